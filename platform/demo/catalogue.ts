import { goods } from './goods.ts'
import { nameSeed, Random } from './random.ts'
import type { DemoShop } from './shops.ts'
import { at, cumulative, zipf } from './weights.ts'

export interface DemoSku {
  readonly sku_id: string
  readonly name: string
  readonly seller_sku: string
  /** US cents. */
  readonly price_amt: number
  readonly stock: number
  readonly cost_amt: number
}

export interface DemoProduct {
  readonly product_id: string
  readonly shop: DemoShop
  readonly title: string
  /** Index into `goods`. */
  readonly category: number
  readonly standard_rate_bp: number
  /** null: shop-ads commission is off for this product. */
  readonly shop_ads_rate_bp: number | null
  readonly skus: readonly DemoSku[]
  readonly rating: number
  readonly review_count: number
  readonly stock: number
}

/** One shop's goods with their popularity. */
export interface Shelf {
  readonly shop: DemoShop
  readonly products: readonly DemoProduct[]
  /** Running sums, Zipf by place on the shelf. */
  readonly popularity: Float64Array
}

const endings = [99, 49, 90, 0] as const
const roundTo50 = (value: number): number => Math.round(value / 50) * 50

/** Price in cents: log-normal around the category's median, 3 to 80 dollars, with a shop's ending. */
const priceAround = (random: Random, median: number): number => {
  const exact = Math.min(Math.max(median * Math.exp(0.55 * random.normal()), 399), 7_900)
  return Math.floor(exact / 100) * 100 + random.of(endings)
}

const makeSkus = (random: Random, names: readonly string[], sellerCode: string, price: number): DemoSku[] => {
  const count = 1 + random.below(Math.min(4, names.length))
  return Array.from({ length: count }, (_, i) => {
    const own = i === 0 ? price : Math.min(8_000, price + random.below(4) * 100)
    return {
      sku_id: random.digits('1730', 19),
      name: at(names, i),
      seller_sku: `${sellerCode}-${i + 1}`,
      price_amt: own,
      stock: 40 + random.below(2_400),
      cost_amt: Math.round(own * random.between(0.22, 0.42)),
    }
  })
}

/** Product number `number` of a catalogue that these shops share. */
export const makeProduct = (random: Random, shops: readonly DemoShop[], number: number): DemoProduct => {
  const category = number % goods.length
  const kind = at(goods, category)
  const round = Math.floor(number / goods.length)
  const sellers = shops.filter(({ sells }) => sells.length === 0 || sells.includes(kind.code))
  const shop = at(sellers, round % sellers.length)
  const names = kind.names.split(' ')
  const features = kind.features.split(' ')
  const title = `${at(names, round % names.length)} ${at(features, (round + Math.floor(round / names.length)) % features.length)}`
  const standard = Math.min(2000, Math.max(800, roundTo50(kind.rate_bp + random.between(-250, 250))))
  const sellerCode = `${kind.code}-${String(number + 1).padStart(4, '0')}`
  const skus = makeSkus(random, kind.variants.split(' '), sellerCode, priceAround(random, kind.price))
  return {
    product_id: random.digits('1729', 19),
    shop,
    title,
    category,
    standard_rate_bp: standard,
    shop_ads_rate_bp: random.chance(0.45) ? roundTo50(standard * random.between(0.45, 0.65)) : null,
    skus,
    rating: Math.round(random.between(4.1, 4.95) * 100) / 100,
    review_count: Math.round(Math.exp(random.between(2, 8))),
    stock: skus.reduce((sum, sku) => sum + sku.stock, 0),
  }
}

/** `count` products spread over the shops; titles are all different up to 12 x 60 products. */
export const makeShelves = (seed: number, name: string, shops: readonly DemoShop[], count: number): Shelf[] => {
  const purpose = nameSeed(`catalogue ${name}`)
  const products = Array.from({ length: count }, (_, number) =>
    makeProduct(new Random(seed, number, 0, purpose), shops, number),
  )
  return shops.map((shop) => {
    const own = products.filter((product) => product.shop === shop)
    return { shop, products: own, popularity: cumulative(zipf(own.length, 0.85)) }
  })
}
