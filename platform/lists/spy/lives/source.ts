import { sql } from 'kysely'
import { holds } from '../../../queries/words.ts'
import { inChoice, inCountries, inPeriod, inRange } from '../../conditions.ts'
import { shareOf } from '../../shares.ts'
import { type Part, part } from '../../source.ts'
import { creatorName, creatorOf } from '../shared/joins.ts'
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

export const spyLiveSource = marketSource({
  table: sql`spy_live l`,
  alias: 'l',
  key: 'live_id',
  joins: { creator: creatorOf(sql`l.creator_id`) },
  columns,
  filled: Object.keys(columns).filter((name) => name !== 'gpm'),
  names: ['creator_name'],
  where: (filters) => ({
    region: inCountries(columns.region, filters.region),
    period: inPeriod(columns.start_time, filters),
    account_type: inChoice(columns.account_type, filters.account_type),
    creator:
      filters.creator === undefined ? undefined : part(holds(creatorName.sql, String(filters.creator)), 'creator'),
    live_views: inRange(columns.live_views, filters, 'live_views'),
    gmv: inRange(columns.gmv, filters, 'gmv'),
  }),
  keyword: (keyword) => part(sql`${holds(sql`l.title`, keyword)} or starts_with(l.live_id, ${keyword})`),
})
