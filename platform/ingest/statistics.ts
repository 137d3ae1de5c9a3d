import type { PoolClient } from 'pg'

const tables =
  'affiliate_order, affiliate_order_line, commission_split, order_refund, rollup, rollup_buyer, product, sku, content'
const FIRST = 2000

/**
 * Keeps the planner's statistics true while tables grow quickly: with those of an empty table every look-up by key is
 * planned as a walk over a whole index, and an import slows down with each row. The server's own autovacuum comes a
 * minute late. Analysing each time the written rows have doubled costs next to nothing.
 */
export class Statistics {
  #written = 0
  #next = FIRST

  async note(client: PoolClient, rows: number): Promise<void> {
    this.#written += rows
    if (this.#written < this.#next) return
    while (this.#next <= this.#written) this.#next *= 2
    await client.query(`analyze ${tables}`)
  }
}
