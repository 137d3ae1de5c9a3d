import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raiseVersion } from '../../platform/queries/pulse.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { staffDataApi } from '../../shared/areas/staff/data-api.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

/** Noon in Shanghai, where the company's days are cut. */
const now = Date.UTC(2026, 4, 20, 4) / 1000
const midnight = now - 12 * 3600
const DAY = 86_400

let platform: TestPlatform
let company = 0
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const idOf = (name: string): number => ids.get(name) ?? 0

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  company = await makeCompany(db, 'Staff data')
  const people = [
    ['chief', '', { privilege_id: 1 }],
    ['lead', 'chief', {}],
    ['hand', 'lead', {}],
    ['other', 'chief', {}],
    ['wall', 'chief', { status: 4 }],
  ] as const
  for (const [name, above, fields] of people) {
    ids.set(name, await makeMember(db, name, company, idOf(above), fields))
    if (name !== 'wall') tokens.set(name, await platform.signIn(name, password))
  }
  for (const name of ['chief', 'lead', 'hand', 'other']) await makeCreator(db, company, `of-${name}`, idOf(name), {})
  await makeCreator(db, company, 'of-nobody', null, {})
  const creators = ['of-chief', 'of-lead', 'of-hand', 'of-other', 'of-nobody']
  allTaken(
    await platform.gate.submit(
      company,
      Array.from({ length: 160 }, (_, n) =>
        orderAt(now - n * 10_800 - 7, {
          lines: [
            lineWith({
              sku_id: `sku-${n}`,
              product_id: `p-${n % 3}`,
              creator_id: creators[n % 5] ?? '',
              pay_amt: 1000 + n * 13,
              price_amt: 1000 + n * 13,
              refund_amt: n % 7 === 0 ? 100 : 0,
            }),
          ],
        }),
      ),
    ),
  )
})
afterAll(() => platform?.[Symbol.asyncDispose]())

interface Page {
  readonly list: readonly Readonly<Record<string, number | string | null>>[]
  readonly total: number
  readonly summary: Readonly<Record<'kpi' | 'totals', Readonly<Record<string, number | null>>>>
}
const ask = async <Data>(path: string, who = 'chief'): Promise<Data> => {
  const { envelope } = await platform.ask(`/api/v1/staff/${path}`, { token: tokens.get(who) ?? '' })
  if (envelope.status !== 1) throw new Error(envelope.message)
  return envelope.data as Data
}
const rowOf = ({ list }: Page, name: string) => list.find(({ staff_id }) => staff_id === String(idOf(name)))

/** What a person itself brought from one second until before another, from the lines. */
const byHand = async (name: string, from: number, to: number) => {
  const { rows } = await sql<{ gmv: number; orders: number; net: number; refund: number; commission: number }>`
    select coalesce(sum(pay_amt), 0)::int as gmv, count(distinct order_id)::int as orders,
      coalesce(sum(pay_amt - refund_amt), 0)::int as net, coalesce(sum(refund_amt), 0)::int as refund,
      coalesce(sum(est_standard_amt + est_shop_ads_amt + est_bonus_amt), 0)::int as commission
    from affiliate_order_line where company_id = ${company} and owner_member_id = ${idOf(name)}
      and paid_t >= ${from} and paid_t < ${to}`.execute(platform.db)
  const [row] = rows
  if (!row) throw new Error('no sums')
  return row
}

test('[SM14] [SM15] a row counts what the person brought itself, as its lines say; the rows add up, and walls have none', async () => {
  const page = await ask<Page>('data')
  expect(page.list.map(({ staff_id }) => staff_id).toSorted()).toEqual(
    ['chief', 'lead', 'hand', 'other'].map((name) => String(idOf(name))).toSorted(),
  )
  for (const name of ['chief', 'lead', 'hand', 'other']) {
    const { gmv, orders, net, refund, commission } = await byHand(name, midnight - 6 * DAY, midnight + DAY)
    const before = await byHand(name, midnight - 13 * DAY, now - 7 * DAY + 1)
    expect(gmv).toBeGreaterThan(0)
    expect(rowOf(page, name)).toMatchObject({
      ...{ gmv, orders, net_gmv: net, est_commission: commission },
      refund_rate: Math.round((refund * 10_000) / gmv),
      gmv_change: Math.round(((gmv - before.gmv) * 10_000) / before.gmv),
      creators: 1,
    })
  }
  const sum = page.list.reduce((total, { gmv }) => total + Number(gmv), 0)
  expect(page.summary).toMatchObject({ kpi: { M01: sum, perHead: Math.round(sum / 4) }, totals: { gmv: sum } })

  const trend = await ask<CallData<typeof staffDataApi.trend>>('data/trend')
  expect(trend.days.reduce((total, { gmv_amt }) => total + gmv_amt, 0)).toBe(sum)
  expect(trend.days).toHaveLength(7)
  const team = `team=${idOf('lead')}`
  const led = await ask<Page>(`data?${team}`)
  expect(led.list.map(({ membername }) => membername).toSorted()).toEqual(['hand', 'lead'])
  const days = (await ask<CallData<typeof staffDataApi.trend>>(`data/trend?${team}`)).days
  expect(days.reduce((total, { gmv_amt }) => total + gmv_amt, 0)).toBe(led.summary.kpi.M01)
})

