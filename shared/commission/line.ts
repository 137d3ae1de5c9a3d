/** Half-up to the minor unit; works on the magnitude so that a claw-back mirrors its payment. */
export const roundHalfUp = (value: number): number => Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + 1e-9) + 0

const BP = 10_000
/** `amount` in minor units at `rateBp` basis points, rounded half-up (rule 12 of the commission arithmetic). */
export const atRate = (amount: number, rateBp: number): number => roundHalfUp((amount * rateBp) / BP)

export interface LineAmounts {
  /** Minor units: price x quantity, before any discount. */
  readonly subtotal_amt: number
  readonly seller_discount_amt: number
  readonly platform_discount_amt: number
  readonly tax_amt: number
}

/** Rule 1: the commission base is what the buyer pays for the goods; shipping is never in it. Never below zero. */
export const commissionBase = (line: LineAmounts): number =>
  Math.max(0, line.subtotal_amt - line.seller_discount_amt - line.platform_discount_amt - line.tax_amt)

export interface LineRates {
  readonly standard_rate_bp: number
  /** null: the seller has shop-ads commission off; an ad order then earns the standard rate. */
  readonly shop_ads_rate_bp: number | null
  /** The agency's part of a partner campaign (total rate less creator rate). */
  readonly partner_rate_bp: number
  readonly bonus_rate_bp: number
  readonly ads_attributed: boolean
}

export interface LineCommission {
  readonly base_amt: number
  readonly standard_amt: number
  readonly shop_ads_amt: number
  readonly bonus_amt: number
  readonly partner_amt: number
}

/** Rules 2, 4 and 6: which rate a line earns. Standard and shop-ads commission are never both non-zero. */
export const commissionOf = (base_amt: number, rates: LineRates): LineCommission => {
  const byAds = rates.ads_attributed && rates.shop_ads_rate_bp !== null
  return {
    base_amt,
    standard_amt: byAds ? 0 : atRate(base_amt, rates.standard_rate_bp),
    shop_ads_amt: byAds ? atRate(base_amt, rates.shop_ads_rate_bp ?? 0) : 0,
    bonus_amt: atRate(base_amt, rates.bonus_rate_bp),
    partner_amt: atRate(base_amt, rates.partner_rate_bp),
  }
}

export interface RateOffers {
  readonly target_bp?: number
  readonly partner_campaign_bp?: number
  readonly open_bp: number
  /** The rate kept for a creator for 30 days after the seller lowered an open rate. */
  readonly locked_bp?: number
}

/** Rule 3: target collaboration before partner campaign before open; an open rate never falls under a running lock. */
export const rateAtOrder = (offers: RateOffers): number =>
  offers.target_bp ?? offers.partner_campaign_bp ?? Math.max(offers.open_bp, offers.locked_bp ?? 0)

/** Rule 4: a partner campaign's total rate is the seller's whole cost; the agency keeps what the creator does not get. */
export const partnerRate = (total_bp: number, creator_bp: number): number => Math.max(0, total_bp - creator_bp)

/** Rule 5: an agency's (MCN) share is cut out of the creator's commission, not added to it. */
export const agencyCut = (creator_amt: number, share_bp: number): { agency_amt: number; creator_amt: number } => {
  const agency_amt = atRate(creator_amt, share_bp)
  return { agency_amt, creator_amt: creator_amt - agency_amt }
}

export interface ReturnedGoods {
  readonly quantity: number
  readonly refunded_qty: number
  readonly returned_qty: number
  /** Refunds paid without goods coming back, minor units. */
  readonly refund_only_amt: number
}

/** Rule 7: the base that remains after returns: in proportion to the goods kept, less money given back without goods. */
export const remainingBase = (est_base_amt: number, goods: ReturnedGoods): number => {
  const remaining = Math.max(0, goods.quantity - goods.refunded_qty - goods.returned_qty)
  if (goods.quantity <= 0 || remaining === 0) return 0
  return Math.max(0, roundHalfUp((est_base_amt * remaining) / goods.quantity) - goods.refund_only_amt)
}
