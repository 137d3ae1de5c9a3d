import type { Router } from 'express'
import { type ShopSku, shopProductsApi } from '../../shared/api/shop-products.ts'
import { roundHalfUp } from '../../shared/commission/line.ts'
import { shopProductList } from '../../shared/lists/shop-products.ts'
import type { Tx } from '../db/tables.ts'
import { SummaryMemory } from '../lists/memory.ts'
import { shopProductSource } from '../lists/shop-products/source.ts'
import { insertAudit } from '../queries/account/audit.ts'
import { notePrices } from '../queries/goods/price-history.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { writeCosts } from '../queries/shops/costs.ts'
import { lockProduct, type OwnProduct, readSkus, writeSkus } from '../queries/shops/product-state.ts'
import { readCompany } from '../queries/view.ts'
import { bulk } from './bulk.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { readCosts } from './cost-table.ts'
import { implement } from './implement.ts'
import { answerList } from './list-answer.ts'
import { Refused } from './refused.ts'
import { sayFor } from './texts.ts'

const api = { list: shopProductList.endpoint, ...shopProductsApi }
const [ON_SALE, OFF_SHELF] = [1, 4]
/** Draft, on sale, refused, off the shelf: what is in review, frozen or deleted stays as it is. */
const editable: readonly number[] = [0, 1, 3, 4]

type Values = Readonly<Record<string, number | null>>

/** @throws {Refused} for a product of somebody else */
const ownProduct = async (tx: Tx, call: Call, product_id: string): Promise<OwnProduct> => {
  const product = await lockProduct(tx, call.viewer.scope, product_id)
  if (!product) throw new Refused('product.none')
  return product
}

/** @throws {Refused} also while its state allows no change */
const editableProduct = async (tx: Tx, call: Call, product_id: string): Promise<OwnProduct> => {
  const product = await ownProduct(tx, call, product_id)
  if (!editable.includes(product.status)) throw new Refused('product.closed')
  return product
}

const note = (tx: Tx, call: Call, action: string, object: readonly [string, string], before: Values, after: Values) =>
  insertAudit(tx, {
    member_id: Number(call.viewer.record.id),
    action: `product.${action}`,
    object_type: object[0],
    object_id: object[1],
    before,
    after,
    ip: call.ip,
    now: call.now,
  })

type Field = 'price' | 'stock' | 'cost'

/** Writes one field of every SKU of a product; those that have it already are left alone. */
const setSkus =
  (call: Call, field: Field, next: (sku: ShopSku) => number) =>
  async (tx: Tx, product_id: string): Promise<void> => {
    const product =
      field === 'cost' ? await ownProduct(tx, call, product_id) : await editableProduct(tx, call, product_id)
    const skus = await readSkus(tx, product)
    if (field === 'price' && skus.some(({ price }) => price === null)) throw new Refused('product.noPrice')
    const changed = skus.filter((sku) => sku[field] !== next(sku))
    await writeSkus(tx, product, new Map(changed.map((sku) => [sku.sku_id, { [field]: next(sku) }])), call.now)
    for (const sku of changed)
      await note(tx, call, field, ['sku', sku.sku_id], { [field]: sku[field] }, { [field]: next(sku) })
  }

const setStatus = (call: Call, status: 1 | 4) => async (tx: Tx, product_id: string) => {
  const product = await ownProduct(tx, call, product_id)
  if (status === ON_SALE && product.status !== OFF_SHELF) throw new Refused('product.notOff')
  if (status === OFF_SHELF && product.status !== ON_SALE) throw new Refused('product.notOn')
  await tx
    .updateTable('product')
    .set({ status, update_time: call.now })
    .where('company_id', '=', product.company_id)
    .where('product_id', '=', product_id)
    .execute()
  await note(tx, call, 'status', ['product', product_id], { status: product.status }, { status })
}

