import { recordOf } from '../../shared/keys.ts'
/** Additive columns of a row of sums, in the order in which they are kept in memory and written. */
export const sumNames = [
  'gmv_amt',
  'net_amt',
  'orders',
  'sku_orders',
  'lines',
  'items',
  'est_base_amt',
  'est_commission_amt',
  'est_partner_amt',
  'pending_amt',
  'settled_amt',
  'ineligible_lines',
  'ineligible_amt',
  'refund_amt',
  'returned_items',
  'est_standard_amt',
  'est_shop_ads_amt',
  'act_standard_amt',
  'act_shop_ads_amt',
  'act_bonus_amt',
  'act_partner_amt',
  'pending_lines',
  'settled_lines',
  'delivered_lines',
  'due_lines',
  'adjustment_lines',
  'ours_amt',
  'ours_settled_amt',
  'ours_lost_amt',
] as const
export type SumName = (typeof sumNames)[number]

export const sumCount = sumNames.length
const indexOf = recordOf(sumNames, (_, i) => i)
/** Place of a column in the array of a row's sums. */
export const at = (name: SumName): number => indexOf[name]

export const newSums = (): number[] => new Array<number>(sumCount).fill(0)
