import type { Tx } from '../../../db/tables.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { lockProduct, type OwnProduct } from '../../../queries/shops/product-state.ts'
import type { Actor } from '../../../workflows/actor.ts'
import type { Call } from '../../call.ts'
import { Refused } from '../../refused.ts'

/** @throws {Refused} for a product of somebody else */
export const ownProduct = async (tx: Tx, call: Call, product_id: string): Promise<OwnProduct> => {
  const product = await lockProduct(tx, call.viewer.scope, product_id)
  if (!product) throw new Refused('product.none')
  return product
}

export type SkuField = 'price' | 'stock' | 'cost'

/** Notes who changed a field of a SKU. */
export const noteSku = (
  tx: Tx,
  { member_id, ip, now }: Pick<Actor, 'member_id' | 'ip' | 'now'>,
  sku_id: string,
  field: SkuField,
  before: number | null,
  after: number,
): Promise<void> =>
  insertAudit(tx, {
    member_id,
    action: `product.${field}`,
    object_type: 'sku',
    object_id: sku_id,
    before: { [field]: before },
    after: { [field]: after },
    ip,
    now,
  })
