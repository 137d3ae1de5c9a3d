import type { PoolClient } from 'pg'
import { compiled } from '../db/compile.ts'
import { contribute } from '../sums/contribution.ts'
import { Contributions } from '../sums/deltas.ts'
import { moveProfit } from '../sums/profit.ts'
import { companyScope } from '../sums/shape.ts'
import { rollupQueries } from '../sums/write.ts'
import { inTurn } from './in-turn.ts'
import type { Change } from './ledger.ts'
import type { Names } from './names.ts'
import type { Query } from './statement.ts'
import type { OpenLedger } from './transaction.ts'
import { ledgerQuery } from './write.ts'

/** Rows of sums from which on those of days that rest are written: fewer at a time cost more each. */
const SUM_ROWS = 6000

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

  constructor(client: PoolClient, companyId: number, now: number, open: OpenLedger) {
    this.#client = client
    this.#companyId = companyId
    this.#now = now
    this.#open = open
    this.#newestDay = open.loaded.newestDay
  }

  #send(query: Query): void {
    const asked = this.#client.query(query)
    this.#sent = this.#sent ? inTurn(this.#sent, asked) : asked
    this.#sent.catch(() => {}) // it is met at the end
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
    const orders = this.#open.ledger.takeChanges()
    this.#takeProfit(orders)
    const query = ledgerQuery(this.#companyId, this.#now, { orders })
    if (query) this.#send(query)
    this.#add(orders)
    const scope = companyScope(this.#companyId)
    if (this.#deltas.rows.size >= SUM_ROWS) this.#sendSums(this.#deltas.takeRested(scope), 'silent')
  }

  #sendSums(sums: Contributions, end: 'pulse' | 'silent'): void {
    for (const query of rollupQueries(this.#companyId, this.#now, sums.prune(), end, this.#newestDay)) this.#send(query)
    // The pulse comes with the last of them.
    this.#deltas.isQuiet ||= sums.isQuiet
    // Days that were new to the company are so no more.
    this.#newestDay = sums.newestDay(companyScope(this.#companyId), this.#newestDay)
  }

  /**
   * Sends the rest, names, kept sums and pulse; what it throws it throws at once, before the caller sends anything behind it.
   * @returns resolves when the server has taken all of it
   */
  end(names: Names): Promise<unknown> {
    const { ledger } = this.#open
    const orders = ledger.takeChanges()
    this.#takeProfit(orders)
    const changes = { orders, unmatched: ledger.unmatched(), goneRefunds: ledger.goneRefunds() }
    const query = ledgerQuery(this.#companyId, this.#now, changes, names)
    if (query) this.#send(query)
    if (!this.#sent) return Promise.resolve()
    this.#add(orders)
    this.#sendSums(this.#deltas, 'pulse')
    if (this.#known.size > 0) this.#send(compiled(moveProfit(this.#companyId, [...this.#known], 1)))
    return this.#sent
  }
}
