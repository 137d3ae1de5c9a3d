import type { Router } from 'express'
import { shopProductsApi } from '../../../../shared/areas/shops/products-api.ts'
import type { Tx } from '../../../db/tables.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { readSkus, writeSkus } from '../../../queries/shops/product-state.ts'
import { readCompany } from '../../../queries/view.ts'
import { actorOf } from '../../../workflows/actor.ts'
import { isEditable } from '../../../workflows/shops.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused } from '../../refused.ts'
import { noteSku, ownProduct, type SkuField } from './own-product.ts'

const setSku = async (tx: Tx, call: Call, sku_id: string, field: SkuField, seen: number | null, value: number) => {
  const found = await tx
    .selectFrom('sku')
    .select('product_id')
    .where('company_id', '=', call.viewer.scope.company_id)
    .where('sku_id', '=', sku_id)
    .executeTakeFirst()
  const product_id = found?.product_id ?? ''
  const product = await ownProduct(tx, call, product_id)
  if (field !== 'cost' && !isEditable(product.status)) throw new Refused('product.closed')
  const sku = (await readSkus(tx, product)).find((one) => one.sku_id === sku_id)
  if (!sku) throw new Refused('product.none')
  if (sku[field] !== seen) throw new Refused('product.changed')
  await writeSkus(tx, product, new Map([[sku_id, { [field]: value }]]), call.now)
  await noteSku(tx, actorOf(call), sku_id, field, seen, value)
  return { ...sku, [field]: value }
}

export const mountShopProducts = (router: Router, context: Context): void => {
  implement(router, context, shopProductsApi, {
    skus: ({ product_id }, call) =>
      context.db.transaction().execute(async (tx) => {
        const product = await ownProduct(tx, call, product_id)
        const { currency } = await readCompany(tx, product.company_id)
        return { product_id, currency, list: [...(await readSkus(tx, product))] }
      }),
    sku: ({ sku_id, field, seen, value }, call) =>
      context.db.transaction().execute(async (tx) => {
        const sku = await setSku(tx, call, sku_id, field, seen, value)
        await raiseVersion(tx, call.viewer.scope.company_id, call.now)
        return sku
      }),
  })
}
