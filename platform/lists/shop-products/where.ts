import { sql } from 'kysely'
import type { ListQuery } from '../../../shared/lists/list.ts'
import type { Tx } from '../../db/tables.ts'
import { holds } from '../../queries/search/catalogue.ts'
import type { View } from '../../queries/view.ts'
import { namedIds } from '../orders/names.ts'
import { type Conditions, type Part, part, type Sql } from '../source.ts'

const flagOf = (is: Sql, value: string | number): Part => part(value === '1' ? is : sql`not ${is}`, 'skus')

/** The conditions of a query on own products. A keyword is a part of the title, or the beginning of the id. */
export const shopProductConditions = async (tx: Tx, view: View, query: ListQuery): Promise<Conditions> => {
  const { filters, keyword } = query
  const found = new Map<string, Part>()
  const { status, shop, seller_sku, stock_min, stock_max, out_of_stock, uncosted } = filters
  if (status !== undefined)
    found.set('status', part(sql`p.status = any(${String(status).split(',').map(Number)}::smallint[])`))
  if (shop !== undefined)
    found.set('shop', part(sql`p.shop_id = any(${await namedIds.shop(tx, view, String(shop))}::text[])`))
  if (seller_sku !== undefined)
    found.set(
      'seller_sku',
      part(sql`exists (select from sku k where k.company_id = p.company_id and k.product_id = p.product_id
        and starts_with(lower(k.seller_sku), lower(${String(seller_sku)})))`),
    )
  if (stock_min !== undefined) found.set('stock_min', part(sql`p.stock >= ${Number(stock_min)}`))
  if (stock_max !== undefined) found.set('stock_max', part(sql`p.stock <= ${Number(stock_max)}`))
  if (out_of_stock !== undefined)
    found.set('out_of_stock', flagOf(sql`(p.status = 1 and coalesce(skus.empty, 0) > 0)`, out_of_stock))
  if (uncosted !== undefined) found.set('uncosted', flagOf(sql`(coalesce(skus.uncosted, 0) > 0)`, uncosted))
  if (keyword !== '')
    found.set('keyword', part(sql`${holds(sql`p.title`, keyword)} or starts_with(p.product_id, ${keyword})`))
  return found
}
