import { sql } from 'kysely'
import { dayStart } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { type ContentDay, chanceOf, demoLines, wordOf } from './content-world.ts'
import { demoClock } from './plan.ts'

const beginnings = [
  '开箱实测',
  '回购第三次',
  '平价好物',
  '姐妹们冲',
  '用了一周说说',
  '真香还是避雷',
  '限时好价',
  '工厂直发',
]

/**
 * What is known of the contents that sold on a day: their products, and titles and times where they have none yet. A
 * video is posted up to two days before the week in which it sells begins; a live room's times are its session's.
 */
export const nameContents = async (tx: Tx, day: ContentDay): Promise<void> => {
  const { company_id } = day
  const week = dayStart(demoClock, Math.floor(day.day / 7) * 7)
  await sql`
    insert into content_product (company_id, content_id, product_id)
    select distinct l.company_id, l.content_id, l.product_id from ${demoLines(day)} and l.content_id <> ''
    on conflict do nothing`.execute(tx)
  await sql`
    update content c set
      title = ${wordOf(beginnings, sql`c.content_id`, 31)} || '｜' || p.title,
      post_t = ${week}::bigint - floor(172800 * ${chanceOf(sql`c.content_id`, 32)})::bigint,
      duration_s = case when c.content_type = 1 then 12 + floor(75 * ${chanceOf(sql`c.content_id`, 33)})::int end
    from (
      select l.content_id, min(l.product_id) as product_id
      from ${demoLines(day)} and l.content_id <> '' and l.content_type <> 2 group by 1) sold
    join product p on p.company_id = ${company_id} and p.product_id = sold.product_id
    where c.company_id = ${company_id} and c.content_id = sold.content_id and c.post_t is null`.execute(tx)
  await sql`
    update content c set title = s.title, post_t = s.start_t, duration_s = s.end_t - s.start_t
    from live_session s
    where s.company_id = ${company_id} and s.start_t >= ${day.start} and s.start_t < ${day.end}
      and c.company_id = s.company_id and c.content_id = s.live_id and c.duration_s is null
      and (c.post_t is null or s.end_t is not null)`.execute(tx)
}
