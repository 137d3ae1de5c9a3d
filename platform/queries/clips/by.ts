import { type RawBuilder, sql } from 'kysely'
import { dayStart } from '../../../shared/time/zone.ts'
import type { View } from '../view.ts'

/** Business days by number, both counted. */
export interface Days {
  readonly from: number
  readonly to: number
}

/** A figure of all tasks, or of each cutter or each demand that has any. */
export type ClipBy = 'cutter' | 'demand' | null

/** Values by id of the cutter (member), demand or material; under null where they are of all. */
export type Grouped<T> = ReadonlyMap<number | null, T>

/** By what a statement over `taskRows` groups: `select <id> as id ... where ... <end>`. */
export const grouped = (by: ClipBy): { readonly id: RawBuilder<unknown>; readonly end: RawBuilder<unknown> } => {
  if (by === null) return { id: sql`null::bigint`, end: sql`` }
  return by === 'cutter'
    ? { id: sql`t.cutter_id`, end: sql`and t.cutter_id is not null group by t.cutter_id` }
    : { id: sql`t.demand_id`, end: sql`group by t.demand_id` }
}

export const mapOf = <Row extends { readonly id: number | null }, T>(
  rows: readonly Row[],
  value: (row: Row) => T,
): Grouped<T> => new Map(rows.map((row) => [row.id, value(row)]))

/** Condition on a column of seconds: within some business days. */
export const during = ({ clock }: View, { from, to }: Days, t: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${t} >= ${dayStart(clock, from)} and ${t} < ${dayStart(clock, to + 1)}`

/** No further condition on `taskRows`, or on `clip_demand d` where demands are counted. */
export const all: RawBuilder<unknown> = sql`true`
