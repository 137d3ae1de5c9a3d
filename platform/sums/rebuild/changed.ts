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

const writtenSince = async (client: PoolClient, companyId: number, mark: number): Promise<string[]> => {
  const { rows } = await client.query<{ order_id: string }>(
    ['affiliate_order', 'affiliate_order_line', 'shop_order']
      .map((table) => `select order_id from ${table} where company_id = $1 and ${isAhead}`)
      .join(' union '),
    [companyId, mark],
  )
  return rows.map(({ order_id }) => order_id)
}

const BUCKETS = 4096
const bucket = `hashtext(order_id) & ${BUCKETS - 1}`

/** How many lines the orders have that are not among `but`, by what `key` makes of their ids. */
const countLines = async <K>(
  client: PoolClient,
  key: string,
  values: readonly [companyId: number, but: readonly string[], buckets?: readonly number[]],
): Promise<ReadonlyMap<K, number>> => {
  const only = values.length > 2 ? `and ${bucket} = any($3::int4[])` : ''
  const { rows } = await client.query<{ key: K; n: number }>(
    `select ${key} as key, count(*)::int as n from affiliate_order_line
     where company_id = $1 and not order_id = any($2::text[]) ${only} group by 1`,
    [...values],
  )
  return new Map(rows.map((row) => [row.key, row.n]))
}

const fewer = <K>(before: ReadonlyMap<K, number>, now: ReadonlyMap<K, number>): K[] =>
  [...before].flatMap(([key, n]) => (now.get(key) === n ? [] : [key]))

/** Orders that have lost lines, or are gone: a row that is no more cannot say so itself. None of `written` are looked at. */
const lostSince = async (
  then: PoolClient,
  now: PoolClient,
  companyId: number,
  written: readonly string[],
): Promise<string[]> => {
  const [had, has] = [
    await countLines<number>(then, bucket, [companyId, written]),
    await countLines<number>(now, bucket, [companyId, written]),
  ]
  const buckets = fewer(had, has)
  if (buckets.length === 0) return []
  return fewer(
    await countLines<string>(then, 'order_id', [companyId, written, buckets]),
    await countLines<string>(now, 'order_id', [companyId, written, buckets]),
  )
}

/**
 * Orders of which anything that counts in sums may have been written since a mark, or is gone: all that were, at times a few
 * more. To be asked while nobody else writes them.
 * @param then still sees them as they were at the mark
 */
export const changedSince = async (
  then: PoolClient,
  pool: MovablePool,
  companyId: number,
  mark: number,
): Promise<readonly string[]> => {
  const client = await pool.connect()
  try {
    await client.query('begin read only; set local statement_timeout = 0')
    const written = await writtenSince(client, companyId, mark)
    return [...written, ...(await lostSince(then, client, companyId, written))]
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}
