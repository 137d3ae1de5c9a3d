import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBook } from '../../platform/demo/book.ts'
import { ensureNovelties } from '../../platform/demo/novelties.ts'
import { booksOf, demoCompanyName, findDemo, makePlan } from '../../platform/demo/plan.ts'
import { ensureCompany } from '../../platform/demo/setup.ts'
import { ensureTargets } from '../../platform/demo/targets.ts'
import { passwordMatches } from '../../platform/http/passwords.ts'
import { recordOf } from '../../platform/http/record.ts'
import { readInvite } from '../../platform/queries/account/invites.ts'
import { readMemberByName } from '../../platform/queries/account/member.ts'
import { readCompany } from '../../platform/queries/view.ts'
import { decideAccess } from '../../shared/access/decide.ts'
import { homeOf } from '../../shared/access/home.ts'
import { companyMenuTree } from '../../shared/record/company-menus.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { DAY, type DemoBed, demoBed, someNoon } from './demo-support.ts'

const midnight = someNoon - DAY / 2
let bed: DemoBed
let accounts: { username: string; note: string }[]
let starCutters: number[]

beforeAll(async () => {
  bed = await demoBed()
  ;({ accounts, starCutters } = await bed.seed(someNoon))
})
afterAll(() => bed?.[Symbol.asyncDispose]())

const recordFor = async (username: string): Promise<UserRecord> => {
  const member = await readMemberByName(bed.db, username, someNoon)
  if (!member) throw new Error(`no account ${username}`)
  expect(await passwordMatches(member.password_hash, 'tidewall-demo')).toBe(true)
  return recordOf(member, { users: new Set(), company: null, starCutters: new Set(starCutters) })
}

