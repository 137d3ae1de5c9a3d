import type { PoolClient } from 'pg'
import type { CompanySettings } from '../../../shared/areas/company/api.ts'
import { MovablePool } from '../../db/pool.ts'
import { ORDER_LOCK } from '../../ingest/transaction.ts'

export const sumTables = [
  'rollup',
  'rollup_buyer',
  'rollup_return',
  'rollup_sku',
  'rollup_content',
  'rollup_profit',
  'rollup_stage',
  'rollup_parcel',
] as const

/**
 * A connection on which a company's sums are made anew beside the kept ones. Temporary tables take the place of those that
 * hold sums, and of the company itself: what the ordinary statements of the order gate read of the company is how it will
 * stand, and what they write is seen by nobody else. `kept` is the schema in which the real ones are found.
 */
export interface Aside {
  readonly client: PoolClient
  readonly kept: string
  /** Waits until it is the only writer of the company's orders, and stays so until the connection ends. */
  readonly hold: () => Promise<void>
  readonly close: () => Promise<void>
}

const memory = "set temp_buffers = '64MB'"

/** @param to how the company will stand; undefined: as it stands */
export const openAside = async (url: string, companyId: number, to: CompanySettings | undefined): Promise<Aside> => {
  // Of its own: statements that a connection has prepared go on meaning the real tables.
  const pool = new MovablePool(url, { max: 1, statementLimitMs: 0, pipeline: false })
  const client = await pool.connect()
  let closing: Promise<void> | undefined
  const close = (): Promise<void> => {
    if (!closing) {
      client.release(true)
      closing = pool.end()
    }
    return closing
  }
  try {
    await client.query(memory)
    const { rows } = await client.query<{ kept: string }>('select quote_ident(current_schema()) as kept')
    const kept = rows[0]?.kept ?? 'public'
    for (const table of sumTables)
      await client.query(`create temporary table ${table} (like ${kept}.${table} including all)`)
    await client.query(`create temporary table company as select * from ${kept}.company where id = ${companyId}`)
    if (to)
      await client.query('update company set time_zone = $1, cut_hour = $2, display_currency = $3', [
        to.zone,
        to.cut_hour,
        to.currency,
      ])
    const hold = async (): Promise<void> => {
      await client.query('select pg_advisory_lock($1, $2)', [ORDER_LOCK, companyId])
    }
    return { client, kept, hold, close }
  } catch (error) {
    await close()
    throw error
  }
}
