/** Additive columns of a rollup row, in the order in which they are kept and written. */
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
] as const
export type SumName = (typeof sumNames)[number]

export const sumCount = sumNames.length
const indexOf = Object.fromEntries(sumNames.map((name, i) => [name, i])) as Record<SumName, number>
/** Place of a column in the array of a row's sums. */
export const at = (name: SumName): number => indexOf[name]

export const newSums = (): number[] => new Array<number>(sumCount).fill(0)

export interface RollupDelta {
  readonly scope: string
  readonly grain: number
  readonly bucket: number
  readonly dim: number
  readonly dim_id: string
  readonly sums: number[]
}

/** Orders of one buyer on one business day. */
export interface BuyerDelta {
  readonly scope: string
  readonly bucket: number
  readonly buyer: string
  n: number
}

/** Grain and dimensions whose rows tell how many creators and products sold on a day. */
const DAY = 1
export const countedDims = { products: 3, creators: 4 } as const
export const isCounted = ({ grain, dim }: RollupDelta): boolean =>
  grain === DAY && (dim === countedDims.products || dim === countedDims.creators)

/** What orders add to the rollups: sums by key, and the orders of each buyer by day. */
export class Contributions {
  readonly rows = new Map<string, RollupDelta>()
  readonly buyers = new Map<string, BuyerDelta>()

  add(
    scope: string,
    grain: number,
    bucket: number,
    dim: number,
    dim_id: string,
    sums: readonly number[],
    sign: number,
  ) {
    const key = `${scope}|${grain}|${bucket}|${dim}|${dim_id}`
    let row = this.rows.get(key)
    if (!row) {
      row = { scope, grain, bucket, dim, dim_id, sums: newSums() }
      this.rows.set(key, row)
    }
    const into = row.sums
    for (let i = 0; i < sumCount; i++) into[i] = (into[i] ?? 0) + sign * (sums[i] ?? 0)
  }

  addBuyer(scope: string, bucket: number, buyer: string, sign: number) {
    const key = `${scope}|${bucket}|${buyer}`
    const row = this.buyers.get(key)
    if (row) row.n += sign
    else this.buyers.set(key, { scope, bucket, buyer, n: sign })
  }

  /** Rows that change nothing are left out; a total row stays when a distinct count of its bucket may move. */
  prune(): this {
    const moved = new Set<string>()
    const orders = at('orders')
    for (const [key, row] of this.buyers) {
      if (row.n === 0) this.buyers.delete(key)
      else moved.add(`${row.scope}|${DAY}|${row.bucket}|0|`)
    }
    for (const row of this.rows.values())
      if (isCounted(row) && row.sums[orders] !== 0) moved.add(`${row.scope}|${DAY}|${row.bucket}|0|`)
    for (const [key, row] of this.rows)
      if (!moved.has(key) && row.sums.every((value) => value === 0)) this.rows.delete(key)
    return this
  }
}
