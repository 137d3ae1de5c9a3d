import { type RawBuilder, sql } from 'kysely'
import { recentWeek } from '../../../shared/lists/recent.ts'
import { dayNumber, dayStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../view.ts'

/** Whole business days, first and last included, and their seconds, without the end. */
export interface Window {
  readonly from: number
  readonly to: number
  readonly from_t: number
  readonly to_t: number
}

/** One end alone reaches this far. */
const LONGEST_DAYS = 366

type End = string | number | undefined

/** The business days that a period touches. */
export const windowOf = ({ clock, day }: View, start_time: End, end_time: End): Window => {
  const last = end_time === undefined ? day : dayNumber(clock, Number(end_time) - 1)
  const open = end_time === undefined ? day - recentWeek.days + 1 : last - LONGEST_DAYS + 1
  const first = start_time === undefined ? open : dayNumber(clock, Number(start_time))
  const from = Math.min(first, last)
  return { from, to: last, from_t: dayStart(clock, from), to_t: dayStart(clock, last + 1) }
}

/** A list's columns are the same SQL for every query: what depends on its days reads it from the transaction. */
export const keep = async (tx: Tx, values: Readonly<Record<string, number>>): Promise<void> => {
  const settings = Object.entries(values).map(
    ([name, value]) => sql`set_config(${`tidewall.${name}`}, ${String(value)}, true)`,
  )
  await sql`select ${sql.join(settings)}`.execute(tx)
}

export const keepWindow = (tx: Tx, { from, to, from_t, to_t }: Window): Promise<void> =>
  keep(tx, { from_day: from, to_day: to, from_t, to_t })

/** A kept value by its name. */
export const setting = (name: string): RawBuilder<unknown> =>
  sql`current_setting(${sql.lit(`tidewall.${name}`)})::bigint`
export const kept = {
  from_day: sql`${setting('from_day')}::int`,
  to_day: sql`${setting('to_day')}::int`,
  from_t: setting('from_t'),
  to_t: setting('to_t'),
} as const
