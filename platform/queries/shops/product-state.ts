import { sql } from 'kysely'
import type { ShopSku } from '../../../shared/areas/shops/products-api.ts'
import type { Tx } from '../../db/tables.ts'
import { notePrices } from '../goods/price-history.ts'
import type { Scope } from '../scope.ts'
import { ofOwnShops } from './scope.ts'

export interface OwnProduct {
  readonly company_id: number
  readonly product_id: string
  readonly status: number
  readonly standard_rate_bp: number | null
}

/** A product of the scope's own shops, locked until the transaction ends; undefined for any other. */
export const lockProduct = async (tx: Tx, scope: Scope, product_id: string): Promise<OwnProduct | undefined> => {
  const { rows } = await sql<OwnProduct>`
    select p.company_id, p.product_id, p.status, p.standard_rate_bp from product p
    where p.product_id = ${product_id} and ${ofOwnShops(scope, 'p')} for update`.execute(tx)
  return rows[0]
}

/** Writes what a product says of itself. `now` in Unix seconds. */
export const setProduct = async (
  tx: Tx,
  { company_id, product_id }: OwnProduct,
  change: Partial<Pick<OwnProduct, 'status' | 'standard_rate_bp'>>,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('product')
    .set({ ...change, update_time: now })
    .where('company_id', '=', company_id)
    .where('product_id', '=', product_id)
    .execute()
}

export const readSkus = async (tx: Tx, { company_id, product_id }: Omit<OwnProduct, 'status' | 'standard_rate_bp'>) =>
  (
    await sql<ShopSku>`
      select sku_id, seller_sku, name, price_amt as price, stock, cost_amt as cost from sku
      where company_id = ${company_id} and product_id = ${product_id} order by seller_sku, sku_id`.execute(tx)
  ).rows

type Changes = Readonly<Partial<Record<'price' | 'stock' | 'cost', number | null>>>

/** Writes fields of SKUs of one product, and what the product says of them. `now` in Unix seconds. */
export const writeSkus = async (
  tx: Tx,
  { company_id, product_id }: OwnProduct,
  changes: ReadonlyMap<string, Changes>,
  now: number,
): Promise<void> => {
  for (const [sku_id, { price, stock, cost }] of changes)
    await tx
      .updateTable('sku')
      .set({
        ...(price === undefined ? {} : { price_amt: price }),
        ...(stock === undefined ? {} : { stock }),
        ...(cost === undefined ? {} : { cost_amt: cost, cost_t: now }),
        update_time: now,
      })
      .where('company_id', '=', company_id)
      .where('sku_id', '=', sku_id)
      .execute()
  await sql`
    update product p set min_price_amt = k.low, max_price_amt = k.high, stock = k.stock, update_time = ${now}
    from (select min(price_amt) as low, max(price_amt) as high, sum(stock)::int as stock from sku
      where company_id = ${company_id} and product_id = ${product_id}) k
    where p.company_id = ${company_id} and p.product_id = ${product_id}`.execute(tx)
  if ([...changes.values()].some(({ price }) => price !== undefined))
    await notePrices(tx, company_id, [product_id], now)
}
