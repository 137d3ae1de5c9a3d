import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { prepareStatements } from './named.ts'
import { numberTypes } from './numbers.ts'

export interface PoolOptions {
  /** Connections at most; default 10. */
  readonly max?: number
  /** Milliseconds a statement may take; default 10 000. */
  readonly statementLimitMs?: number
  /** Milliseconds to wait for a connection, new or free; default 3000. */
  readonly connectLimitMs?: number
  /**
   * Statements given at once go to the server together; default true. Not for COPY and cursors, nor for a connection that is
   * to end in the middle of a statement.
   */
  readonly pipeline?: boolean
  /** For few, often repeated reads: statements are prepared once a connection. */
  readonly reader?: boolean
  readonly onError?: (error: Error) => void
}

export const clientConfig = (url: string, options: PoolOptions = {}): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'tidewall',
  types: numberTypes,
  keepAlive: true,
  pipeline: options.pipeline ?? true,
  connectionTimeoutMillis: options.connectLimitMs ?? 3000,
  statement_timeout: options.statementLimitMs ?? 10_000,
  idle_in_transaction_session_timeout: 60_000,
})

/** The pool that kysely uses; its server can be exchanged while it runs (a restarted PostgreSQL has another port). */
export class MovablePool {
  #pool: pg.Pool
  #url: string
  readonly #options: PoolOptions

  constructor(url: string, options: PoolOptions = {}) {
    this.#options = options
    this.#url = url
    this.#pool = this.#open(url)
  }

  get url(): string {
    return this.#url
  }

  connect(): Promise<pg.PoolClient> {
    return this.#pool.connect()
  }

  /** New connections go to `url`; those in use end as they are given back. */
  moveTo(url: string): void {
    const old = this.#pool
    this.#url = url
    this.#pool = this.#open(url)
    void old.end().catch(() => {})
  }

  async end(): Promise<void> {
    await this.#pool.end()
  }

  #open(url: string): pg.Pool {
    const pool = new pg.Pool({ ...clientConfig(url, this.#options), max: this.#options.max ?? 10 })
    const report = (error: Error): void => this.#options.onError?.(error)
    // Without these a server that dies takes the process with it: pg emits the loss of an idle and of a used client.
    pool.on('error', report)
    pool.on('connect', (client) => {
      client.on('error', report)
      if (this.#options.reader) prepareStatements(client)
    })
    return pool
  }
}

/**
 * Waits until the server answers.
 * @throws the last error of connecting when it does not within `limitMs`
 */
export const waitForServer = async (pool: MovablePool, limitMs: number): Promise<void> => {
  for (const until = Date.now() + limitMs; ; await sleep(250)) {
    try {
      const client = await pool.connect()
      try {
        await client.query('select 1')
        return
      } finally {
        client.release()
      }
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}
