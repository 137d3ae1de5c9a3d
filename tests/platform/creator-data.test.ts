import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '../../shared/api/endpoint.ts'
import { tierFrom } from '../../shared/areas/analysis/dimensions.ts'
import type { creatorDataApi } from '../../shared/areas/creators/data-api.ts'
import { bindState } from '../../shared/areas/creators/states.ts'
import type { creatorTeamsApi } from '../../shared/areas/creators/teams-api.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

/** Noon in Shanghai, where the companies' days are cut. */
const now = Date.UTC(2026, 4, 20, 4) / 1000
const midnight = now - 12 * 3600
const DAY = 86_400
/** The last seven business days. */
const week = { from: midnight - 6 * DAY, to: midnight + DAY }
const weekOf = `start_time=${week.from}&end_time=${week.to}`

let platform: TestPlatform
let company = 0
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const idOf = (name: string): number => ids.get(name) ?? 0

/** Affiliates without a company, and a company with a chief: who stands above, level and share. */
const people = [
  ['head', '', 1, 9000],
  ['anna', 'head', 2, 6000],
  ['ben', 'anna', 3, 3000],
  ['dora', 'ben', 4, 1000],
  ['carl', 'head', 2, 5000],
  ['chief', '', 1, 8000],
  ['lead', 'chief', 2, 5000],
  ['hand', 'lead', 3, 2000],
] as const
const ofCompany = ['chief', 'lead', 'hand']
/** Creators by whoever looks after them. */
const held = {
  a1: 'anna',
  b1: 'ben',
  d1: 'dora',
  c1: 'carl',
  linked: 'anna',
  asked: 'anna',
  left: 'carl',
  quiet: 'anna',
  fresh: 'ben',
}
const heldBelow = { l1: 'lead', h1: 'hand' }
const direct = ['a1', 'b1', 'c1', 'd1', 'fresh', 'left', 'quiet']
const busy = ['a1', 'b1', 'd1', 'c1', 'linked', 'nobody']

const lineOf = (creator_id: string, n: number) =>
  lineWith({
    ...{ sku_id: `sku-${n}`, product_id: `p-${n % 3}`, creator_id },
    ...{ pay_amt: 1000 + n * 517, price_amt: 1000 + n * 517, subtotal_amt: 1000 + n * 517, quantity: 1 + (n % 3) },
    ...{ content_type: ([1, 2, 3, 5, 6] as const)[n % 5] ?? 1, collab_type: n % 3 === 0 ? 2 : 1 },
    ...{ partner_rate_bp: 1000, refund_amt: n % 7 === 0 ? 100 : 0 },
  })
