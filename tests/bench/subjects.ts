import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { Stack } from '../support/stack.ts'

type Row = Readonly<Record<string, unknown>>
type Input = Readonly<Record<string, string>>

const DAY = 86_400

/** What calls that are about something are asked about: by the name of the input, for one path or for all. */
export type Subjects = ReadonlyMap<string, Input>

/** Calls that end the session, or that an address may make only now and then. */
const apart: readonly string[] = ['/api/v1/member/logout', '/api/v1/invite', '/api/v1/register/name']

/** The first row that a list shows; throws when it is empty, so that nothing is measured on an empty screen. */
const firstRow = async (stack: Stack, token: string, path: string): Promise<Row> => {
  const answer = (await stack.call(path, token)) as Row
  const list = Array.isArray(answer) ? answer : Object.values(answer).find(Array.isArray)
  const row: Row | undefined = list?.[0]
  if (!row) throw new Error(`${path} shows nothing to ask about`)
  return row
}

/** @param tokens of `leader` and of `shops` */
export const findSubjects = async (
  stack: Stack,
  { leader, shops }: { readonly leader: string; readonly shops: string },
  now: number,
): Promise<Subjects> => {
  const [product, order, own, shopOrder, person, found, told] = await Promise.all([
    firstRow(stack, leader, '/api/v1/product/list?sort_field=gmv_30d&limit=10'),
    firstRow(stack, leader, '/api/v1/order/list?limit=10'),
    firstRow(stack, shops, '/api/v1/product/shop?limit=10'),
    firstRow(stack, shops, '/api/v1/order/shop?limit=10'),
    firstRow(stack, leader, '/api/v1/privilege/account'),
    firstRow(stack, leader, '/api/v1/tkspy/list?limit=10'),
    firstRow(stack, leader, '/api/v1/announ/list'),
  ])
  const text = (row: Row, ...names: readonly string[]): string =>
    String(names.map((name) => row[name]).find((value) => value !== undefined))
  return new Map<string, Input>([
    [
      '*',
      {
        start_time: String(now - 30 * DAY),
        end_time: String(now),
        product_id: text(product, 'product_id'),
        product_ids: text(product, 'product_id'),
        order_id: text(order, 'order_id'),
        line_id: text(order, 'line_id', 'id'),
        list: 'orders',
        q: '达人',
        aid: text(told, 'id', 'aid'),
      },
    ],
    ['/api/v1/order/shop/detail', { order_id: text(shopOrder, 'order_id') }],
    ['/api/v1/product/shop/skus', { product_id: text(own, 'product_id') }],
    ['/api/v1/privilege/record', { id: text(person, 'id') }],
    ['/api/v1/tkspy/detail', { kind: '1', id: text(found, 'product_id', 'id') }],
    ['/api/v1/list/names', { list: 'orders', query: `product=${text(product, 'product_id')}` }],
    ['/api/v1/list/row', { list: 'orders', key: text(order, 'line_id', 'id') }],
    ['/api/v1/analysis/query', { dims: 'day', metrics: 'M01,M03,M08,M13' }],
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
