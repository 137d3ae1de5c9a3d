import { recordOf } from '../../shared/keys.ts'
import type { Columns } from '../ingest/columns.ts'
import { type Query, Statement } from '../ingest/statement.ts'
import {
  type BuyerDelta,
  type ContentDelta,
  type Contributions,
  isCounted,
  type RollupDelta,
  type SkuDelta,
  type StageDelta,
} from './deltas.ts'
import { addReturns } from './gaps.ts'
import { at, type SumName, sumNames } from './measures.ts'
import { companyScope, countedNames, dims, grains } from './shape.ts'
import { STEP_ROWS, type Step } from './steps.ts'

const keyColumns = { scope: 'text', grain: 'int2', bucket: 'int4' } as const
const buyerColumns: Columns<BuyerDelta> = { scope: 'text', bucket: 'int4', buyer: 'text', n: 'int4' }

/** A table of sums that are kept of whole companies: what is not its key is added up. */
interface OwnTable<Row> {
  readonly table: string
  readonly key: readonly (keyof Row & string)[]
  readonly columns: Columns<Row>
}
const skuTable: OwnTable<SkuDelta> = {
  table: 'rollup_sku',
  key: ['sku_id', 'day'],
  columns: { sku_id: 'text', day: 'int4', items: 'int8' },
}
const contentTable: OwnTable<ContentDelta> = {
  table: 'rollup_content',
  key: ['content_id', 'day'],
  columns: { content_id: 'text', day: 'int4', live_lines: 'int8', sku_orders: 'int8', gmv_amt: 'int8' },
}
const stageTable: OwnTable<StageDelta> = {
  table: 'rollup_stage',
  key: ['day', 'shop_id', 'stage'],
  columns: {
    day: 'int4',
    shop_id: 'text',
    stage: 'int2',
    lines: 'int8',
    items: 'int8',
    order_amt: 'int8',
    refund_amt: 'int8',
    paid_amt: 'int8',
  },
}

type FlatRow = Omit<RollupDelta, 'sums'> & Record<SumName, number>
const rollupColumns: Columns<FlatRow> = {
  ...keyColumns,
  dim: 'int2',
  dim_id: 'text',
  ...recordOf(sumNames, () => 'int8' as const),
}

const places: Readonly<Record<string, number>> = Object.fromEntries(sumNames.map((name) => [name, at(name)]))
const rollupColumn = (name: string): ((row: RollupDelta) => unknown) => {
  const place = places[name]
  return place === undefined ? (row) => row[name as keyof RollupDelta] : (row) => row.sums[place]
}

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0)

/** Always in one order, so that writers of different companies that share a member never wait for each other in a ring. */
const byKey = (a: RollupDelta, b: RollupDelta): number =>
  compare(a.scope, b.scope) ||
  compare(a.grain, b.grain) ||
  compare(a.bucket, b.bucket) ||
  compare(a.dim, b.dim) ||
  compare(a.dim_id, b.dim_id)
const byBuyer = (a: BuyerDelta, b: BuyerDelta): number =>
  compare(a.scope, b.scope) || compare(a.bucket, b.bucket) || compare(a.buyer, b.buyer)

type Value = string | number

/** Adds rows to such a table, in the order of its key. */
const addOwn = <Row extends { readonly [Name in keyof Row]: Value }>(
  statement: Statement,
  name: string,
  { table, key, columns }: OwnTable<Row>,
  added: ReadonlyMap<string, Row>,
): void => {
  if (added.size === 0) return
  const inOrder = (a: Row, b: Row): number => key.reduce((found, one) => found || compare(a[one], b[one]), 0)
  const names = Object.keys(columns)
  const sums = names.filter((one) => !key.some((of) => of === one))
  statement.add(
    name,
    `insert into ${table} as t (company_id, ${names.join(', ')})
     select $1::bigint, u.* from ${statement.rows(columns, [...added.values()].sort(inOrder))}
     on conflict (company_id, ${key.join(', ')}) do update set
       ${sums.map((one) => `${one} = t.${one} + excluded.${one}`).join(', ')}`,
  )
}

const additive = [...sumNames, ...countedNames]

const isFreshDay = (companyId: number, newestDay: number | null): ((row: RollupDelta) => boolean) => {
  const [scope, newest] = [companyScope(companyId), newestDay ?? Number.NEGATIVE_INFINITY]
  return (row) => row.grain === grains.day && row.bucket > newest && row.scope === scope
}

/** The row of a statement that ends with the pulse. */
export type Pulse = Pick<Step, 'version' | 'changed_t' | 'moved'>

/**
 * The statements, mostly one, that add deltas to the rollups; `pulse` also tells listeners that something changed.
 * @param newestDay of which the company has sums, as its only writer knows (null: it has none): rows of later days are
 * inserted without looking for those that are there
 */
