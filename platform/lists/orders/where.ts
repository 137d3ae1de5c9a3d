import { sql } from 'kysely'
import type { ListQuery } from '../../../shared/lists/list.ts'
import type { Tx } from '../../db/tables.ts'
import { categoryIds, lineInCategories, namedIds, ownerIds } from '../../queries/named.ts'
import { numbersLike } from '../../queries/order-number.ts'
import { appealState } from '../../queries/orders/line-state.ts'
import { oursOfLine } from '../../queries/orders/ours.ts'
import { isSale, linesOf } from '../../queries/scope.ts'
import type { View } from '../../queries/view.ts'
import { type Conditions, type Part, part, type Sql } from '../source.ts'
import { ofSale } from './columns.ts'

const times: Readonly<Record<string, Part>> = {
  create: part(sql`o.create_t`, 'o'),
  paid: part(sql`l.paid_t`),
  delivered: part(sql`o.delivery_t`, 'o'),
  settled: part(sql`l.settled_t`),
}

const choices: Readonly<Record<string, Part>> = {
  settlement_status: part(sql`l.settlement_status`),
  content_type: part(sql`l.content_type`),
  collab_type: part(sql`l.collab_type`),
  commission_model: ofSale(part(sql`l.commission_model`)),
  order_status: ofSale(part(sql`o.order_status`, 'o')),
  appeal_state: part(appealState),
}

const oneOf = (values: readonly string[]): { only?: string } => {
  const [only, another] = values
  return only !== undefined && another === undefined ? { only } : {}
}

const anyOf = (column: Sql, values: readonly string[]): Part => ({
  // One value is compared as one: an index may then give the order of the rest.
  ...part(values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values}::text[])`),
  ...oneOf(values),
})

type Filters = ListQuery['filters']

const periodOf = ({ date_type = 'create', start_time, end_time }: Filters): Part | null => {
  const time = Object.hasOwn(times, date_type) ? times[date_type] : undefined
  if (!time) throw new RangeError(`orders have no time ${date_type}`)
  const from = start_time === undefined ? [] : [sql`${time.sql} >= ${Number(start_time)}`]
  const to = end_time === undefined ? [] : [sql`${time.sql} < ${Number(end_time)}`]
  const ends = [...from, ...to]
  return ends.length === 0 ? null : { ...time, sql: sql.join(ends, sql` and `) }
}

const choiceOf = (column: Part, text: string): Part => {
  const values = text.split(',')
  return { ...column, sql: sql`${column.sql} = any(${values.map(Number)}::smallint[])`, ...oneOf([...new Set(values)]) }
}

/** Amounts by which the list is narrowed from least to most. */
const amounts: Readonly<Record<string, (view: View) => Sql>> = {
  pay_amount: () => ofSale(part(sql`l.pay_amt`)).sql,
  our_commission: ({ scope }) =>
    sql`(case when l.paid_t is not null and ${isSale} then coalesce((${oursOfLine(scope)}), 0) end)`,
}

const amountOf = (amount: Sql, min: string | number | undefined, max: string | number | undefined): Part | null => {
  const least = min === undefined ? [] : [sql`${amount} >= ${Number(min)}`]
  const most = max === undefined ? [] : [sql`${amount} <= ${Number(max)}`]
  const ends = [...least, ...most]
  return ends.length === 0 ? null : part(sql.join(ends, sql` and `))
}

/** Goods or money that went back, with a sale or without one. */
const cameBack = sql`(l.returned_qty > 0 or l.refunded_qty > 0 or l.refund_amt > 0)`

/** As in the settlement funnel: with a day on which the commission falls due, or settled already. */
const delivered = sql`(l.settle_due_t is not null or l.settlement_status = 2)`

/**
 * A keyword is the beginning of an order's number or its last digits, or exactly the id of a product or a content. What no line has is left
 * out first, so that each kind is found by its own index.
 */
const keywordOf = async (tx: Tx, view: View, word: string): Promise<Part> => {
  const has = (column: Sql): Sql =>
    sql`exists (select from affiliate_order_line l where ${linesOf(view.scope)} and ${column} = ${word})`
  const company = view.scope.company_id
  const numbers = numbersLike(sql`o.order_id`, word)
  const known = numbers.map(
    (like) => sql`exists (select from affiliate_order o where o.company_id = ${company} and ${like})`,
  )
  const { rows } = await sql<{ product: boolean; content: boolean; numbers: readonly boolean[] }>`
    select ${has(sql`l.product_id`)} as product, ${has(sql`l.content_id`)} as content,
      array[${sql.join(known)}] as numbers`.execute(tx)
  const { product = false, content = false, numbers: found = [] } = rows[0] ?? {}
  const kinds = [
    ...numbers.filter((_, n) => found[n]).map((like) => part(sql`(l.company_id = ${company} and ${like})`, 'o')),
    ...(product ? [part(sql`l.product_id = ${word}`)] : []),
    ...(content ? [part(sql`l.content_id = ${word}`)] : []),
  ]
  if (kinds.length === 0) return part(sql`false`)
  return part(
    sql.join(
      kinds.map((kind) => kind.sql),
      sql` or `,
    ),
    ...kinds.flatMap(({ needs }) => needs),
  )
}

/** The conditions of a query on order lines. */
export const orderConditions = async (tx: Tx, view: View, { filters, keyword }: ListQuery): Promise<Conditions> => {
  const found = new Map<string, Part>()
  const set = (name: string, condition: Part | null): void => {
    if (condition) found.set(name, condition)
  }
  const textOf = (name: string): string => String(filters[name] ?? '')
  set('period', periodOf(filters))
  for (const [name, column] of Object.entries(choices))
    if (textOf(name) !== '') set(name, choiceOf(column, textOf(name)))
  if (textOf('region') !== '') set('region', anyOf(sql`l.region`, [...new Set(textOf('region').split(','))]))
  for (const name of ['creator', 'shop', 'product', 'content'] as const) {
    const text = textOf(name)
    if (text !== '') set(name, anyOf(sql`${sql.ref(`l.${name}_id`)}`, await namedIds[name](tx, view, text)))
  }
  if (textOf('owner') !== '')
    set('owner', part(sql`l.owner_member_id = any(${await ownerIds(tx, view, textOf('owner'))}::bigint[])`))
  if (textOf('team') !== '')
    set('team', part(sql`l.owner_path && ${await ownerIds(tx, view, textOf('team'))}::bigint[]`))
  if (textOf('category') !== '')
    set('category', part(lineInCategories(view.scope.company_id, await categoryIds(tx, textOf('category')))))
  if (textOf('returned') !== '') set('returned', part(textOf('returned') === '1' ? cameBack : sql`not ${cameBack}`))
  if (textOf('delivered') !== '')
    set('delivered', part(textOf('delivered') === '1' ? delivered : sql`not ${delivered}`))
  for (const [name, of] of Object.entries(amounts))
    set(name, amountOf(of(view), filters[`${name}_min`], filters[`${name}_max`]))
  if (keyword !== '') set('keyword', await keywordOf(tx, view, keyword))
  return found
}
