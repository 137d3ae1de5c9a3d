import type { CollabType, CommissionModel, ContentType } from '../../shared/areas/orders/enums.ts'
import type { IncomingLine } from '../ingest/types.ts'
import type { DemoProduct } from './catalogue.ts'
import type { DemoCreator } from './creators.ts'
import { nameSeed, Random } from './random.ts'
import { at, cumulative, pickIndex } from './weights.ts'

const contentKinds: readonly ContentType[] = [1, 2, 3, 5, 4]
const contentShares = cumulative([55, 30, 10, 4, 1])
const quantities = cumulative([82, 13, 4, 1])

export const contentKind = (u: number): ContentType => at(contentKinds, pickIndex(contentShares, u))

const contentPurpose = nameSeed('content')
const textSeed = (digits: string): number => Number(digits.slice(-9))

/**
 * The piece of content that sold: a live room runs a business day (Shanghai's), a video sells one product for a week of
 * them (day number / 7). Showcase and product card belong to no content.
 */
export const contentOf = (creator: DemoCreator, product: DemoProduct, kind: ContentType, t: number): string => {
  if (kind === 3 || kind === 5) return ''
  const day = Math.floor((t + 8 * 3600) / 86_400)
  const period = kind === 2 ? day : Math.floor(day / 7)
  const subject = kind === 2 ? 0 : textSeed(product.product_id)
  return new Random(textSeed(creator.creator_id), subject, period, contentPurpose + kind).digits('75', 19)
}

interface Deal {
  readonly collab_type: CollabType
  readonly campaign_id: string
  readonly standard_rate_bp: number
  readonly partner_rate_bp: number
}

const dealOf = (random: Random, product: DemoProduct): Deal => {
  const rate = product.standard_rate_bp
  const u = random.next()
  const step = random.below(5)
  if (u < 0.12) {
    // The seller's total rate; the agency keeps 3 to 5 points of it.
    const partner = 300 + 50 * step
    const campaign_id = `76${product.shop.shop_id.slice(-3)}${String(1 + (product.category % 4)).padStart(4, '0')}`
    return { collab_type: 3, campaign_id, standard_rate_bp: rate + 100, partner_rate_bp: partner }
  }
  if (u < 0.32) return { collab_type: 2, campaign_id: '', standard_rate_bp: rate + 100 + 50 * step, partner_rate_bp: 0 }
  const collab_type = u < 0.35 ? 4 : 1
  return { collab_type, campaign_id: '', standard_rate_bp: rate, partner_rate_bp: 0 }
}

const modelOf = (deal: Deal, byAds: boolean): CommissionModel => (byAds ? 2 : deal.collab_type === 3 ? 3 : 1)
const part = (amount: number, share: number): number => Math.floor(amount * share + 0.5)

/** One line; amounts in US cents. `vat_bp`: the tax inside the price, basis points of the net price. */
export const makeLine = (
  random: Random,
  product: DemoProduct,
  creator: DemoCreator,
  content: { readonly kind: ContentType; readonly id: string },
  vat_bp: number,
): IncomingLine => {
  const sku = at(product.skus, Math.floor(random.next() ** 1.6 * product.skus.length))
  const quantity = 1 + pickIndex(quantities, random.next())
  const subtotal = sku.price_amt * quantity
  const seller_discount_amt = random.chance(0.3) ? part(subtotal, 0.05 * (1 + random.below(4))) : 0
  const platform_discount_amt = random.chance(0.16) ? part(subtotal, 0.03 + 0.01 * random.below(8)) : 0
  const pay_amt = subtotal - seller_discount_amt - platform_discount_amt
  const deal = dealOf(random, product)
  const ads_attributed = random.chance(0.15)
  return {
    sku_id: sku.sku_id,
    content_id: content.id,
    n: 1,
    product_id: product.product_id,
    product_name: product.title,
    sku_name: sku.name,
    seller_sku: sku.seller_sku,
    creator_id: creator.creator_id,
    creator_name: creator.username,
    content_type: content.kind,
    ...deal,
    commission_model: modelOf(deal, ads_attributed && product.shop_ads_rate_bp !== null),
    price_amt: sku.price_amt,
    quantity,
    subtotal_amt: subtotal,
    seller_discount_amt,
    platform_discount_amt,
    tax_amt: part((pay_amt * vat_bp) / (10_000 + vat_bp), 1),
    pay_amt,
    shop_ads_rate_bp: product.shop_ads_rate_bp,
    bonus_rate_bp: random.chance(0.03) ? 100 : 0,
    ads_attributed,
    refunded_qty: 0,
    returned_qty: 0,
    refund_amt: 0,
  }
}
