import { type RawBuilder, sql } from 'kysely'
import type { Source } from '../../../shared/areas/analysis/metrics.ts'
import type { Tx } from '../../db/tables.ts'
import { lineSum } from '../../sums/totals.ts'
import { oursOfLine } from '../orders/ours.ts'
import { isSale, linesOf, type Scope } from '../scope.ts'
import { type Asked, countRows, groupRows, paidRows, type Rows } from './asked.ts'
import type { Group } from './groups.ts'
import type { Side } from './side.ts'

type Sql = RawBuilder<unknown>

/** The order of keyed rows `l`. */
const order = sql`join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id`

/** What the catalogue asks of paid lines beside the sums of the wall. */
const more = (scope: Scope): Readonly<Record<string, Sql>> => ({
  sku_orders: sql`count(distinct (l.order_id, l.sku_id)) filter (where ${isSale})`,
  est_partner_amt: sql`coalesce(sum(l.est_partner_amt), 0)`,
  returned_items: sql`coalesce(sum(l.refunded_qty + l.returned_qty), 0)`,
  ours_amt: sql`coalesce(sum((${oursOfLine(scope)})), 0)::bigint`,
})

/** A sum over lines `l` (of buyers: with their orders `o`) by its name. @throws {RangeError} for one that there is not */
export const lineSumOf = (scope: Scope, name: string): Sql => {
  const known: Readonly<Record<string, Sql>> = { ...lineSum, ...more(scope) }
  const found = known[name]
  if (!found) throw new RangeError(`lines have no sum ${name}`)
  return found
}

/** What is counted once however many lines of sales it has. */
const different: Readonly<Record<string, readonly Sql[]>> = {
  orders: [sql`l.order_id`],
  sku_orders: [sql`l.order_id`, sql`l.sku_id`],
  buyers: [sql`nullif(o.buyer_key, '')`],
  creators: [sql`nullif(l.creator_id, '')`],
  products: [sql`l.product_id`],
}

/** Whether sums hold adjustments (P75): without what came back these are no rows of an answer. */
export const holdAdjustments = (facts: readonly string[]): boolean =>
  facts.some((name) => name === 'net_amt' || name === 'refund_amt' || name === 'returned_items')

/** How many statements read the sums of paid lines. */
export const paidParts = (facts: readonly string[]): number => {
  const counted = facts.filter((name) => different[name]).length
  return counted + (counted < facts.length ? 1 : 0)
}

/** @param facts the names of the sums that are wanted */
const readPaid = async (tx: Tx, asked: Asked, side: Side, facts: readonly string[]): Promise<readonly Group[]> => {
  const all = paidRows(asked, side)
  const sales: Rows = { ...all, when: sql`${all.when} and ${isSale}` }
  const added = facts.filter((name) => !different[name])
  const sums = Object.fromEntries(added.map((name) => [name, lineSumOf(asked.view.scope, name)]))
  const found =
    added.length > 0 ? [...(await groupRows(tx, asked, side, holdAdjustments(facts) ? all : sales, sums))] : []
  for (const name of facts) {
    const of = different[name]
    if (of) found.push(...(await countRows(tx, asked, side, sales, name, of, name === 'buyers' ? order : sql``)))
  }
  return found
}

/** Lines `l` whose actual commission belongs to the days of a side, and that commission. */
export const settledLines = ({ view }: Asked, side: Side): Sql => sql`
  ${linesOf(view.scope)} and l.paid_t is not null and l.settlement_status = 2
    and l.settled_t >= ${side.start} and l.settled_t <= ${side.last}`
export const settledSum = sql`coalesce(sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt), 0)`

/** Actual commission belongs to the day of settlement. */
const readSettled = (tx: Tx, asked: Asked, side: Side): Promise<readonly Group[]> => {
  const rows: Rows = { table: sql`affiliate_order_line`, t: sql`l.settled_t`, when: settledLines(asked, side) }
  return groupRows(tx, asked, side, rows, { settled_amt: settledSum })
}

/** How deliveries ended, by the day of delivery. */
const readDelivered = (tx: Tx, asked: Asked, side: Side): Promise<readonly Group[]> => {
  const rows: Rows = {
    table: sql`affiliate_order_line`,
    t: sql`o.delivery_t`,
    when: sql`${linesOf(asked.view.scope)} and l.paid_t <= ${side.last} and o.delivery_t >= ${side.start}
      and o.delivery_t <= ${side.last} and l.settlement_status in (2, 3)`,
    joins: order,
  }
  return groupRows(tx, asked, side, rows, {
    settled_lines: sql`count(*) filter (where l.settlement_status = 2)`,
    decided_lines: sql`count(*)`,
  })
}

export const lineReaders: Readonly<
  Record<
    Extract<Source, 'lines' | 'settled' | 'delivered'>,
    (tx: Tx, asked: Asked, side: Side, facts: readonly string[]) => Promise<readonly Group[]>
  >
> = { lines: readPaid, settled: readSettled, delivered: readDelivered }
