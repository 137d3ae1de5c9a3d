import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { LiveMeasure, liveApi } from '../../../shared/areas/lives/api.ts'
import { liveState } from '../../../shared/areas/lives/states.ts'
import type { Tx } from '../../db/tables.ts'
import { estimated } from '../../sums/totals.ts'
import { meanOf, rateBp } from '../arithmetic.ts'
import { formulas } from '../metrics/formulas.ts'
import { shownName } from '../names.ts'
import { isSale } from '../scope.ts'
import type { View } from '../view.ts'
import { readSteps } from './course.ts'
import { type RoomSums, roomFacts } from './facts.ts'
import { livesOf } from './lives.ts'
import { readMarks } from './marks.ts'

type Detail = CallData<typeof liveApi.detail>

const MOST_PRODUCTS = 20
const BACK_S = 14 * 86_400
const WORST = 3

type Session = Pick<
  Detail,
  | 'live_id'
  | 'title'
  | 'creator_name'
  | 'state'
  | 'start_t'
  | 'end_t'
  | 'target_gmv_amt'
  | 'gmv_amt'
  | 'orders'
  | 'items'
  | 'viewers'
  | 'review_note'
> & { readonly creator_id: string; readonly buyers: number; readonly skus: number; readonly commission_amt: number }

const readSession = async (tx: Tx, { scope, company }: View, live_id: string): Promise<Session | undefined> => {
  const { rows } = await sql<Session>`
    select s.live_id, s.creator_id, s.state, s.start_t, s.end_t, s.target_gmv_amt, s.review_note,
      coalesce(nullif(s.title, ''), s.live_id) as title,
      coalesce(nullif(c.nickname, ''), nullif(c.username, ''), s.creator_id) as creator_name,
      coalesce(k.gmv_amt, 0) as gmv_amt, coalesce(k.orders, 0) as orders, coalesce(k.items, 0) as items, coalesce(k.buyers, 0) as buyers,
      coalesce(k.skus, 0) as skus, coalesce(k.commission_amt, 0) as commission_amt,
      (select m.viewers from live_minute m where m.company_id = s.company_id and m.live_id = s.live_id
        order by m.minute_t desc limit 1) as viewers
    from live_session s
    left join creator c on c.company_id = s.company_id and c.creator_id = s.creator_id
    left join lateral (
      select sum(l.pay_amt)::bigint as gmv_amt, count(distinct l.order_id) as orders, sum(l.quantity)::bigint as items,
        count(*) filter (where ${isSale}) as skus, sum(${estimated})::bigint as commission_amt,
        count(distinct nullif(o.buyer_key, '')) as buyers
      from affiliate_order_line l
      left join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id
      where l.company_id = s.company_id and l.content_id = s.live_id and l.content_id <> '' and l.paid_t is not null) k on true
    where ${livesOf(scope)} and s.live_id = ${live_id}`.execute(tx)
  const [found] = rows
  return found && { ...found, creator_name: shownName(found.creator_name, company.mask_names) }
}

type Minutes = Record<
  | 'views'
  | 'room_impressions'
  | 'impressions'
  | 'clicks'
  | 'watch_s'
  | 'new_followers'
  | 'comments'
  | 'likes'
  | 'shares',
  number
>

/** The minutes of a session added up; undefined while none is known. */
const readMinutes = async (tx: Tx, { scope }: View, live_id: string): Promise<Minutes | undefined> => {
  const { rows } = await sql<Minutes>`
    select sum(views)::bigint as views, sum(room_impressions)::bigint as room_impressions,
      sum(impressions)::bigint as impressions, sum(clicks)::bigint as clicks, sum(watch_s)::bigint as watch_s,
      sum(new_followers)::bigint as new_followers, sum(comments)::bigint as comments, sum(likes)::bigint as likes,
      sum(shares)::bigint as shares
    from live_minute where company_id = ${scope.company_id} and live_id = ${live_id} having count(*) > 0`.execute(tx)
  return rows[0]
}

const HOUR = 3600

/** Of the room's own orders and, where the network tells them, its own minutes. */
const figuresOf = (
  { gmv_amt, orders, buyers, skus, commission_amt, start_t, end_t, target_gmv_amt }: Session,
  minutes: Minutes | undefined,
  now: number,
): Detail['figures'] => {
  const ran_s = start_t === null ? null : (end_t ?? now) - start_t
  const facts = minutes && { ...minutes, live_views: minutes.views, content_gmv_amt: gmv_amt, content_skus: skus }
  return {
    orders,
    buyers,
    commission: commission_amt,
    minutes: ran_s === null ? null : Math.floor(ran_s / 60),
    target: target_gmv_amt === null ? null : rateBp(gmv_amt, target_gmv_amt),
    order_value: meanOf(gmv_amt, orders),
    pace: ran_s === null || ran_s <= 0 ? null : Math.round((orders * HOUR) / ran_s),
    views: minutes?.views ?? null,
    room_impressions: minutes?.room_impressions ?? null,
    impressions: minutes?.impressions ?? null,
    clicks: minutes?.clicks ?? null,
    new_followers: minutes?.new_followers ?? null,
    comments: minutes?.comments ?? null,
    likes: minutes?.likes ?? null,
    shares: minutes?.shares ?? null,
    entry_rate: facts ? formulas.M22(facts) : null,
    ctr: facts ? formulas.M20(facts) : null,
    ctor: facts ? formulas.M21(facts) : null,
    avg_watch: facts ? formulas.M23(facts) : null,
    gpm: facts ? formulas.M19(facts) : null,
  }
}

