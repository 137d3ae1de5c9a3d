import { sql } from 'kysely'
import { goodsLiveList } from '../../../shared/areas/goods/lives-list.ts'
import { formulas } from '../../queries/metrics/formulas.ts'
import { holds } from '../../queries/words.ts'
import { shareOf } from '../shares.ts'
import { type Part, part } from '../source.ts'
import { contentCells, contentJoins, contentTable, factSums, factsOf, madeBy, ofContent } from './contents.ts'
import { liveTypes } from './product-contents.ts'
import { goodsSource } from './source.ts'

/** Of a room that nobody noted a session of. */
const ENDED = 3
const AFFILIATE = 3

const title = sql`coalesce(nullif(session.title, ''), nullif(k.title, ''), v.content_id)`
const { gpm, ...cells } = contentCells

const columns = {
  ...cells,
  live_title: part(title, 'session', 'content'),
  live_id: ofContent('content_id'),
  account_type: part(sql`coalesce(session.account_type, ${sql.lit(AFFILIATE)})`, 'session'),
  live_status: part(sql`coalesce(session.state, ${sql.lit(ENDED)})`, 'session'),
  start_time: part(sql`session.start_t`, 'session'),
  duration: part(sql`session.duration`, 'session'),
  live_views: ofContent('views'),
  pcu: part(sql`peak.viewers`, 'peak'),
  avg_watch: part(shareOf(sql`v.watch_s`, sql`v.views`, 1)),
  entry_rate: part(shareOf(sql`v.live_views`, sql`v.room_impressions`)),
  impressions: ofContent('impressions'),
  clicks: ofContent('clicks'),
  watch_gpm: gpm,
  new_followers: ofContent('new_followers'),
  refunded_gmv: ofContent('refunded_gmv'),
} as const satisfies Readonly<Record<string, Part>>

/** Live rooms that sold or showed the product. */
export const goodsLiveSource = goodsSource(goodsLiveList, {
  table: contentTable(liveTypes),
  key: ['content_id'],
  joins: {
    ...contentJoins,
    session: ({ scope, now }) =>
      part(sql`left join lateral (
        select s.title, s.account_type, s.state, s.start_t,
          (coalesce(s.end_t, case when s.state = 2 then ${now}::bigint end) - s.start_t)::int as duration
        from live_session s where s.company_id = ${scope.company_id} and s.live_id = v.content_id
      ) session on true`),
    peak: ({ scope }) =>
      part(sql`left join lateral (
        select max(m.viewers) as viewers from live_minute m
        where m.company_id = ${scope.company_id} and m.live_id = v.content_id
      ) peak on true`),
  },
  columns,
  masked: ['creator_name'],
  filters: { creator: (text, { view }) => madeBy(text, view) },
  keyword: (word) => part(sql`${holds(title, word)} or starts_with(v.content_id, ${word})`, 'session', 'content'),
  sums: () => factSums,
  totals: (sums) => {
    const facts = factsOf(sums)
    return {
      entry_rate: formulas.M22(facts),
      ctr: formulas.M20(facts),
      ctor: formulas.M21(facts),
      watch_gpm: formulas.M19(facts),
    }
  },
})
