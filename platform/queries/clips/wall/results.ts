import { sql } from 'kysely'
import { dayStart, monthStart } from '../../../../shared/time/zone.ts'
import type { Tx } from '../../../db/tables.ts'
import { daysOfContent } from '../../../sums/read.ts'
import { rateBp } from '../../arithmetic.ts'
import type { View } from '../../view.ts'
import { readHits } from '../hits.ts'
import { clipResult } from '../results.ts'
import { taskRows, tasksOf } from '../scope.ts'

/** Days before today of whose published clips the wall tells the best, and the hit rate. */
const DAYS = 29

/** A published clip with what it brought; plays null: not reported. */
export interface ClipOutcome {
  readonly task_id: number
  readonly plays: number | null
  /** M01, minor units. */
  readonly gmv: number
  /** Unix second up to which plays are reported. */
  readonly data_until: number | null
}

export interface ClipOutcomes {
  /** Of clips published in the last 30 days those with the most turnover first, then by plays, then the newest. */
  readonly clips: readonly ClipOutcome[]
  /** Task ids of those that are hits. */
  readonly hits: ReadonlySet<number>
  /** M48: hits of the published clips, basis points; null without any. */
  readonly hit_bp: number | null
  /** M01 of all published clips in this month, minor units. */
  readonly month_amt: number
}

const readMonth = async (tx: Tx, view: View): Promise<number> => {
  const { rows } = await sql<{ amt: number }>`
    select coalesce(sum(sold.amt), 0)::bigint as amt
    from clip_publish p join ${taskRows} on t.id = p.task_id
    cross join lateral (select sum(r.gmv_amt) as amt ${daysOfContent(sql`p.company_id`, sql`p.video_id`)}
      and r.day between ${monthStart(view.day)} and ${view.day}) sold
    where p.company_id = ${view.scope.company_id} and ${tasksOf(view.scope)}`.execute(tx)
  return rows[0]?.amt ?? 0
}

export const readOutcomes = async (tx: Tx, view: View): Promise<ClipOutcomes> => {
  const from = dayStart(view.clock, view.day - DAYS)
  const { rows: clips } = await sql<ClipOutcome>`
    select t.id as task_id, result.plays, result.gmv, result.data_until
    from clip_publish p join ${taskRows} on t.id = p.task_id cross join lateral ${clipResult}
    where p.company_id = ${view.scope.company_id} and p.published_t >= ${from} and ${tasksOf(view.scope)}
    order by result.gmv desc, result.plays desc nulls last, p.published_t desc, t.id desc`.execute(tx)
  const reached = await readHits(tx, view, { from: view.day - DAYS, to: view.day }, 'task')
  const hits = new Set([...reached].flatMap(([id, { hits: n }]) => (id !== null && n > 0 ? [id] : [])))
  return {
    clips,
    hits,
    hit_bp: clips.length === 0 ? null : rateBp(hits.size, clips.length),
    month_amt: await readMonth(tx, view),
  }
}
