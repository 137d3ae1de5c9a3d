import { sql } from 'kysely'
import { shopProductList } from '../../../../shared/areas/shops/products-list.ts'
import { rateBp } from '../../../queries/arithmetic.ts'
import { ofOwnShops } from '../../../queries/shops/scope.ts'
import { begins, holds } from '../../../queries/words.ts'
import { ofProduct } from '../../of-product.ts'
import { part } from '../../source.ts'
import { tableSource } from '../../table-source.ts'
import { filledCells, shopProductCells } from './columns.ts'
import { shopProductJoins } from './joins.ts'

const { gmv, affiliate_gmv } = shopProductCells
const isOn = sql`filter (where p.status = 1)`

/** Products of the viewer's own shops. The figures leave out the tab: they stand still while one goes through the states. */
export const shopProductSource = tableSource(shopProductList, {
  table: sql`product p`,
  alias: 'p',
  key: ['company_id', 'product_id'],
  common: true,
  joins: shopProductJoins,
  scope: ({ scope }) => ofOwnShops(scope, 'p'),
  columns: shopProductCells,
  filled: filledCells,
  filters: {
    shop: ofProduct.shop,
    seller_sku: (value) =>
      part(sql`exists (select from sku k where k.company_id = p.company_id and k.product_id = p.product_id
        and ${begins(sql`k.seller_sku`, value)})`),
    out_of_stock: part(sql`(p.status = 1 and coalesce(skus.empty, 0) > 0)`, 'skus'),
    uncosted: part(sql`(coalesce(skus.uncosted, 0) > 0)`, 'skus'),
  },
  keyword: (word) => part(sql`${holds(sql`p.title`, word)} or starts_with(p.product_id, ${word})`),
  sums: () => ({
    empty: part(sql`coalesce(sum(skus.empty) ${isOn}, 0)`, 'skus'),
    all_gmv: { ...gmv, sql: sql`coalesce(sum(${gmv.sql}), 0)` },
    affiliate: { ...affiliate_gmv, sql: sql`coalesce(sum(${affiliate_gmv.sql}), 0)` },
  }),
  kpi: ({ tab_1 = 0, tab_2 = 0, tab_3 = 0, empty = 0, all_gmv, affiliate }) => ({
    on_sale: tab_1,
    in_review: tab_2,
    refused: tab_3,
    empty_skus: empty,
    gmv: all_gmv ?? 0,
    affiliate_share: all_gmv ? rateBp(affiliate ?? 0, all_gmv) : null,
  }),
})
