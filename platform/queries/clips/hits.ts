import { type RawBuilder, sql } from 'kysely'
import { dayNumber, dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { daysOf } from '../../sums/periods.ts'
import { daysOfContent } from '../../sums/read.ts'
import { rateBp } from '../arithmetic.ts'
import type { View } from '../view.ts'
import { all, type ClipBy, type Days, during, type Grouped, grouped, mapOf } from './by.ts'
import { readHitThresholds } from './hit-thresholds.ts'
import { taskRows, tasksOf } from './scope.ts'

/** Days from that of publishing on in which a clip can become a hit. */
const HIT_DAYS = 7

export interface Hits {
  readonly published: number
  /** Those that reached the views or the turnover. */
  readonly hits: number
  /** M48, basis points; null where none was published. */
  readonly hit_bp: number | null
  /** M01 of all of them since they were published, minor units. */
  readonly gmv: number
}

/** By material too, where a clip counts for each that its demand names, and by the task of each clip. */
export type HitsBy = ClipBy | 'material' | 'task'

const groupedBy = (by: HitsBy) => {
  if (by === 'task') return { id: sql`t.id`, named: sql``, end: sql`group by t.id` }
  if (by !== 'material') return { ...grouped(by), named: sql`` }
  return {
    id: sql`dm.material_id`,
    named: sql`join clip_demand_material dm on dm.demand_id = t.demand_id`,
    end: sql`group by dm.material_id`,
  }
}

/** The days on which the first and the last clip of a company was published; null without any. */
const publishedDays = async (db: Db, { scope, clock }: View): Promise<Days | null> => {
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(p.published_t) as first, max(p.published_t) as last from clip_publish p
    where p.company_id = ${scope.company_id}`.execute(db)
  const { first = null, last = null } = rows[0] ?? {}
  return first === null || last === null ? null : { from: dayNumber(clock, first), to: dayNumber(clock, last) }
}

/**
 * M48 of the clips published within some days (null: ever): the share of those with as many views, or as much turnover, in
 * their first seven business days as the company calls a hit. Those whose days are not over count with what they have.
 */
export const readHits = async (
  db: Db,
  view: View,
  within: Days | null,
  by: HitsBy,
  also: RawBuilder<unknown> = all,
): Promise<Grouped<Hits>> => {
  const days = within ?? (await publishedDays(db, view))
  const none: Hits = { published: 0, hits: 0, hit_bp: null, gmv: 0 }
  if (days === null) return by === null ? new Map([[null, none]]) : new Map()
  const { views, gmv } = await readHitThresholds(db, view)
  const starts = daysOf(days.from, days.to).map((day) => dayStart(view.clock, day))
  const early = (day: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`${day} between at.first and at.first + ${sql.lit(HIT_DAYS - 1)}`
  const { id, named, end } = groupedBy(by)
  const { rows } = await sql<{ id: number | null; published: number; hits: number; gmv: number }>`
    select ${id} as id, count(*)::int as published, coalesce(sum(sold.ever), 0)::bigint as gmv,
      count(*) filter (where played.views >= ${views} or sold.early >= ${gmv}::bigint)::int as hits
    from ${taskRows} join clip_publish p on p.task_id = t.id ${named}
    cross join lateral (select ${days.from}::int + width_bucket(p.published_t, ${starts}::bigint[]) - 1 as first) at
    cross join lateral (select coalesce(sum(c.views), 0) as views from content_daily c
      where c.company_id = p.company_id and c.content_id = p.video_id
        and ${early(sql`c.day`)}) played
    cross join lateral (select coalesce(sum(r.gmv_amt), 0) as ever,
        coalesce(sum(r.gmv_amt) filter (where ${early(sql`r.day`)}), 0) as early
      ${daysOfContent(sql`p.company_id`, sql`p.video_id`)}) sold
    where ${tasksOf(view.scope)} and ${also} and ${during(view, days, sql`p.published_t`)} ${end}`.execute(db)
  return mapOf(rows, ({ id: _, ...of }) => ({
    ...of,
    hit_bp: of.published === 0 ? null : rateBp(of.hits, of.published),
  }))
}
