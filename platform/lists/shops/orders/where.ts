import { sql } from 'kysely'
import { shopOrderList } from '../../../../shared/areas/shops/orders-list.ts'
import type { ListQuery } from '../../../../shared/lists/list.ts'
import { recentDays } from '../../../../shared/lists/recent.ts'
import { dayStart } from '../../../../shared/time/zone.ts'
import { namedIds, ownerIds } from '../../../queries/named.ts'
import { numbersLike } from '../../../queries/order-number.ts'
import { lineParts } from '../../../queries/shops/profit.ts'
import type { View } from '../../../queries/view.ts'
import { begins } from '../../../queries/words.ts'
import { isFlag } from '../../conditions.ts'
import { type Part, part } from '../../source.ts'
import type { Meaning } from '../../table-source.ts'
import { isOverdue } from './columns.ts'

/** Without a word of when or which, the orders of the last seven business days. */
export const weekUnlessAsked = (view: View, query: ListQuery): ListQuery => {
  const days = recentDays(shopOrderList, query)
  if (days === undefined) return query
  return { ...query, filters: { ...query.filters, start_time: dayStart(view.clock, view.day - days + 1) } }
}

const named =
  (name: 'shop' | 'product'): Meaning =>
  async (text, { tx, view }) =>
    part(sql`${sql.ref(`l.${name}_id`)} = any(${await namedIds[name](tx, view, text)}::text[])`)

/** Buyers are never searched. */
export const shopOrderFilters: Readonly<Record<string, Meaning>> = {
  shop: named('shop'),
  product: named('product'),
  team: async (text, { tx, view }) => part(sql`l.owner_path && ${await ownerIds(tx, view, text)}::bigint[]`),
  region: part(sql`l.region`),
  seller_sku: (text) => part(begins(sql`sku.seller_sku`, text), 'sku'),
  tracking: (text) => part(sql`so.tracking_id = ${text}`, 'so'),
  overdue: (value, { view }) => isFlag(isOverdue(view.now), value),
  uncosted: part(sql`(${lineParts.cost} is null)`, 'sku'),
}

/** The beginning of an order's number, or its last digits. */
export const shopOrderNumber = (word: string, { scope }: View): Part =>
  part(sql`l.company_id = ${scope.company_id} and (${sql.join(numbersLike(sql`o.order_id`, word), sql` or `)})`, 'o')
