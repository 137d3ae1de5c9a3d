import { afterAll, beforeAll, expect, test } from 'vitest'
import { knownActions } from '../../platform/lists/audit/told.ts'
import { insertAudit, objectOf } from '../../platform/queries/account/audit.ts'
import { auditKinds } from '../../shared/areas/audit/kinds.ts'
import { inviteWorkflow } from '../../shared/areas/invites/workflow.ts'
import { staffWorkflow } from '../../shared/areas/staff/workflow.ts'
import { workflows } from '../../shared/workflows/all.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const now = Date.UTC(2026, 4, 20, 4) / 1000
let platform: TestPlatform
let company: number
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const tokenOf = (name: string): string => tokens.get(name) ?? ''

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Tide')
  const rivals = await makeCompany(db, 'Rivals')
  const add = async (name: string, of: number, above = '', fields = {}) => {
    ids.set(name, await makeMember(db, name, of, ids.get(above) ?? 0, fields))
  }
  const leads = { privilege_id: 1, has_zhishu: true, share_rate_bp: 5000 }
  await add('boss', company, '', leads)
  await add('north', company, 'boss', leads)
  await add('nora', company, 'north')
  await add('south', company, 'boss', leads)
  await add('rival', rivals, '', leads)
  const role = async (name: string, data_scope: number, see_money: boolean): Promise<number> => {
    const made = await db
      .insertInto('privilege_role')
      .values({ company_id: company, name, data_scope, see_money, see_mobile: false, add_time: 0, update_time: 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const screen of ['management', 'merchantsTeamMent'])
      await db.insertInto('role_menu').values({ role_id: made.id, screen, can_act: true, can_export: true }).execute()
    return made.id
  }
  const below = await role('below', 1, false)
  for (const name of ['north', 'south'])
    await db.updateTable('member').set({ privilege_id: below }).where('username', '=', name).execute()
  for (const name of ['boss', 'north', 'south', 'rival']) tokens.set(name, await platform.signIn(name, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

type Row = Readonly<Record<string, unknown>>
const log = async (who: string, query = ''): Promise<readonly Row[]> => {
  const { envelope } = await platform.ask(`/api/v1/audit?limit=50&${query}`, { token: tokenOf(who) })
  return (envelope.data as { list: readonly Row[] }).list
}

test('[AU1] what a button, a form and the platform by itself did stands in the log with who, what, to what and the change, in both languages', async () => {
  const { db } = platform
  const nora = String(ids.get('nora'))
  expect((await presser(platform, staffWorkflow).one(tokenOf('boss'), 'disable', nora)).ok).toBe(true)
  const body = { share_rate_bp: 1000, days: 7, most_uses: null, remark: null }
  const made = await platform.ask('/api/v1/merchants/invite', { token: tokenOf('boss'), body })
  const { code } = made.envelope.data as { code: string }
  const entry = { action: 'bill.pay', object_type: 'bill', object_id: objectOf(company, '7'), ip: '', now: now + 1 }
  await db
    .transaction()
    .execute((tx) => insertAudit(tx, { member_id: null, ...entry, before: { tax_amt: 100 }, after: { tax_amt: 250 } }))
  const [bill, invite, staff] = await log('boss')
  expect(bill).toMatchObject({ audit_by: '平台\nThe platform', audit_object: '7' })
  expect(bill?.audit_change).toMatch(/\$1\.00 → \$2\.50/)
  expect(invite).toMatchObject({ audit_by: 'boss', audit_action: '发出邀请\nInvited', audit_object: code })
  expect(invite?.audit_change).toMatch(/分成比例: 10\.00%/)
  expect(staff).toMatchObject({ audit_by: 'boss', audit_action: '停用\nDisable', audit_object: nora, add_time: now })
  expect(String(staff?.audit_change).split('\n')[0]).toBe('状态: 启用 → 停用')
})

test('[AU2] who sees a whole company reads all of its log, who sees a team what that did; nobody reads another one’s', async () => {
  const body = { share_rate_bp: 500, days: 7, most_uses: null, remark: null }
  for (const name of ['north', 'south', 'rival'])
    await platform.ask('/api/v1/merchants/invite', { token: tokenOf(name), body })
  const who = async (name: string) => [...new Set((await log(name)).map(({ audit_by }) => audit_by))].sort()
  expect(await who('boss')).toEqual(['boss', 'north', 'south', '平台\nThe platform'])
  expect(await who('north')).toEqual(['north'])
  expect(await who('rival')).toEqual(['rival'])
  const { one } = presser(platform, inviteWorkflow)
  const [row] = await log('south')
  expect((await one(tokenOf('boss'), 'withdraw', String(row?.audit_object))).ok).toBe(true)
  expect(await who('south')).toEqual(['south'])
})

test('[AU3] amounts are hidden from who sees no money, digits of phones from everybody', async () => {
  const entry = { action: 'target.set', object_type: 'target', object_id: objectOf(company, 'x'), ip: '', now: now + 2 }
  const change = { after: { amt_amt: 12_345, note: '13912345678' } }
  await platform.db
    .transaction()
    .execute((tx) => insertAudit(tx, { member_id: ids.get('north') ?? 0, ...entry, ...change }))
  const of = async (name: string) => (await log(name)).find(({ audit_object }) => audit_object === 'x')?.audit_change
  expect(await of('boss')).toMatch(/139\*\*\*\*5678.*\$123\.45/)
  expect(await of('north')).toMatch(/139\*\*\*\*5678.*已隐藏/)
  expect(await of('north')).not.toMatch(/123|3912345678/)
})

test('[AU4] it is searched by who, kind, day and the thing itself', async () => {
  const [all, byKind, byDay, byThing, byWho] = await Promise.all([
    log('boss'),
    log('boss', `audit_kind=${auditKinds.indexOf('staff') + 1}`),
    log('boss', `start_time=${now + 1}&end_time=${now + 2}`),
    log('boss', 'keyword=7'),
    log('boss', `owner=${ids.get('north')}`),
  ])
  expect(byKind?.map(({ audit_action }) => audit_action)).toEqual(['停用\nDisable'])
  expect(byDay?.map(({ audit_object }) => audit_object)).toEqual(['7'])
  expect(byThing?.map(({ audit_object }) => audit_object)).toContain('7')
  expect(new Set(byWho?.map(({ audit_by }) => audit_by))).toEqual(new Set(['north']))
  expect(all?.length).toBeGreaterThan(byWho?.length ?? 0)
})

test('[AU5] every transition of every workflow has its words and its kind there', () => {
  for (const { of, transitions } of Object.values(workflows)) {
    expect(auditKinds).toContain(of)
    for (const name of Object.keys(transitions)) expect([...knownActions.keys()]).toContain(`${of}.${name}`)
  }
})
