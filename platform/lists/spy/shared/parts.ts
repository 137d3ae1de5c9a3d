import { sql } from 'kysely'
import { type Part, part } from '../../source.ts'

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
