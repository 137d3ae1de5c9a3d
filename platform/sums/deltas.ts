import { at, newSums, sumCount } from './measures.ts'
import { dims, grains, kinds } from './shape.ts'

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

/** Whether a row tells how many creators or products sold on a day. */
export const isCounted = ({ grain, dim }: RollupDelta): boolean =>
  grain === grains.day && (dim === kinds.products || dim === kinds.creators)

const keyOf = (scope: string, grain: number, bucket: number, dim: number, dim_id: string): string =>
  `${scope}|${grain}|${bucket}|${dim}|${dim_id}`
/** Key of the row in which the distinct counts of a day stand. */
const dayTotal = ({ scope, bucket }: { readonly scope: string; readonly bucket: number }): string =>
  keyOf(scope, grains.day, bucket, dims.total, '')

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
    const key = keyOf(scope, grain, bucket, dim, dim_id)
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
      else moved.add(dayTotal(row))
    }
    for (const row of this.rows.values()) if (isCounted(row) && row.sums[orders] !== 0) moved.add(dayTotal(row))
    for (const [key, row] of this.rows)
      if (!moved.has(key) && row.sums.every((value) => value === 0)) this.rows.delete(key)
    return this
  }
}
