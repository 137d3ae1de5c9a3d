import type { PoolClient, QueryResult, QueryResultRow } from 'pg'
import { compiled } from '../db/compile.ts'
import { contribute } from '../sums/contribution.ts'
import { Contributions } from '../sums/deltas.ts'
import { moveProfit } from '../sums/profit.ts'
import { companyScope } from '../sums/shape.ts'
import type { SoldLine, Step } from '../sums/steps.ts'
import { estimatedOf } from '../sums/totals.ts'
import { isStep, type Pulse, rollupQueries } from '../sums/write.ts'
import { isAdjustment } from './adjustment.ts'
import { inTurn } from './in-turn.ts'
import type { Change } from './ledger.ts'
import type { Names } from './names.ts'
import type { OrderState } from './state.ts'
import type { Query } from './statement.ts'
import type { OpenLedger } from './transaction.ts'
import { ledgerQuery } from './write.ts'

/** Rows of sums from which on those of days that rest are written: fewer at a time cost more each. */
const SUM_ROWS = 6000

const soldLines = ({ lines }: OrderState): readonly SoldLine[] =>
  lines.flatMap(({ row }) => {
    const { order_id, sku_id, content_id, n, paid_t: t, region, shop_id, product_id, creator_id, content_type } = row
    if (t === null || isAdjustment(row)) return []
    return {
      ...{ order_id, sku_id, content_id, n, t, region, shop_id, product_id, creator_id, content_type },
      qty: row.quantity,
      amt: row.pay_amt,
      commission_amt: estimatedOf(row),
      owner_path: row.owner_path,
    }
  })

/**
 * Writes what a ledger has changed in the transaction that is open. A large ledger may be written in parts while more is
 * applied to it: a part is sent and not waited for, so that the server works while the next one is made ready. The company's
 * sums of a day follow once a part has nothing more of it; those of members, which other writers may wait for, and names
 * follow once for all parts.
 */
export class LedgerWriter {
  readonly #client: PoolClient
  readonly #companyId: number
  readonly #now: number
  readonly #open: OpenLedger
  readonly #deltas = new Contributions()
  /** Orders that change and may be told of to shops already; of a new one a shop is told later. */
  readonly #known = new Set<string>()
  /** Resolves when the server has taken all that was sent. */
  #sent: Promise<unknown> | undefined
  #newestDay: number | null
  #pulse: Promise<QueryResult<Pulse>> | undefined
  /** Whether everything is written at the end, as most of what is no file is. */
  #isWhole = true

  constructor(client: PoolClient, companyId: number, now: number, open: OpenLedger) {
    this.#client = client
    this.#companyId = companyId
    this.#now = now
    this.#open = open
    this.#newestDay = open.loaded.newestDay
  }

  #send<Row extends QueryResultRow>(query: Query): Promise<QueryResult<Row>> {
    const asked = this.#client.query<Row>(query)
    this.#sent = this.#sent ? inTurn(this.#sent, asked) : asked
    this.#sent.catch(() => {}) // it is met at the end
    return asked
  }

  #takeProfit(orders: readonly Change[]): void {
    const known = orders.flatMap(({ before }) => {
      const id = before?.row.order_id
      return id !== undefined && this.#open.loaded.orders.has(id) && !this.#known.has(id) ? [id] : []
    })
    if (known.length === 0) return
    for (const id of known) this.#known.add(id)
    this.#send(compiled(moveProfit(this.#companyId, known, -1)))
  }

  #add(orders: readonly Change[]): void {
    const { clock } = this.#open.loaded
    for (const { before, after } of orders) {
      if (before) contribute(this.#deltas, this.#companyId, clock, before, -1)
      if (after) contribute(this.#deltas, this.#companyId, clock, after, 1)
    }
  }

  /** Sends the orders that have changed so far. */
  sendPart(): void {
    this.#isWhole = false
    const orders = this.#open.ledger.takeChanges()
    this.#takeProfit(orders)
    const query = ledgerQuery(this.#companyId, this.#now, { orders })
    if (query) this.#send(query)
    this.#add(orders)
    const scope = companyScope(this.#companyId)
    if (this.#deltas.rows.size >= SUM_ROWS) this.#sendSums(this.#deltas.takeRested(scope), 'silent')
  }

  #sendSums(sums: Contributions, end: 'pulse' | 'silent'): void {
    const [first, ...rest] = rollupQueries(this.#companyId, this.#now, sums.prune(), end, this.#newestDay)
    const asked = first && this.#send<Pulse>(first)
    for (const query of rest) this.#send(query)
    // The pulse comes with the last sums.
    if (end === 'pulse') this.#pulse = asked
    this.#deltas.isQuiet ||= sums.isQuiet
    // Days that were new to the company are so no more.
    this.#newestDay = sums.newestDay(companyScope(this.#companyId), this.#newestDay)
  }

  /**
   * Sends the rest, names, kept sums and pulse; what it throws it throws at once, before the caller sends anything behind it.
   * @returns what resolves when the server has taken all of it, and then what it was as a step; undefined: it is told as none
   */
  end(names: Names): { readonly written: Promise<unknown>; readonly step: () => Promise<Step | undefined> } {
    const { ledger } = this.#open
    const orders = ledger.takeChanges()
    this.#takeProfit(orders)
    const changes = { orders, unmatched: ledger.unmatched(), goneRefunds: ledger.goneRefunds() }
    const query = ledgerQuery(this.#companyId, this.#now, changes, names)
    if (query) this.#send(query)
    if (!this.#sent) return { written: Promise.resolve(), step: async () => undefined }
    this.#add(orders)
    this.#sendSums(this.#deltas, 'pulse')
    if (this.#known.size > 0) this.#send(compiled(moveProfit(this.#companyId, [...this.#known], 1)))
    const named = names.written()
    return { written: this.#sent, step: () => this.#step(orders, named) }
  }

  async #step(changes: readonly Change[], named: Step['named']): Promise<Step | undefined> {
    const pulse = (await this.#pulse)?.rows[0]
    if (!pulse || !this.#isWhole || !isStep(this.#deltas)) return undefined
    const sales = new Map(
      changes.map(({ before, after }) => [(after ?? before)?.row.order_id ?? '', after ? soldLines(after) : []]),
    )
    const { version, changed_t, moved } = pulse
    return { version, changed_t, moved, rows: [...this.#deltas.rows.values()], sales, named }
  }
}