const sale = (creator_id: string, t: number, n: number) => orderAt(t, { lines: [lineOf(creator_id, n)] })

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  await sql`update company set time_zone = 'Asia/Shanghai', cut_hour = 0 where id = 0`.execute(db)
  company = await makeCompany(db, 'Creator data')
  for (const [name, above, agency_level, share_rate_bp] of people) {
    const fields = { agency_level, share_rate_bp, add_time: now - 90 * DAY }
    const at = ofCompany.includes(name) ? company : 0
    ids.set(name, await makeMember(db, name, at, idOf(above), { ...fields, privilege_id: name === 'chief' ? 1 : 0 }))
  }
  for (const name of ['head', 'anna', 'carl', 'chief', 'lead']) tokens.set(name, await platform.signIn(name, password))
  for (const [id, owner] of Object.entries(held)) await makeCreator(db, 0, id, idOf(owner))
  await makeCreator(db, 0, 'nobody', null)
  for (const [id, owner] of Object.entries(heldBelow)) await makeCreator(db, company, id, idOf(owner))
  await sql`update creator_binding set start_t = ${now - 70 * DAY}`.execute(db)
  await sql`update creator_binding set kind = 2 where creator_id = 'linked'`.execute(db)
  await sql`update creator_binding set state = ${bindState.pending} where creator_id = 'asked'`.execute(db)
  await sql`update creator_binding set state = ${bindState.unbound}, end_t = ${now - 3 * DAY}
    where creator_id = 'left'`.execute(db)
  await sql`update creator_binding set start_t = ${now - 2 * DAY} where creator_id = 'fresh'`.execute(db)
  // Associated before it became a direct one.
  await sql`insert into creator_binding (company_id, creator_id, member_id, kind, state, start_t, end_t, add_time, update_time)
    select 0, 'fresh', ${idOf('ben')}, 2, ${bindState.unbound}, ${now - 70 * DAY}, ${now - 2 * DAY}, 0, 0`.execute(db)
  const submit = async (of: number, orders: readonly ReturnType<typeof sale>[]): Promise<void> =>
    allTaken(await platform.gate.submit(of, [...orders]))
  await submit(0, [
    ...Array.from({ length: 180 }, (_, n) => sale(busy[n % 6] ?? '', now - n * 5 * 3600 - 7, n)),
    sale('quiet', now - 50 * DAY, 300),
    sale('fresh', now - DAY, 301),
    sale('left', now - 5 * DAY, 302),
  ])
  await submit(
    company,
    Array.from({ length: 40 }, (_, n) => sale(n % 2 ? 'l1' : 'h1', now - n * 5 * 3600 - 7, n)),
  )
})
afterAll(() => platform?.[Symbol.asyncDispose]())

interface Page {
  readonly list: readonly Readonly<Record<string, number | string | null>>[]
  readonly total: number
  readonly summary: Readonly<Record<'kpi' | 'totals', Readonly<Record<string, number | null>>>>
}
const envelopeOf = async (path: string, who: string) =>
  (await platform.ask(`/api/v1/merchants/${path}`, { token: tokens.get(who) ?? '' })).envelope
const ask = async <Data>(path: string, who = 'head'): Promise<Data> => {
  const { status, message, data } = await envelopeOf(path, who)
  expect(status, message).toBe(1)
  return data as Data
}
const dataOf = (query = '', who = 'head') => ask<Page>(`data?limit=50&${query}`, who)
const idsOf = ({ list }: Page): unknown[] => list.map(({ creator_id }) => creator_id).toSorted()
const sumOf = (rows: readonly { readonly gmv_amt: number }[]): number =>
  rows.reduce((sum, { gmv_amt }) => sum + gmv_amt, 0)

/** What the lines say of some creators within a member's scope, in the week or at any time. */
const byHand = async (member: string, creators: readonly string[], from = week.from, to = week.to) => {
  const { rows } = await sql<Record<string, number>>`
    select coalesce(sum(pay_amt), 0)::int as gmv, count(distinct order_id)::int as orders,
      coalesce(sum(quantity), 0)::int as items_sold, coalesce(sum(refund_amt), 0)::int as refunded_gmv,
      coalesce(sum(est_standard_amt + est_shop_ads_amt + est_bonus_amt), 0)::int as est_commission,
      coalesce(sum(pay_amt) filter (where content_type = 2), 0)::int as live_gmv,
      coalesce(sum(pay_amt) filter (where content_type in (1, 6)), 0)::int as video_gmv,
      coalesce(sum(pay_amt) filter (where content_type = 3), 0)::int as showcase_gmv,
      coalesce(sum(pay_amt) filter (where content_type = 5), 0)::int as product_card_gmv,
      coalesce(sum(pay_amt) filter (where collab_type = 2), 0)::int as target_gmv,
      coalesce(sum(pay_amt) filter (where collab_type = 1), 0)::int as open_gmv,
      count(distinct product_id)::int as sold_products
    from affiliate_order_line where ${idOf(member)} = any(owner_path) and creator_id = any(${creators}::text[])
      and paid_t >= ${from} and paid_t < ${to}`.execute(platform.db)
  return rows[0] ?? expect.fail('no sums')
}

