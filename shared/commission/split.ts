import type { SplitRole } from '../areas/orders/enums.ts'
import { agencyCut, atRate, type LineCommission } from './line.ts'

export interface Leader {
  readonly member_id: string
  /** Share of the line's service income this level may keep, including everything below it; basis points. */
  readonly rate_bp: number
}

export interface SplitInput {
  readonly commission: LineCommission
  readonly creator_member_id: string | null
  readonly agency?: { readonly member_id: string; readonly share_bp: number }
  /** What the company earns on the line beside the creator's commission (partner commission), minor units. */
  readonly income_amt: number
  /** From the nearest leader upwards (A4, A3, A2, A1): rates never fall on the way up. */
  readonly leaders: readonly Leader[]
}

export interface SplitRow {
  readonly member_id: string | null
  readonly role: SplitRole
  readonly level: number
  readonly rate_bp: number
  readonly amt: number
}

/**
 * Who gets what of one line (rules 5, 11 and 12): creator and agency share the creator's commission; each leader gets
 * `income x (own rate - rate of the level below)`; the platform row takes the rest, so that the rows sum to
 * commission + income exactly. Whose share of what there is rounds to nothing has a row of 0: rows say who shares, also
 * of what comes later.
 */
export const splitLine = (input: SplitInput): SplitRow[] => {
  const creatorSide = input.commission.standard_amt + input.commission.shop_ads_amt + input.commission.bonus_amt
  const rows: SplitRow[] = []
  const cut = agencyCut(creatorSide, input.agency?.share_bp ?? 0)
  rows.push({
    member_id: input.creator_member_id,
    role: 1,
    level: 0,
    rate_bp: 10_000 - (input.agency?.share_bp ?? 0),
    amt: cut.creator_amt,
  })
  if (input.agency && input.agency.share_bp > 0 && creatorSide !== 0)
    rows.push({
      member_id: input.agency.member_id,
      role: 4,
      level: 0,
      rate_bp: input.agency.share_bp,
      amt: cut.agency_amt,
    })
  let below = 0
  let left = input.income_amt
  input.leaders.forEach((leader, level) => {
    const rate = Math.max(0, Math.min(leader.rate_bp, 10_000) - below)
    const amt = Math.min(left, atRate(input.income_amt, rate))
    below = Math.max(below, leader.rate_bp)
    left -= amt
    if (rate > 0 && input.income_amt !== 0)
      rows.push({ member_id: leader.member_id, role: level === 0 ? 2 : 3, level: level + 1, rate_bp: rate, amt })
  })
  rows.push({ member_id: null, role: 6, level: 0, rate_bp: Math.max(0, 10_000 - below), amt: left })
  return rows
}
