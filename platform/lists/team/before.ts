import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { elapsedBefore, partsOfCut } from '../../queries/data-board/range.ts'
import { linesOf } from '../../queries/scope.ts'
import { keep, setting, type Window } from '../../queries/shops/window.ts'
import type { View } from '../../queries/view.ts'
import { grainSql, sumsOf } from '../../sums/read.ts'
import { type Join, part } from '../source.ts'

/** No row has a number or a second below zero: nothing is in here. */
const nothing = [0, -1] as const

/** What the kept days are compared with: whole days, whole hours of a day that is cut, and the seconds of its cut hour. */
export const keepBefore = async (tx: Tx, view: View, window: Window): Promise<void> => {
  const before = elapsedBefore(view, window)
  const cut = before?.cut ?? null
  const days = before ? [before.from, cut ? before.to - 1 : before.to] : nothing
  const { hours, rest } = cut ? partsOfCut(cut) : { hours: nothing, rest: nothing }
  await keep(tx, {
    before_from: days[0] ?? 0,
    before_to: days[1] ?? -1,
    before_hour: hours[0],
    before_hours_end: hours[1],
    before_t: rest[0],
    before_last_t: rest[1],
  })
}

const of = (name: string) => setting(`before_${name}`)

/** Turnover of the cut hour by team head: at most an hour of lines, read once for all rows. */
const cutHour: Join = ({ scope }) =>
  part(sql`left join (
    select m.id, sum(l.pay_amt)::bigint as gmv from affiliate_order_line l cross join lateral unnest(l.owner_path) as m(id)
    where ${linesOf(scope)} and l.paid_t >= ${of('t')} and l.paid_t <= ${of('last_t')} group by m.id
  ) cut_hour on cut_hour.id = t.id`)

/** `before.gmv`: a team's turnover in the days before, as much of them as has gone by of the kept ones. */
export const beforeJoins: Readonly<Record<string, Join>> = {
  cut_hour: cutHour,
  before: part(
    sql`left join lateral (
      select coalesce(sum(r.gmv_amt), 0)::bigint + coalesce(cut_hour.gmv, 0) as gmv
      from (
        select ${grainSql('day')} as grain, d.day as bucket from generate_series(${of('from')}::int, ${of('to')}::int) as d(day)
        union all
        select ${grainSql('hour')}, h.hour from generate_series(${of('hour')}::int, ${of('hours_end')}::int - 1) as h(hour)
      ) b join rollup r on ${sumsOf({ scope: sql`'m' || t.id`, grain: sql`b.grain`, bucket: sql`b.bucket`, dim: 'total' })}
    ) before on true`,
    'cut_hour',
  ),
}