test('[CR9] direct creators are those that are bound, or were, as such; their orders are the lines of the order list that they brought', async () => {
  const page = await ask<Page>('order?limit=50')
  const { rows } = await sql<{ n: number; gmv: number }>`
    select count(*)::int as n, sum(pay_amt)::int as gmv from affiliate_order_line
    where ${idOf('head')} = any(owner_path) and creator_id = any(${direct}::text[])`.execute(platform.db)
  expect(page.total).toBe(rows[0]?.n)
  expect(page.summary).toMatchObject({ kpi: { M01: rows[0]?.gmv }, totals: { pay_amount: rows[0]?.gmv } })
  expect(idsOf(await dataOf())).toEqual(direct)
  const { gmv } = await byHand('head', ['a1'])
  const own = await ask<Page>(`order?creator=a1&date_type=paid&${weekOf}`)
  expect(own.summary.kpi.M01).toBe(gmv)
  expect(own.summary.kpi.M11_OURS).toBeGreaterThan(0)
  expect((await ask<Page>('order?creator=linked')).total).toBe(0)
  // Where direct creators brought all lines, the kept sums are theirs.
  const whole = await ask<Page>('order', 'chief')
  const { rows: all } = await sql<{ n: number; gmv: number }>`
    select count(*)::int as n, sum(pay_amt)::int as gmv from affiliate_order_line where company_id = ${company}`.execute(
    platform.db,
  )
  expect([whole.total, whole.summary.kpi.M01]).toEqual([all[0]?.n, all[0]?.gmv])
})

test('[CR9] whoever leads another team sees neither creators nor orders of this one', async () => {
  expect(idsOf(await dataOf('', 'anna'))).toEqual(['a1', 'b1', 'd1', 'fresh', 'quiet'])
  expect(idsOf(await dataOf('', 'carl'))).toEqual(['c1', 'left'])
  expect((await ask<Page>('order?creator=a1', 'carl')).total).toBe(0)
  expect((await envelopeOf('data', 'lead')).status).toBe(403)
  expect(idsOf(await dataOf('', 'chief'))).toEqual(['h1', 'l1'])
})

test('[CR10] a row of creator data says what the lines of its days say, and rows and charts add up to the figures', async () => {
  const page = await dataOf(weekOf)
  for (const id of direct) {
    const lines = await byHand('head', [id])
    const row = page.list.find(({ creator_id }) => creator_id === id)
    expect(row, id).toMatchObject({ ...lines, lives: null, videos: null, impressions: null, ctr: null })
    const { gmv = 0, orders = 0 } = lines
    expect(row).toMatchObject({
      aov: orders === 0 ? null : Math.round(gmv / orders),
      tier: orders === 0 ? 0 : 1 + tierFrom.filter((from) => gmv >= from).length,
    })
  }
  const all = await byHand('head', direct)
  const sellers = page.list.filter(({ orders }) => Number(orders) > 0).length
  expect(page.summary.kpi).toMatchObject({
    ...{ M01: all.gmv, M08: all.est_commission, M17: sellers },
    perHead: Math.round((all.gmv ?? 0) / sellers),
  })
  for (const field of ['gmv', 'items_sold', 'refunded_gmv']) expect(page.summary.totals[field], field).toBe(all[field])
  expect(page.summary.totals.aov).toBe(Math.round((all.gmv ?? 0) / (all.orders ?? 1)))
  const trend = await ask<CallData<typeof creatorDataApi.trend>>(`data/trend?${weekOf}`)
  expect([trend.days, trend.tiers, trend.contents].map(sumOf)).toEqual([all.gmv, all.gmv, all.gmv])
  expect(trend.days).toHaveLength(7)
  const narrow = `owner=${idOf('ben')}&${weekOf}`
  const few = await dataOf(narrow)
  expect(idsOf(few)).toEqual(['b1', 'fresh'])
  const drawn = await ask<CallData<typeof creatorDataApi.trend>>(`data/trend?${narrow}`)
  expect([drawn.days, drawn.tiers, drawn.contents].map(sumOf)).toEqual([1, 2, 3].map(() => few.summary.kpi.M01))
})

