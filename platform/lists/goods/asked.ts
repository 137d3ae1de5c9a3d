import { sql } from 'kysely'
import type { ListQuery } from '../../../shared/lists/list.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import type { DaysSql } from '../../queries/metrics/content-facts.ts'
import { linesOf } from '../../queries/scope.ts'
import { keepWindow, kept } from '../../queries/shops/window.ts'
import type { View } from '../../queries/view.ts'
import type { OrdersPart } from '../../sums/part.ts'
import { daysOf } from '../../sums/periods.ts'
import type { Sql } from '../source.ts'

/** Keeps the asked product and its days up to today in the transaction, where the tables of these lists read them. */
export const keepAsked = async (tx: Tx, view: View, { product_id, days }: ListQuery['filters']): Promise<void> => {
  const from = view.day - Number(days) + 1
  const starts = daysOf(from, view.day + 1).map((day) => dayStart(view.clock, day))
  const [from_t = 0, to_t = 0] = [starts.at(0), starts.at(-1)]
  await keepWindow(tx, { from, to: view.day, from_t, to_t })
  await sql`select set_config('tidewall.product_id', ${String(product_id)}, true),
    set_config('tidewall.day_starts', ${`{${starts.join()}}`}, true)`.execute(tx)
}

/** The lines that these lists and figures are added up of. */
export const productLines = (view: View, { product_id, days }: ListQuery['filters']): OrdersPart => ({
  scope: view.scope.text,
  dim: 'product',
  id: String(product_id),
  from: view.day - Number(days) + 1,
  to: view.day,
})

export const keptProduct = sql`current_setting('tidewall.product_id')`

export const keptDays: DaysSql = {
  from: kept.from_day,
  to: kept.to_day,
  from_t: kept.from_t,
  to_t: kept.to_t,
  // As a query of its own it is read once, not for every line.
  starts: sql`(select current_setting('tidewall.day_starts')::bigint[])`,
  whole: true,
}

/** Condition on `affiliate_order_line l`: the viewer's lines of the product, paid in the days. */
export const askedLines = ({ scope }: View): Sql => sql`${linesOf(scope)} and l.product_id = ${keptProduct}
  and l.paid_t >= ${kept.from_t} and l.paid_t < ${kept.to_t}`

/**
 * `(content_id, content_type)` of the company's contents that show the product and of which one of the days is reported:
 * without a sale they are the product's then. A member knows the contents of its own lines alone.
 */
export const shownContents = ({ scope }: View): Sql => sql`
  select k.content_id, k.content_type from content_product k
  where ${scope.member_id === null} and k.company_id = ${scope.company_id} and k.product_id = ${keptProduct}
    and k.last_day >= ${keptDays.from}`
