/**
 * Unit of a metric's value on the wire, always an integer: `money` minor units, `count` pieces, `rate` basis points,
 * `ratio` hundredths (a return of 3.42 is 342), `seconds`.
 */
export type MetricUnit = 'money' | 'count' | 'rate' | 'ratio' | 'seconds'

/**
 * The metric catalogue: ids, units and formulas in words; names stand in the dictionary under `metric.<id>`. Lines of
 * settlement_status 9 are returns without a sale: they have refund_amt and returned_qty on the day they came back, and
 * zero in every other sum.
 */
export const metrics = {
  M01: { unit: 'money', formula: 'Σ pay_amt' },
  M02: { unit: 'money', formula: 'Σ (pay_amt − refund_amt), settlement_status ≠ 3' },
  M03: { unit: 'count', formula: 'COUNT(DISTINCT order_id), settlement_status ≠ 9' },
  M04: { unit: 'count', formula: 'COUNT(DISTINCT order_id, sku_id), settlement_status ≠ 9' },
  M05: { unit: 'count', formula: 'Σ quantity' },
  M06: { unit: 'count', formula: 'COUNT(DISTINCT buyer_key)' },
  M07: { unit: 'money', formula: 'M01 ÷ M03' },
  M08: { unit: 'money', formula: 'Σ (est_standard + est_shop_ads + est_bonus)' },
  M09: { unit: 'money', formula: 'Σ (act_standard + act_shop_ads + act_bonus), settled_time' },
  M10: { unit: 'money', formula: 'Σ est_*, settlement_status = 1' },
  M11: { unit: 'money', formula: 'Σ est_partner' },
  M11_OURS: { unit: 'money', formula: 'Σ commission_split (act, else est), role ≠ 1' },
  M12: { unit: 'rate', formula: 'M08 ÷ Σ est_base' },
  M13: { unit: 'rate', formula: 'Σ refund_amt ÷ M01' },
  M14: { unit: 'rate', formula: 'Σ (returned_qty + refunded_qty) ÷ M05' },
  M15: { unit: 'rate', formula: 'COUNT(settlement_status = 3) ÷ COUNT(settlement_status ≠ 9)' },
  M16: { unit: 'rate', formula: 'COUNT(settlement_status = 2) ÷ COUNT(settlement_status = 2 or 3), delivered_time' },
  M17: { unit: 'count', formula: 'COUNT(DISTINCT creator_id)' },
  M18: { unit: 'count', formula: 'COUNT(DISTINCT product_id), settlement_status ≠ 9' },
  M19: { unit: 'money', formula: 'GMV of the content ÷ views × 1000' },
  M20: { unit: 'rate', formula: 'product clicks ÷ product impressions' },
  M21: { unit: 'rate', formula: 'SKU orders ÷ product clicks' },
  M22: { unit: 'rate', formula: 'live views ÷ live impressions' },
  M23: { unit: 'seconds', formula: 'Σ watch seconds ÷ views' },
  M24: { unit: 'count', formula: 'MAX(viewers) by minute' },
  M25: { unit: 'money', formula: 'Σ spend' },
  M26_CPM: { unit: 'money', formula: 'Σ spend ÷ impressions × 1000' },
  M26_CPC: { unit: 'money', formula: 'Σ spend ÷ clicks' },
  M26_CTR: { unit: 'rate', formula: 'clicks ÷ impressions' },
  M26_CVR: { unit: 'rate', formula: 'conversions ÷ impressions' },
  M26_CPA: { unit: 'money', formula: 'Σ spend ÷ conversions' },
  M27: { unit: 'ratio', formula: 'Σ attributed revenue ÷ Σ spend' },
  M29: { unit: 'rate', formula: 'Σ M01 (month to date) ÷ target' },
  M30: {
    unit: 'money',
    formula: 'net sales − platform fee − affiliate commission − ad spend − shipping − product cost',
  },
  M41: { unit: 'count', formula: 'COUNT(material), state = 3, created today' },
  M42_POOL: { unit: 'count', formula: 'COUNT(clip_task), state = 0 or 1' },
  M42_EDITING: { unit: 'count', formula: 'COUNT(clip_task), state = 2' },
  M42_REVIEW: { unit: 'count', formula: 'COUNT(clip_task), state = 3' },
  M42_REVISION: { unit: 'count', formula: 'COUNT(clip_task), state = 4' },
  M43: { unit: 'count', formula: 'COUNT(clip_task), approved_time' },
  M44: { unit: 'rate', formula: 'COUNT(version_no = 1) ÷ M43' },
  M45: { unit: 'seconds', formula: 'Σ (approved_time − accepted_time − paused) ÷ M43' },
  M46: { unit: 'rate', formula: 'COUNT(deadline < now) ÷ COUNT(clip_task), state ≤ 4' },
  M47: { unit: 'ratio', formula: 'M43 ÷ COUNT(DISTINCT cutter, day)' },
  M48: { unit: 'rate', formula: 'COUNT(views ≥ T_views or GMV ≥ T_gmv, 7 days) ÷ COUNT(clip_publish)' },
  M49: { unit: 'ratio', formula: 'M01 of published clips ÷ (fees due + M25)' },
  M50: { unit: 'rate', formula: 'Σ approved ÷ Σ required' },
} as const satisfies Record<string, { unit: MetricUnit; formula: string }>

export type MetricId = keyof typeof metrics
export const metricUnit = (id: MetricId): MetricUnit => metrics[id].unit
