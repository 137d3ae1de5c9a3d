import { type RawBuilder, sql } from 'kysely'
import { type Dim, dims, type Grain, grains, HOUR_SLOTS } from './shape.ts'

type Sql = RawBuilder<unknown>

/** Which rows of sums: whose, over what time, of what. Where a name stands an expression may stand, for what a statement joins. */
export interface Asked {
  readonly scope: string | readonly string[] | Sql
  readonly grain: Grain | readonly Grain[] | Sql
  /** Days or hours by their number; absent: all of them (of all time and of the unpaid there is one). */
  readonly bucket?: number | readonly number[] | Sql
  readonly dim: Dim | Sql
  /** One object of the dimension; absent: all of them. */
  readonly id?: string | Sql
}

const isSql = (value: unknown): value is Sql =>
  typeof value === 'object' && value !== null && 'toOperationNode' in value

/** Numbers of grains and dimensions as a statement names them. */
export const grainSql = (grain: Grain): Sql => sql.lit(grains[grain])
export const dimSql = (dim: Dim): Sql => sql.lit(dims[dim])

const scopeIs = (scope: Asked['scope']): Sql =>
  isSql(scope) || typeof scope === 'string' ? sql`r.scope = ${scope}` : sql`r.scope = any(${scope}::text[])`

const grainIs = (grain: Asked['grain']): Sql => {
  if (isSql(grain)) return sql`r.grain = ${grain}`
  if (typeof grain === 'string') return sql`r.grain = ${grainSql(grain)}`
  return sql`r.grain in (${sql.join(grain.map(grainSql))})`
}

const bucketIs = (bucket: Asked['bucket']): Sql => {
  if (bucket === undefined) return sql``
  return isSql(bucket) || typeof bucket === 'number'
    ? sql`and r.bucket = ${bucket}`
    : sql`and r.bucket = any(${bucket}::int[])`
}

/**
 * Condition on `rollup r` for some rows of sums: the one way to ask for them. With a bucket it is a look-up by key; days on
 * end are asked one by one (`daySums`), because a range goes through all objects of every dimension.
 */
export const sumsOf = ({ scope, grain, bucket, dim, id }: Asked): Sql => sql`${scopeIs(scope)} and ${grainIs(grain)}
  ${bucketIs(bucket)} and r.dim = ${isSql(dim) ? dim : dimSql(dim)} ${id === undefined ? sql`` : sql`and r.dim_id = ${id}`}`

/** Rows of business days, the first and the last included. */
export interface AskedDays extends Omit<Asked, 'grain' | 'bucket'> {
  readonly from: number | Sql
  readonly to: number | Sql
}

const dayOf = (day: number | Sql): Sql => (isSql(day) ? day : sql`${day}::int`)

const daysFrom = ({ from, to }: Pick<AskedDays, 'from' | 'to'>): Sql =>
  sql`generate_series(${dayOf(from)}, ${dayOf(to)}) as d(day)`

/** For `from`: days `d(day)` with their rows `r`. */
export const daySums = ({ from, to, ...asked }: AskedDays): Sql =>
  sql`${daysFrom({ from, to })} join rollup r on ${sumsOf({ ...asked, grain: 'day', bucket: sql`d.day` })}`

const hoursOfDay = sql`between d.day * ${sql.lit(HOUR_SLOTS)} and d.day * ${sql.lit(HOUR_SLOTS)} + ${sql.lit(HOUR_SLOTS - 1)}`

/** The same, each day one look-up by key whatever else the statement joins; or the hours of each day. */
export const eachDaySums = ({ from, to, ...asked }: AskedDays, grain: 'day' | 'hour' = 'day'): Sql => {
  const rows =
    grain === 'day'
      ? sumsOf({ ...asked, grain, bucket: sql`d.day` })
      : sql`${sumsOf({ ...asked, grain })} and r.bucket ${hoursOfDay}`
  return sql`${daysFrom({ from, to })} cross join lateral (select * from rollup r where ${rows} offset 0) r`
}

/** The elapsed hour of an hour's bucket. */
export const slotOfHour = (bucket: Sql): Sql => sql`${bucket} % ${sql.lit(HOUR_SLOTS)}`

/** The first or the last day of which a scope has sums. */
export const boundOfDays = (which: 'min' | 'max', scope: string): Sql =>
  sql`(select ${sql.raw(which)}(bucket) from rollup r where ${scopeIs(scope)} and ${grainIs('day')})`

/** Dimensions whose rows are found by their object (index rollup_dim_days). */
const indexed = ['product', 'creator'] as const

/**
 * Rows `r` of the day sums of one product or creator, from one business day to another: `from rollup r where ...`. As a
 * lateral relation it costs a page of a list no more than the days of its rows.
 */
export const daysOfOne = (
  scope: string,
  what: (typeof indexed)[number],
  id: Sql,
  from: number | Sql | null,
  to: number | Sql,
): Sql => sql`
  from rollup r where ${sumsOf({ scope, grain: 'day', dim: what, id })} and r.dim in (${sql.join(indexed.map(dimSql))})
    and r.bucket <= ${dayOf(to)} ${from === null ? sql`` : sql`and r.bucket >= ${dayOf(from)}`}`

/** Pieces `r.items` of one SKU of a company on the business days `r.day`, from one to another. */
export const daysOfSku = (company_id: number, sku_id: Sql, from: number | Sql, to: number | Sql): Sql => sql`
  from rollup_sku r where r.company_id = ${company_id} and r.sku_id = ${sku_id}
    and r.day >= ${from} and r.day <= ${to}`

/**
 * What one video or live of a company brought, `r.sku_orders` and `r.gmv_amt` by business day `r.day`; an id that is empty
 * names none and has no row.
 */
export const daysOfContent = (company_id: Sql, content_id: Sql): Sql => sql`
  from rollup_content r where r.company_id = ${company_id} and r.content_id = ${content_id}`
