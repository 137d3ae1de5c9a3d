import type { Tx } from '../db/tables.ts'
import { demoInvites } from './accounts.ts'
import type { MemberIds } from './plan.ts'

const team = { menu_name: '直营团队', enname: 'Direct team', ico: 'team', url: '/directlyTeam' } as const
const entries = [
  ['员工管理', 'Staff', 'management'],
  ['员工数据', 'Staff data', 'directlyData'],
  ['员工订单', 'Staff orders', 'directlyOrder'],
  ['权限管理', 'Permissions', 'permissions'],
] as const

/** The demo company's own menu: the direct team with all of its screens. */
export const insertMenu = async (tx: Tx, company_id: number): Promise<void> => {
  const { id: pid } = await tx
    .insertInto('company_menu')
    .values({ ...team, company_id, pid: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = entries.map(([menu_name, enname, screen], index) => ({
    company_id,
    menu_name,
    pid,
    enname,
    url: `${team.url}/${screen}`,
    sort: index + 1,
  }))
  await tx.insertInto('company_menu').values(rows).execute()
}

const TEN_YEARS = 3650 * 86_400
const INVITED_RATE_BP = 3000

/** A code that a person already invites with stays that person's. */
export const insertInvites = async (tx: Tx, members: MemberIds, t: number): Promise<void> => {
  const rows = Object.entries(demoInvites).flatMap(([username, code]) => {
    const member_id = members.get(username)
    const terms = { share_rate_bp: INVITED_RATE_BP, expire_t: t + TEN_YEARS, add_time: t }
    return member_id === undefined ? [] : [{ code, member_id, ...terms }]
  })
  await tx
    .insertInto('invite')
    .values(rows)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