test('[SM14] figures of another period and of another order owner follow the lines', async () => {
  const from = midnight - 10 * DAY
  const query = `data?start_time=${from}&end_time=${midnight - 2 * DAY}`
  const { gmv } = await byHand('other', from, midnight - 2 * DAY)
  expect(rowOf(await ask<Page>(query), 'other')?.gmv).toBe(gmv)
})

test('[SM16] a target is compared with the month of the person and everyone below, who reached it is counted', async () => {
  const { db } = platform
  const month = async (names: readonly string[]) => {
    const sums = await Promise.all(names.map((name) => byHand(name, Date.UTC(2026, 3, 30, 16) / 1000, now + 1)))
    return sums.reduce((sum, { gmv }) => sum + gmv, 0)
  }
  const [led, others] = [await month(['lead', 'hand']), await month(['other'])]
  const target = (name: string, value: number) => ({
    ...{ scope: `m${idOf(name)}`, month: '2026-05', metric: 'M01', value, update_time: 0 },
  })
  await db
    .insertInto('kpi_target')
    .values([target('lead', led), target('other', others * 2)])
    .execute()
  await db.transaction().execute((tx) => raiseVersion(tx, company, now))
  const page = await ask<Page>('data')
  expect(rowOf(page, 'lead')).toMatchObject({ month_gmv: led, target: led, target_rate: 10_000 })
  expect(rowOf(page, 'other')).toMatchObject({
    month_gmv: others,
    target_rate: Math.round((others * 10_000) / (others * 2)),
  })
  expect(rowOf(page, 'hand')).toMatchObject({ target: null, target_rate: null })
  expect(page.summary.kpi.reached).toBe(1)
})

test('[SM17] new creators, samples that were sent and those that sold are counted for who looks after and who asked', async () => {
  const { db } = platform
  await makeCreator(db, company, 'fresh', idOf('hand'), {})
  await sql`update creator_binding set start_t = ${now - 3600} where creator_id = 'fresh'`.execute(db)
  await sql`update creator_binding set start_t = ${now - 90 * DAY} where creator_id <> 'fresh'`.execute(db)
  const sample = (product_id: string, creator_id: string, state: number) => ({
    ...{
      company_id: company,
      product_id,
      sku_id: '',
      creator_id,
      member_id: idOf('hand'),
      qty: 1,
      address: 'x',
      state,
    },
    ...{ sample_kind: 1, content_type: 1, content_count: 1, content_t: now, approve_deadline_t: now },
    ...{ add_time: now - 4 * DAY, update_time: now, ship_deadline_t: null, content_deadline_t: null },
  })
  await db
    .insertInto('sample_request')
    .values([sample('p-1', 'of-hand', 2), sample('p-9', 'of-hand', 4), sample('p-2', 'of-hand', 0)])
    .execute()
  await db.transaction().execute((tx) => raiseVersion(tx, company, now))
  const page = await ask<Page>('data')
  expect(rowOf(page, 'hand')).toMatchObject({ creators: 2, new_creators: 1, samples: 2, sample_rate: 5000 })
  expect(page.summary.kpi).toMatchObject({ newCreators: 1, sampleRate: 5000 })
  expect(rowOf(page, 'lead')).toMatchObject({ new_creators: 0, samples: 0, sample_rate: null })
})

test('[SM15] an agent sees itself and those below, staff without the right nobody', async () => {
  const { envelope } = await platform.ask('/api/v1/staff/data', { token: tokens.get('lead') ?? '' })
  expect(envelope.status).toBe(403)
  const agent = await makeMember(platform.db, 'data-agent', 0, 0, { agency_level: 1 })
  const below = await makeMember(platform.db, 'data-below', 0, agent)
  await makeMember(platform.db, 'data-beside', 0)
  tokens.set('agent', await platform.signIn('data-agent', password))
  const { list } = await ask<Page>('data', 'agent')
  expect(list.map(({ staff_id }) => staff_id).toSorted()).toEqual([String(agent), String(below)].toSorted())
})

test('[SM18] the orders of staff are the order list’s lines that have an owner, with sums of their own', async () => {
  const { rows } = await sql<{ owned: number; gmv: number }>`
    select count(*)::int as owned, sum(pay_amt)::int as gmv from affiliate_order_line
    where company_id = ${company} and owner_member_id is not null`.execute(platform.db)
  const page = await ask<Page>('order')
  expect(page.total).toBe(rows[0]?.owned)
  expect(page.total).toBeLessThan(160)
  expect(page.summary.totals.pay_amount).toBe(rows[0]?.gmv)
  const own = await ask<Page>(`order?owner=${idOf('hand')}&date_type=paid&start_time=${midnight - 6 * DAY}`)
  expect(own.summary.kpi.M01).toBe((await byHand('hand', midnight - 6 * DAY, now + DAY)).gmv)
})
