import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

/** Shop of the demo company whose costs are not all entered yet. */
const UNCOSTED_SHOP = '7495301122846650104'

/** What makes the shelves of the demo's shops less than perfect: empty SKUs, unknown costs, products on their way. */
export const roughenShelves = async (tx: Tx, company_id: number): Promise<void> => {
  await sql`update sku set stock = 0
    where company_id = ${company_id} and hashtext(sku_id || 'stock') & 63 = 0`.execute(tx)
  await sql`update sku set cost_amt = null from product p
    where sku.company_id = ${company_id} and p.company_id = sku.company_id and p.product_id = sku.product_id
      and p.shop_id = ${UNCOSTED_SHOP} and hashtext(sku.sku_id) & 15 = 0`.execute(tx)
  await sql`update product p set stock = k.stock,
      status = (array[0, 2, 2, 3, 4, 4, 5])[1 + (hashtext(p.product_id) & 1023) % 7]
        * (hashtext(p.product_id || 'status') & 31 = 0)::int
        + (hashtext(p.product_id || 'status') & 31 <> 0)::int
    from (select product_id, sum(stock)::int as stock from sku where company_id = ${company_id} group by product_id) k
    where p.company_id = ${company_id} and k.product_id = p.product_id`.execute(tx)
}
