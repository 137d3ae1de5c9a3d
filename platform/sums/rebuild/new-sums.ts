import type { PoolClient } from 'pg'
import { compiled } from '../../db/compile.ts'
import { type Loaded, load } from '../../ingest/load.ts'
import { contribute } from '../contribution.ts'
import { Contributions } from '../deltas.ts'
import { moveProfit } from '../profit.ts'
import { rollupQueries } from '../write.ts'
import { sumTables } from './aside.ts'

/** Rows of sums kept in memory before they are written: few enough that calls are answered in between. */
const MOST_ROWS = 5000
/** The planner is told how large the tables have become when they have grown so many times. */
const GROWTH = 4

export type Orders = Loaded['orders']

/** The sums of a company as they are made anew on a connection aside. */
export class NewSums {
  readonly #client: PoolClient
  readonly #companyId: number
  readonly #now = Math.floor(Date.now() / 1000)
  #sums = new Contributions()
  #written = 0
  #told = 0

  constructor(client: PoolClient, companyId: number) {
    this.#client = client
    this.#companyId = companyId
  }

  /**
   * Adds (sign 1) or takes away (sign -1) what some orders contribute, as this connection sees them.
   * @param change makes the orders as they will be out of those that are read, and writes them
   */
  async add(orderIds: readonly string[], sign: 1 | -1, change?: (orders: Orders) => Promise<Orders>): Promise<void> {
    const { clock, orders: read } = await load(this.#client, this.#companyId, { orderIds, refundIds: [], shopIds: [] })
    const orders = change ? await change(read) : read
    for (const order of orders.values()) contribute(this.#sums, this.#companyId, clock, order, sign)
    await this.#client.query(compiled(moveProfit(this.#companyId, orderIds, sign)))
    if (this.#sums.rows.size >= MOST_ROWS) await this.flush()
  }

  /** Writes what is in memory. */
  async flush(): Promise<void> {
    const sums = this.#sums.prune()
    this.#sums = new Contributions()
    this.#written += sums.rows.size
    for (const query of rollupQueries(this.#companyId, this.#now, sums, 'silent')) await this.#client.query(query)
    if (this.#written < this.#told * GROWTH || this.#written === 0) return
    this.#told = this.#written
    for (const table of sumTables) await this.#client.query(`analyze pg_temp.${table}`)
  }
}
