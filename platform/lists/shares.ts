import { sql } from 'kysely'
import type { Sql } from './source.ts'

/** `some` of `whole` in units of 1/`unit`, half-up; null without a whole. */
export const shareOf = (some: Sql, whole: Sql, unit = 10_000): Sql =>
  sql`(case when ${whole} > 0 then round(${some} * ${sql.lit(unit)}::numeric / ${whole})::bigint end)`
