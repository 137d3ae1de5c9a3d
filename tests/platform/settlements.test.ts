import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settlementList } from '../../shared/areas/settlements/list.ts'
import { temporaryFolder } from '../support/folder.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeTableWorld, sender } from './table-import-support.ts'

const data = temporaryFolder('tidewall-settlements-')
let platform: TestPlatform
let world: Awaited<ReturnType<typeof makeTableWorld>>
let send: ReturnType<typeof sender>

const march = (day: number): number => Date.parse(`2026-03-${String(day).padStart(2, '0')}T12:00:00+08:00`) / 1000
const actual = (standard_amt: number) => ({
  ...{ base_amt: 10 * standard_amt, standard_amt, shop_ads_amt: 0, bonus_amt: 0, partner_amt: 0 },
})
/** An order of one line that was settled for so much on a day of March, or is pending still. */
const sell = async (order_id: string, amt: number, day: number | null, more: object = {}, of: object = {}) => {
  const state = day === null ? {} : { settlement_status: 2 as const, settled_t: march(day), actual: actual(amt) }
  const line = lineWith({ sku_id: `${order_id}-sku`, pay_amt: 10 * amt, standard_rate_bp: 1000, ...state, ...more })
  allTaken(await platform.gate.submit(world.company, [orderAt(march(1), { order_id, lines: [line], ...of })]))
}

beforeAll(async () => {
  platform = await startTestPlatform({ dataDir: join(data.path, '.data') })
  world = await makeTableWorld(platform)
  send = sender(platform, world.tokens)
  await sell('same', 500, 10)
  await sell('less', 500, 10)
  await sell('back', 500, 11, { refund_amt: 100, refunded_qty: 1 })
  await sell('pending', 500, null)
  await sell('left', 700, 12)
  await sell('later', 700, 20)
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  data[Symbol.dispose]()
})

interface Page {
  readonly list: readonly Record<string, unknown>[]
  readonly total: number
  readonly summary: { readonly kpi: Record<string, number>; readonly totals: Record<string, number> }
}
const ask = async (who: string, query = ''): Promise<Page> => {
  const token = world.tokens.get(who) ?? ''
  const { envelope } = await platform.ask(`${settlementList.path}?limit=50${query}`, { token })
  expect(envelope.status, envelope.message).toBe(1)
  return envelope.data as Page
}

const head =
  'Order ID,SKU ID,Currency,Actual Commission Payment,Actual Shop Ads commission payment,Time Commission Paid\n'
const told = [
  'same,same-sku,USD,4.00,1.00,2026-03-10 08:00:00',
  'less,less-sku,USD,4.50,,2026-03-10 09:00:00',
  'back,back-sku,USD,4.00,,2026-03-11',
  'pending,pending-sku,USD,5.00,,2026-03-11',
  'ghost,ghost-sku,USD,3.00,,2026-03-12',
  'left2,x,EUR,9.00,,2026-03-12',
].join('\n')

test('[BI10] the network’s export stands beside our lines: what differs, by how much and why, and the sums of both', async () => {
  const run = await send.imported('boss', 'settlements', head + told)
  expect(run.summary).toMatchObject({ added: 6, refused: 0 })
  const { list, summary } = await ask('boss')
  expect(
    Object.fromEntries(
      list.map((row) => [row.order_id, [row.settlement_match, row.network_amt, row.own_amt, row.difference]]),
    ),
  ).toEqual({
    same: [1, 500, 500, 0],
    less: [2, 450, 500, -50],
    back: [3, 400, 500, -100],
    pending: [4, 500, null, 500],
    ghost: [6, 300, null, 300],
    left2: [6, null, null, 0],
    left: [7, null, 700, -700],
  })
  expect(summary.kpi).toEqual({ equal: 1, differing: 6, network: 2150, own: 2200, apart: -50 })
  expect(summary.totals.difference).toBe(-50)
  expect((await ask('boss', '&settlement_match=2')).list.map(({ order_id }) => order_id)).toEqual(['less'])
  expect((await ask('boss', '&differs=1')).total).toBe(6)
})

test('[BI10] the same export again changes nothing, a newer report counts, and nobody but who sees the whole company reads or brings it', async () => {
  expect((await send.imported('boss', 'settlements', head + told)).summary).toMatchObject({
    added: 0,
    changed: 0,
    same: 6,
  })
  const mended = await send.imported('boss', 'settlements', `${head}less,less-sku,USD,5.00,,2026-03-10\n`)
  expect(mended.summary).toMatchObject({ changed: 1 })
  expect((await ask('boss', '&keyword=less')).list[0]).toMatchObject({ settlement_match: 1, difference: 0 })
  const below = await platform.ask(settlementList.path, { token: world.tokens.get('agent') ?? '' })
  expect(below.envelope.status).toBe(403)
  expect((await send.post('agent', 'open', { into: 'settlements', name: 'x.csv', size: 10 })).status).toBe(403)
  const refused = await send.imported('boss', 'settlements', `${head}less,less-sku,USD,5.001,,2026-03-10\n`)
  expect(await send.rejects(refused)).toContain('too many decimals')
})

test('[BI10] what is told in the order’s own currency is exchanged at its frozen rate; in a third one it cannot be compared', async () => {
  await platform.db
    .insertInto('company_rate')
    .values(
      [9, 10].map((n) => ({
        ...{ company_id: world.company, currency: 'EUR', day: Math.floor(march(1) / 86_400) - 10 + n, rate: 0.8 },
        ...{ add_time: 0, fact_t: 0, member_id: null },
      })),
    )
    .execute()
  await sell('euro', 400, 10, {}, { currency: 'EUR' })
  await sell('third', 400, 10, {}, { currency: 'EUR' })
  await send.imported(
    'boss',
    'settlements',
    `${head}euro,euro-sku,EUR,4.00,,2026-03-10\nthird,third-sku,GBP,4.00,,2026-03-10\n`,
  )
  expect((await ask('boss', '&keyword=euro')).list[0]).toMatchObject({
    ...{ settlement_match: 1, network_amt: 500, own_amt: 500, network_currency: 'EUR', currency: 'USD' },
  })
  expect((await ask('boss', '&keyword=third')).list[0]).toMatchObject({ settlement_match: 8, difference: null })
})
