import { sql } from 'kysely'
import type { ListQuery } from '../../../../shared/lists/list.ts'
import type { Tx } from '../../../db/tables.ts'
import { numbersLike } from '../../../queries/order-number.ts'
import { lineParts } from '../../../queries/shops/profit.ts'
import { windowOf } from '../../../queries/shops/window.ts'
import type { View } from '../../../queries/view.ts'
import { begins } from '../../../queries/words.ts'
import { inChoice, inCountries, inRange } from '../../conditions.ts'
import { ofSale } from '../../orders/columns.ts'
import { namedIds, ownerIds } from '../../orders/names.ts'
import { type Conditions, type Part, part } from '../../source.ts'
import { isOverdue, stage } from './columns.ts'

const times: Readonly<Record<string, Part>> = {
  create: part(sql`o.create_t`, 'o'),
  paid: part(sql`l.paid_t`),
  shipped: part(sql`so.shipped_t`, 'so'),
  delivered: part(sql`o.delivery_t`, 'o'),
}

/** Without a word of when or which, the orders of the last seven business days. */
const periodOf = (view: View, { filters, keyword }: ListQuery): Part | null => {
  const { date_type = 'create', start_time, end_time } = filters
  const time = Object.hasOwn(times, date_type) ? times[date_type] : undefined
  if (!time) throw new RangeError(`shop orders have no time ${date_type}`)
  const silent = start_time === undefined && end_time === undefined
  if (silent && (keyword !== '' || filters.tracking !== undefined || filters.overdue === '1')) return null
  const from = silent ? windowOf(view, undefined, undefined).from_t : start_time
  const ends = [
    ...(from === undefined ? [] : [sql`${time.sql} >= ${Number(from)}`]),
    ...(end_time === undefined ? [] : [sql`${time.sql} < ${Number(end_time)}`]),
  ]
  return { ...time, sql: sql.join(ends, sql` and `) }
}

const flagOf = (is: Part, value: string | number | undefined): Part | null =>
  value === undefined ? null : { ...is, sql: value === '1' ? is.sql : sql`not ${is.sql}` }

/** The conditions of a query on shop orders. A keyword is the beginning of an order's number. Buyers are never searched. */
export const shopOrderConditions = async (tx: Tx, view: View, query: ListQuery): Promise<Conditions> => {
  const { filters, keyword } = query
  const found = new Map<string, Part>()
  const set = (name: string, condition: Part | null | undefined): void => {
    if (condition) found.set(name, condition)
  }
  set('period', periodOf(view, query))
  set('stage', inChoice(stage, filters.stage))
  set('order_status', inChoice(ofSale(part(sql`o.order_status`, 'o')), filters.order_status))
  for (const name of ['shop', 'product'] as const) {
    const text = filters[name]
    if (text === undefined) continue
    const ids = await namedIds[name](tx, view, String(text))
    set(name, part(sql`${sql.ref(`l.${name}_id`)} = any(${ids}::text[])`))
  }
  if (filters.team !== undefined)
    set('team', part(sql`l.owner_path && ${await ownerIds(tx, view, String(filters.team))}::bigint[]`))
  set('region', inCountries(part(sql`l.region`), filters.region))
  if (filters.seller_sku !== undefined)
    set('seller_sku', part(sql`${begins(sql`sku.seller_sku`, String(filters.seller_sku))}`, 'sku'))
  if (filters.tracking !== undefined) set('tracking', part(sql`so.tracking_id = ${String(filters.tracking)}`, 'so'))
  set('overdue', flagOf(isOverdue(view.now), filters.overdue))
  set('uncosted', flagOf(part(sql`(${lineParts.cost} is null)`, 'sku'), filters.uncosted))
  set('order_amount', inRange(ofSale(part(sql`l.pay_amt`)), filters, 'order_amount'))
  if (keyword !== '')
    set(
      'keyword',
      part(
        sql`l.company_id = ${view.scope.company_id} and (${sql.join(numbersLike(sql`o.order_id`, keyword), sql` or `)})`,
        'o',
      ),
    )
  return found
}
