import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { goodsApi } from '../../../shared/api/goods.ts'
import type { Db } from '../../db/tables.ts'
import { type GoodsContent, readGoodsContents } from './contents.ts'
import { type GoodsAsk, videoTypes } from './product-lines.ts'

type VideoRow = CallData<typeof goodsApi.videos>['list'][number]
type LiveRow = CallData<typeof goodsApi.lives>['list'][number]

const idsOf = (contents: readonly GoodsContent[]): string[] => contents.map(({ content_id }) => content_id)

/** Videos, carousels and shared links of the product. */
export const readGoodsVideos = async (db: Db, ask: GoodsAsk): Promise<VideoRow[]> => {
  const contents = await readGoodsContents(db, ask, videoTypes)
  const { rows } = await sql<Pick<VideoRow, 'content_id' | 'title' | 'post_time' | 'duration' | 'is_ad'>>`
    select content_id, title, post_t as post_time, duration_s as duration, is_ad from content
    where company_id = ${ask.view.scope.company_id} and content_id = any(${idsOf(contents)}::text[])`.execute(db)
  const known = new Map(rows.map((row) => [row.content_id, row]))
  return contents.map((content) => {
    const own = known.get(content.content_id)
    return {
      ...content,
      title: own?.title ?? '',
      post_time: own?.post_time ?? null,
      duration: own?.duration ?? null,
      is_ad: own?.is_ad ?? false,
    }
  })
}

/** Ended, for a room that nobody noted a session of. */
const ENDED = 3

/** Live rooms that sold or showed the product. */
export const readGoodsLives = async (db: Db, ask: GoodsAsk): Promise<LiveRow[]> => {
  const contents = await readGoodsContents(db, ask, sql`(2)`)
  const { rows } = await sql<
    Pick<LiveRow, 'live_id' | 'title' | 'account' | 'state' | 'start_time' | 'duration' | 'peak'>
  >`
    select s.live_id, s.title, s.account_type as account, s.state, s.start_t as start_time,
      coalesce(s.end_t, case when s.state = 2 then ${ask.view.now}::bigint end) - s.start_t as duration,
      (select max(m.viewers) from live_minute m where m.company_id = s.company_id and m.live_id = s.live_id) as peak
    from live_session s
    where s.company_id = ${ask.view.scope.company_id} and s.live_id = any(${idsOf(contents)}::text[])`.execute(db)
  const known = new Map(rows.map((row) => [row.live_id, row]))
  return contents.map(({ content_id, ...content }) => {
    const own = known.get(content_id)
    return {
      ...content,
      live_id: content_id,
      title: own?.title ?? '',
      account: own?.account ?? 3,
      state: own?.state ?? ENDED,
      start_time: own?.start_time ?? null,
      duration: own?.duration ?? null,
      peak: own?.peak ?? null,
    }
  })
}
