import type { Request } from 'express'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { ListSetting, SavedView } from '../../shared/api/views.ts'
import type { ExportJob } from '../../shared/areas/exports/api.ts'
import type { OrderLineDetail } from '../../shared/areas/orders/api.ts'
import type { orderList } from '../../shared/areas/orders/list.ts'
import { productList } from '../../shared/areas/products/list.ts'
import type { List, ListQuery, ListRow } from '../../shared/lists/list.ts'
import { workflows } from '../../shared/workflows/all.ts'
import { holdsWhen, leadsFrom } from '../../shared/workflows/workflow.ts'
import { fakeNow } from './fake-data.ts'
import { fakeProducts } from './fake-products.ts'

export type OrderRow = ListRow<typeof orderList>
type Row = Readonly<Record<string, string | number | boolean | null>>

const regions = ['US', 'GB', 'VN', 'TH']

/** An order line like those of the demo company; `n` from 0 is the newest. */
const fakeOrder = (n: number): OrderRow => {
  const status = n % 5 === 0 ? 2 : n % 7 === 3 ? 3 : 1
  const pay = 990 + ((n * 7919) % 90_000)
  const settled = status === 2
  return {
    order_id: String(578_000_000_000_000_000n + BigInt(n)),
    sku_id: `17300000000000${n}`,
    product_name: `便携榨汁杯 ${n} 号 400ml 无线充电 旅行装 送礼盒`,
    product_id: `172900000000${n % 4}`,
    sku_name: '曜石黑',
    shop_name: '潮汐优选旗舰店',
    region: regions[n % 4] ?? 'US',
    creator_username: `creator_${n % 6}`,
    owner_name: '林晓涛',
    team_name: '何澄',
    content_type: (n % 6) + 1,
    content_id: `75870000000000${n}`,
    collab_type: 1,
    campaign_id: '',
    price: pay,
    quantity: 1 + (n % 3),
    pay_amount: pay,
    est_commission: Math.round(pay * 0.115),
    act_commission: settled ? Math.round(pay * 0.115) : null,
    our_commission: Math.round(pay * 0.02),
    order_place: '',
    currency: 'USD',
    commission_model: 1,
    standard_rate_bp: 1150,
    shop_ads_rate_bp: null,
    partner_rate_bp: 0,
    est_commission_base: pay,
    est_standard: Math.round(pay * 0.115),
    est_shop_ads: 0,
    est_bonus: 0,
    est_partner: 0,
    act_commission_base: settled ? pay : null,
    act_standard: settled ? Math.round(pay * 0.115) : null,
    act_shop_ads: settled ? 0 : null,
    act_bonus: settled ? 0 : null,
    act_partner: settled ? 0 : null,
    refunded_qty: 0,
    returned_qty: 0,
    refund_amount: 0,
    fully_return: false,
    order_status: settled ? 130 : 111,
    settlement_status: status,
    create_time: fakeNow - 60 - n * 3600,
    paid_time: fakeNow - n * 3600,
    delivery_time: settled ? fakeNow - n * 1800 : null,
    settled_time: settled ? fakeNow - n * 900 : null,
    appeal_state: 0,
    owner_state: 0,
    line_id: `${578_000_000_000_000_000n + BigInt(n)}/17300000000000${n}/75870000000000${n}/1`,
  }
}

/** The newest first. */
export const fakeOrdersOf = (count: number): readonly OrderRow[] =>
  Array.from({ length: count }, (_, n) => fakeOrder(n))
export const fakeOrders = fakeOrdersOf(63)

export const detailOf = (row: OrderRow): OrderLineDetail => ({
  row,
  subtotal_amt: (row.pay_amount ?? 0) + 500,
  seller_discount_amt: 300,
  platform_discount_amt: 150,
  tax_amt: 50,
  bonus_rate_bp: 0,
  ads_attributed: true,
  rate_used: 'standard',
  remaining: row.quantity ?? 0,
  ineligible_reason: row.settlement_status === 3 ? 4 : null,
  settle_due_time: null,
  original: null,
  splits: [
    {
      role: 1,
      level: 0,
      name: row.creator_username,
      rate_bp: 10_000,
      base_amt: row.est_standard ?? 0,
      est_amt: row.est_standard ?? 0,
      act_amt: row.act_standard,
      state: 0,
    },
  ],
  timeline: [
    { kind: 'created', t: row.create_time ?? 0, amt: null, qty: null },
    { kind: 'paid', t: row.paid_time ?? 0, amt: row.pay_amount, qty: row.quantity },
  ],
})

/** Whether a row passes the filters that a column of the same name answers; the keyword is the beginning of the first id. */
const passes = (list: List, row: Row, { filters, keyword }: ListQuery, leave?: string): boolean => {
  const first = String(row[list.columns[0]?.field ?? ''])
  if (keyword && !first.startsWith(keyword)) return false
  return list.filters.every((filter) => {
    if (filter.kind === 'period') {
      const time = Number(row.create_time ?? 0)
      return time >= Number(filters.start_time ?? 0) && time < Number(filters.end_time ?? 9e12)
    }
    if (filter.kind === 'range') {
      if (!(filter.name in row)) return true
      const value = Number(row[filter.name])
      return (
        value >= Number(filters[`${filter.name}_min`] ?? 0) && value <= Number(filters[`${filter.name}_max`] ?? 9e12)
      )
    }
    const wanted = filters[filter.name]
    if (wanted === undefined || filter.name === leave || !(filter.name in row)) return true
    return String(wanted).split(',').includes(String(row[filter.name]))
  })
}

