import { type RawBuilder, sql } from 'kysely'

type Sql = RawBuilder<unknown>

/** Share of the creators who go live. */
export const ON_AIR = 0.55

/** A number in [0, 1) that follows from the seed, a purpose and a key alone. */
export const chance = (seed: number, purpose: string, ...key: readonly Sql[]): Sql => sql`
  (('x' || substr(md5(concat_ws(':', ${`${seed}:${purpose}`}::text, ${sql.join(key)})), 1, 8))::bit(32)::bigint
    / 4294967296.0)::float8`

/** A whole number in [low, high]. */
export const whole = (of: Sql, low: number, high: number): Sql =>
  sql`(${sql.lit(low)} + floor(${of} * ${sql.lit(high - low + 1)}))::int`

/** An element of a list of texts. */
export const oneOf = (of: Sql, list: readonly string[]): Sql =>
  sql`(${[...list]}::text[])[1 + floor(${of} * ${sql.lit(list.length)})::int]`

/** Unix second at which a business day of the market begins: days are cut at midnight of Asia/Shanghai, which knows no summer time. */
export const startOf = (day: Sql): Sql => sql`(${day}::bigint * 86400 - 28800)`
