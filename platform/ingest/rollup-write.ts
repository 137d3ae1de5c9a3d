import type { PoolClient } from 'pg'
import type { Columns } from './columns.ts'
import { Statement } from './statement.ts'
import { at, type Contributions, type MemberDelta, type RollupDelta, type SumName, sumNames } from './sums.ts'

const keyColumns = { scope: 'text', grain: 'int2', bucket: 'int4' } as const
const memberColumns: Columns<MemberDelta> = { ...keyColumns, kind: 'int2', member: 'text', n: 'int4' }

type FlatRow = Omit<RollupDelta, 'sums'> & Record<SumName, number>
const rollupColumns = {
  ...keyColumns,
  dim: 'int2',
  dim_id: 'text',
  ...Object.fromEntries(sumNames.map((name) => [name, 'int8'])),
} as Columns<FlatRow>

const flat = (row: RollupDelta): FlatRow => {
  const { scope, grain, bucket, dim, dim_id, sums } = row
  const values = Object.fromEntries(sumNames.map((name) => [name, sums[at(name)] ?? 0])) as Record<SumName, number>
  return { scope, grain, bucket, dim, dim_id, ...values }
}

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0)

/** Always in one order, so that writers of different companies that share a member never wait for each other in a ring. */
const sorted = <T extends { scope: string; grain: number; bucket: number }>(rows: Iterable<T>, rest: (row: T) => string): T[] =>
  [...rows].sort(
    (a, b) =>
      compare(a.scope, b.scope) ||
      compare(a.grain, b.grain) ||
      compare(a.bucket, b.bucket) ||
      compare(rest(a), rest(b)),
  )

const counts = ['buyers', 'creators', 'products'] as const

/**
 * Members first: who came (from no order to some) or left (to none) moves the distinct counts of the bucket's total.
 * `n - d` is the count before this statement.
 */
const movedSql = `select u.scope, u.grain, u.bucket,
    ${counts.map((name, i) => `sum(u.step) filter (where u.kind = ${i + 1}) as ${name}`).join(', ')}
  from (select m.scope, m.grain, m.bucket, m.kind,
      case when m.n = d.n then 1 when m.n = 0 then -1 else 0 end as step
    from m join d using (scope, grain, bucket, kind, member)) u
  group by 1, 2, 3`

const additive = [...sumNames, ...counts]

/** Adds deltas to the rollups in one statement; `end` is its last select, with company and second as $1 and $2. */
export const writeRollups = async (
  client: PoolClient,
  companyId: number,
  now: number,
  deltas: Contributions,
  end: 'pulse' | 'silent',
): Promise<void> => {
  const statement = new Statement(companyId, now)
  const members = sorted(deltas.members.values(), (row) => `${row.kind} ${row.member}`)
  const rows = sorted(deltas.rows.values(), (row) => `${row.dim} ${row.dim_id}`).map(flat)
  const hasMembers = members.length > 0
  if (hasMembers) {
    statement.add('d', `select * from ${statement.rows(memberColumns, members)}`)
    statement.add(
      'm',
      `insert into rollup_member as t (scope, grain, bucket, kind, member, n) select * from d
       on conflict (scope, grain, bucket, kind, member) do update set n = t.n + excluded.n
       returning t.scope, t.grain, t.bucket, t.kind, t.member, t.n`,
    )
    statement.add('moved', movedSql)
  }
  if (rows.length > 0) {
    const value = (name: string): string => (hasMembers ? `coalesce(v.${name}, 0)` : '0')
    const joined = hasMembers
      ? 'left join moved v on u.dim = 0 and v.scope = u.scope and v.grain = u.grain and v.bucket = u.bucket'
      : ''
    statement.add(
      'r',
      `insert into rollup as t (scope, grain, bucket, dim, dim_id, ${additive.join(', ')})
       select u.scope, u.grain, u.bucket, u.dim, u.dim_id, ${sumNames.map((name) => `u.${name}`).join(', ')},
         ${counts.map(value).join(', ')}
       from ${statement.rows(rollupColumns, rows)} ${joined}
       on conflict (scope, grain, bucket, dim, dim_id) do update set
         ${additive.map((name) => `${name} = t.${name} + excluded.${name}`).join(', ')}`,
    )
  }
  if (end === 'pulse') statement.add('p', pulseSql)
  if (statement.isEmpty) return
  const last = end === 'pulse' ? `select pg_notify('tw_company', $1::bigint || ':' || version) from p` : 'select 1'
  const { values, ...query } = statement.query(last)
  await client.query({ ...query, values: [...values] })
  if (members.some((row) => row.n < 0)) await client.query(emptyMembers(members))
}

const pulseSql = `insert into company_pulse as t (company_id, version, changed_t) values ($1::bigint, 1, $2::bigint)
  on conflict (company_id) do update set version = t.version + 1, changed_t = greatest(t.changed_t, excluded.changed_t)
  returning version`

/** Rows of members without an order tell nothing any more. */
const emptyMembers = (members: readonly MemberDelta[]): { name: string; text: string; values: unknown[] } => {
  const left = members.filter((row) => row.n < 0)
  return {
    name: 'tidewall_empty_members',
    text: `delete from rollup_member t
      using unnest($1::text[], $2::int2[], $3::int4[], $4::int2[], $5::text[]) as u(scope, grain, bucket, kind, member)
      where t.scope = u.scope and t.grain = u.grain and t.bucket = u.bucket and t.kind = u.kind
        and t.member = u.member and t.n = 0`,
    values: [
      left.map((row) => row.scope),
      left.map((row) => row.grain),
      left.map((row) => row.bucket),
      left.map((row) => row.kind),
      left.map((row) => row.member),
    ],
  }
}
