import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { ttAccountApi } from '../../../shared/areas/tt-accounts/api.ts'
import { CALENDAR_DAYS, ttAccountState } from '../../../shared/areas/tt-accounts/states.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { shownName } from '../names.ts'
import { newestSnapshot } from '../spy/objects.ts'
import type { View } from '../view.ts'
import type { HeldAccount } from './accounts.ts'

type Detail = CallData<typeof ttAccountApi.detail>

const SNAPSHOTS = 30
const VIDEOS = 20
const PRODUCTS = 8
const SIMILAR = 5

const readDays = async (tx: Tx, creator_id: string, newest: number): Promise<Detail['days']> => {
  const { rows } = await sql<{ day: number; followers: number | null; gmv_amt: number | null }>`
    select s.day, d.followers, d.video_gmv_amt + d.live_gmv_amt as gmv_amt from spy_snapshot s
    left join spy_creator_day d on d.day = s.day and d.creator_id = ${creator_id}
    where s.day > ${newest - SNAPSHOTS} and s.day <= ${newest} order by s.day`.execute(tx)
  return rows.map(({ day, ...figures }) => ({ day: dayText(day), ...figures }))
}

/** When a video was posted, by the clock of a zone. */
const postedIn = (zone: string) => sql`to_timestamp(v.post_t) at time zone ${zone}::text`

const readCalendar = async (tx: Tx, creator_id: string, zone: string, from: number): Promise<Detail['calendar']> => {
  const { rows } = await sql<{ day: string; videos: number }>`
    select to_char(${postedIn(zone)}, 'YYYY-MM-DD') as day, count(*) as videos from spy_video v
    where v.creator_id = ${creator_id} and (${postedIn(zone)})::date >= ${dayText(from)}::date
    group by 1 order by 1`.execute(tx)
  return rows
}

const readHours = async (tx: Tx, creator_id: string, zone: string): Promise<Detail['hours']> => {
  const { rows } = await sql<Detail['hours'][number]>`
    select (extract(isodow from ${postedIn(zone)}) - 1)::int as weekday, extract(hour from ${postedIn(zone)})::int as hour,
      count(*) as videos, round(avg(v.views))::bigint as mean_views
    from spy_video v where v.creator_id = ${creator_id} group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}

const readVideos = async (tx: Tx, creator_id: string): Promise<Detail['videos']> => {
  const { rows } = await sql<Detail['videos'][number]>`
    select v.video_id, v.title, v.post_t, v.views, v.likes, v.comments, v.gmv_amt from spy_video v
    where v.creator_id = ${creator_id} order by v.post_t desc, v.video_id limit ${VIDEOS}`.execute(tx)
  return rows
}

const readProducts = async (tx: Tx, creator_id: string): Promise<Detail['products']> => {
  const { rows } = await sql<Detail['products'][number]>`
    select v.product_id, max(p.title) as title, sum(v.gmv_amt)::bigint as gmv_amt, sum(v.items)::bigint as items
    from spy_video v join spy_product p using (product_id)
    where v.creator_id = ${creator_id} group by 1 order by 3 desc, 1 limit ${PRODUCTS}`.execute(tx)
  return rows
}

const readSimilar = async (tx: Tx, { creator_id }: HeldAccount, member_id: number): Promise<Detail['similar']> => {
  const { rows } = await sql<Detail['similar'][number]>`
    select o.username as handle, coalesce(nullif(o.nickname, ''), o.username) as name, o.followers,
      exists (select from tt_account t where t.creator_id = o.creator_id and t.member_id = ${member_id}
        and t.state = ${sql.lit(ttAccountState.followed)}) as followed
    from spy_creator c join spy_creator o on o.category = c.category and o.region = c.region and o.creator_id <> c.creator_id
    where c.creator_id = ${creator_id}
    order by abs(o.followers - c.followers), o.creator_id limit ${SIMILAR}`.execute(tx)
  return rows
}

/** The Monday of the week of a day. */
const mondayOf = (day: number): number => day - ((day + 3) % 7)

/** Everything of a followed account, to a member. */
export const readAccountDetail = async (
  tx: Tx,
  { clock, company, now, day }: View,
  account: HeldAccount,
  member_id: number,
): Promise<Detail> => {
  const { creator_id } = account
  const newest = await newestSnapshot(tx)
  const from = mondayOf(day - CALENDAR_DAYS + 7)
  const similar = await readSimilar(tx, account, member_id)
  return {
    id: String(account.id),
    creator_id,
    days: newest ? await readDays(tx, creator_id, newest.day) : [],
    calendar: await readCalendar(tx, creator_id, clock.zone, from),
    from: dayText(from),
    hours: await readHours(tx, creator_id, clock.zone),
    videos: await readVideos(tx, creator_id),
    products: await readProducts(tx, creator_id),
    similar: company.mask_names ? similar.map((one) => ({ ...one, name: shownName(one.name, true) })) : similar,
    currency: 'USD',
    data_time: newest?.data_time ?? now,
  }
}
