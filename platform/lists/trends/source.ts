import { sql } from 'kysely'
import type { TrendKind } from '../../../shared/areas/trends/api.ts'
import { productTrendList, skuTrendList, trendDays } from '../../../shared/areas/trends/list.ts'
import type { List } from '../../../shared/lists/list.ts'
import { categoryNames } from '../../queries/category-names.ts'
import { companyRollup, ofOwnShops } from '../../queries/shops/scope.ts'
import type { View } from '../../queries/view.ts'
import { begins, holds } from '../../queries/words.ts'
import { daysOfOne } from '../../sums/read.ts'
import { inPeriod, isFlag } from '../conditions.ts'
import { ofProduct } from '../of-product.ts'
import { shareOf } from '../shares.ts'
import { type Join, type ListSource, type Part, part, type Sql } from '../source.ts'
import { type TableOptions, tableSource } from '../table-source.ts'
import { filledSales, salesCells } from './cells.ts'
import { soldByDay } from './sold.ts'

/** What is listed, as relation `p` with company_id, shop_id and category_id. */
interface Kind {
  /** As watches name it. */
  readonly kind: TrendKind
  readonly id: Sql
}

const shop = part(sql`left join shop on shop.company_id = p.company_id and shop.shop_id = p.shop_id`)

/** The viewer's watch, and whether a hit of it is what `when` asks for. */
const watched = ({ kind, id }: Kind, { scope }: View): Part =>
  part(sql`exists (select from trend_watch w
  where w.member_id = ${scope.viewer ?? null}::bigint and w.kind = ${kind} and w.object_id = ${id})`)
const hit = ({ kind, id }: Kind, { scope }: View, when: Part): Part =>
  part(sql`exists (select from trend_hit h
  where h.member_id = ${scope.viewer ?? null}::bigint and h.kind = ${kind} and h.object_id = ${id} and ${when.sql})`)

/** Products or SKUs of the viewer's own shops, by what they sold day by day. */
const trendSource = <const L extends List>(
  list: L,
  { kind, id, ...options }: Kind & Pick<TableOptions<L>, 'table' | 'key' | 'joins' | 'columns' | 'keyword'>,
): ListSource =>
  tableSource(list, {
    ...options,
    alias: 'p',
    common: true,
    scope: ({ scope }) => ofOwnShops(scope, 'p'),
    filled: filledSales,
    filters: {
      watched: (value, { view }) => isFlag(watched({ kind, id }, view), value),
      watch_hit: (_, { view, filters }) => {
        const when = inPeriod(part(sql`h.add_time`), filters)
        return when && hit({ kind, id }, view, when)
      },
      ...ofProduct,
    },
  })

const title = sql`coalesce(nullif(p.title, ''), p.product_id)`
const shopName = part(sql`coalesce(nullif(shop.name, ''), p.shop_id)`, 'shop')

/** Products of the viewer's own shops, by what they sold day by day. */
export const productTrendSource = trendSource(productTrendList, {
  kind: 1,
  id: sql`p.product_id`,
  table: sql`product p`,
  key: ['company_id', 'product_id'],
  joins: {
    shop,
    category: part(sql`left join category on category.id = p.category_id`),
    sold: soldByDay('product'),
  },
  columns: {
    title: part(title),
    product_id: part(sql`p.product_id`),
    shop_name: shopName,
    category_name: part(categoryNames('category'), 'category'),
    ...salesCells(sql`p.stock`),
  },
  keyword: (word) => part(sql`${holds(sql`p.title`, word)} or starts_with(p.product_id, ${word})`),
})

/** What all SKUs of the product sold in the same days. */
const whole: Join = ({ scope, day }) =>
  part(sql`left join lateral (
    select sum(r.items) as items
    ${daysOfOne(companyRollup(scope), 'product', sql`p.product_id`, day - trendDays, day - 1)}
  ) whole on true`)

/** Their SKUs. */
export const skuTrendSource = trendSource(skuTrendList, {
  kind: 2,
  id: sql`p.sku_id`,
  table: sql`(select sku.*, product.shop_id, product.title, product.category_id from sku join product using (company_id, product_id)) p`,
  key: ['company_id', 'sku_id'],
  joins: {
    shop,
    sold: soldByDay('sku'),
    whole,
  },
  columns: {
    sku_name: part(sql`coalesce(nullif(p.name, ''), p.sku_id)`),
    sku_id: part(sql`p.sku_id`),
    seller_sku: part(sql`p.seller_sku`),
    title: part(title),
    shop_name: shopName,
    sku_share: part(shareOf(sql`coalesce(sold.s30, 0)`, sql`whole.items`), 'sold', 'whole'),
    ...salesCells(sql`p.stock`),
  },
  keyword: (word) =>
    part(sql`${holds(sql`p.name`, word)} or ${begins(sql`p.seller_sku`, word)} or starts_with(p.sku_id, ${word})`),
})
