import type { PoolClient } from 'pg'
import type { BusinessClock } from '../../shared/time/zone.ts'
import { fromJson } from '../db/json-text.ts'
import { grains } from '../sums/shape.ts'
import { type KeyedSplit, lineColumns, namesOf, orderColumns, refundColumns, splitColumns } from './columns.ts'
import type { Group } from './returns.ts'
import { type LineRow, lineKey, type OrderRow, type OrderState, type RefundRow, type SplitRow } from './state.ts'

export interface Loaded {
  readonly currency: string
  readonly clock: BusinessClock
  readonly orders: ReadonlyMap<string, OrderState>
  /** Refunds of the loaded orders and those asked for by id. */
  readonly refunds: ReadonlyMap<string, RefundRow>
  readonly settlementDays: ReadonlyMap<string, number>
  /** When the newest known return that names buyer and SKU came back; null: there is none. */
  readonly newestReturn: number | null
  /** The newest day of which the company has kept sums; null: it has none. */
  readonly newestDay: number | null
  /** Groups of buyer and SKU whose returns are matched anew. */
  readonly groups: ReadonlyMap<string, Group>
}

export interface Wanted {
  readonly orderIds: readonly string[]
  readonly refundIds: readonly string[]
  readonly shopIds: readonly string[]
}

const table = (name: string, columns: object, where: string): string =>
  `(select coalesce(json_agg(t), '[]') from (select ${namesOf(columns).join(', ')} from ${name} where company_id = $1 and ${where}) t)::text`

/** Only orders that are there are looked up in the other tables: most orders of a stream are new. */
const ofFound = 'order_id = any(array(select order_id from found))'

/** One row of JSON texts: the driver hands them over whole, and the engine's own parser is the fastest one. */
const text = `with found as materialized (
    select ${namesOf(orderColumns).join(', ')} from affiliate_order where company_id = $1 and order_id = any($2::text[]))
  select
  (select json_build_object('currency', display_currency, 'zone', time_zone, 'cut_hour', cut_hour)
   from company where id = $1)::text as company,
  (select max(bucket) from rollup where scope = 'c' || $1 and grain = ${grains.day}) as newest_day,
  (select max(applied_t) from order_refund where company_id = $1 and return_sku_id is not null)::text as newest_return,
  (select coalesce(json_agg(found), '[]') from found)::text as orders,
  ${table('affiliate_order_line', lineColumns, ofFound)} as lines,
  ${table('commission_split', splitColumns, ofFound)} as splits,
  ${table('order_refund', refundColumns, `(${ofFound} or refund_id = any($3::text[]))`)} as refunds,
  (select coalesce(json_object_agg(shop_id, settlement_days), '{}') from shop where company_id = $1
   and (shop_id = any($4::text[]) or shop_id = any(array(select shop_id from found))))::text as shops`

interface Answer {
  newest_day: number | null
  newest_return: string | null
  company: string | null
  orders: string
  lines: string
  splits: string
  refunds: string
  shops: string
}

const group = <T>(rows: readonly T[], key: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const name = key(row)
    const found = groups.get(name)
    if (found) found.push(row)
    else groups.set(name, [row])
  }
  return groups
}

const splitOf = ({ role, level, member_id, rate_bp, base_amt, est_amt, act_amt, state }: KeyedSplit): SplitRow => ({
  role,
  level,
  member_id,
  rate_bp,
  base_amt,
  est_amt,
  act_amt,
  state,
})

const keyOfLine = (line: Pick<LineRow, 'order_id' | 'sku_id' | 'content_id' | 'n'>): string =>
  `${line.order_id}\n${lineKey(line)}`

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
const byKey = (one: LineRow, other: LineRow): number =>
  compare(one.sku_id, other.sku_id) || compare(one.content_id, other.content_id) || one.n - other.n

/**
 * Everything that is known about some orders.
 * @throws {Error} when the company does not exist
 */
export const load = async (client: PoolClient, companyId: number, wanted: Wanted): Promise<Loaded> => {
  const values = [companyId, wanted.orderIds, wanted.refundIds, wanted.shopIds]
  const { rows } = await client.query<Answer>({ name: 'tidewall_load', text, values })
  const answer = rows[0]
  if (!answer?.company) throw new Error(`there is no company ${companyId}`)
  const company = fromJson<{ currency: string; zone: string; cut_hour: number }>(answer.company)
  const lines = group(fromJson<LineRow[]>(answer.lines), (line) => line.order_id)
  const splits = group(fromJson<KeyedSplit[]>(answer.splits), keyOfLine)
  const refunds = fromJson<RefundRow[]>(answer.refunds)
  const ofOrder = group(refunds, (refund) => refund.order_id ?? '')
  const orders = new Map<string, OrderState>()
  for (const row of fromJson<OrderRow[]>(answer.orders)) {
    const own = (lines.get(row.order_id) ?? []).sort(byKey)
    orders.set(row.order_id, {
      row,
      lines: own.map((line) => ({ row: line, splits: (splits.get(keyOfLine(line)) ?? []).map(splitOf) })),
      refunds: ofOrder.get(row.order_id) ?? [],
    })
  }
  return {
    currency: company.currency,
    clock: { zone: company.zone, cut_hour: company.cut_hour },
    orders,
    refunds: new Map(refunds.map((refund) => [refund.refund_id, refund])),
    newestReturn: answer.newest_return === null ? null : Number(answer.newest_return),
    newestDay: answer.newest_day,
    groups: new Map(),
    settlementDays: new Map(Object.entries(fromJson<Record<string, number>>(answer.shops))),
  }
}
