import type { Zones } from '../../../shared/live/zones.ts'
import type { Periods } from '../../sums/periods.ts'
import type { View } from '../view.ts'
import { metricOf } from './kpi.ts'

/** Commission that waits, was settled this month, stays with us of this month's, and was lost among the lines paid today (M10, M09, M11_OURS, M15, M13). */
export const settleOf = (view: View, periods: Periods): Zones['settle'] => {
  const today = periods.day(view.day)
  return {
    pending_amt: periods.all.pending_amt,
    settled_month_amt: periods.month('settled_amt'),
    ours_month_amt: periods.month('ours_amt'),
    ineligible_amt: today.ineligible_amt,
    ineligible_rate_bp: metricOf.M15(today),
    refund_rate_bp: metricOf.M13(today),
  }
}