/** The rows of a query in its order, over all pages. */
export const fakeRowsOf = (list: List, rows: readonly Row[], query: ListQuery): readonly Row[] => {
  const turn = query.sort_order === 'asc' ? 1 : -1
  return rows
    .filter((row) => passes(list, row, query))
    .toSorted((a, b) => turn * (Number(a[query.sort_field] ?? 0) - Number(b[query.sort_field] ?? 0)))
}

/** What everybody may do with rows as they stand. */
const mayIn = (list: List, rows: readonly Row[]): Record<string, string[]> | undefined => {
  const workflow = workflows[list.id]
  if (!workflow) return undefined
  const names = Object.entries(workflow.transitions)
  return Object.fromEntries(
    rows.map((row) => [
      String(row[list.rowKey]),
      names.flatMap(([name, one]) =>
        leadsFrom(one, Number(row[workflow.state])) && holdsWhen(one, row) ? [name] : [],
      ),
    ]),
  )
}

/** A list's answer from `rows`, with totals and tabs of the whole filter. */
export const fakeListAnswer = (list: List, rows: readonly Row[], asked: Request['query']): Envelope => {
  const read = list.endpoint.input.safeParse(asked)
  if (!read.success) return { status: 0, data: null, message: '参数不正确' }
  const query = read.data
  const found = fakeRowsOf(list, rows, query)
  const sum = (field: string): number => found.reduce((total, row) => total + Number(row[field] ?? 0), 0)
  const tabs = list.filters.find((one) => one.kind === 'choice' && one.name === list.tabs)
  const options = tabs?.kind === 'choice' ? tabs.options : []
  // What stands in no tab counts among all.
  const states = new Set<unknown>([...options, ...rows.map((row) => row[list.tabs ?? ''])])
  const count = (option: unknown): number =>
    rows.filter((row) => passes(list, row, query, list.tabs) && row[list.tabs ?? ''] === option).length
  const page = found.slice((query.page - 1) * query.limit, query.page * query.limit)
  const may = mayIn(list, page)
  const data = {
    list: page,
    ...(may ? { may } : {}),
    total: found.length,
    page: query.page,
    limit: query.limit,
    summary: {
      kpi: Object.fromEntries(list.kpi.map((id, index) => [id, found.length * (index + 1)])),
      totals: Object.fromEntries(list.totals.map((field) => [field, sum(field)])),
      tabs: tabs ? Object.fromEntries([...states].map((option) => [String(option), count(option)])) : {},
    },
    currency: 'USD',
    data_time: fakeNow,
  }
  return { status: 1, data, message: '' }
}

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

export const fakeJob = (id: number, fields: Partial<ExportJob> = {}): ExportJob => ({
  id: String(id),
  list: 'orders',
  name: `订单列表_${id}.xlsx`,
  format: 'xlsx',
  state: 'running',
  rows: 3000,
  total: 14_000,
  size: null,
  url: '',
  reason: '',
  add_time: fakeNow,
  expire_time: null,
  ...fields,
})

/** Ordinary answers of the lists: orders, settings and views that are kept, and no exports. */
export const listAnswers = (views = new Map<string, SavedView[]>()): Record<string, (request: Request) => Envelope> => {
  const settings = new Map<string, ListSetting>()
  const jobs: ExportJob[] = []
  const viewsOf = (list: string): SavedView[] => views.get(list) ?? []
  return {
    '/api/v1/product/list': ({ query }) => fakeListAnswer(productList, fakeProducts, query),
    '/api/v1/list/names': () => done({ names: {} }),
    '/api/v1/list/choices': () => done({ options: [], more: false }),
    '/api/v1/view/list': ({ query }) =>
      done({
        setting: settings.get(String(query.list)) ?? { columns: null, density: 'normal' },
        views: viewsOf(String(query.list)),
      }),
    '/api/v1/view/columns': ({ body }) => {
      settings.set(body.list, body.setting)
      return done(body.setting)
    },
    '/api/v1/view/save': ({ body: { list, id, ...view } }) => {
      const others = viewsOf(list)
        .filter((one) => one.id !== id)
        .map((one) => (view.is_default ? { ...one, is_default: false } : one))
      views.set(list, [...others, { ...view, id: id ?? String(others.length + 1), own: true, owner: '林晓涛' }])
      return done(viewsOf(list))
    },
    '/api/v1/view/remove': ({ body }) => {
      views.set(
        body.list,
        viewsOf(body.list).filter(({ id }) => id !== body.id),
      )
      return done(viewsOf(body.list))
    },
    '/api/v1/export/create': ({ body }) => {
      jobs.unshift(fakeJob(jobs.length + 1, { format: body.format, state: 'queued', rows: 0, total: null }))
      return done(jobs[0])
    },
    '/api/v1/export/list': ({ query }) =>
      done({ list: jobs, total: jobs.length, page: 1, limit: Number(query.limit ?? 20), data_time: fakeNow }),
    '/api/v1/export/cancel': ({ body }) => {
      const at = jobs.findIndex(({ id }) => id === body.id)
      jobs[at] = { ...fakeJob(Number(body.id)), state: 'cancelled' }
      return done(jobs[at])
    },
  }
}
