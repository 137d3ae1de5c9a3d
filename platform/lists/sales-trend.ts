import { sql } from 'kysely'
import type { Sql } from './source.ts'

/**
 * The mean of 7 days against that of 30, from the items of both: 1 more than a fifth above it, 2 more than a fifth below it,
 * else 0; in whole numbers.
 */
export const trendOf = (week: Sql, month: Sql): Sql =>
  sql`(case when ${week} * 300 > ${month} * 84 then 1 when ${week} * 300 < ${month} * 56 then 2 else 0 end)`
