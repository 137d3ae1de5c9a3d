import { afterAll, beforeAll, expect, test } from 'vitest'
import { creatorOrderList } from '../../shared/areas/creators/orders-list.ts'
import { ADJUSTMENT, settlementStatuses } from '../../shared/areas/orders/enums.ts'
import { staffOrderList } from '../../shared/areas/staff/orders-list.ts'
import { password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld } from '../support/sold-world.ts'

const DAY = 86_400
/** Midnight of a Wednesday in Shanghai. */
const midnight = Date.UTC(2026, 4, 19, 16) / 1000
const now = midnight + 15 * 3600
let platform: TestPlatform
/** Of a company whose orders have lines of several creators, and of one whose orders have not. */
const worlds = ['rest', 'apart'] as const
const tokens = new Map<(typeof worlds)[number], string>()
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const sold = { until: now, days: 20, count: 400, seed: 11 }
  await makeSoldWorld(platform.db, platform.gate, 'rest', sold)
  await makeSoldWorld(platform.db, platform.gate, 'apart', { ...sold, isApart: true })
  for (const name of worlds) tokens.set(name, await platform.signIn(`${name}.boss`, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

interface Line {
  readonly order_id: string
  readonly sku_id: string
  readonly settlement_status: number
  readonly quantity: number
  readonly pay_amount: number
  readonly refund_amount: number
  readonly our_commission: number | null
  readonly paid_time: number | null
}
interface Page {
  readonly list: readonly Line[]
  readonly total: number
  readonly summary: Readonly<Record<'kpi' | 'totals' | 'tabs', Readonly<Record<string, number>>>>
}

type World = (typeof worlds)[number]

const ask = async (path: string, filters: Record<string, string>, page: number, world: World): Promise<Page> => {
  const token = tokens.get(world) ?? ''
  const query = new URLSearchParams({ ...filters, page: String(page), limit: '100' })
  return (await platform.ask(`${path}?${query}`, { token })).envelope.data as Page
}
const everyLine = async (
  path: string,
  filters: Record<string, string>,
  world: World = 'rest',
): Promise<readonly Line[]> => {
  const { total } = await ask(path, filters, 1, world)
  const pages = Array.from({ length: Math.ceil(total / 100) }, (_, n) => ask(path, filters, n + 1, world))
  return (await Promise.all(pages)).flatMap(({ list }) => list)
}
const sum = (lines: readonly Line[], of: (line: Line) => number): number =>
  lines.reduce((all, line) => all + of(line), 0)

const filters: readonly Record<string, string>[] = [
  {},
  { settlement_status: '1' },
  { settlement_status: '2' },
  { settlement_status: settlementStatuses.join(',') },
  { region: 'GB' },
  { content_type: '2' },
  { creator: 'creator-1' },
  { date_type: 'paid', start_time: String(midnight - 6 * DAY), end_time: String(midnight) },
  { date_type: 'paid', start_time: String(midnight - 6 * DAY + 60), end_time: String(midnight) },
  { date_type: 'paid', start_time: String(midnight - 3 * DAY), end_time: String(midnight), settlement_status: '1' },
]

const cases = worlds.flatMap((world) =>
  [staffOrderList, creatorOrderList].flatMap(({ path }) => filters.map((one) => [path, one, world] as const)),
)
test.each(cases)(
  '[OR16] the sums of %s by %j are those of its lines, and an order of which a line is left out counts once while another stays: %s',
  async (path, asked, world) => {
    const lines = await everyLine(path, asked, world)
    const { total, summary } = await ask(path, asked, 1, world)
    const paid = lines.filter(({ paid_time }) => paid_time !== null)
    const sales = paid.filter(({ settlement_status }) => settlement_status !== ADJUSTMENT)
    expect({
      total,
      ...summary.totals,
      ...Object.fromEntries(['M03', 'M04', 'M01', 'M11_OURS'].map((id) => [id, summary.kpi[id]])),
    }).toMatchObject({
      total: lines.length,
      quantity: sum(lines, (line) => line.quantity ?? 0),
      pay_amount: sum(lines, (line) => line.pay_amount ?? 0),
      refund_amount: sum(lines, (line) => line.refund_amount ?? 0),
      M03: new Set(sales.map(({ order_id }) => order_id)).size,
      M04: new Set(sales.map(({ order_id, sku_id }) => `${order_id} ${sku_id}`)).size,
      M01: sum(paid, (line) => line.pay_amount ?? 0),
      M11_OURS: sum(paid, (line) => line.our_commission ?? 0),
    })
    if (asked.settlement_status !== undefined) return
    for (const status of settlementStatuses)
      expect(summary.tabs[status]).toBe(lines.filter((line) => line.settlement_status === status).length)
  },
)

test('[OR16] the world has lines of both kinds, and orders that hold both', async () => {
  const { rows } = await platform.db
    .selectFrom('affiliate_order_line')
    .select(['order_id'])
    .where('owner_member_id', 'is', null)
    .execute()
    .then((found) => ({ rows: found.map(({ order_id }) => order_id) }))
  const staff = new Set((await everyLine(staffOrderList.path, {})).map(({ order_id }) => order_id))
  expect(rows.filter((order) => staff.has(order)).length).toBeGreaterThan(5)
  expect(rows.filter((order) => !staff.has(order)).length).toBeGreaterThan(5)
})
