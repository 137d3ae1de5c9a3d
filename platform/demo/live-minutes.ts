import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { type ContentDay, chanceOf } from './content-world.ts'

/** Business days of which minutes are kept, and rooms of each day: the largest. */
export const MINUTE_DAYS = 3
const ROOMS = 8

const measures = [
  'views',
  'room_impressions',
  'impressions',
  'clicks',
  'watch_s',
  'new_followers',
  'comments',
  'likes',
  'shares',
]

/** The part of a day's sum that falls into a minute; over all minutes they add up to it exactly. */
const spread = (name: string): RawBuilder<unknown> => {
  const of = sql.ref(`d.${name}`)
  return sql`(floor(${of} * upto / whole) - floor(${of} * (upto - weight) / whole))::bigint as ${sql.ref(name)}`
}

/** Of how many a minute's room is seen, and what they do: each by chance, the same whenever it is asked. */
const chance = (purpose: number): RawBuilder<number> => chanceOf(sql`s.live_id || t::text`, purpose)
const part = (of: RawBuilder<unknown>, least: number, more: number, purpose: number): RawBuilder<unknown> =>
  sql`floor(${of} * (${sql.lit(least)} + ${sql.lit(more)} * ${chance(purpose)}))::bigint`

/**
 * The minutes so far of the rooms that are live now. What the network tells once the day is over takes their place
 * (`insertMinutes`). Run again it changes nothing.
 */
export const insertRunning = async (
  tx: Tx,
  { company_id, start, creators }: ContentDay,
  now: number,
): Promise<void> => {
  const views = sql`entered`
  await sql`
    insert into live_minute (company_id, live_id, minute_t, viewers, ${sql.join(measures.map((name) => sql.ref(name)))})
    select ${company_id}, s.live_id, t, viewers, ${views}, ${part(views, 3, 3, 61)}, ${part(views, 1.5, 1.5, 62)},
      ${part(views, 0.1, 0.15, 63)}, viewers * 60, ${part(views, 0.005, 0.02, 64)}, ${part(views, 0.05, 0.2, 65)},
      ${part(views, 0.5, 1, 66)}, ${part(views, 0.005, 0.01, 67)}
    from live_session s
    cross join lateral generate_series(s.start_t / 60 * 60, ${now - 60}::bigint, 60) as t
    cross join lateral (select (20 + 180 * ${chanceOf(sql`s.live_id`, 60)})
      * (0.3 + sin(least(1, (t - s.start_t) / 5400.0) * pi() / 2) + 0.25 * ${chance(68)}) as crowd) c
    cross join lateral (select ceil(crowd)::int as viewers, ceil(crowd * 0.35)::bigint as entered) v
    where s.company_id = ${company_id} and s.state = 2 and s.start_t >= ${start} and s.creator_id = any(${creators}::text[])
    on conflict do nothing`.execute(tx)
}

/** The course of the day's largest sessions by minute: they fill, hold and empty. Run again it changes nothing. */
export const insertMinutes = async (tx: Tx, { company_id, day, start, end, creators }: ContentDay): Promise<void> => {
  await sql`
    delete from live_minute m using live_session s
    where m.company_id = ${company_id} and s.company_id = m.company_id and s.live_id = m.live_id
      and s.start_t >= ${start} and s.start_t < ${end} and s.creator_id = any(${creators}::text[])`.execute(tx)
  await sql`
    insert into live_minute (company_id, live_id, minute_t, viewers, ${sql.join(measures.map((name) => sql.ref(name)))})
    select ${company_id}, live_id, minute_t, ceil(watch_s / 60.0), ${sql.join(measures.map((name) => sql.ref(name)))}
    from (
      select m.live_id, m.minute_t, ${sql.join(measures.map(spread))}
      from (
        select live_id, minute_t, weight, sum(weight) over (partition by live_id order by minute_t) as upto,
          sum(weight) over (partition by live_id) as whole
        from (
          select live_id, minute_t,
            (100 * (0.25 + sin(pi() * (minute_t - start_t) / (end_t - start_t + 60)) + 0.35 * ${chanceOf(sql`live_id || minute_t::text`, 51)}))::bigint as weight
          from (
            select s.live_id, s.start_t / 60 * 60 as start_t, s.end_t from live_session s
            join content_daily d on d.company_id = s.company_id and d.content_id = s.live_id and d.day = ${day}
            where s.company_id = ${company_id} and s.start_t >= ${start} and s.start_t < ${end} and s.end_t is not null
              and s.creator_id = any(${creators}::text[])
            order by d.views desc, s.live_id limit ${sql.lit(ROOMS)}) room
          cross join lateral generate_series(start_t, end_t - 1, 60) as minute_t) weighed) m
      join content_daily d on d.company_id = ${company_id} and d.content_id = m.live_id and d.day = ${day}) spread
    on conflict do nothing`.execute(tx)
}

/** Forgets the minutes of the demo's sessions that began before second `t`. */
export const forgetMinutes = async (tx: Tx, { company_id, creators }: ContentDay, t: number): Promise<void> => {
  await sql`
    delete from live_minute m using live_session s
    where m.company_id = ${company_id} and m.minute_t < ${t} and s.company_id = m.company_id and s.live_id = m.live_id
      and s.start_t < ${t} and s.creator_id = any(${creators}::text[])`.execute(tx)
}