describe('demo accounts', () => {
  it('[D10] names every documented account in both languages, and its password works', async () => {
    const documented = 'wall leader staff cutter star agent1 agent2 agent3 agent4 shops shopsolo ads fbads ops'.split(
      ' ',
    )
    expect(accounts.map(({ username }) => username).sort()).toEqual([...documented].sort())
    for (const { note } of accounts) expect(note).toMatch(/[\u4e00-\u9fff].* \| [A-Za-z]/)
    for (const username of documented) await recordFor(username)
  })

  it('[D10] gives the accounts their roles', async () => {
    const demo = await findDemo(bed.db)
    const company = demo?.company_id
    expect(await recordFor('wall')).toMatchObject({ status: 4, company, daping: 1, scope: `c${company}`, demo: true })
    expect(homeOf(await recordFor('wall'))).toBe('/dataDisplay/index')
    const leader = await recordFor('leader')
    expect(leader).toMatchObject({ company, privilege_id: 1, scope: `c${company}`, isad: [0, 1, 2, 4, 5, 6, 9] })
    expect(leader).toMatchObject({ company_name: demoCompanyName, currency: 'USD', zone: 'Asia/Shanghai' })
    for (const flag of ['daping', 'business_center', 'has_tt_tool', 'is_share_video', 'has_d', 'has_zhishu'] as const)
      expect(leader[flag]).toBe(1)
    expect(decideAccess(leader).allows('dataScreen')).toBe(true)
    const staff = await recordFor('staff')
    expect(staff).toMatchObject({ company, privilege_id: 0, scope: `m${staff.id}` })
    expect(decideAccess(staff).allows('dataScreen')).toBe(false)
    expect(await recordFor('cutter')).toMatchObject({ company, is_film_cutter: 1, video_menu: [1, 2, 3] })
    expect(await recordFor('star')).toMatchObject({ is_film_cutter: 1, is_share_video: 1, star_cutter: 1 })
    for (const level of [1, 2, 3, 4])
      expect(await recordFor(`agent${level}`)).toMatchObject({ company: 0, agency_level: level, company_name: '' })
    expect(await recordFor('shops')).toMatchObject({ version: 9, current_version: 9, company })
    expect(await recordFor('shopsolo')).toMatchObject({ version: 9, current_version: 9, company: 0 })
    expect(await recordFor('ads')).toMatchObject({ version: 1, current_version: 1, company })
    expect(await recordFor('fbads')).toMatchObject({ isadVersion: 5 })
    expect(await recordFor('ops')).toMatchObject({ operator: 1 })
  })

  it('[K20] gives its accounts phones of their own, two of them invitations, and the company a menu', async () => {
    const records = await Promise.all(accounts.map(({ username }) => recordFor(username)))
    expect(new Set(records.map(({ mobile }) => mobile)).size).toBe(records.length)
    // A wall seat's record tells none.
    const people = records.filter(({ status }) => status !== 4)
    expect(people.every(({ mobile }) => /^138000000\d\d$/.test(mobile))).toBe(true)
    const month = someNoon + 30 * 86_400
    for (const [code, leader] of [
      ['TIDE2026', '沈潮生'],
      ['SOLO2026', '顾远航'],
    ] as const) {
      const invite = await readInvite(bed.db, code)
      expect([invite?.leader, (invite?.expire_t ?? 0) > month]).toEqual([leader, true])
    }
    const tree = companyMenuTree((await recordFor('leader')).companyMenus)
    const names = tree.map(({ menu_name, children }) => [menu_name, ...children.map((child) => child.menu_name)])
    expect(names).toEqual([['直营团队', '员工管理', '员工数据', '员工订单', '权限管理']])
    expect((await recordFor('agent1')).companyMenus).toEqual([])
  })

  it('[D19] marks its members as demo, in company 0 too, and nobody else there', async () => {
    for (const username of ['wall', 'staff', 'agent1', 'agent4', 'shopsolo', 'ops'])
      expect(await recordFor(username)).toMatchObject({ username, demo: true })
    const { id } = await recordFor('agent1')
    expect(await readCompany(bed.db, 0, Number(id))).toMatchObject({ id: 0, demo: true })
    expect((await readCompany(bed.db, 0)).demo).toBe(false)
    const common = { company_id: 0, mobile: null, manager_id: null, referrer_id: null, last_login_t: null }
    const person = { ...common, username: 'person', password_hash: 'x', deleted_t: null, add_time: 1, update_time: 1 }
    const made = await bed.db.insertInto('member').values(person).returning('id').executeTakeFirstOrThrow()
    expect((await readMemberByName(bed.db, 'person', someNoon))?.demo).toBe(false)
    expect((await readCompany(bed.db, 0, made.id)).demo).toBe(false)
  })

  it('[D10] hangs four teams of five under the leader', async () => {
    const rows = await bed.db
      .selectFrom('member_closure as c')
      .innerJoin('member as a', 'a.id', 'c.ancestor_id')
      .innerJoin('member as d', 'd.id', 'c.descendant_id')
      .select(['c.depth', 'd.id', 'd.agency_level', 'd.share_rate_bp'])
      .where('a.username', '=', 'leader')
      .where('d.status', '=', 1)
      .execute()
    const teams = rows.filter(({ depth, agency_level }) => depth === 1 && agency_level === 2)
    expect(teams).toHaveLength(4)
    expect(rows.filter(({ depth }) => depth === 2)).toHaveLength(20)
    for (const team of teams) {
      const below = await bed.db
        .selectFrom('member_closure')
        .innerJoin('member', 'member.id', 'descendant_id')
        .select('share_rate_bp')
        .where('ancestor_id', '=', team.id)
        .where('depth', '=', 1)
        .where('status', '=', 1)
        .execute()
      expect(below).toHaveLength(5)
      for (const { share_rate_bp } of below) expect(share_rate_bp).toBeLessThan(team.share_rate_bp)
    }
  })

  it('[D14] counts agents’ orders in company 0 for everyone above the owner', async () => {
    const agents = await bed.db
      .selectFrom('member')
      .select(['id', 'username'])
      .where('username', 'like', 'agent%')
      .execute()
    const id = (username: string): number => agents.find((agent) => agent.username === username)?.id ?? 0
    const lines = await bed.db
      .selectFrom('affiliate_order_line')
      .select(['owner_member_id', 'owner_path', 'pay_amt'])
      .where('company_id', '=', 0)
      .execute()
    const own = lines.filter(({ owner_member_id }) => owner_member_id === id('agent4'))
    expect(own.length).toBeGreaterThan(3)
    for (const { owner_path } of own) expect(owner_path).toEqual(['agent4', 'agent3', 'agent2', 'agent1'].map(id))
    const all = await bed.db
      .selectFrom('rollup')
      .select('gmv_amt')
      .where('scope', '=', `m${id('agent1')}`)
      .where('grain', '=', 0)
      .where('dim', '=', 0)
      .executeTakeFirst()
    const below = lines.filter(({ owner_path }) => owner_path.includes(id('agent1')))
    expect(all?.gmv_amt).toBe(below.reduce((sum, { pay_amt }) => sum + pay_amt, 0))
    const orders = await bed.db.selectFrom('affiliate_order').select('company_id').execute()
    const share = orders.filter(({ company_id }) => company_id === 0).length / orders.length
    expect(Math.abs(share - 0.06)).toBeLessThan(0.04)
  })
})

