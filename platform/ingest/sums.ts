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

export interface MemberDelta {
  readonly scope: string
  readonly grain: number
  readonly bucket: number
  /** 1 buyer, 2 creator, 3 product. */
  readonly kind: number
  readonly member: string
  n: number
}

/** What orders add to the rollups: sums by key, and the orders of each buyer, creator and product. */
export class Contributions {
  readonly rows = new Map<string, RollupDelta>()
  readonly members = new Map<string, MemberDelta>()

  add(scope: string, grain: number, bucket: number, dim: number, dim_id: string, sums: readonly number[], sign: number) {
    const key = `${scope}|${grain}|${bucket}|${dim}|${dim_id}`
    let row = this.rows.get(key)
    if (!row) {
      row = { scope, grain, bucket, dim, dim_id, sums: newSums() }
      this.rows.set(key, row)
    }
    const into = row.sums
    for (let i = 0; i < sumCount; i++) into[i] = (into[i] ?? 0) + sign * (sums[i] ?? 0)
  }

  addMember(scope: string, grain: number, bucket: number, kind: number, member: string, sign: number) {
    const key = `${scope}|${grain}|${bucket}|${kind}|${member}`
    const row = this.members.get(key)
    if (row) row.n += sign
    else this.members.set(key, { scope, grain, bucket, kind, member, n: sign })
  }

  /** Rows that change nothing are left out; a total row stays when a distinct count of its bucket may move. */
  prune(): this {
    const moved = new Set<string>()
    for (const [key, row] of this.members) {
      if (row.n === 0) this.members.delete(key)
      else moved.add(`${row.scope}|${row.grain}|${row.bucket}|0|`)
    }
    for (const [key, row] of this.rows)
      if (!moved.has(key) && row.sums.every((value) => value === 0)) this.rows.delete(key)
    return this
  }
}
