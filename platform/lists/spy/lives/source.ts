import { sql } from 'kysely'
import { spyLiveList } from '../../../../shared/areas/spy/lives-list.ts'
import { holds } from '../../../queries/words.ts'
import { shareOf } from '../../shares.ts'
import { type Part, part } from '../../source.ts'
import { creatorName, creatorOf, madeBy } from '../shared/joins.ts'
import { columnsOf, dollars } from '../shared/parts.ts'
import { marketSource } from '../shared/source.ts'

const of = columnsOf('l')

const columns = {
  live_title: of('title'),
  live_id: of('live_id'),
  creator_name: creatorName,
  account_type: of('account_type'),
  region: of('region'),
  start_time: of('start_t'),
  duration: of('duration_s'),
  live_views: of('views'),
  viewers: of('viewers'),
  pcu: of('peak'),
  avg_watch: of('avg_watch_s'),
  sku_orders: of('sku_orders'),
  items_sold: of('items'),
  gmv: of('gmv_amt'),
  // Payments by 1,000 views.
  gpm: part(shareOf(sql`l.gmv_amt`, sql`l.views`, 1000)),
  new_followers: of('new_followers'),
  comments: of('comments'),
  likes: of('likes'),
  shares: of('shares'),
  currency: dollars,
} as const satisfies Readonly<Record<string, Part>>

export const spyLiveSource = marketSource(spyLiveList, {
  table: sql`spy_live l`,
  alias: 'l',
  key: ['live_id'],
  joins: { creator: creatorOf(sql`l.creator_id`) },
  columns,
  filled: [
    ...([
      'start_time',
      'duration',
      'live_views',
      'viewers',
      'pcu',
      'avg_watch',
      'sku_orders',
      'items_sold',
      'gmv',
    ] as const),
    ...(['new_followers', 'comments', 'likes', 'shares'] as const),
  ],
  masked: ['creator_name'],
  filters: { creator: madeBy },
  keyword: (keyword) => part(sql`${holds(sql`l.title`, keyword)} or starts_with(l.live_id, ${keyword})`),
})
