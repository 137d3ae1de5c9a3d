import { sql } from 'kysely'
import type { Db } from '../../../db/tables.ts'
import type { SoldLine, Step } from '../../../sums/steps.ts'
import { estimated } from '../../../sums/totals.ts'
import { newestFirst } from '../../newest-lines.ts'
import { type Scope, salesSince } from '../../scope.ts'
import { FEED_ROWS } from '../feed.ts'
import { byBytes } from './byte-order.ts'

/** More than a feed shows, so that some of them may go. */
const KEPT = 3 * FEED_ROWS

/** As `newestFirst` orders them. */
const later = (a: SoldLine, b: SoldLine): number =>
  b.t - a.t ||
  byBytes(b.order_id, a.order_id) ||
  byBytes(b.sku_id, a.sku_id) ||
  byBytes(b.content_id, a.content_id) ||
  b.n - a.n

const isOf = ({ member_id }: Scope, line: SoldLine): boolean =>
  member_id === null || line.owner_path.includes(member_id)

/** The newest sales of a scope from a second on, newest first. */
export class NewestSales {
  readonly #scope: Scope
  readonly #since: number
  #lines: readonly SoldLine[]
  /** Behind the last of them there may be others. */
  #isCut: boolean

  private constructor(scope: Scope, since: number, lines: readonly SoldLine[]) {
    this.#scope = scope
    this.#since = since
    this.#lines = lines
    this.#isCut = lines.length === KEPT
  }

  static async read(db: Db, scope: Scope, since: number): Promise<NewestSales> {
    const { rows } = await sql<SoldLine>`
      select l.order_id, l.sku_id, l.content_id, l.n, l.paid_t as t, l.region, l.shop_id, l.product_id, l.creator_id,
        l.content_type, l.quantity as qty, l.pay_amt as amt, ${estimated} as commission_amt, l.owner_path
      from affiliate_order_line l where ${salesSince(scope, since)} order by ${newestFirst} limit ${KEPT}`.execute(db)
    return new NewestSales(scope, since, rows)
  }

  step({ sales }: Pick<Step, 'sales'>): void {
    const last = this.#lines.at(-1)
    const isKnown = (line: SoldLine): boolean => !this.#isCut || (last !== undefined && later(line, last) <= 0)
    const come = [...sales.values()]
      .flat()
      .filter((line) => line.t >= this.#since && isOf(this.#scope, line) && isKnown(line))
    const stay = this.#lines.filter(({ order_id }) => !sales.has(order_id))
    const all = [...stay, ...come].sort(later)
    this.#isCut ||= all.length > KEPT
    this.#lines = all.slice(0, KEPT)
  }

  /** Those up to second `now` that a feed shows; undefined: too many have gone, and what came before is not known. */
  until(now: number): readonly SoldLine[] | undefined {
    const found = this.#lines.filter(({ t }) => t <= now).slice(0, FEED_ROWS)
    return found.length < FEED_ROWS && this.#isCut ? undefined : found
  }
}
