import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { type ContentDay, chanceOf, demoLines, wordOf } from './content-world.ts'

const topics = ['源头好物专场', '宠粉福利夜', '新品首发', '清仓甩卖', '品牌日返场', '百元以内专场']

/** Of a creator `c` and a room's id `live_id`. */
export const liveTitle: RawBuilder<unknown> = sql`
  coalesce(nullif(c.nickname, ''), c.username) || '｜' || ${wordOf(topics, sql`live_id`, 41)}`

/** 1 official, 2 marketing, 3 affiliate: always the same for a creator. */
export const accountType: RawBuilder<unknown> = sql`
  case when ${chanceOf(sql`c.creator_id`, 42)} < 0.06 then 1 when ${chanceOf(sql`c.creator_id`, 42)} < 0.18 then 2 else 3 end`

/** Half an hour before the first order at most, then one and a half to eight hours, longer with more followers. */
const opened = (start: number): RawBuilder<unknown> =>
  sql`greatest(${start}::bigint, first_t - 300 - floor(1500 * ${chanceOf(sql`live_id`, 43)})::bigint)`
const length: RawBuilder<unknown> = sql`
  (5400 + 12600 * ${chanceOf(sql`live_id`, 44)} + 1300 * ln(greatest(1000, coalesce(c.follower_count, 0)) / 1000.0))::bigint`

/**
 * The sessions behind the live orders of a day as they stand at second `now`: running, ended, or (most of a day that is
 * over) reviewed. A session that somebody ended or called off stays as it is; orders that come after the end are
 * attributed to it all the same.
 */
export const writeSessions = async (tx: Tx, day: ContentDay, now: number): Promise<void> => {
  await sql`
    insert into live_session as s (company_id, live_id, creator_id, account_type, title, state, plan_start_t, start_t,
      end_t, target_gmv_amt, add_time, update_time)
    select ${day.company_id}, live_id, creator_id, account_type, title,
      case when stop > ${now} then 2 when ${now} < ${day.end} or ${chanceOf(sql`live_id`, 45)} < 0.25 then 3 else 4 end,
      start_t / 900 * 900, start_t, case when stop > ${now} then null else stop end,
      case when ${chanceOf(sql`live_id`, 46)} < 0.6 then (stop - start_t) / 3600 * 2500 + 5000 end, start_t, ${now}
    from (
      select *, least(start_t + length, ${day.end - 60}) as stop
      from (
        select live_id, c.creator_id, ${accountType} as account_type, ${liveTitle} as title,
          ${opened(day.start)} as start_t, ${length} as length
        from (
          select l.content_id as live_id, min(l.creator_id) as creator_id, min(l.paid_t) as first_t
          from ${demoLines(day)} and l.content_type = 2 and l.content_id <> '' group by 1) sold
        join creator c on c.company_id = ${day.company_id} and c.creator_id = sold.creator_id) opened) room
    on conflict (company_id, live_id) do update set state = excluded.state,
      plan_start_t = least(s.plan_start_t, excluded.plan_start_t), start_t = coalesce(s.start_t, excluded.start_t),
      end_t = excluded.end_t, target_gmv_amt = coalesce(s.target_gmv_amt, excluded.target_gmv_amt),
      update_time = excluded.update_time
    where s.state in (0, 1, 2, 5) and (s.state, coalesce(s.end_t, 0)) is distinct from (excluded.state, coalesce(excluded.end_t, 0))`.execute(
    tx,
  )
}
