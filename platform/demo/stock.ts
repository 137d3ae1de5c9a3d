import type { Tx } from '../db/tables.ts'
import type { DemoProduct } from './catalogue.ts'
import { goods } from './goods.ts'
import { ownerOf } from './owners.ts'
import type { MemberIds } from './plan.ts'
import { demoPicture } from './product-pictures.ts'
import { at } from './weights.ts'
import type { World } from './world.ts'

interface Stamp {
  readonly add_time: number
  readonly update_time: number
}

const categoryIds = async (tx: Tx): Promise<Map<string, number>> => {
  await tx
    .insertInto('category')
    .values(goods.map(({ zh, en }) => ({ pid: null, level: 1, name_zh: zh, name_en: en })))
    .onConflict((conflict) => conflict.columns(['pid', 'name_en']).doNothing())
    .execute()
  const rows = await tx.selectFrom('category').select(['id', 'name_en']).where('pid', 'is', null).execute()
  return new Map(rows.map(({ id, name_en }) => [name_en, id]))
}

/** Products with their SKUs, first seen at `t`. */
export const insertGoods = async (
  tx: Tx,
  company_id: number,
  products: readonly DemoProduct[],
  t: number,
): Promise<void> => {
  const categories = await categoryIds(tx)
  const stamp = { add_time: t, update_time: t }
  await tx
    .insertInto('product')
    .values(
      products.map((product) => ({
        company_id,
        product_id: product.product_id,
        shop_id: product.shop.shop_id,
        title: product.title,
        image: demoPicture(product.category, product.product_id),
        category_id: categories.get(at(goods, product.category).en) ?? null,
        min_price_amt: Math.min(...product.skus.map(({ price_amt }) => price_amt)),
        max_price_amt: Math.max(...product.skus.map(({ price_amt }) => price_amt)),
        standard_rate_bp: product.standard_rate_bp,
        shop_ads_rate_bp: product.shop_ads_rate_bp,
        stock: product.stock,
        rating: product.rating,
        review_count: product.review_count,
        first_seen_t: t,
        ...stamp,
      })),
    )
    .execute()
  const skus = products.flatMap(({ product_id, skus }) =>
    skus.map((sku) => ({ company_id, product_id, ...sku, ...stamp })),
  )
  await tx.insertInto('sku').values(skus).execute()
}

const insertShops = async (
  tx: Tx,
  company_id: number,
  world: World,
  members: MemberIds,
  stamp: Stamp,
): Promise<void> => {
  const owner = world.name === 'platform' ? (members.get('shopsolo') ?? null) : null
  const rows = world.shelves.map(({ shop }, i) => ({
    company_id,
    shop_id: shop.shop_id,
    name: shop.name,
    group_name: shop.group,
    region: shop.region,
    seller_type: shop.region === 'CN' ? 2 : 1,
    owner_member_id: i >= 2 ? owner : null,
    settlement_days: shop.settlement_days,
    rating: 4.9 - (i % 5) * 0.1,
    tiktok_account: `shop${shop.shop_id.slice(-4)}.official`,
    followers: 12_000 + ((i * 7919) % 83) * 1300,
    ...stamp,
  }))
  await tx.insertInto('shop').values(rows).execute()
}

const insertCreators = async (
  tx: Tx,
  company_id: number,
  world: World,
  seed: number,
  members: MemberIds,
  stamp: Stamp,
): Promise<void> => {
  const { creators } = world.crowd
  await tx
    .insertInto('creator')
    .values(creators.map((creator) => ({ company_id, ...creator, member_id: null, ...stamp })))
    .execute()
  const bindings = creators.flatMap(({ creator_id }, number) => {
    const member_id = members.get(ownerOf(seed, world.name, number))
    return member_id === undefined
      ? []
      : [{ company_id, creator_id, member_id, start_t: stamp.add_time, end_t: null, ...stamp }]
  })
  await tx.insertInto('creator_binding').values(bindings).execute()
}

/** Shops, goods and creators of one world, each creator bound to the member who looks after it. */
export const insertWorld = async (
  tx: Tx,
  company_id: number,
  world: World,
  seed: number,
  members: MemberIds,
  t: number,
): Promise<void> => {
  const stamp = { add_time: t, update_time: t }
  await insertShops(tx, company_id, world, members, stamp)
  const products = world.shelves.flatMap((shelf) => shelf.products)
  await insertGoods(tx, company_id, products, t)
  await insertCreators(tx, company_id, world, seed, members, stamp)
}
