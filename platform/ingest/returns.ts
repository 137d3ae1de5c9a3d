import type { PoolClient } from 'pg'
import { fromJson } from '../db/json-text.ts'
import { namesOf, refundColumns } from './columns.ts'
import type { LineRow, OrderState, RefundRow } from './state.ts'
import type { UnmatchedReturn } from './types.ts'

/**
 * Orders that hold candidates for some returns: for each of them the latest earlier sales of the same buyer and SKU that
 * still have the quantity, as many as there are returns of that buyer and SKU (each may use one up). `+ 0` keeps the
 * planner from walking all orders by time in the hope of meeting the buyer soon.
 */
const text = `select distinct c.order_id
  from unnest($2::text[], $3::text[], $4::int4[], $5::int8[], $6::int4[]) as r(buyer_key, sku_id, qty, applied_t, most)
  cross join lateral (
    select l.order_id
    from affiliate_order o
    join affiliate_order_line l on l.company_id = o.company_id and l.order_id = o.order_id
    where o.company_id = $1 and o.buyer_key = r.buyer_key and l.sku_id = r.sku_id and o.paid_t + 0 <= r.applied_t
      and l.quantity - l.refunded_qty - l.returned_qty >= r.qty
    order by o.paid_t + 0 desc, l.order_id collate "C" desc, l.content_id collate "C", l.n
    limit r.most) c`

/** A buyer and a SKU: returns are matched among the sales of their group alone. */
export const groupOf = (buyer_key: string, sku_id: string): string => `${buyer_key}\n${sku_id}`

export const findCandidates = async (
  client: PoolClient,
  companyId: number,
  returns: readonly UnmatchedReturn[],
): Promise<string[]> => {
  const named = returns.filter((one) => one.buyer_key !== '')
  if (named.length === 0) return []
  const pair = (one: UnmatchedReturn): string => groupOf(one.buyer_key, one.sku_id)
  const counts = new Map<string, number>()
  for (const one of named) counts.set(pair(one), (counts.get(pair(one)) ?? 0) + 1)
  const { rows } = await client.query<{ order_id: string }>({
    name: 'tidewall_candidates',
    text,
    values: [
      companyId,
      named.map((one) => one.buyer_key),
      named.map((one) => one.sku_id),
      named.map((one) => one.qty),
      named.map((one) => one.applied_t),
      named.map((one) => counts.get(pair(one))),
    ],
  })
  return rows.map((row) => row.order_id)
}

/** A sale or a return that comes now: it may move the returns of its group that are not earlier. */
export interface Moved {
  readonly buyer_key: string
  readonly sku_id: string
  readonly t: number
}

export interface Group {
  readonly returns: readonly RefundRow[]
  /** Orders with sales of the group, and those that its returns stand with now. */
  readonly orderIds: readonly string[]
}

/** Groups with known returns that are not earlier than what comes now, whole: all of them are matched anew. */
export const movedGroups = async (
  client: PoolClient,
  companyId: number,
  moved: readonly Moved[],
): Promise<ReadonlyMap<string, Group>> => {
  const { rows } = await client.query<{ buyer_key: string; sku_id: string; returns: string; orders: string[] }>({
    name: 'tidewall_moved_groups',
    text: `select g.buyer_key, g.sku_id,
        (select json_agg(known) from (select ${namesOf(refundColumns).join(', ')} from order_refund r
          where r.company_id = $1 and r.buyer_key = g.buyer_key and r.return_sku_id = g.sku_id) known)::text as returns,
        array(select o.order_id from affiliate_order o
          join affiliate_order_line l on l.company_id = o.company_id and l.order_id = o.order_id
          where o.company_id = $1 and o.buyer_key = g.buyer_key and l.sku_id = g.sku_id
          union select coalesce(r.order_id, r.refund_id) from order_refund r
          where r.company_id = $1 and r.buyer_key = g.buyer_key and r.return_sku_id = g.sku_id) as orders
      from (select buyer_key, sku_id, min(t) as t from unnest($2::text[], $3::text[], $4::int8[]) as m(buyer_key, sku_id, t)
        where buyer_key <> '' group by 1, 2) g
      where exists (select from order_refund r where r.company_id = $1 and r.buyer_key = g.buyer_key
        and r.return_sku_id = g.sku_id and r.applied_t >= g.t)`,
    values: [companyId, moved.map((one) => one.buyer_key), moved.map((one) => one.sku_id), moved.map((one) => one.t)],
  })
  return new Map(
    rows.map(({ buyer_key, sku_id, returns, orders }) => [
      groupOf(buyer_key, sku_id),
      { returns: fromJson<RefundRow[]>(returns), orderIds: orders },
    ]),
  )
}

const remaining = (line: LineRow): number => line.quantity - line.refunded_qty - line.returned_qty

/** Whether `one` is preferred to `other`: the later sale; among equals the same one in every run. */
const isBetter = (one: LineRow, other: LineRow): boolean => {
  if (one.paid_t !== other.paid_t) return (one.paid_t ?? 0) > (other.paid_t ?? 0)
  if (one.order_id !== other.order_id) return one.order_id > other.order_id
  if (one.content_id !== other.content_id) return one.content_id < other.content_id
  return one.n < other.n
}

/** The latest earlier sale of the same SKU with enough left among a buyer's orders. */
export const matchReturn = (
  event: { readonly sku_id: string; readonly qty: number; readonly applied_t: number },
  orders: Iterable<OrderState>,
): { readonly order: OrderState; readonly line: LineRow } | undefined => {
  let best: { order: OrderState; line: LineRow } | undefined
  for (const order of orders) {
    if (order.row.paid_t === null || order.row.paid_t > event.applied_t) continue
    for (const { row } of order.lines)
      if (row.sku_id === event.sku_id && remaining(row) >= event.qty && (!best || isBetter(row, best.line)))
        best = { order, line: row }
  }
  return best
}

/** Returns in the order in which they are matched. */
export const byTime = (one: RefundRow, other: RefundRow): number =>
  one.applied_t - other.applied_t || (one.refund_id < other.refund_id ? -1 : 1)
