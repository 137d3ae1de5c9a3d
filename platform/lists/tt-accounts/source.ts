import { sql } from 'kysely'
import { ttAccountList } from '../../../shared/areas/tt-accounts/list.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { newestSnapshot } from '../../queries/spy/objects.ts'
import { ttAccountsOf } from '../../queries/tt-accounts/accounts.ts'
import { holds } from '../../queries/words.ts'
import { presentMoment } from '../present-moment.ts'
import { shareOf } from '../shares.ts'
import { type Part, part } from '../source.ts'
import { columnsOf } from '../spy/shared/parts.ts'
import { tableSource } from '../table-source.ts'

const SILENT_S = 30 * 86_400
const of = columnsOf('c')

/** Followers as they were so many snapshots before the newest; null where that one does not know the account. */
const before = (alias: string, days: number): Part =>
  part(sql`left join spy_creator_day ${sql.ref(alias)} on ${sql.ref(`${alias}.creator_id`)} = t.creator_id
    and ${sql.ref(`${alias}.day`)} = (select max(s.day) from spy_snapshot s) - ${sql.lit(days)}`)

const made = part(sql`left join lateral (
    select avg(v.views)::bigint as mean_views, sum(v.views)::bigint as views, sum(v.gmv_amt)::bigint as gmv,
      max(v.post_t) as last_t
    from spy_video v where v.creator_id = t.creator_id) made on true`)
const grown = sql`c.followers - week.followers`

/** Followed accounts of the viewer's scope. */
export const ttAccountSource = tableSource(ttAccountList, {
  table: sql`tt_account t join spy_creator c on c.creator_id = t.creator_id`,
  alias: 't',
  key: ['id'],
  joins: {
    clock: presentMoment,
    member: part(sql`join member m on m.id = t.member_id`),
    week: before('week', 7),
    month: before('month', 30),
    made,
  },
  dataTime: async (tx) => (await newestSnapshot(tx))?.data_time,
  scope: ({ scope }) => ttAccountsOf(scope),
  masked: ['tt_name', 'account_handle'],
  columns: {
    tt_name: part(sql`coalesce(nullif(c.nickname, ''), c.username)`),
    account_handle: of('username'),
    followers: of('followers'),
    followers_7d: part(grown, 'week'),
    followers_30d: part(sql`c.followers - month.followers`, 'month'),
    account_videos: of('videos'),
    mean_views: part(sql`made.mean_views`, 'made'),
    engagement_rate: of('engagement_bp'),
    creator_gmv: part(sql`(c.video_gmv_amt + c.live_gmv_amt)`),
    account_gpm: part(shareOf(sql`made.gmv`, sql`made.views`, 1000), 'made'),
    category: of('category'),
    region: of('region'),
    last_post_time: part(sql`made.last_t`, 'made'),
    account_state: part(sql`t.state`),
    account_note: part(sql`t.note`),
    followed_by: part(calledBy('m'), 'member'),
    add_time: part(sql`t.add_time`),
    creator_id: part(sql`t.creator_id`),
    follow_id: part(sql`t.id::text`),
  },
  filled: ['followers', 'account_videos', 'engagement_rate', 'creator_gmv', 'add_time'],
  keyword: (word) => part(sql`(${holds(sql`c.nickname`, word)} or ${holds(sql`c.username`, word.replace(/^@/, ''))})`),
  sums: () => ({
    accounts: part(sql`count(*)`),
    grown: part(sql`count(*) filter (where ${grown} > 0)`, 'week'),
    silent: part(
      sql`count(*) filter (where made.last_t is null or made.last_t < clock.now - ${sql.lit(SILENT_S)})`,
      'made',
      'clock',
    ),
    gmv: part(sql`coalesce(sum(c.video_gmv_amt + c.live_gmv_amt), 0)::bigint`),
  }),
  kpi: ({ accounts, grown: more, silent, gmv }) => ({
    ...{ accounts: accounts ?? 0, grown: more ?? 0 },
    ...{ silent: silent ?? 0, gmv: gmv ?? 0 },
  }),
})
