import { BoundedMap } from '../../shared/memory/bounded-map.ts'
import type { RollupDelta } from './deltas.ts'
import type { Counted } from './shape.ts'

/** By how much the distinct counts of a scope's business day (`bucket`) changed. */
export interface Moved extends Readonly<Record<Counted, number>> {
  readonly scope: string
  readonly bucket: number
}

/** A line that was paid and is a sale, as a feed of orders shows it; amounts in minor units. */
export interface SoldLine {
  readonly order_id: string
  readonly sku_id: string
  readonly content_id: string
  readonly n: number
  /** Unix second of the payment. */
  readonly t: number
  readonly region: string
  readonly shop_id: string
  readonly product_id: string
  readonly creator_id: string
  readonly content_type: number
  readonly qty: number
  readonly amt: number
  /** M08 of the line. */
  readonly commission_amt: number
  /** Members in whose scopes it is; of a whole company's scope it is without. */
  readonly owner_path: readonly number[]
}

/** What one committed transaction of this process changed of a company's orders, and of the sums that are kept of them. */
export interface Step {
  /** That it gave the company: versions are the order in which its transactions were committed. */
  readonly version: number
  /** Unix second of it, or of an earlier transaction that is dated later. */
  readonly changed_t: number
  readonly rows: readonly RollupDelta[]
  readonly moved: readonly Moved[]
  /** What is sold now of each order that it changed. */
  readonly sales: ReadonlyMap<string, readonly SoldLine[]>
  /** Ids whose names it wrote. */
  readonly named: ReadonlySet<string>
}

/** A transaction with more rows of sums is no step: a file, or a flood. */
export const STEP_ROWS = 1000

interface Told {
  readonly step: Step
  /** When it was told, by `performance.now`. */
  readonly at: number
}

/** Steps that are kept of a company, and companies that they are kept of. */
const STEPS = 64
const COMPANIES = 200

/**
 * The last steps of each company in the order of its versions, for whoever keeps something that a step can bring up to
 * date. A version that is not among them was written by another process, by something that is no order, or by too many
 * orders at once: what was kept is read anew then.
 */
export class Steps {
  readonly #kept = new BoundedMap<number, readonly Told[]>(COMPANIES)
  readonly #running = new Map<number, Set<Promise<void>>>()
  readonly #listeners = new Set<(company_id: number, version: number) => void>()

  /** A transaction of a company's orders begins. @returns to be called once it is over, with its step where it has one */
  begin(company_id: number): (step?: Step) => void {
    let resolve = (): void => {}
    const promise = new Promise<void>((resolved) => {
      resolve = resolved
    })
    const running = this.#running.get(company_id) ?? new Set()
    this.#running.set(company_id, running.add(promise))
    return (step) => {
      running.delete(promise)
      if (running.size === 0 && this.#running.get(company_id) === running) this.#running.delete(company_id)
      if (step) this.#keep(company_id, step)
      resolve()
    }
  }

  #keep(company_id: number, step: Step): void {
    const kept = this.#kept.get(company_id) ?? []
    const isNext = kept.at(-1)?.step.version === step.version - 1
    const told = { step, at: performance.now() }
    this.#kept.set(company_id, isNext ? [...kept.slice(1 - STEPS), told] : [told])
    for (const listener of this.#listeners) listener(company_id, step.version)
  }

  /** Calls `listener` with the version of each step, in the task in which it is told. */
  listen(listener: (company_id: number, version: number) => void): void {
    this.#listeners.add(listener)
  }

  /** Resolves when a company's step to `version` is told, or the transactions that run now are over without it. */
  async settled(company_id: number, version: number): Promise<void> {
    const running = new Set(this.#running.get(company_id))
    const isTold = (): boolean => (this.#kept.get(company_id)?.at(-1)?.step.version ?? -1) >= version
    while (running.size > 0 && !isTold())
      await Promise.race([...running].map((one) => one.then(() => running.delete(one))))
  }

  /**
   * The steps from behind `version` on, as far as they go without a gap; undefined: the next one is not known.
   * @param readMs when that version was read, by `performance.now`: a later version that was told before is of a database
   * that was set back since
   */
  since(company_id: number, version: number, readMs: number): readonly Step[] | undefined {
    const later = (this.#kept.get(company_id) ?? []).filter(({ step }) => step.version > version)
    const [first] = later
    if (first && (first.step.version !== version + 1 || first.at < readMs)) return undefined
    return later.map(({ step }) => step)
  }
}
