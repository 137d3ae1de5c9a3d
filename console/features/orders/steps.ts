import type { OrderLineDetail } from '../../../shared/areas/orders/api.ts'
import { roundHalfUp } from '../../../shared/commission/line.ts'

/** A line of commission: base times rate, estimated and, once settled, actual. Minor units and basis points. */
export interface Earned {
  readonly name: 'standard' | 'shop_ads' | 'bonus' | 'partner'
  readonly rate_bp: number | null
  readonly est: number | null
  readonly act: number | null
}

/** What the line earns, without what it earns nothing of. */
export const earnedOf = ({ row, bonus_rate_bp }: OrderLineDetail): readonly Earned[] => {
  const all: readonly Earned[] = [
    { name: 'standard', rate_bp: row.standard_rate_bp, est: row.est_standard, act: row.act_standard },
    { name: 'shop_ads', rate_bp: row.shop_ads_rate_bp, est: row.est_shop_ads, act: row.act_shop_ads },
    { name: 'bonus', rate_bp: bonus_rate_bp, est: row.est_bonus, act: row.act_bonus },
    { name: 'partner', rate_bp: row.partner_rate_bp, est: row.est_partner, act: row.act_partner },
  ]
  return all.filter(({ est, act }) => Boolean(est) || Boolean(act))
}

const RATE_DIGITS = 10
/** A rate of exchange to ten digits, without zeros at its end: `0.03125`, `0.00003829913555`. */
export const fxText = (rate: number): string => {
  const places = RATE_DIGITS - 1 - Math.floor(Math.log10(rate))
  return rate
    .toFixed(Math.max(0, places))
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
}

/** Why the rate that counts does: the key of a sentence. */
export const reasonOf = ({ rate_used, ads_attributed }: OrderLineDetail) =>
  rate_used === 'standard' && ads_attributed ? 'how.why.noAds' : (`how.why.${rate_used}` as const)

/** The base that is left by the goods that are left, and what a settlement took off beyond it for money given back. */
export const refundOf = ({ row, remaining }: OrderLineDetail) => {
  const { est_commission_base: base, quantity } = row
  const kept = base === null || !quantity ? base : roundHalfUp((base * remaining) / quantity)
  const act = row.act_commission_base
  return {
    base,
    quantity,
    remaining,
    kept,
    act,
    only: act === null || kept === null ? 0 : Math.max(0, kept - act),
    none: remaining === quantity && !row.refund_amount,
  }
}
