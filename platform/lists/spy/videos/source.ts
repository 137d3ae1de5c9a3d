import { sql } from 'kysely'
import { spyVideoList } from '../../../../shared/areas/spy/videos-list.ts'
import { holds } from '../../../queries/words.ts'
import { shareOf } from '../../shares.ts'
import { type Part, part } from '../../source.ts'
import { creatorName, creatorOf, isOwn, madeBy, ownOf, productName, productOf } from '../shared/joins.ts'
import { columnsOf, dollars } from '../shared/parts.ts'
import { marketSource } from '../shared/source.ts'

const of = columnsOf('v')

const columns = {
  video_title: of('title'),
  video_id: of('video_id'),
  creator_name: creatorName,
  product_name: productName,
  product_id: of('product_id'),
  ours: isOwn,
  region: of('region'),
  post_time: of('post_t'),
  duration: of('duration_s'),
  plays: of('views'),
  likes: of('likes'),
  comments: of('comments'),
  shares: of('shares'),
  engagement_rate: part(shareOf(sql`(v.likes + v.comments + v.shares)`, sql`v.views`, 10_000)),
  sku_orders: of('sku_orders'),
  items_sold: of('items'),
  gmv: of('gmv_amt'),
  // Payments by 1,000 plays.
  gpm: part(shareOf(sql`v.gmv_amt`, sql`v.views`, 1000)),
  is_ad: of('is_ad'),
  currency: dollars,
} as const satisfies Readonly<Record<string, Part>>

export const spyVideoSource = marketSource(spyVideoList, {
  table: sql`spy_video v`,
  alias: 'v',
  key: ['video_id'],
  joins: {
    creator: creatorOf(sql`v.creator_id`),
    product: productOf(sql`v.product_id`),
    own: ownOf(sql`v.product_id`),
  },
  columns,
  filled: ['post_time', 'duration', 'plays', 'likes', 'comments', 'shares', 'sku_orders', 'items_sold', 'gmv'],
  masked: ['creator_name'],
  filters: { creator: madeBy },
  keyword: (keyword) => part(sql`${holds(sql`v.title`, keyword)} or starts_with(v.video_id, ${keyword})`),
})
