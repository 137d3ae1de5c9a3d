import { sql } from 'kysely'
import { tierFrom } from '../../../shared/areas/analysis/dimensions.ts'
import { creatorDataList } from '../../../shared/areas/creators/data-list.ts'
import { SILENT_DAYS } from '../../../shared/areas/creators/states.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import { meanOf } from '../../queries/arithmetic.ts'
import { creatorsBound, isLive } from '../../queries/creators/bindings.ts'
import { directOf } from '../../queries/creators/direct.ts'
import { ownerIds } from '../../queries/named.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { keep, keepWindow, kept, setting, windowOf } from '../../queries/shops/window.ts'
import { holds } from '../../queries/words.ts'
import { shareOf } from '../shares.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'
import { creatorDataJoins } from './data-joins.ts'

const [small, middle, large] = tierFrom.map((from) => sql.lit(from))

/** By turnover of the kept days, as the analysis does it. */
const tier = sql`(case when sold.orders = 0 then 0 when sold.gmv >= ${large} then 4 when sold.gmv >= ${middle} then 3
  when sold.gmv >= ${small} then 2 else 1 end)`

const hasJoined = sql`(joined.t >= ${kept.from_t} and joined.t < ${kept.to_t})`
const soldFirst = sql`coalesce(ever.first_day >= ${kept.from_day}, false)`
/** Looked after since before the silent days, and without an order in them. */
const isSilent = sql`(${isLive} and joined.t < ${setting('silent_t')}
  and coalesce(ever.last_day < ${setting('silent_day')}, true))`

/** Direct creators of the viewer's scope with what each of them sold. */
export const creatorDataSource = tableSource(creatorDataList, {
  table: creatorsBound,
  alias: 'c',
  key: ['company_id', 'creator_id'],
  common: true,
  joins: creatorDataJoins,
  scope: ({ scope }) => directOf(scope),
  columns: {
    creator_name: part(sql`c.username`),
    creator_id: part(sql`c.creator_id`),
    owner_name: part(calledBy('m'), 'owner'),
    agency_level: part(sql`m.agency_level`, 'owner'),
    tier: part(tier, 'sold'),
    gmv: part(sql`sold.gmv`, 'sold'),
    live_gmv: part(sql`lines.live_gmv`, 'lines'),
    video_gmv: part(sql`lines.video_gmv`, 'lines'),
    showcase_gmv: part(sql`lines.showcase_gmv`, 'lines'),
    product_card_gmv: part(sql`lines.card_gmv`, 'lines'),
    orders: part(sql`sold.orders`, 'sold'),
    items_sold: part(sql`sold.items`, 'sold'),
    est_commission: part(sql`sold.commission`, 'sold'),
    act_commission: part(sql`sold.actual`, 'sold'),
    aov: part(shareOf(sql`sold.gmv`, sql`sold.orders`, 1), 'sold'),
    lives: part(sql`made.lives`, 'made'),
    videos: part(sql`made.videos`, 'made'),
    sold_products: part(sql`lines.products`, 'lines'),
    impressions: part(sql`done.impressions`, 'done'),
    ctr: part(shareOf(sql`done.clicks`, sql`done.impressions`), 'done'),
    refunded_gmv: part(sql`sold.refund`, 'sold'),
    refunded_qty: part(sql`lines.refunded`, 'lines'),
    followers: part(sql`c.follower_count`),
    target_gmv: part(sql`lines.target_gmv`, 'lines'),
    open_gmv: part(sql`lines.open_gmv`, 'lines'),
    samples: part(sql`samples.n`, 'samples'),
    bind_status: part(sql`b.state`),
    joined_time: part(sql`joined.t`, 'joined'),
  },
  filled: [
    ...(['gmv', 'live_gmv', 'video_gmv', 'showcase_gmv', 'product_card_gmv', 'orders', 'items_sold'] as const),
    ...(['est_commission', 'act_commission', 'sold_products', 'refunded_gmv', 'refunded_qty'] as const),
    ...(['target_gmv', 'open_gmv', 'samples', 'joined_time'] as const),
  ],
  filters: {
    paid: null,
    owner: async (text, { tx, view }) => part(sql`b.member_id = any(${await ownerIds(tx, view, text)}::bigint[])`),
    has_sold: part(sql`(sold.orders > 0)`, 'sold'),
    joined: part(hasJoined, 'joined'),
    first_sale: part(soldFirst, 'ever'),
    silent: part(isSilent, 'joined', 'ever'),
  },
  masked: ['creator_name'],
  keyword: (word, { company }) => {
    const names = [sql`c.username`, sql`c.nickname`].map((name) =>
      holds(company.mask_names ? sql`left(${name}, 2)` : name, word),
    )
    return part(sql`(${sql.join(names, sql` or `)} or starts_with(c.creator_id, ${word}))`)
  },
  keep: async ({ tx, view, filters }) => {
    const window = windowOf(view, filters.start_time, filters.end_time)
    await keepWindow(tx, window)
    const silent_day = Math.min(window.to, view.day) - SILENT_DAYS + 1
    await keep(tx, { silent_day, silent_t: dayStart(view.clock, silent_day) })
  },
  sums: () => ({
    sellers: part(sql`count(*) filter (where sold.orders > 0)`, 'sold'),
    joined: part(sql`count(*) filter (where ${hasJoined})`, 'joined'),
    first_sale: part(sql`count(*) filter (where ${soldFirst})`, 'ever'),
    silent: part(sql`count(*) filter (where ${isSilent})`, 'joined', 'ever'),
  }),
  totals: ({ gmv, orders }) => ({ aov: meanOf(gmv ?? 0, orders ?? 0) }),
  kpi: ({ gmv, est_commission, sellers, joined, first_sale, silent }) => ({
    M17: sellers ?? 0,
    M01: gmv ?? 0,
    M08: est_commission ?? 0,
    perHead: meanOf(gmv ?? 0, sellers ?? 0),
    joined: joined ?? 0,
    first_sale: first_sale ?? 0,
    silent: silent ?? 0,
  }),
})
