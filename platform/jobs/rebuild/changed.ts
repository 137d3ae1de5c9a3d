import type { PoolClient } from 'pg'
import type { MovablePool } from '../../db/pool.ts'

/** Where the writers stand as `client` sees them now: what has been written since can be told by it. */
export const markOf = async (client: PoolClient): Promise<number> => {
  const { rows } = await client.query<{ mark: number }>(
    'select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint & 4294967295) as mark',
  )
  return Number(rows[0]?.mark)
}

/** Transaction ids go round in a circle of 2^32; what was begun after the mark, or was under way then, lies ahead of it. */
const isAhead = '((xmin::text::bigint - $2::bigint) & 4294967295) < 2147483648'

/** Orders of which anything that counts in sums may have been written since a mark: all that were, at times a few more. */
export const changedSince = async (pool: MovablePool, companyId: number, mark: number): Promise<readonly string[]> => {
  const client = await pool.connect()
  try {
    await client.query('begin read only; set local statement_timeout = 0')
    const { rows } = await client.query<{ order_id: string }>(
      ['affiliate_order', 'affiliate_order_line', 'shop_order']
        .map((table) => `select order_id from ${table} where company_id = $1 and ${isAhead}`)
        .join(' union '),
      [companyId, mark],
    )
    return rows.map(({ order_id }) => order_id)
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}
