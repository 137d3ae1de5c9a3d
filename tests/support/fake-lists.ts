import type { Request } from 'express'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { ListSetting, SavedView } from '../../shared/api/views.ts'
import type { ExportJob } from '../../shared/areas/exports/api.ts'
import type { OrderLineDetail } from '../../shared/areas/orders/api.ts'
import { orderList } from '../../shared/areas/orders/list.ts'
import { lists } from '../../shared/lists/all.ts'
import type { List, ListQuery, ListRow } from '../../shared/lists/list.ts'
import { metricsIn, metricZones } from '../../shared/metrics/zones.ts'
import { workflows } from '../../shared/workflows/all.ts'
import { holdsWhen, leadsFrom } from '../../shared/workflows/workflow.ts'
import type { Answers } from './fake-call.ts'
import { fakeNow, type Said } from './fake-of.ts'
import { fakeProducts } from './fake-products.ts'
import { each, fakeRowsFor } from './fake-rows.ts'

export type OrderRow = ListRow<typeof orderList>
type Row = Readonly<Record<string, string | number | boolean | null>>

/** The newest first: the first of five is settled, some are ineligible, the others wait. */
export const fakeOrdersOf = (count: number): readonly OrderRow[] =>
  fakeRowsFor(
    orderList,
    (n) => {
      const status = n % 5 === 0 ? 2 : n % 7 === 3 ? 3 : 1
      const settled = status === 2
      const pay = 990 + ((n * 7919) % 90_000)
      const earned = Math.round(pay * 0.115)
      const order_id = String(578_000_000_000_000_000n + BigInt(n))
      const content_id = `75870000000000${n}`
      return {
        order_id,
        line_id: `${order_id}/17300000000000${n}/${content_id}/1`,
        content_id,
        content_type: (n % 6) + 1,
        creator_username: `creator_${n % 6}`,
        owner_name: '林晓涛',
        ...each(['campaign_id', 'order_place'], ''),
        quantity: 1 + (n % 3),
        ...each(['price', 'pay_amount', 'est_commission_base'], pay),
        ...each(['est_commission', 'est_standard'], earned),
        standard_rate_bp: 1150,
        ...each(['shop_ads_rate_bp', 'delivery_time', 'settled_time'], null),
        ...each(['act_shop_ads', 'act_bonus', 'act_partner'], settled ? 0 : null),
        ...each(['act_commission', 'act_standard'], settled ? earned : null),
        act_commission_base: settled ? pay : null,
        ...each(['partner_rate_bp', 'est_shop_ads', 'est_bonus', 'est_partner'], 0),
        ...each(['refunded_qty', 'returned_qty', 'refund_amount', 'appeal_state', 'owner_state'], 0),
        fully_return: false,
        order_status: settled ? 130 : 111,
        settlement_status: status,
      }
    },
    count,
  )
export const fakeOrders = fakeOrdersOf(63)

/** What its detail says beside the row: nothing was returned, the creator takes all. */
export const detailOf = (row: OrderRow): Said<OrderLineDetail> => ({
  row,
  rate_used: 'standard',
  remaining: row.quantity ?? 0,
  ineligible_reason: row.settlement_status === 3 ? 4 : null,
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
  timeline: [{ kind: 'created' }, { kind: 'paid' }],
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

const pressed: Answers[string] = ({ body }) => ({
  results: (body.keys as string[]).map((key) => ({ key, ok: true, message: '' })),
})

/** Ordinary answers of all lists and workflows: what is pressed is done; settings and views are kept; no exports. */
export const listAnswers = (views = new Map<string, SavedView[]>()): Answers => {
  const settings = new Map<string, ListSetting>()
  const metrics = new Map<string, readonly string[] | null>()
  const jobs: ExportJob[] = []
  const viewsOf = (list: string): SavedView[] => views.get(list) ?? []
  const rows: Readonly<Record<string, readonly Row[]>> = { products: fakeProducts }
  return {
    ...Object.fromEntries(
      Object.values(lists).map((list): [string, Answers[string]] => [
        list.path,
        ({ query }) => fakeListAnswer(list, rows[list.id] ?? fakeRowsFor(list), query),
      ]),
    ),
    ...Object.fromEntries(
      Object.values(workflows).flatMap(({ api }): [string, Answers[string]][] => [
        [api.transition.path, pressed],
        [api.history.path, () => ({ list: [] })],
      ]),
    ),
    '/api/v1/list/choices': () => ({ options: [] }),
    '/api/v1/view/list': ({ query: { list } }) => ({
      setting: settings.get(String(list)) ?? { columns: null, density: 'normal' },
      views: viewsOf(String(list)),
    }),
    '/api/v1/view/columns': ({ body: { list, setting } }) => {
      settings.set(list, setting)
      return setting
    },
    '/api/v1/view/metrics': ({ query, body }) => {
      const zone = String(body?.zone ?? query.zone)
      if (body?.zone) metrics.set(zone, body.metrics)
      const known = metricZones[zone === 'liveRoom' ? 'liveRoom' : 'console']
      return metricsIn(known, metrics.get(zone) ?? null)
    },
    '/api/v1/view/save': ({ body: { list, id, ...view } }) => {
      const others = viewsOf(list)
        .filter((one) => one.id !== id)
        .map((one) => (view.is_default ? { ...one, is_default: false } : one))
      views.set(list, [...others, { ...view, id: id ?? String(others.length + 1), own: true, owner: '林晓涛' }])
      return viewsOf(list)
    },
    '/api/v1/view/remove': ({ body: { list, id } }) => {
      const left = viewsOf(list).filter((one) => one.id !== id)
      views.set(list, left)
      return left
    },
    '/api/v1/export/create': ({ body: { format } }) => {
      jobs.unshift(fakeJob(jobs.length + 1, { format, state: 'queued', rows: 0, total: null }))
      return jobs[0]
    },
    '/api/v1/export/list': () => ({ list: jobs, total: jobs.length }),
    '/api/v1/export/cancel': ({ body: { id } }) => {
      const at = jobs.findIndex((one) => one.id === id)
      jobs[at] = fakeJob(Number(id), { state: 'cancelled' })
      return jobs[at]
    },
  }
}
