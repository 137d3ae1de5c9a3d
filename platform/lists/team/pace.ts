import { sql } from 'kysely'
import { dayNumber, dayStart, monthStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { keep, setting, type Window } from '../../queries/shops/window.ts'
import type { View } from '../../queries/view.ts'

/** The month in which the kept days end: its seconds, those that have gone by of the kept days, and the days that are left. */
export const keepPace = async (tx: Tx, { clock, now }: View, { to, to_t }: Window): Promise<void> => {
  const first = monthStart(to)
  const next = monthStart(first + 31)
  const [start, end] = [dayStart(clock, first), dayStart(clock, next)]
  const until = Math.min(now, to_t)
  await keep(tx, {
    month_s: end - start,
    month_gone_s: Math.max(0, until - start),
    month_left: now >= end ? 0 : Math.max(0, Math.min(next - first, next - dayNumber(clock, until))),
  })
}

const [whole, gone, left] = [setting('month_s'), setting('month_gone_s'), setting('month_left')]

/**
 * `need`: what each day that is left (the running one too) must bring for the target, 0 once it is reached; `forecast`: what
 * the month comes to when it goes on as until now. Null where nothing is left, no target is set, or nothing has gone by.
 */
export const pace = {
  need: sql`(case when ${left} > 0 and target.value is not null
    then ceil(greatest(0, target.value - month.gmv)::numeric / ${left})::bigint end)`,
  forecast: sql`(case when ${gone} > 0 then round(month.gmv * ${whole}::numeric / ${gone})::bigint end)`,
} as const