test('[CR11] new, first, silent and tier: each figure is the number of rows that the list shows for it', async () => {
  const { summary } = await dataOf(weekOf)
  expect(summary.kpi).toMatchObject({ joined: 1, first_sale: 2, silent: 1 })
  expect(idsOf(await dataOf(`joined=1&${weekOf}`))).toEqual(['fresh'])
  expect(idsOf(await dataOf(`first_sale=1&${weekOf}`))).toEqual(['fresh', 'left'])
  expect(idsOf(await dataOf(`silent=1&${weekOf}`))).toEqual(['quiet'])
  expect((await dataOf(`has_sold=1&${weekOf}`)).total).toBe(summary.kpi.M17)
  const { tiers } = await ask<CallData<typeof creatorDataApi.trend>>(`data/trend?${weekOf}`)
  for (const { tier, creators } of tiers) expect((await dataOf(`tier=${tier}&${weekOf}`)).total).toBe(creators)
  // A change of owner makes nobody new.
  await sql`insert into creator_binding (company_id, creator_id, member_id, start_t, add_time, update_time)
    select 0, 'a1', ${idOf('ben')}, ${now - 600}, 0, 0`.execute(platform.db)
  await sql`update creator_binding set state = ${bindState.unbound}, end_t = ${now - 600}
    where creator_id = 'a1' and member_id = ${idOf('anna')}`.execute(platform.db)
  expect(idsOf(await dataOf(`joined=1&agency_level=3&${weekOf}`))).toEqual(['fresh'])
})

test('[CR12] of who joined in a month, those who sold are counted in it and in each month since, never before there were orders', async () => {
  const { months } = await ask<CallData<typeof creatorDataApi.retention>>('data/retention')
  expect(months.map(({ month }) => month)).toEqual(['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'])
  const joined = { '2026-03': direct.filter((id) => id !== 'fresh'), '2026-05': ['fresh'] }
  for (const [month, creators] of Object.entries(joined)) {
    const found = months.find((one) => one.month === month) ?? expect.fail(month)
    expect(found.creators).toBe(creators.length)
    const first = Number(month.slice(5))
    for (const [n, sold] of found.sold.entries()) {
      const at = (later: number): number => Date.UTC(2026, first - 1 + n + later, 1) / 1000 - 8 * 3600
      const { rows } = await sql<{ n: number }>`
        select count(distinct creator_id)::int as n from affiliate_order_line
        where ${idOf('head')} = any(owner_path) and creator_id = any(${creators}::text[])
          and paid_t >= ${at(0)} and paid_t < ${at(1)}`.execute(platform.db)
      expect(sold, `${month} + ${n}`).toBe(rows[0]?.n)
    }
  }
  expect(months[0]?.sold.slice(0, 3)).toEqual([null, null, null])
})

const teamsOf = (query = '', who = 'head') => ask<Page>(`associated?${weekOf}&${query}`, who)
const belowOf = (query = '', who = 'head') =>
  ask<CallData<typeof creatorTeamsApi.below>>(`associated/below?${query}`, who)
const namesOf = ({ list }: Page): unknown[] => list.map(({ leader_name }) => leader_name).toSorted()

