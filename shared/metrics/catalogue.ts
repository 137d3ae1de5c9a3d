/** Unit of a metric's value on the wire: `money` integer minor units, `count` an integer, `rate` basis points. */
export type MetricUnit = 'money' | 'count' | 'rate'

/** The metric catalogue: ids, units and formulas in words; names stand in the dictionary under `metric.<id>`. */
export const metrics = {
  M01: { unit: 'money', formula: 'Σ pay_amt' },
  M02: { unit: 'money', formula: 'Σ (pay_amt − refund_amt), settlement_status ≠ 3' },
  M03: { unit: 'count', formula: 'COUNT(DISTINCT order_id)' },
  M04: { unit: 'count', formula: 'COUNT(DISTINCT order_id, sku_id)' },
  M05: { unit: 'count', formula: 'Σ quantity' },
  M06: { unit: 'count', formula: 'COUNT(DISTINCT buyer_key)' },
  M07: { unit: 'money', formula: 'M01 ÷ M03' },
  M08: { unit: 'money', formula: 'Σ (est_standard + est_shop_ads + est_bonus)' },
  M09: { unit: 'money', formula: 'Σ (act_standard + act_shop_ads + act_bonus), settled_time' },
  M10: { unit: 'money', formula: 'Σ est_*, settlement_status = 1' },
  M11: { unit: 'money', formula: 'Σ est_partner' },
  M12: { unit: 'rate', formula: 'M08 ÷ Σ est_base' },
  M13: { unit: 'rate', formula: 'Σ refund_amt ÷ M01' },
  M14: { unit: 'rate', formula: 'Σ (returned_qty + refunded_qty) ÷ M05' },
  M15: { unit: 'rate', formula: 'COUNT(settlement_status = 3) ÷ COUNT(*)' },
  M17: { unit: 'count', formula: 'COUNT(DISTINCT creator_id)' },
  M18: { unit: 'count', formula: 'COUNT(DISTINCT product_id)' },
  M29: { unit: 'rate', formula: 'Σ M01 (month to date) ÷ target' },
} as const satisfies Record<string, { unit: MetricUnit; formula: string }>

export type MetricId = keyof typeof metrics
export const metricUnit = (id: MetricId): MetricUnit => metrics[id].unit
