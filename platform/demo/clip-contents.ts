import { sql } from 'kysely'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { demoClock } from './plan.ts'

/** A video of the demo that sells one product and belongs to no clip yet. */
export interface SellingVideo {
  readonly product_id: string
  readonly content_id: string
  /** Handle of its creator without the at sign. */
  readonly username: string
  /** The newest business day on which it can have been published: no order of it is older. */
  readonly latest: number
}

/** First day of the week in which a video that sells on a day does so. */
const weekOf = (day: number): number => Math.floor(day / 7) * 7

/** Videos that sold within the last `days` business days, those of each product by the day on which they began to. */
export const readSellingVideos = async (
  tx: Tx,
  company_id: number,
  now: number,
  days: number,
): Promise<readonly SellingVideo[]> => {
  const today = dayNumber(demoClock, now)
  const since = dayStart(demoClock, today - days + 1)
  const { rows } = await sql<{ product_id: string; content_id: string; username: string; first_t: number }>`
    select sold.product_id, sold.content_id, c.username, sold.first_t from (
      select l.product_id, l.content_id, min(l.creator_id) as creator_id, min(l.paid_t) as first_t
      from affiliate_order_line l join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id
      where l.company_id = ${company_id} and l.content_type = 1 and l.content_id <> '' and o.source = 'demo'
        and l.paid_t >= ${since} and l.paid_t <= ${now}
        and not exists (select from clip_publish p where p.company_id = l.company_id and p.video_id = l.content_id)
      group by 1, 2) sold
    join creator c on c.company_id = ${company_id} and c.creator_id = sold.creator_id
    order by sold.first_t, sold.content_id`.execute(tx)
  return rows.map(({ first_t, ...video }) => {
    const day = dayNumber(demoClock, first_t)
    // Of the weeks before this one the older orders may not be written yet.
    return { ...video, latest: weekOf(day) === weekOf(today) ? day : weekOf(day) }
  })
}

/** What a clip says of the video as which it was published. */
export interface TellContent {
  readonly content_id: string
  readonly post_t: number
  readonly title: string
  readonly duration_s: number
}

/** The video of a clip was posted when the clip was published, and says what was ordered. */
export const tellContents = async (tx: Tx, company_id: number, contents: readonly TellContent[]): Promise<void> => {
  await sql`
    update content c set post_t = told.post_t, title = told.title, duration_s = told.duration_s
    from jsonb_to_recordset(${JSON.stringify(contents)}::jsonb)
      as told (content_id text, post_t bigint, title text, duration_s int)
    where c.company_id = ${company_id} and c.content_id = told.content_id`.execute(tx)
}

export const urlOf = ({ username, content_id }: Pick<SellingVideo, 'username' | 'content_id'>): string =>
  `https://www.tiktok.com/@${username}/video/${content_id}`
