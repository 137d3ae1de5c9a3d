import { sql } from 'kysely'
import type { ShopOrderLine } from '../../../../shared/areas/shops/orders-api.ts'
import { shopOrderColumns } from '../../../../shared/areas/shops/orders-list.ts'
import type { Tx } from '../../../db/tables.ts'
import { grossProfit, lineParts } from '../../../queries/shops/profit.ts'
import type { View } from '../../../queries/view.ts'
import { columnOf, keyOf, rowsOf } from '../../build.ts'
import { part } from '../../source.ts'
import { shopOrderSource } from './source.ts'

interface Facts {
  readonly sku_cost: number | null
  readonly shop_region: string
  readonly part_net: number
  readonly part_fee: number | null
  readonly part_affiliate: number
  readonly part_shipping: number | null
  readonly part_cost: number | null
}

type CellRow = ShopOrderLine['row']

const lineOf = (found: Facts & CellRow): ShopOrderLine => {
  const { sku_cost, shop_region: _, part_net, part_fee, part_affiliate, part_shipping, part_cost, ...row } = found
  const parts = {
    net: part_net,
    platform_fee: part_fee,
    affiliate: part_affiliate,
    shipping: part_shipping,
    cost: part_cost,
  }
  return { row, sku_cost, parts: { ...parts, profit: grossProfit({ ...parts, ads: null }) } }
}

export interface ShopOrder {
  readonly lines: readonly ShopOrderLine[]
  /** Country that the shop ships from; empty for no order. */
  readonly shop_region: string
}

/** The lines of an order of the viewer's own shops; none for an order of somebody else. */
export const readShopOrder = async (tx: Tx, view: View, order_id: string): Promise<ShopOrder> => {
  const columns = shopOrderColumns.map(({ field }) => ({ field, cell: columnOf(shopOrderSource, field) }))
  const cells = columns.map(({ field, cell }) => sql`${cell.sql} as ${sql.ref(field)}`)
  const lines = rowsOf(
    shopOrderSource,
    view,
    [part(sql`l.order_id = ${order_id}`)],
    [part(sql``, 'o', 'so', 'sku', 'shop'), ...columns.map(({ cell }) => cell)],
  )
  const { rows } = await sql<Facts & CellRow>`
    select ${sql.join(cells)}, sku.cost_amt as sku_cost, coalesce(shop.region, '') as shop_region,
      ${lineParts.net} as part_net, ${lineParts.fee} as part_fee, ${lineParts.creator} + ${lineParts.partner} as part_affiliate,
      ${lineParts.shipping} as part_shipping, ${lineParts.cost} as part_cost
    ${lines} order by ${sql.join(keyOf(shopOrderSource))}`.execute(tx)
  return { lines: rows.map(lineOf), shop_region: rows[0]?.shop_region ?? '' }
}
