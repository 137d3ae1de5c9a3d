import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { type ContentDay, chanceOf } from './content-world.ts'

/** Seconds after a room opened, what happens then, in which part of the rooms, and what is said of it. */
const happens = [
  [900, 1, 1, '主推款'],
  [2700, 1, 0.8, '套装'],
  [3600, 2, 0.45, '整点秒杀'],
  [4500, 1, 0.5, ''],
  [5100, 3, 0.03, '夸大宣传'],
] as const

/** What has happened by `now` in the rooms that opened on a day, each noted once. */
export const insertMarks = async (tx: Tx, { company_id, start, end }: ContentDay, now: number): Promise<void> => {
  await sql`
    insert into live_mark (company_id, live_id, kind, t, note, add_time)
    select s.company_id, s.live_id, h.kind, s.start_t + h.after, h.note, s.start_t + h.after
    from live_session s
    cross join (values ${sql.join(happens.map(([after, kind, part, note], n) => sql`(${n}::int, ${after}::int, ${kind}::smallint, ${part}::float8, ${note}::text)`))})
      h(n, after, kind, part, note)
    where s.company_id = ${company_id} and s.start_t >= ${start} and s.start_t < ${end}
      and s.start_t + h.after <= least(${now}::bigint, s.end_t) and ${chanceOf(sql`s.live_id || h.n`, 47)} < h.part
      and not exists (select from live_mark m where m.company_id = s.company_id and m.live_id = s.live_id
        and m.t = s.start_t + h.after)`.execute(tx)
}
