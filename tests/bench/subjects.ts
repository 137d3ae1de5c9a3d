import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { Stack } from '../support/stack.ts'

type Row = Readonly<Record<string, unknown>>
type Input = Readonly<Record<string, string>>

const DAY = 86_400

/** What calls that are about something are asked about: by the name of the input, for one path or for all. */
export type Subjects = ReadonlyMap<string, Input>

/**
 * Calls that end the session, that an address may make only now and then, or that are about one file, upload, consent or code
 * that the demo does not hold.
 */
const apart: readonly string[] = [
  '/api/v1/member/logout',
  '/api/v1/invite',
  '/api/v1/register/name',
  '/api/v1/finance/pdf',
  '/api/v1/import/run',
  '/api/v1/media/file',
  '/api/v1/media/upload',
  '/api/v1/reports/file',
  '/api/v1/shop/auth/consent',
  '/api/v1/walls/about',
]

/** Calls about the first row of a list: their input, that list, and the field of the row that fills it. */
const ofRows: Readonly<Record<string, readonly [input: string, list: string, field: string, account?: 'shops']>> = {
  '/ad/rule/detail': ['id', '/ad/rule', 'rule_id'],
  '/article/detail': ['id', '/article/list', 'article_id'],
  '/business/deal/detail': ['id', '/business/deal', 'deal_id'],
  '/clip/demand/detail': ['demand_no', '/clip/demand', 'demand_no'],
  '/clip/material/detail': ['id', '/clip/material', 'material_id'],
  '/clip/material/pictures': ['ids', '/clip/material', 'material_id'],
  '/clip/original/detail': ['id', '/clip/original', 'original_id'],
  '/clip/original/pictures': ['ids', '/clip/original', 'original_id'],
  '/clip/task/detail': ['task_no', '/clip/task', 'task_no'],
  '/finance/detail': ['id', '/finance/bills', 'bill_id'],
  '/finance/order': ['id', '/finance/bills', 'bill_id'],
  '/live/detail': ['id', '/live/list', 'live_id'],
  '/merchants/member/detail': ['creator_id', '/merchants/member', 'creator_id'],
  '/order/shop/detail': ['order_id', '/order/shop', 'order_id', 'shops'],
  '/privilege/group': ['id', '/privilege/list', 'group_id'],
  '/privilege/record': ['id', '/privilege/account', 'id'],
  '/product/shop/skus': ['product_id', '/product/shop', 'product_id', 'shops'],
  '/shop/auth/log': ['shop_id', '/shop/auth/list', 'shop_id', 'shops'],
  '/shopcopy/items': ['id', '/shopcopy/list', 'copy_id', 'shops'],
  '/staff/detail': ['id', '/staff/list', 'staff_id'],
  '/ttaccount/detail': ['id', '/ttaccount/list', 'follow_id'],
}

/** Milliseconds that the first row of a list is waited for: a demo that has just begun is still writing some. */
const patience = 300_000

/**
 * The first row that a list shows.
 * @throws when it stays empty, so that nothing is measured on an empty screen
 */
const firstRow = async (stack: Stack, token: string, path: string): Promise<Row> => {
  for (const until = performance.now() + patience; ; await sleep(2000)) {
    const answer = (await stack.call(path, token)) as Row
    const list = Array.isArray(answer) ? answer : Object.values(answer).find(Array.isArray)
    const row: Row | undefined = list?.[0]
    if (row) return row
    if (performance.now() > until) throw new Error(`${path} shows nothing to ask about`)
  }
}

/** @param tokens of `leader` and of `shops` */
export const findSubjects = async (
  stack: Stack,
  { leader, shops }: { readonly leader: string; readonly shops: string },
  now: number,
): Promise<Subjects> => {
  const tokens = { leader, shops }
  const rows = Object.entries(ofRows).map(async ([path, [input, list, field, account]]) => {
    const row = await firstRow(stack, tokens[account ?? 'leader'], `/api/v1${list}?limit=10`)
    return [`/api/v1${path}`, { [input]: String(row[field]) }] as const
  })
  const [product, order, found, told] = await Promise.all([
    firstRow(stack, leader, '/api/v1/product/list?sort_field=gmv_30d&limit=10'),
    firstRow(stack, leader, '/api/v1/order/list?limit=10'),
    firstRow(stack, leader, '/api/v1/tkspy/list?limit=10'),
    firstRow(stack, leader, '/api/v1/announ/list'),
  ])
  const text = (row: Row, ...names: readonly string[]): string =>
    String(names.map((name) => row[name]).find((value) => value !== undefined))
  const month = { start_time: String(now - 30 * DAY), end_time: String(now) }
  return new Map<string, Input>([
    [
      '*',
      {
        ...month,
        product_id: text(product, 'product_id'),
        product_ids: text(product, 'product_id'),
        order_id: text(order, 'order_id'),
        line_id: text(order, 'line_id', 'id'),
        list: 'orders',
        q: '达人',
        aid: text(told, 'id', 'aid'),
      },
    ],
    ...(await Promise.all(rows)),
    ['/api/v1/tkspy/detail', { kind: '1', id: text(found, 'product_id', 'id') }],
    ['/api/v1/list/names', { list: 'orders', query: `product=${text(product, 'product_id')}` }],
    ['/api/v1/list/choices', { list: 'orders', filter: 'product' }],
    ['/api/v1/list/row', { list: 'orders', key: text(order, 'line_id', 'id') }],
    ['/api/v1/dashboard/overview', month],
    ['/api/v1/view/metrics', { zone: 'console' }],
    ['/api/v1/analysis/query', { ...month, dims: 'day', metrics: 'M01,M03,M08,M13' }],
  ])
}

/**
 * The address of a call as a screen first makes it: with what it must be told, and nothing else. Null: not measured.
 * @throws when it must be told something that no subject has
 */
export const addressOf = ({ path, input }: Endpoint, subjects: Subjects): string | null => {
  if (apart.includes(path)) return null
  const known = { ...subjects.get('*'), ...subjects.get(path) }
  const asked: Record<string, string> = { ...subjects.get(path) }
  for (;;) {
    const read = input.safeParse(asked)
    if (read.success) return `${path}?${new URLSearchParams(asked)}`
    const missing = String(read.error.issues[0]?.path[0])
    const value = known[missing as keyof typeof known]
    if (value === undefined || missing in asked) throw new Error(`${path}: nothing is known for ${missing}`)
    asked[missing] = value
  }
}
