import type { ScreenId } from '../../shared/access/screens.ts'
import { dataScope } from '../../shared/areas/permissions/groups.ts'
import type { Tx } from '../db/tables.ts'
import { insertGroup } from '../queries/permissions/groups.ts'
import type { MemberIds } from './plan.ts'

interface DemoGroup {
  readonly name: string
  readonly data_scope: number
  readonly see_money: boolean
  readonly see_mobile: boolean
  /** What its members look at, and where they change something. */
  readonly sees: readonly ScreenId[]
  readonly acts: readonly ScreenId[]
  /** Username of its member. */
  readonly member: string
}

const groups: readonly DemoGroup[] = [
  {
    name: '商务助理',
    ...{ data_scope: dataScope.team, see_money: false, see_mobile: true, member: 'tide.lvqing' },
    sees: ['product', 'orders', 'merchantsTeamMent', 'directlyData', 'academy'],
    acts: ['product', 'merchantsTeamMent'],
  },
  {
    name: '数据分析',
    ...{ data_scope: dataScope.company, see_money: true, see_mobile: false, member: 'tide.hanzhi' },
    sees: ['console', 'dataBoard', 'orders', 'dataAnalysis', 'merchantsTeamMent', 'directlyData', 'directlyOrder'],
    acts: ['dataAnalysis'],
  },
]

/** Two groups of rights of the demo company, each with a member. */
export const insertGroups = async (tx: Tx, company_id: number, members: MemberIds, t: number): Promise<void> => {
  for (const { member, sees, acts, ...fields } of groups) {
    const screens = sees.map((screen) => {
      const right = acts.includes(screen) ? 1 : 0
      return { screen, act: right, export: fields.see_money ? 1 : right } as const
    })
    const id = await insertGroup(tx, company_id, { ...fields, screens }, t)
    const member_id = members.get(member)
    if (member_id !== undefined)
      await tx.updateTable('member').set({ privilege_id: id }).where('id', '=', member_id).execute()
  }
}
