import { sql } from 'kysely'
import { liveState } from '../../../shared/areas/lives/states.ts'
import { authState as auths } from '../../../shared/areas/shops/auth-states.ts'
import { moneyText, rateText } from '../../../shared/format/number.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import type { Db } from '../../db/tables.ts'
import { accountsOf } from '../ads/facts.ts'
import { livesOf } from '../lives/lives.ts'
import { AUTH_SOON_S, authState, withAuth } from '../shops/auth.ts'
import { ownShops } from '../shops/scope.ts'
import type { View } from '../view.ts'

type Notice = Zones['ticker'][number]

/** Of one kind so many are told of, the worst first: a wall is no list. */
const MOST = 3

const alert = (id: string, code: string, level: 'amber' | 'red', t: number, params: Notice['params']): Notice => ({
  id,
  kind: 'alert',
  level,
  code,
  t,
  params,
})

/** A5: authorisations of shops that have ended, were taken back or fail (red), and those that end soon (amber); one alert each. */
const readShopAlerts = async (db: Db, { scope, now }: View): Promise<Notice[]> => {
  const { rows } = await sql<{ ending: boolean; title: string; n: number; t: number }>`
    select ending, (array_agg(title order by t, shop_id))[1] as title, count(*) as n, min(t) as t from (
      select s.shop_id, coalesce(nullif(s.name, ''), s.shop_id) as title, ${authState(now)} = ${auths.ending} as ending,
        case ${authState(now)} when ${auths.ending} then a.refresh_expire_t - ${AUTH_SOON_S}::bigint
          when ${auths.ended} then a.refresh_expire_t
          else coalesce((select max(g.t) from shop_auth_log g where g.company_id = s.company_id and g.shop_id = s.shop_id), ${now})
        end as t
      from shop s ${withAuth}
      where ${ownShops(scope)} and s.disabled_t is null
        and ${authState(now)} in (${auths.ending}, ${auths.ended}, ${auths.revoked}, ${auths.failing})) troubled
    group by ending`.execute(db)
  return rows.map(({ ending, title, n, t }) => {
    const code = `A5.${ending ? 'ending' : 'ended'}${n > 1 ? '.more' : ''}`
    return alert(ending ? 'A5.ending' : 'A5.ended', code, ending ? 'amber' : 'red', t, { title, n })
  })
}

/** A room that is live tells each minute; after so long it has told nothing. */
const SILENT_S = 300
const MINUTE = 60

/** A7: rooms that are live and told minutes, and none for five minutes. */
const readRoomAlerts = async (db: Db, { scope, now }: View): Promise<Notice[]> => {
  const { rows } = await sql<{ live_id: string; title: string; t: number }>`
    select s.live_id, coalesce(nullif(s.title, ''), s.live_id) as title, m.t + ${MINUTE} as t
    from live_session s cross join lateral (
      select max(m.minute_t) as t from live_minute m where m.company_id = s.company_id and m.live_id = s.live_id) m
    where ${livesOf(scope)} and s.state = ${liveState.live} and m.t + ${MINUTE} < ${now - SILENT_S}
    order by m.t, s.live_id limit ${MOST}`.execute(db)
  return rows.map(({ live_id, title, t }) =>
    alert(`A7.${live_id}`, 'A7', 'red', t, { title, minutes: Math.floor((now - t) / MINUTE) }),
  )
}

/** Part of its budget that a campaign's day may cost, basis points. */
const MOST_BUDGET_BP = 10_500

interface Overspent {
  id: string
  title: string
  rate_bp: number
}
interface Empty {
  id: string
  title: string
  balance_amt: number
  currency: string
}

/** A8: campaigns whose day costs more than their daily budget, and accounts whose balance is less than a day of theirs (yesterday). */
const readAdAlerts = async (db: Db, { scope, now }: View): Promise<Notice[]> => {
  const networks = scope.sight?.networks ?? []
  if (networks.length === 0) return []
  const own = sql.join(
    networks.map((network) => sql`(${accountsOf(scope, network)})`),
    sql` or `,
  )
  /** The account's own day that began so many days ago, as Unix seconds. */
  const dayBack = (days: number) =>
    sql`extract(epoch from (date_trunc('day', to_timestamp(${now}) at time zone a.time_zone) - make_interval(days => ${days}))
      at time zone a.time_zone)::bigint`
  const spent = (from: number, before: number | null) => sql`
    select g.campaign_id, sum(h.spend_amt) as amt from ad_group g
    join ad_creative k on k.company_id = g.company_id and k.group_id = g.group_id
    join ad_hourly h on h.company_id = k.company_id and h.ad_id = k.ad_id
      and h.hour_t >= ${dayBack(from)} ${before === null ? sql`` : sql`and h.hour_t < ${dayBack(before)}`}
    where g.company_id = c.company_id and g.campaign_id = c.campaign_id group by g.campaign_id`
  const [over, empty] = await Promise.all([
    sql<Overspent>`
      select c.campaign_id as id, c.name as title, round(d.amt * 10000.0 / c.budget_amt)::int as rate_bp
      from ad_account a join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
      cross join lateral (${spent(0, null)}) d
      where (${own}) and c.budget_type = 1 and c.budget_amt > 0 and d.amt * 10000 > c.budget_amt * ${MOST_BUDGET_BP}::bigint
      order by 3 desc, 1 limit ${MOST}`.execute(db),
    sql<Empty>`
      select a.account_id as id, a.name as title, a.balance_amt, a.currency
      from ad_account a join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
      cross join lateral (${spent(1, 0)}) d
      where (${own}) and a.balance_amt is not null
      group by a.company_id, a.account_id having a.balance_amt < sum(d.amt)
      order by a.balance_amt, a.account_id limit ${MOST}`.execute(db),
  ])
  return [
    ...over.rows.map(({ id, title, rate_bp }) =>
      alert(`A8.${id}`, 'A8', 'amber', now, { title, rate: rateText(rate_bp, 0) }),
    ),
    ...empty.rows.map(({ id, title, balance_amt, currency }) =>
      alert(`A8.balance.${id}`, 'A8.balance', 'amber', now, { title, amount: moneyText(balance_amt, currency) }),
    ),
  ]
}

/** Alerts about what stands beside the orders, as far as the scope's walls tell of it. */
export const readWatched = async (db: Db, view: View): Promise<Notice[]> => {
  const { sight } = view.scope
  const found = await Promise.all([
    sight?.shops ? readShopAlerts(db, view) : [],
    sight?.lives ? readRoomAlerts(db, view) : [],
    readAdAlerts(db, view),
  ])
  return found.flat()
}