const readProducts = async (tx: Tx, { scope }: View, live_id: string): Promise<Detail['products']> => {
  const { rows } = await sql<Detail['products'][number]>`
    select l.product_id, coalesce(nullif(max(p.title), ''), l.product_id) as title, sum(l.pay_amt)::bigint as gmv_amt,
      count(distinct l.order_id) as orders, sum(l.quantity)::bigint as items,
      sum(${estimated})::bigint as commission_amt
    from affiliate_order_line l
    left join product p on p.company_id = l.company_id and p.product_id = l.product_id
    where l.company_id = ${scope.company_id} and l.content_id = ${live_id} and l.content_id <> '' and l.paid_t is not null
    group by l.product_id order by 3 desc, 1 limit ${MOST_PRODUCTS}`.execute(tx)
  return rows
}

type Measured = Readonly<Record<LiveMeasure['name'], number | null>>

const names = ['views', 'avg_watch', 'entry_rate', 'ctr', 'ctor', 'gpm', 'new_followers'] as const

/** What the network has reported of some sessions, together; all null where it has reported none of them. */
const readMeasures = async (
  tx: Tx,
  { scope }: View,
  which: ReturnType<typeof sql>,
): Promise<{ readonly sessions: number; readonly of: Measured }> => {
  const { rows } = await sql<RoomSums & { readonly sessions: number }>`
    select count(*) as sessions, ${roomFacts} from live_session s
    join lateral (
      select sum(d.views) as views, sum(d.room_impressions) as room_impressions, sum(d.impressions) as impressions,
        sum(d.clicks) as clicks, sum(d.watch_s) as watch_s, sum(d.new_followers) as new_followers,
        sum(k.gmv_amt) as gmv, sum(k.sku_orders) as skus
      from content_daily d left join rollup_content k
        on k.company_id = d.company_id and k.content_id = d.content_id and k.day = d.day
      where d.company_id = s.company_id and d.content_id = s.live_id having count(*) > 0) v on true
    where ${livesOf(scope)} and ${which}`.execute(tx)
  const [found] = rows
  if (!found) throw new Error('a sum without a row')
  const { sessions, ...facts } = found
  const each = (sum: number): number | null => (sessions > 0 ? Math.round(sum / sessions) : null)
  return {
    sessions,
    of: {
      views: each(facts.views),
      avg_watch: formulas.M23(facts),
      entry_rate: formulas.M22({ ...facts, live_views: facts.views }),
      ctr: formulas.M20(facts),
      ctor: formulas.M21(facts),
      gpm: formulas.M19(facts),
      new_followers: each(facts.new_followers),
    },
  }
}

const changeOf = (value: number | null, mean: number | null): number | null =>
  value === null || mean === null || mean === 0 ? null : Math.round(((value - mean) * 10_000) / mean)

const compare = (own: Measured, before: Measured): LiveMeasure[] => {
  const all = names.map((name) => ({
    name,
    value: own[name],
    mean: before[name],
    change_bp: changeOf(own[name], before[name]),
  }))
  const fallen = all
    .filter(({ change_bp }) => change_bp !== null && change_bp < 0)
    .toSorted((a, b) => (a.change_bp ?? 0) - (b.change_bp ?? 0))
    .slice(0, WORST)
    .map(({ name }) => name)
  return all.map((one) => ({ ...one, worst: fallen.includes(one.name) }))
}

/** A session of the viewer's scope with its course, products and comparison; undefined when there is none. */
export const readLive = async (
  tx: Tx,
  view: View,
  live_id: string,
): Promise<Omit<Detail, 'currency' | 'data_time'> | undefined> => {
  const session = await readSession(tx, view, live_id)
  if (!session) return undefined
  const own = await readMeasures(tx, view, sql`s.live_id = ${live_id}`)
  const { creator_id, buyers, skus, commission_amt, ...facts } = session
  const { start_t } = facts
  const before = await readMeasures(
    tx,
    view,
    start_t === null
      ? sql`false`
      : sql`s.creator_id = ${creator_id} and s.start_t >= ${start_t - BACK_S} and s.start_t < ${start_t}`,
  )
  return {
    ...facts,
    by_orders: own.sessions === 0 || facts.state === liveState.live,
    figures: figuresOf(session, await readMinutes(tx, view, live_id), view.now),
    steps: await readSteps(tx, view, live_id),
    marks: await readMarks(tx, view.scope, live_id),
    products: await readProducts(tx, view, live_id),
    measures: compare(own.of, before.of),
    compared: before.sessions,
  }
}
