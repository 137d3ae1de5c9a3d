import { sql } from 'kysely'
import type { TrendKind } from '../../../shared/areas/trends/api.ts'
import { salesTrends, trendDays } from '../../../shared/areas/trends/list.ts'
import { categoryNames } from '../../queries/category-names.ts'
import { daysOfOne } from '../../queries/days-of.ts'
import { companyRollup, ofOwnShops } from '../../queries/shops/scope.ts'
import type { View } from '../../queries/view.ts'
import { begins, holds } from '../../queries/words.ts'
import { rowsOf } from '../build.ts'
import { askedOf, inChoice, inPeriod, inRange, isFlag, tabsApart } from '../conditions.ts'
import { inShop } from '../orders/names.ts'
import { inCategory } from '../products/where.ts'
import { shareOf } from '../shares.ts'
import { type Conditions, type Join, type ListSource, type Part, part, type Sql } from '../source.ts'
import { filledSales, salesCells } from './cells.ts'
import { soldByDay } from './sold.ts'

/** What is listed, as relation `p` with company_id, shop_id and category_id. */
interface Kind extends Pick<ListSource, 'table' | 'key' | 'joins' | 'columns'> {
  /** As watches name it. */
  readonly kind: TrendKind
  readonly id: Sql
  readonly keyword: (word: string) => Sql
}

const shop = part(sql`left join shop on shop.company_id = p.company_id and shop.shop_id = p.shop_id`)

/** The viewer's watch, and whether a hit of it is what `when` asks for. */
const watched = ({ kind, id }: Kind, { scope }: View): Part =>
  part(sql`exists (select from trend_watch w
  where w.member_id = ${scope.viewer ?? null}::bigint and w.kind = ${kind} and w.object_id = ${id})`)
const hit = ({ kind, id }: Kind, { scope }: View, when: Part): Part =>
  part(sql`exists (select from trend_hit h
  where h.member_id = ${scope.viewer ?? null}::bigint and h.kind = ${kind} and h.object_id = ${id} and ${when.sql})`)

const sourceOf = (of: Kind): ListSource => {
  const { table, key, joins, columns, keyword } = of
  const column = (name: string): Part => columns[name] ?? part(sql`null`)
  const source: ListSource = {
    table,
    alias: 'p',
    key,
    common: true,
    joins,
    scope: ({ scope }) => ofOwnShops(scope, 'p'),
    columns,
    filled: filledSales,
    finish: (_, row) => row,
    where: async (tx, view, query): Promise<Conditions> => {
      const { filters, keyword: word } = query
      const { category } = filters
      const when = inPeriod(part(sql`h.add_time`), filters)
      return askedOf({
        watched: isFlag(watched(of, view), filters.watched),
        period: when && hit(of, view, when),
        category: category === undefined ? undefined : part(inCategory(String(category))),
        shop: await inShop(tx, view, filters.shop),
        sales_trend: inChoice(column('sales_trend'), filters.sales_trend),
        trend_advice: inChoice(column('trend_advice'), filters.trend_advice),
        stock_days: inRange(column('stock_days'), filters, 'stock_days'),
        keyword: word === '' ? undefined : part(keyword(word)),
      })
    },
    summary: async (tx, view, _, __, conditions) => {
      const { others, inTab } = tabsApart(conditions, 'sales_trend')
      const sum = (name: string): Sql => sql`coalesce(sum(${column(name).sql}) filter (where ${inTab}), 0)`
      const { rows } = await sql<Readonly<Record<string, number>>>`
        select count(*) filter (where ${inTab}) as total, ${sum('sales_7d')} as s7, ${sum('sales_30d')} as s30,
          ${sum('stock')} as stock, ${sql.join(
            salesTrends.map(
              (n) => sql`count(*) filter (where ${column('sales_trend').sql} = ${n}) as ${sql.ref(`tab_${n}`)}`,
            ),
          )}
        ${rowsOf(source, view, others, [part(sql``, 'sold')])}`.execute(tx)
      const at = (name: string): number => rows[0]?.[name] ?? 0
      return {
        total: at('total'),
        kpi: {},
        totals: { sales_7d: at('s7'), sales_30d: at('s30'), stock: at('stock') },
        tabs: Object.fromEntries(salesTrends.map((n) => [String(n), at(`tab_${n}`)])),
      }
    },
  }
  return source
}

const title = sql`coalesce(nullif(p.title, ''), p.product_id)`
const shopName = part(sql`coalesce(nullif(shop.name, ''), p.shop_id)`, 'shop')

/** Products of the viewer's own shops, by what they sold day by day. */
export const productTrendSource: ListSource = sourceOf({
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
  keyword: (word) => sql`${holds(sql`p.title`, word)} or starts_with(p.product_id, ${word})`,
})

/** What all SKUs of the product sold in the same days. */
const whole: Join = ({ scope, day }) =>
  part(sql`left join lateral (
    select sum(r.items) as items
    ${daysOfOne(companyRollup(scope), 'product', sql`p.product_id`, day - trendDays, day - 1)}
  ) whole on true`)

/** Their SKUs. */
export const skuTrendSource: ListSource = sourceOf({
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
    sql`${holds(sql`p.name`, word)} or ${begins(sql`p.seller_sku`, word)} or starts_with(p.sku_id, ${word})`,
})
