import { sql } from 'kysely'
import { type Part, part, type Sql } from '../source.ts'

/** Columns of the table under `alias`, by their own names. */
export const columnsOf =
  (alias: string) =>
  (name: string): Part =>
    part(sql`${sql.ref(`${alias}.${name}`)}`)

/** The market is counted in US dollars whatever the company counts in. */
export const dollars = part(sql`'USD'`)

/** Places won since the snapshot of the day before; null for what is new or has no place. */
export const riseOf = (alias: string): Part =>
  part(sql`${sql.ref(`${alias}.rank_before`)} - ${sql.ref(`${alias}.rank_no`)}`)

/** Half-up share of two whole numbers in units of 1/`unit`; null where the second is 0. */
export const shareOf = (of: Sql, by: Sql, unit: number): Part =>
  part(sql`round(${of} * ${sql.lit(unit)}::numeric / nullif(${by}, 0))::bigint`)
