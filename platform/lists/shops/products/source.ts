import { sql } from 'kysely'
import { productStatuses } from '../../../../shared/areas/products/list.ts'
import { rateBp } from '../../../queries/arithmetic.ts'
import { ofOwnShops } from '../../../queries/shops/scope.ts'
import { rowsOf } from '../../build.ts'
import { tabsApart } from '../../conditions.ts'
import { type ListSource, part } from '../../source.ts'
import { filledCells, shopProductCells } from './columns.ts'
import { shopProductJoins } from './joins.ts'
import { shopProductConditions } from './where.ts'

const { gmv, affiliate_gmv, sku_orders, items_sold } = shopProductCells

/** Products of the viewer's own shops. The figures leave out the tab: they stand still while one goes through the states. */
export const shopProductSource: ListSource = {
  table: sql`product p`,
  alias: 'p',
  key: ['company_id', 'product_id'],
  common: true,
  joins: shopProductJoins,
  scope: ({ scope }) => ofOwnShops(scope, 'p'),
  columns: shopProductCells,
  filled: filledCells,
  finish: (_, row) => row,
  where: shopProductConditions,
  summary: async (tx, view, _, __, conditions) => {
    const { others, inTab } = tabsApart(conditions, 'status')
    const { rows } = await sql<Readonly<Record<string, number>>>`
      select count(*) filter (where ${inTab}) as total,
        coalesce(sum(skus.empty) filter (where p.status = 1), 0) as empty_skus,
        coalesce(sum(${gmv.sql}), 0) as all_gmv, coalesce(sum(${affiliate_gmv.sql}), 0) as affiliate,
        coalesce(sum(${gmv.sql}) filter (where ${inTab}), 0) as gmv,
        coalesce(sum(${sku_orders.sql}) filter (where ${inTab}), 0) as sku_orders,
        coalesce(sum(${items_sold.sql}) filter (where ${inTab}), 0) as items_sold,
        ${sql.join(productStatuses.map((n) => sql`count(*) filter (where p.status = ${n}) as ${sql.ref(`tab_${n}`)}`))}
      ${rowsOf(shopProductSource, view, others, [part(sql``, 'skus', 'sold', 'own')])}`.execute(tx)
    const at = (name: string): number => rows[0]?.[name] ?? 0
    return {
      total: at('total'),
      kpi: {
        on_sale: at('tab_1'),
        in_review: at('tab_2'),
        refused: at('tab_3'),
        empty_skus: at('empty_skus'),
        gmv: at('all_gmv'),
        affiliate_share: at('all_gmv') === 0 ? null : rateBp(at('affiliate'), at('all_gmv')),
      },
      totals: { sku_orders: at('sku_orders'), items_sold: at('items_sold'), gmv: at('gmv') },
      tabs: Object.fromEntries(productStatuses.map((n) => [String(n), at(`tab_${n}`)])),
    }
  },
}
