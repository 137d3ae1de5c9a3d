import { at, newSums, sumCount } from './measures.ts'
import { dims, grains, kinds, parts } from './shape.ts'

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

/** Pieces of one SKU on one business day. */
export interface SkuDelta {
  readonly sku_id: string
  readonly day: number
  items: number
}

/** What one video or live brought on one business day: SKU orders, and the amount paid (M01, minor units). */
export interface ContentDelta {
  readonly content_id: string
  readonly day: number
  /** Lines of it that came from a live room. */
  live_lines: number
  sku_orders: number
  gmv_amt: number
}

/** What the lines of one shop on one stage of their way come to, of the orders made on one business day (minor units). */
export interface StageDelta {
  readonly day: number
  readonly shop_id: string
  readonly stage: number
  lines: number
  items: number
  order_amt: number
  refund_amt: number
  paid_amt: number
}

const skuSums = ['items'] as const
const contentSums = ['live_lines', 'sku_orders', 'gmv_amt'] as const
const stageSums = ['lines', 'items', 'order_amt', 'refund_amt', 'paid_amt'] as const

/** Adds the sums of a row to those of its key. */
const addRow = <Name extends string, Row extends Record<Name, number>>(
  rows: Map<string, Row>,
  key: string,
  added: Row,
  names: readonly Name[],
): void => {
  const row: Record<Name, number> | undefined = rows.get(key)
  if (row) for (const name of names) row[name] += added[name]
  else rows.set(key, { ...added })
}
/** Takes out rows that change nothing. */
const dropEmpty = <Name extends string, Row extends Record<Name, number>>(
  rows: Map<string, Row>,
  names: readonly Name[],
): void => {
  for (const [key, row] of rows) if (names.every((name) => row[name] === 0)) rows.delete(key)
}

/** Whether a row tells how many creators or products sold on a day. */
export const isCounted = ({ grain, dim }: RollupDelta): boolean =>
  grain === grains.day && (dim === kinds.products || dim === kinds.creators)

const isOfPart = ({ grain, dim }: RollupDelta): boolean =>
  grain === grains.day && parts.some((part) => dims[part] === dim)

const keyOf = (scope: string, grain: number, bucket: number, dim: number, dim_id: string): string =>
  `${scope}|${grain}|${bucket}|${dim}|${dim_id}`
/** Key of the row in which the distinct counts of a day stand. */
const dayTotal = ({ scope, bucket }: { readonly scope: string; readonly bucket: number }): string =>
  keyOf(scope, grains.day, bucket, dims.total, '')

/** What orders of one company add to the rollups: sums by key, and by day the orders of each buyer, the pieces of each SKU, what each content brought, and the lines of each shop by stage. */
export class Contributions {
  /** Something changed that the day sums of its part do not tell: a line that is somebody else's, or another video's. */
  isQuiet = false
  readonly rows = new Map<string, RollupDelta>()
  readonly buyers = new Map<string, BuyerDelta>()
  readonly skus = new Map<string, SkuDelta>()
  readonly contents = new Map<string, ContentDelta>()
  readonly stages = new Map<string, StageDelta>()
  /** Business days that were added to since `takeRested`. */
  #moving = new Set<number>()

  add(
    scope: string,
    grain: number,
    bucket: number,
    dim: number,
    dim_id: string,
    sums: readonly number[],
    sign: number,
  ) {
    if (grain === grains.day) this.#moving.add(bucket)
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

  addSku(sku_id: string, day: number, items: number) {
    addRow(this.skus, `${day}|${sku_id}`, { sku_id, day, items }, skuSums)
  }

  addContent(added: ContentDelta) {
    addRow(this.contents, `${added.day}|${added.content_id}`, added, contentSums)
  }

  addStage(added: StageDelta) {
    addRow(this.stages, `${added.day}|${added.stage}|${added.shop_id}`, added, stageSums)
  }

  /**
   * Takes out what stands of a company for the days to which nothing was added since the last call. Sources tell their
   * orders by time, so that they hardly come back to such a day; where one does, its rows are only written twice.
   */
  takeRested(scope: string): Contributions {
    const taken = new Contributions()
    const move = <T>(from: Map<string, T>, to: Map<string, T>, isTaken: (row: T) => boolean): void => {
      for (const [key, row] of from)
        if (isTaken(row)) {
          from.delete(key)
          to.set(key, row)
        }
    }
    const isRested = (day: number): boolean => !this.#moving.has(day)
    move(this.rows, taken.rows, (row) => row.scope === scope && row.grain === grains.day && isRested(row.bucket))
    move(this.buyers, taken.buyers, (row) => row.scope === scope && isRested(row.bucket))
    move(this.skus, taken.skus, ({ day }) => isRested(day))
    move(this.contents, taken.contents, ({ day }) => isRested(day))
    move(this.stages, taken.stages, ({ day }) => isRested(day))
    this.#moving = new Set()
    return taken
  }

  /** The newest business day of a company here, or `known` where that is newer. */
  newestDay(scope: string, known: number | null): number | null {
    let newest = known
    for (const row of this.rows.values())
      if (row.grain === grains.day && row.scope === scope && row.bucket > (newest ?? Number.NEGATIVE_INFINITY))
        newest = row.bucket
    return newest
  }

  /** Rows that change nothing are left out; a total row stays when a distinct count of its bucket may move. */
  prune(): this {
    const moved = new Set<string>()
    const orders = at('orders')
    for (const [key, row] of this.buyers) {
      if (row.n === 0) this.buyers.delete(key)
      else moved.add(dayTotal(row))
    }
    dropEmpty(this.skus, skuSums)
    dropEmpty(this.contents, contentSums)
    dropEmpty(this.stages, stageSums)
    for (const row of this.rows.values()) if (isCounted(row) && row.sums[orders] !== 0) moved.add(dayTotal(row))
    for (const [key, row] of this.rows)
      if (!moved.has(key) && row.sums.every((value) => value === 0)) {
        if (isOfPart(row)) this.isQuiet = true
        this.rows.delete(key)
      }
    if (this.rows.size === 0) this.isQuiet = true
    return this
  }
}
