import { sql } from 'kysely'
import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { orderColumns } from '../../../shared/areas/orders/list.ts'
import type { Tx } from '../../db/tables.ts'
import { shownName } from '../../queries/names.ts'
import type { View } from '../../queries/view.ts'
import { columnOf, keyOf, rowsOf } from '../build.ts'
import { part, type Sql } from '../source.ts'
import { orderSource } from './source.ts'
import { type Refund, type Times, timelineOf } from './timeline.ts'

interface Split {
  readonly role: number
  readonly level: number
  readonly member_name: string | null
  readonly is_mine: boolean
  readonly rate_bp: number
  readonly base_amt: number
  readonly est_amt: number
  readonly act_amt: number | null
  readonly state: number
}

interface Facts extends Times {
  readonly n: number
  readonly subtotal_amt: number
  readonly seller_discount_amt: number
  readonly platform_discount_amt: number
  readonly tax_amt: number
  readonly bonus_rate_bp: number
  readonly ads_attributed: boolean
  readonly settle_due_t: number | null
  readonly orig_currency: string | null
  readonly orig_pay_amt: number | null
  readonly fx_rate: number | null
  readonly splits: readonly Split[]
  readonly refunds: readonly Refund[]
}

type CellRow = OrderLineDetail['row']

const CREATOR = 1

/** Rows of `table` that hang on line `l`, as a JSON array. */
const ofLine = (table: Sql, columns: Sql, order: Sql): Sql => sql`coalesce((
  select json_agg(json_build_object(${columns}) order by ${order}) from ${table}
  where t.company_id = l.company_id and t.order_id = l.order_id and t.sku_id = l.sku_id
    and t.content_id = l.content_id and t.n = l.n), '[]')`

/** Condition on `member m`: the viewer may know its name. */
const known = ({ scope }: View): Sql =>
  scope.member_id === null
    ? sql`m.company_id = ${scope.company_id}`
    : sql`exists (select from member_closure b where b.ancestor_id = ${scope.member_id} and b.descendant_id = m.id)`

const facts = (view: View): Sql => sql`
  l.n, l.subtotal_amt, l.seller_discount_amt, l.platform_discount_amt, l.tax_amt, l.bonus_rate_bp, l.ads_attributed,
  l.ineligible_reason, l.settle_due_t, o.create_t, l.paid_t, o.delivery_t, o.cancelled_t, l.settled_t,
  o.orig_currency, o.fx_rate, l.orig_pay_amt,
  ${ofLine(
    sql`commission_split t left join member m on m.id = t.member_id`,
    sql`'role', t.role, 'level', t.level, 'member_name', coalesce(nullif(m.membername, ''), m.username),
      'is_mine', ${known(view)}, 'rate_bp', t.rate_bp, 'base_amt', t.base_amt, 'est_amt', t.est_amt,
      'act_amt', t.act_amt, 'state', t.state`,
    sql`t.level < 0, t.role, abs(t.level)`,
  )} as splits,
  ${ofLine(
    sql`order_refund t`,
    sql`'kind', t.kind, 'qty', t.qty, 'amt', t.amt, 't', coalesce(t.done_t, t.applied_t)`,
    sql`t.applied_t, t.id`,
  )} as refunds`

/** Which rate counts: an ad's where the product has one, else that of the campaign, else the standard one. */
const rateUsed = (row: CellRow, { ads_attributed }: Facts): OrderLineDetail['rate_used'] => {
  if (ads_attributed && row.shop_ads_rate_bp !== null) return 'shop_ads'
  return (row.partner_rate_bp ?? 0) > 0 ? 'partner' : 'standard'
}

/** A leader who lost the line keeps a row of zeros, which tells nobody anything. */
const getsSomething = ({ rate_bp, est_amt, act_amt, role }: Split): boolean =>
  role === CREATOR || rate_bp !== 0 || est_amt !== 0 || (act_amt ?? 0) !== 0

/** The creator is called as in the list; of the members only those of the viewer's scope by their whole name. */
const splitOf = (row: CellRow, { member_name, is_mine, ...split }: Split): OrderLineDetail['splits'][number] => ({
  ...split,
  name: split.role === CREATOR ? row.creator_username : shownName(member_name ?? '', !is_mine),
})

const originalOf = ({ orig_currency, orig_pay_amt, fx_rate }: Facts): OrderLineDetail['original'] =>
  orig_currency === null || orig_pay_amt === null || fx_rate === null
    ? null
    : { currency: orig_currency, pay_amt: orig_pay_amt, fx_rate }

const detailOf = (row: CellRow, found: Facts, now: number): OrderLineDetail => ({
  row,
  original: originalOf(found),
  subtotal_amt: found.subtotal_amt,
  seller_discount_amt: found.seller_discount_amt,
  platform_discount_amt: found.platform_discount_amt,
  tax_amt: found.tax_amt,
  bonus_rate_bp: found.bonus_rate_bp,
  ads_attributed: found.ads_attributed,
  rate_used: rateUsed(row, found),
  remaining: Math.max(0, (row.quantity ?? 0) - (row.refunded_qty ?? 0) - (row.returned_qty ?? 0)),
  ineligible_reason: found.ineligible_reason,
  settle_due_time: found.settle_due_t,
  splits: found.splits.filter(getsSomething).map((split) => splitOf(row, split)),
  timeline: timelineOf(row, found, now),
})

/** The lines of an order that are in the viewer's scope, explained; none for an order that has no such line. */
export const readOrderLines = async (tx: Tx, view: View, order_id: string, now: number): Promise<OrderLineDetail[]> => {
  const columns = orderColumns.map(({ field }) => ({ field, cell: columnOf(orderSource, field) }))
  const cells = columns.map(({ field, cell }) => sql`${sql.lit(field)}, ${cell.sql}`)
  // A function takes a hundred arguments at most.
  const half = Math.ceil(cells.length / 2)
  const row = sql`jsonb_build_object(${sql.join(cells.slice(0, half))})
    || jsonb_build_object(${sql.join(cells.slice(half))})`
  const lines = rowsOf(
    orderSource,
    view,
    [part(sql`l.order_id = ${order_id}`)],
    [part(sql``, 'o'), ...columns.map(({ cell }) => cell)],
  )
  const { rows } = await sql<Facts & { row: CellRow }>`
    select ${facts(view)}, ${row} as row ${lines} order by ${sql.join(keyOf(orderSource))}`.execute(tx)
  return rows.map((found) => detailOf(orderSource.finish(view, found.row) as CellRow, found, now))
}