export const rollupQueries = (
  companyId: number,
  now: number,
  deltas: Contributions,
  end: 'pulse' | 'silent',
  newestDay: number | null = Number.POSITIVE_INFINITY,
): Query[] => {
  const statement = new Statement(companyId, now)
  const buyers = [...deltas.buyers.values()].sort(byBuyer)
  const rows = [...deltas.rows.values()].sort(byKey)
  const isFresh = isFreshDay(companyId, newestDay)
  const counted: RollupDelta[] = []
  const others: RollupDelta[] = []
  const fresh: RollupDelta[] = []
  const freshOthers: RollupDelta[] = []
  for (const row of rows)
    (isFresh(row) ? (isCounted(row) ? fresh : freshOthers) : isCounted(row) ? counted : others).push(row)
  if (buyers.length > 0) {
    statement.add('d', `select * from ${statement.rows(buyerColumns, buyers)}`)
    statement.add(
      'm',
      `insert into rollup_buyer as t (scope, bucket, buyer, n) select * from d
       on conflict (scope, buyer, bucket) do update set n = t.n + excluded.n
       returning t.scope, t.bucket, t.buyer, t.n`,
    )
  }
  if (counted.length > 0) {
    statement.add('q', `select * from ${statement.rows(rollupColumns, counted, rollupColumn)}`)
    statement.add('k', `${upsert('q', '')} returning t.scope, t.grain, t.bucket, t.dim, t.dim_id, t.orders`)
  }
  if (fresh.length > 0) statement.add('f', `select * from ${statement.rows(rollupColumns, fresh, rollupColumn)}`)
  // Creators and products are told by the orders in their own rows, which are written first; those of days without sums
  // are written later, so that looking for their other days does not meet them.
  const which = { buyers: buyers.length > 0, dims: counted.length > 0, fresh: fresh.length > 0 }
  const isMoved = which.buyers || which.dims || which.fresh
  if (isMoved) addReturns(statement, which)
  if (fresh.length > 0) statement.add('fi', insert('f', ''))
  if (others.length > 0) {
    statement.add('o', `select * from ${statement.rows(rollupColumns, others, rollupColumn)}`)
    statement.add('r', upsert('o', isMoved ? 'moved' : ''))
  }
  if (freshOthers.length > 0) {
    statement.add('fo', `select * from ${statement.rows(rollupColumns, freshOthers, rollupColumn)}`)
    statement.add('fr', insert('fo', isMoved ? 'moved' : ''))
  }
  addOwn(statement, 's', skuTable, deltas.skus)
  addOwn(statement, 'c', contentTable, deltas.contents)
  addOwn(statement, 'g', stageTable, deltas.stages)
  if (end === 'pulse') statement.add('p', pulseSql(deltas.isQuiet ? 1 : 0))
  if (statement.isEmpty) return []
  const last = end === 'pulse' ? pulseEnd(isMoved && isStep(deltas)) : 'select 1'
  const left = buyers.filter((row) => row.n < 0)
  return [statement.query(last), ...(left.length > 0 ? [emptyBuyers(left)] : [])]
}

/** Rows of relation `from` as new rows of the rollups; the moved counts go to the totals of their day. */
const insert = (from: string, moved: string): string =>
  `insert into rollup as t (scope, grain, bucket, dim, dim_id, ${additive.join(', ')})
   select u.scope, u.grain, u.bucket, u.dim, u.dim_id, ${sumNames.map((name) => `u.${name}`).join(', ')},
     ${countedNames.map((name) => (moved ? `coalesce(v.${name}, 0)` : '0')).join(', ')}
   from ${from} u ${moved ? `left join ${moved} v on u.grain = ${grains.day} and u.dim = ${dims.total} and v.scope = u.scope and v.bucket = u.bucket` : ''}`

/** Adds rows of relation `from` to the rollups. */
const upsert = (from: string, moved: string): string =>
  `${insert(from, moved)}
   on conflict (scope, grain, bucket, dim, dim_id) do update set
     ${additive.map((name) => `${name} = t.${name} + excluded.${name}`).join(', ')}`

const pulseSql = (rest: 0 | 1): string => `
  insert into company_pulse as t (company_id, version, rest_version, changed_t) values ($1::bigint, 1, ${rest}, $2::bigint)
  on conflict (company_id) do update set version = t.version + 1, rest_version = t.rest_version + ${rest},
    changed_t = greatest(t.changed_t, excluded.changed_t)
  returning version, changed_t`

/** Whether what is written is told as a step. */
export const isStep = ({ rows }: Contributions): boolean => rows.size <= STEP_ROWS

/** What the pulse came to, a row of `Pulse`. @param isTold with what moved */
const pulseEnd = (isTold: boolean): string => `
  select pg_notify('tw_company', $1::bigint || ':' || p.version), p.version, p.changed_t,
    ${isTold ? "(select coalesce(json_agg(m), '[]') from moved m)" : "'[]'::json"} as moved from p`

/** Buyers without an order tell nothing any more. */
const emptyBuyers = (left: readonly BuyerDelta[]): Query => ({
  name: 'tidewall_empty_buyers',
  text: `delete from rollup_buyer t using unnest($1::text[], $2::int4[], $3::text[]) as u(scope, bucket, buyer)
    where t.scope = u.scope and t.bucket = u.bucket and t.buyer = u.buyer and t.n = 0`,
  values: [left.map((row) => row.scope), left.map((row) => row.bucket), left.map((row) => row.buyer)],
})
