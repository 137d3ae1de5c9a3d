import type { PoolClient } from 'pg'
import type { LineRow, OrderState } from './state.ts'
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

export const findCandidates = async (
  client: PoolClient,
  companyId: number,
  returns: readonly UnmatchedReturn[],
): Promise<string[]> => {
  const named = returns.filter((one) => one.buyer_key !== '')
  if (named.length === 0) return []
  const pair = (one: UnmatchedReturn): string => `${one.buyer_key}\n${one.sku_id}`
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
  event: UnmatchedReturn,
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
