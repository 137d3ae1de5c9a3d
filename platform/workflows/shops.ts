import type { ShopSku } from '../../shared/areas/shops/products-api.ts'
import { shopProductWorkflow } from '../../shared/areas/shops/products-workflow.ts'
import { roundHalfUp } from '../../shared/commission/line.ts'
import type { Tx } from '../db/tables.ts'
import { noteSku, type SkuField } from '../http/areas/shops/own-product.ts'
import { Refused } from '../http/refused.ts'
import { notePrices } from '../queries/goods/price-history.ts'
import { lockProduct, type OwnProduct, readSkus, setProduct, writeSkus } from '../queries/shops/product-state.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = OwnProduct & Held

const { transitions } = shopProductWorkflow

/** Whether prices and stock of a product in this state may be changed. */
export const isEditable = (status: number): boolean => transitions.price.from.some((state) => state === status)

const setStatus = async (tx: Tx, { row, to, by }: Doing<Row, unknown>): Promise<Changed> => {
  await setProduct(tx, row, { status: to }, by.now)
  return onlyState
}

/** Writes one field of every SKU of a product; those that have it already are left alone. */
const setSkus = async (
  tx: Tx,
  { row, by }: Doing<Row, unknown>,
  field: SkuField,
  next: (sku: ShopSku) => number,
): Promise<void> => {
  const skus = await readSkus(tx, row)
  if (field === 'price' && skus.some(({ price }) => price === null)) throw new Refused('product.noPrice')
  const changed = skus.filter((sku) => sku[field] !== next(sku))
  await writeSkus(tx, row, new Map(changed.map((sku) => [sku.sku_id, { [field]: next(sku) }])), by.now)
  for (const sku of changed) await noteSku(tx, by, sku.sku_id, field, sku[field], next(sku))
}

export const shopProductMachine = machineOf<typeof transitions, Row>(shopProductWorkflow, {
  none: 'product.none',
  wrongState: {
    on: 'product.notOff',
    off: 'product.notOn',
    price: 'product.closed',
    stock: 'product.closed',
    commission: 'product.closed',
  },
  hold: async (tx, { scope }, key) => {
    const product = await lockProduct(tx, scope, key)
    return product && { ...product, state: product.status, values: { commission_rate_bp: product.standard_rate_bp } }
  },
  runs: {
    on: setStatus,
    off: setStatus,
    price: async (tx, doing) => {
      const { change_bp } = doing.input
      const next = ({ price }: ShopSku) => roundHalfUp(((price ?? 0) * (10_000 + change_bp)) / 10_000)
      await setSkus(tx, doing, 'price', next)
      return { before: {}, after: { change_bp } }
    },
    stock: async (tx, doing) => {
      const { stock } = doing.input
      await setSkus(tx, doing, 'stock', () => stock)
      return { before: {}, after: { stock } }
    },
    commission: async (tx, { row, input: { rate_bp }, by }) => {
      await setProduct(tx, row, { standard_rate_bp: rate_bp }, by.now)
      await notePrices(tx, row.company_id, [row.product_id], by.now)
      return { before: { rate_bp: row.standard_rate_bp }, after: { rate_bp } }
    },
    cost: async (tx, doing) => {
      const { cost } = doing.input
      await setSkus(tx, doing, 'cost', () => cost)
      return { before: {}, after: { cost } }
    },
  },
})