test('[CR13] a team is somebody directly below with everyone below that; its figures are those of its lines', async () => {
  const page = await teamsOf()
  expect(namesOf(page)).toEqual(['anna', 'carl'])
  for (const [name, creators, heads, sellers] of [
    ['anna', ['a1', 'b1', 'd1', 'fresh', 'linked', 'quiet'], 3, 3],
    ['carl', ['c1', 'left'], 1, 1],
  ] as const) {
    const { gmv, orders, est_commission } = await byHand(name, creators)
    expect(gmv).toBeGreaterThan(0)
    const { rows } = await sql<{ amt: number }>`
      select sum(t.est_amt)::int as amt from affiliate_order_line l
      join commission_split t using (company_id, order_id, sku_id, content_id, n)
      where ${idOf(name)} = any(l.owner_path) and t.member_id = ${idOf('head')}
        and l.paid_t >= ${week.from} and l.paid_t < ${week.to}`.execute(platform.db)
    expect(rows[0]?.amt).toBeGreaterThan(0)
    expect(page.list.find(({ leader_name }) => leader_name === name)).toMatchObject({
      ...{ gmv, orders, est_commission, headcount: heads, sellers, level_share: rows[0]?.amt },
      direct_heads: name === 'anna' ? 1 : 0,
    })
  }
  // The orders that a row leads to.
  const query = `date_type=paid&${weekOf}&team=${idOf('anna')}`
  const { envelope } = await platform.ask(`/api/v1/order/list?${query}`, { token: tokens.get('head') ?? '' })
  const anna = page.list.find(({ leader_name }) => leader_name === 'anna')
  expect((envelope.data as Page).summary.kpi).toMatchObject({ M01: anna?.gmv, M03: anna?.orders })
  const sum = (field: string): number => page.list.reduce((total, row) => total + Number(row[field]), 0)
  expect(page.summary.kpi).toMatchObject({ teams: 2, indirect: 7, sold: sum('gmv'), level: sum('level_share') })
})

test('[CR13] of a whole company the teams are those of its page of teams, and what stays above them is the level income', async () => {
  const page = await teamsOf('', 'chief')
  expect(namesOf(page)).toEqual(['lead'])
  const { rows } = await sql<{ amt: number }>`
    select sum(t.est_amt)::int as amt from affiliate_order_line l
    join commission_split t using (company_id, order_id, sku_id, content_id, n)
    where l.company_id = ${company} and l.paid_t >= ${week.from} and l.paid_t < ${week.to}
      and t.role <> 1 and (t.member_id is null or t.member_id = ${idOf('chief')})`.execute(platform.db)
  expect(page.summary.kpi.level).toBe(rows[0]?.amt)
})

test('[CR14] who stands lower than directly below has the beginning of the name, in the table, its search and the tree; nobody else’s people are shown', async () => {
  const top = await belowOf()
  expect(top.nodes).toEqual([
    { team_id: String(idOf('anna')), name: 'anna', people: 3, folds: true },
    { team_id: String(idOf('carl')), name: 'carl', people: 1, folds: false },
  ])
  const query = `pid=${idOf('anna')}`
  expect(namesOf(await teamsOf(query))).toEqual(['b***'])
  expect((await belowOf(query)).nodes).toEqual([{ team_id: String(idOf('ben')), name: 'b***', people: 2, folds: true }])
  expect((await teamsOf(`${query}&keyword=ben`)).total).toBe(0)
  const deep = await belowOf(`pid=${idOf('ben')}`)
  expect(deep.path.map(({ name }) => name)).toEqual(['anna', 'b***'])
  expect(deep.nodes.map(({ name }) => name)).toEqual(['d***'])
  // To who leads it, it stands directly below.
  expect(namesOf(await teamsOf('', 'anna'))).toEqual(['ben'])
  expect((await teamsOf(query, 'carl')).total).toBe(0)
  expect(await belowOf(query, 'carl')).toMatchObject({ nodes: [], path: [] })
})

test('[CR14] a level 3 affiliate without associated teams is refused', async () => {
  await makeMember(platform.db, 'third', 0, idOf('carl'), { agency_level: 3, has_d: false })
  tokens.set('third', await platform.signIn('third', password))
  for (const path of ['associated', 'associated/below']) expect((await envelopeOf(path, 'third')).status).toBe(403)
  expect((await envelopeOf('data', 'third')).status).toBe(1)
})