const setCommission = (call: Call, rate_bp: number) => async (tx: Tx, product_id: string) => {
  const { company_id, standard_rate_bp } = await editableProduct(tx, call, product_id)
  await tx
    .updateTable('product')
    .set({ standard_rate_bp: rate_bp, update_time: call.now })
    .where('company_id', '=', company_id)
    .where('product_id', '=', product_id)
    .execute()
  await notePrices(tx, company_id, [product_id], call.now)
  await note(tx, call, 'commission', ['product', product_id], { rate_bp: standard_rate_bp }, { rate_bp })
}

const setSku = async (tx: Tx, call: Call, sku_id: string, field: Field, seen: number | null, value: number) => {
  const found = await tx
    .selectFrom('sku')
    .select('product_id')
    .where('company_id', '=', call.viewer.scope.company_id)
    .where('sku_id', '=', sku_id)
    .executeTakeFirst()
  const product_id = found?.product_id ?? ''
  const product =
    field === 'cost' ? await ownProduct(tx, call, product_id) : await editableProduct(tx, call, product_id)
  const sku = (await readSkus(tx, product)).find((one) => one.sku_id === sku_id)
  if (!sku) throw new Refused('product.none')
  if (sku[field] !== seen) throw new Refused('product.changed')
  await writeSkus(tx, product, new Map([[sku_id, { [field]: value }]]), call.now)
  await note(tx, call, field, ['sku', sku_id], { [field]: seen }, { [field]: value })
  return { ...sku, [field]: value }
}

/** Each of several products in its own transaction, and told to the screens that show it. */
const each = (call: Call, keys: readonly string[], write: (tx: Tx, product_id: string) => Promise<void>) =>
  bulk(call, keys, async (tx, key) => {
    await write(tx, key)
    await raiseVersion(tx, call.viewer.scope.company_id, call.now)
  })

export const mountShopProducts = (router: Router, context: Context): void => {
  const memory = new SummaryMemory()
  implement(router, context, api, {
    list: (query, call) => answerList(call, shopProductList, shopProductSource, query, memory),
    skus: ({ product_id }, call) =>
      context.db.transaction().execute(async (tx) => {
        const product = await ownProduct(tx, call, product_id)
        const { currency } = await readCompany(tx, product.company_id)
        return { product_id, currency, list: [...(await readSkus(tx, product))] }
      }),
    status: ({ keys, status }, call) => each(call, keys, setStatus(call, status)),
    price: ({ keys, change_bp }, call) =>
      each(
        call,
        keys,
        setSkus(call, 'price', ({ price }) => roundHalfUp(((price ?? 0) * (10_000 + change_bp)) / 10_000)),
      ),
    stock: ({ keys, stock }, call) =>
      each(
        call,
        keys,
        setSkus(call, 'stock', () => stock),
      ),
    commission: ({ keys, rate_bp }, call) => each(call, keys, setCommission(call, rate_bp)),
    cost: ({ keys, cost }, call) =>
      each(
        call,
        keys,
        setSkus(call, 'cost', () => cost),
      ),
    sku: ({ sku_id, field, seen, value }, call) =>
      context.db.transaction().execute(async (tx) => {
        const sku = await setSku(tx, call, sku_id, field, seen, value)
        await raiseVersion(tx, call.viewer.scope.company_id, call.now)
        return sku
      }),
    costs: async ({ table }, call) => {
      const { scope } = call.viewer
      const { currency } = await readCompany(context.db, scope.company_id)
      const { rows, wrong } = readCosts(table, currency)
      const by = { member_id: Number(call.viewer.record.id), ip: call.ip, now: call.now }
      const refused = await context.db.transaction().execute(async (tx) => {
        const unwritten = await writeCosts(tx, scope, rows, by)
        await raiseVersion(tx, scope.company_id, call.now)
        return unwritten
      })
      const say = sayFor(call.header('lang'), call.header('accept-language'))
      const errors = [...wrong, ...refused].map(({ line, reason }) => ({ line, message: say(reason) }))
      return {
        rows: rows.length + wrong.length,
        taken: rows.length - refused.length,
        errors: errors.toSorted((a, b) => a.line - b.line),
      }
    },
  })
}
