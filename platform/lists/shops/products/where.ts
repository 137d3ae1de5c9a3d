import { sql } from 'kysely'
import type { ListQuery } from '../../../../shared/lists/list.ts'
import type { Tx } from '../../../db/tables.ts'
import type { View } from '../../../queries/view.ts'
import { begins, holds } from '../../../queries/words.ts'
import { askedOf, inChoice, inRange, isFlag } from '../../conditions.ts'
import { inShop } from '../../orders/names.ts'
import { type Conditions, part } from '../../source.ts'
import { shopProductCells } from './columns.ts'

const isEmpty = part(sql`(p.status = 1 and coalesce(skus.empty, 0) > 0)`, 'skus')
const isUncosted = part(sql`(coalesce(skus.uncosted, 0) > 0)`, 'skus')

/** The conditions of a query on own products. A keyword is a part of the title, or the beginning of the id. */
export const shopProductConditions = async (tx: Tx, view: View, query: ListQuery): Promise<Conditions> => {
  const { filters, keyword } = query
  const { seller_sku } = filters
  return askedOf({
    status: inChoice(shopProductCells.status, filters.status),
    shop: await inShop(tx, view, filters.shop),
    seller_sku:
      seller_sku === undefined
        ? undefined
        : part(sql`exists (select from sku k where k.company_id = p.company_id and k.product_id = p.product_id
            and ${begins(sql`k.seller_sku`, String(seller_sku))})`),
    stock: inRange(shopProductCells.stock, filters, 'stock'),
    out_of_stock: isFlag(isEmpty, filters.out_of_stock),
    uncosted: isFlag(isUncosted, filters.uncosted),
    keyword:
      keyword === '' ? undefined : part(sql`${holds(sql`p.title`, keyword)} or starts_with(p.product_id, ${keyword})`),
  })
}
