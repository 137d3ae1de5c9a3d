import { sql } from 'kysely'
import { salesTrends, trendDays } from '../../../shared/lists/order-trend.ts'
import { dims, skuDim } from '../../queries/facts.ts'
import { companyRollup, ofOwnShops } from '../../queries/shops/scope.ts'
import { rowsOf } from '../build.ts'
import { namedIds } from '../orders/names.ts'
import { type Conditions, type Join, type ListSource, type Part, part, type Sql } from '../source.ts'
import { filledSales, salesCells } from './cells.ts'
import { soldByDay } from './sold.ts'

/** What is listed, as relation `p` with company_id and shop_id. */
interface Kind extends Pick<ListSource, 'table' | 'key' | 'joins' | 'columns'> {
  readonly keyword: (word: string) => Sql
}

const shop = part(sql`left join shop on shop.company_id = p.company_id and shop.shop_id = p.shop_id`)

const sourceOf = ({ table, key, joins, columns, keyword }: Kind): ListSource => {
  const column = (name: string): Part => columns[name] ?? part(sql`null`)
  const source: ListSource = {
    table,
    alias: 'p',
    key,
    joins,
    scope: ({ scope }) => ofOwnShops(scope, 'p'),
    columns,
    filled: filledSales,
    finish: (_, row) => row,
    where: async (tx, view, query): Promise<Conditions> => {
      const { filters } = query
      const found = new Map<string, Part>()
      if (filters.shop !== undefined)
        found.set('shop', part(sql`p.shop_id = any(${await namedIds.shop(tx, view, String(filters.shop))}::text[])`))
      for (const name of ['sales_trend', 'trend_advice'] as const) {
        const { sql: of, needs } = column(name)
        const chosen = filters[name]
        if (chosen !== undefined)
          found.set(name, part(sql`${of} = any(${String(chosen).split(',').map(Number)}::int[])`, ...needs))
      }
      const left = column('stock_days')
      const { stock_days_min, stock_days_max } = filters
      if (stock_days_min !== undefined)
        found.set('stock_days_min', part(sql`${left.sql} >= ${Number(stock_days_min)}`, ...left.needs))
      if (stock_days_max !== undefined)
        found.set('stock_days_max', part(sql`${left.sql} <= ${Number(stock_days_max)}`, ...left.needs))
      if (query.keyword !== '') found.set('keyword', part(keyword(query.keyword)))
      return found
    },
    summary: async (tx, view, _, __, conditions) => {
      const tab = conditions.get('sales_trend')
      const others = [...conditions].flatMap(([name, one]) => (name === 'sales_trend' ? [] : [one]))
      const inTab = tab ? tab.sql : sql`true`
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

const holds = (text: Sql, word: string): Sql => sql`strpos(lower(${text}), lower(${word})) > 0`
const title = sql`coalesce(nullif(p.title, ''), p.product_id)`
const shopName = part(sql`coalesce(nullif(shop.name, ''), p.shop_id)`, 'shop')

/** Products of the viewer's own shops, by what they sold day by day. */
export const productTrendSource: ListSource = sourceOf({
  table: sql`product p`,
  key: ['company_id', 'product_id'],
  joins: {
    shop,
    category: part(sql`left join category on category.id = p.category_id`),
    sold: soldByDay(dims.product, 'p.product_id'),
  },
  columns: {
    title: part(title),
    product_id: part(sql`p.product_id`),
    shop_name: shopName,
    category_name: part(
      sql`concat_ws(' / ', category.name_zh, nullif(category.name_en, category.name_zh))`,
      'category',
    ),
    ...salesCells(sql`p.stock`),
  },
  keyword: (word) => sql`${holds(sql`p.title`, word)} or starts_with(p.product_id, ${word})`,
})

/** What all SKUs of the product sold in the same days. */
const whole: Join = ({ scope, day }) =>
  part(sql`left join (
    select r.dim_id, sum(r.items) as items from generate_series(${day - trendDays}::int, ${day - 1}::int) as d(day)
    cross join lateral (select r.dim_id, r.items from rollup r where r.scope = ${companyRollup(scope)} and r.grain = 1
      and r.bucket = d.day and r.dim = ${dims.product} offset 0) r
    group by r.dim_id
  ) whole on whole.dim_id = p.product_id`)

/** Their SKUs. */
export const skuTrendSource: ListSource = sourceOf({
  table: sql`(select sku.*, product.shop_id, product.title from sku join product using (company_id, product_id)) p`,
  key: ['company_id', 'sku_id'],
  joins: {
    shop,
    sold: soldByDay(skuDim, 'p.sku_id'),
    whole,
  },
  columns: {
    sku_name: part(sql`coalesce(nullif(p.name, ''), p.sku_id)`),
    sku_id: part(sql`p.sku_id`),
    seller_sku: part(sql`p.seller_sku`),
    title: part(title),
    shop_name: shopName,
    sku_share: part(
      sql`(case when whole.items > 0 then round(coalesce(sold.s30, 0) * 10000.0 / whole.items)::int end)`,
      'sold',
      'whole',
    ),
    ...salesCells(sql`p.stock`),
  },
  keyword: (word) =>
    sql`${holds(sql`p.name`, word)} or starts_with(lower(p.seller_sku), lower(${word})) or starts_with(p.sku_id, ${word})`,
})
