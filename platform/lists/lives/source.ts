import { sql } from 'kysely'
import { liveList } from '../../../shared/areas/lives/list.ts'
import { liveState } from '../../../shared/areas/lives/states.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import { livesOf } from '../../queries/lives/lives.ts'
import { formulas } from '../../queries/metrics/formulas.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { boundOfDays, daysOfContent } from '../../sums/read.ts'
import { companyScope } from '../../sums/shape.ts'
import { presentMoment } from '../present-moment.ts'
import { shareOf } from '../shares.ts'
import { type Join, type Part, part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** The content type of lines that a live room brought. */
const LIVE = '2'

const title = sql`coalesce(nullif(s.title, ''), s.live_id)`
const creator = sql`coalesce(nullif(c.nickname, ''), nullif(c.username, ''), s.creator_id)`
const starts = sql`coalesce(s.start_t, s.plan_start_t)`
const sold = sql`coalesce(sold.gmv, 0)`

/** What the network has told of the room, and what it sold on those days: null while nothing is told. */
const told: Part = part(sql`left join lateral (
    select sum(d.views)::bigint as views, sum(d.room_impressions)::bigint as room_impressions,
      sum(d.impressions)::bigint as impressions, sum(d.clicks)::bigint as clicks, sum(d.watch_s)::bigint as watch_s,
      sum(d.new_followers)::bigint as new_followers, sum(d.comments)::bigint as comments, sum(d.likes)::bigint as likes,
      sum(d.shares)::bigint as shares, max(d.data_time) as data_until, sum(k.gmv_amt)::bigint as gmv,
      sum(k.sku_orders)::bigint as skus
    from content_daily d left join rollup_content k
      on k.company_id = d.company_id and k.content_id = d.content_id and k.day = d.day
    where d.company_id = s.company_id and d.content_id = s.live_id) v on true`)

/** The same, day by day. */
const toldDays: Part = part(sql`left join lateral (
    select d.views, d.room_impressions, d.impressions, d.clicks, d.watch_s, d.new_followers, k.gmv_amt as gmv,
      k.sku_orders as skus
    from content_daily d left join rollup_content k
      on k.company_id = d.company_id and k.content_id = d.content_id and k.day = d.day and k.live_lines > 0
    where d.company_id = s.company_id and d.content_id = s.live_id and d.content_type = 2) v on true`)

const soldDays: Part = part(sql`left join lateral (
    select r.gmv_amt as gmv, r.sku_orders as skus ${daysOfContent(sql`s.company_id`, sql`s.live_id`)} and r.live_lines > 0) sold on true`)

const joins: Readonly<Record<string, Join>> = {
  clock: presentMoment,
  told,
  creator: part(sql`left join creator c on c.company_id = s.company_id and c.creator_id = s.creator_id`),
  sold: part(sql`left join lateral (
    select sum(r.gmv_amt)::bigint as gmv, sum(r.sku_orders)::bigint as skus
    ${daysOfContent(sql`s.company_id`, sql`s.live_id`)}) sold on true`),
  peak: part(sql`left join lateral (
    select max(m.viewers) as viewers from live_minute m where m.company_id = s.company_id and m.live_id = s.live_id
  ) peak on true`),
}

const ofTold = (name: string): Part => part(sql.ref(`v.${name}`), 'told')

/** What the mean of a sum needs, of the sessions that the network has told of. */
const reported = ['views', 'room_impressions', 'impressions', 'clicks', 'watch_s', 'gmv', 'skus'] as const

const isToday = ({ clock, day }: View) => sql`s.start_t >= ${dayStart(clock, day)}`

/** Sessions of the viewer's creators, and those that it or somebody below has planned. */
export const liveSource = tableSource(liveList, {
  table: sql`live_session s`,
  alias: 's',
  key: ['company_id', 'live_id'],
  joins,
  flat: { told: toldDays, sold: soldDays },
  scope: ({ scope }) => livesOf(scope),
  // What rooms sold is the company's, whoever looks at them.
  dependsOn: ({ scope, day }) => {
    const of = companyScope(scope.company_id)
    return { scope: of, dim: 'content', id: LIVE, from: boundOfDays('min', of), to: day }
  },
  masked: ['creator_name'],
  columns: {
    minute_time: part(sql`case when s.state = ${sql.lit(liveState.live)} then (
      select max(m.minute_t) from live_minute m where m.company_id = s.company_id and m.live_id = s.live_id) end`),
    interrupted_time: part(sql`case when s.state = ${sql.lit(liveState.interrupted)} then s.update_time end`),
    resumed_time: part(sql`case when s.state = ${sql.lit(liveState.interrupted)} then (
      select min(m.minute_t) from live_minute m
      where m.company_id = s.company_id and m.live_id = s.live_id and m.minute_t > s.update_time) end`),
    live_title: part(title),
    creator_name: part(creator, 'creator'),
    account_type: part(sql`s.account_type`),
    live_status: part(sql`s.state`),
    start_time: part(starts),
    duration: part(
      sql`(coalesce(s.end_t, case when s.state = ${sql.lit(liveState.live)} then clock.now end) - s.start_t)::int`,
      'clock',
    ),
    live_views: ofTold('views'),
    pcu: part(sql`peak.viewers`, 'peak'),
    avg_watch: part(shareOf(sql`v.watch_s`, sql`v.views`, 1), 'told'),
    entry_rate: part(shareOf(sql`v.views`, sql`v.room_impressions`), 'told'),
    impressions: ofTold('impressions'),
    clicks: ofTold('clicks'),
    ctr: part(shareOf(sql`v.clicks`, sql`v.impressions`), 'told'),
    ctor: part(shareOf(sql`v.skus`, sql`v.clicks`), 'told'),
    sku_orders: part(sql`coalesce(sold.skus, 0)`, 'sold'),
    gmv: part(sold, 'sold'),
    watch_gpm: part(shareOf(sql`v.gmv`, sql`v.views`, 1000), 'told'),
    new_followers: ofTold('new_followers'),
    comments: ofTold('comments'),
    likes: ofTold('likes'),
    shares: ofTold('shares'),
    target_gmv: part(sql`s.target_gmv_amt`),
    target_rate: part(shareOf(sold, sql`s.target_gmv_amt`), 'sold'),
    plan_start_time: part(sql`s.plan_start_t`),
    end_time: part(sql`s.end_t`),
    data_until: ofTold('data_until'),
    live_id: part(sql`s.live_id`),
  },
  filled: ['start_time', 'sku_orders', 'gmv'],
  filters: {
    creator: (text, { view: { company } }) =>
      part(holds(company.mask_names ? sql`left(${creator}, 2)` : creator, text), 'creator'),
  },
  keyword: (word) => part(sql`(${holds(title, word)} or starts_with(s.live_id, ${word}))`),
  sums: (view) => ({
    running: part(sql`count(*) filter (where s.state = ${sql.lit(liveState.live)})`),
    today: part(sql`count(*) filter (where ${isToday(view)})`),
    begun: part(sql`count(*) filter (where s.start_t is not null)`),
    room_gmv: part(sql`coalesce(sum(sold.gmv), 0)::bigint`, 'sold'),
    ...Object.fromEntries(
      reported.map((name) => [`all_${name}`, part(sql`coalesce(sum(${sql.ref(`v.${name}`)}), 0)::bigint`, 'told')]),
    ),
  }),
  kpi: (sums) => {
    const of = (name: (typeof reported)[number]): number => sums[`all_${name}`] ?? 0
    const [begun, room_gmv] = [sums.begun ?? 0, sums.room_gmv ?? 0]
    return {
      running: sums.running ?? 0,
      today: sums.today ?? 0,
      gmv: room_gmv,
      mean_gmv: begun === 0 ? null : Math.round(room_gmv / begun),
      avg_watch: formulas.M23({ watch_s: of('watch_s'), views: of('views') }),
      gpm: formulas.M19({ content_gmv_amt: of('gmv'), views: of('views') }),
      ctr: formulas.M20({ clicks: of('clicks'), impressions: of('impressions') }),
      ctor: formulas.M21({ content_skus: of('skus'), clicks: of('clicks') }),
    }
  },
})
