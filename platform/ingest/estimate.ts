import { commissionBase, commissionOf, type LineCommission } from '../../shared/commission/line.ts'
import type { Draft } from './derive.ts'

export const setEstimate = (draft: Draft, estimate: LineCommission): void => {
  draft.est_base_amt = estimate.base_amt
  draft.est_standard_amt = estimate.standard_amt
  draft.est_shop_ads_amt = estimate.shop_ads_amt
  draft.est_bonus_amt = estimate.bonus_amt
  draft.est_partner_amt = estimate.partner_amt
}

/** The estimate that follows from the line as it is. */
export const estimateAnew = (draft: Draft): void => setEstimate(draft, commissionOf(commissionBase(draft), draft))
