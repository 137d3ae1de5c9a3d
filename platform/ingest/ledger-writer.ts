import type { PoolClient } from 'pg'
import { compiled } from '../db/compile.ts'
import { contribute } from '../sums/contribution.ts'
import { Contributions } from '../sums/deltas.ts'
import { moveProfit } from '../sums/profit.ts'
import { rollupQueries } from '../sums/write.ts'
import type { Change } from './ledger.ts'
import type { Names } from './names.ts'
import type { Query } from './statement.ts'
import type { OpenLedger } from './transaction.ts'
import { ledgerQuery } from './write.ts'

/**
 * Writes what a ledger has changed in the transaction that is open. A large ledger may be written in parts while more is
 * applied to it: a part is sent and not waited for, so that the server works while the next one is made ready; kept sums
 * and names follow once for all of them.
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
  #sent: Promise<void> | undefined
  #isLeft = false

  constructor(client: PoolClient, companyId: number, now: number, open: OpenLedger) {
    this.#client = client
    this.#companyId = companyId
    this.#now = now
    this.#open = open
  }

  #send(query: Query): void {
    this.#sent = this.#after(this.#sent, query)
    this.#sent.catch(() => {}) // it is met at the end
  }

  async #after(sent: Promise<void> | undefined, query: Query): Promise<void> {
    await sent
    if (!this.#isLeft) await this.#client.query(query)
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
  }

  /** Sends the rest, names, kept sums and pulse. Resolves when the server has taken all of it. */
  async end(names: Names): Promise<void> {
    const { ledger } = this.#open
    const orders = ledger.takeChanges()
    this.#takeProfit(orders)
    const changes = { orders, unmatched: ledger.unmatched(), goneRefunds: ledger.goneRefunds() }
    const query = ledgerQuery(this.#companyId, this.#now, changes, names)
    if (query) this.#send(query)
    if (!this.#sent) return
    this.#add(orders)
    const { newestDay } = this.#open.loaded
    const deltas = this.#deltas.prune()
    for (const rollup of rollupQueries(this.#companyId, this.#now, deltas, 'pulse', newestDay)) this.#send(rollup)
    if (this.#known.size > 0) this.#send(compiled(moveProfit(this.#companyId, [...this.#known], 1)))
    await this.#sent
  }

  /** Nothing that waits is sent any more. Resolves when the server is at rest, so that the transaction can end. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#isLeft = true
    await this.#sent?.catch(() => {})
  }
}