describe('products', () => {
  it('[D21] has products that are new today, in both companies, and others every further day', async () => {
    const demo = (await findDemo(bed.db)) ?? expect.fail('no demo')
    const newOn = async (day: number): Promise<number[]> => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from product where first_seen_t >= ${midnight + day * DAY}
          and first_seen_t < ${midnight + (day + 1) * DAY} and title <> '' and standard_rate_bp > 0
        group by company_id order by company_id`.execute(bed.db)
      return rows.map(({ n }) => n)
    }
    const [others = 0, own = 0] = await newOn(0)
    expect([others >= 2, own >= 4, others + own < 40]).toEqual([true, true, true])
    expect(await newOn(1)).toEqual([])
    for (const later of [2, 2, 1]) await ensureNovelties(bed.db, demo, booksOf(demo), someNoon + later * DAY)
    expect([await newOn(0), await newOn(1), await newOn(2)]).toEqual([
      [others, own],
      [2, 4],
      [2, 4],
    ])
  })
})

describe('targets', () => {
  it('[D13] sets 95 to 110 % of each month for the company, and its parts for the team leaders', async () => {
    await using other = await demoBed()
    const now = Date.parse('2026-07-15T04:00:00Z') / 1000
    const demo = await ensureCompany(other.db, makePlan(11, now, 60, 1))
    const books = booksOf(demo)
    await ensureTargets(other.db, demo, books, now)
    const rows = await other.db.selectFrom('kpi_target').selectAll().execute()
    expect([...new Set(rows.map(({ month }) => month))].sort()).toEqual(['2026-05', '2026-06', '2026-07'])
    const book = createBook(books[0]?.book.world ?? expect.fail('no world'), demo.plan)
    let june = 0
    for (let m = Date.parse('2026-05-31T16:00:00Z') / 60_000; m < Date.parse('2026-06-30T16:00:00Z') / 60_000; m++)
      for (const order of book.ordersOfMinute(m)) for (const line of order.lines) june += line.pay_amt
    const target =
      rows.find(
        ({ scope, month, metric }) => scope === `c${demo.company_id}` && metric === 'M01' && month === '2026-06',
      )?.value ?? 0
    expect(target / june).toBeGreaterThan(0.93)
    expect(target / june).toBeLessThan(1.12)
    const teams = rows.filter(({ scope, month }) => scope.startsWith('m') && month === '2026-06')
    expect(teams).toHaveLength(4)
    const sum = teams.reduce((total, { value }) => total + value, 0)
    expect(sum / target).toBeGreaterThan(0.85)
    expect(sum / target).toBeLessThan(1.16)
    await ensureTargets(other.db, demo, books, now + 30 * 86_400)
    expect((await other.db.selectFrom('kpi_target').selectAll().execute()).length).toBe(rows.length + 6)
  })
})

describe('names that people have', () => {
  it('[D15] leaves an account alone that has the name of a demo account', async () => {
    await using other = await demoBed()
    const person = { company_id: 0, username: 'leader', password_hash: 'x', add_time: 1, update_time: 1 }
    const empty = { mobile: '13800000001', manager_id: null, referrer_id: null, last_login_t: null, deleted_t: null }
    await other.db
      .insertInto('member')
      .values({ ...person, ...empty })
      .execute()
    const { accounts: names } = await other.seed(someNoon, { days: 1 })
    expect(names.map(({ username }) => username)).toContain('demo.leader')
    const kept = await other.db.selectFrom('member').selectAll().where('username', '=', 'leader').execute()
    expect(kept).toMatchObject([{ ...person, mobile: '13800000001' }])
  })
})
