import { type RawBuilder, sql } from 'kysely'
import { adSumNames } from '../../shared/areas/ads/measures.ts'
import type { Db, Tx } from '../db/tables.ts'
import { adCampaigns } from './ads-plan.ts'
import type { OrderBook } from './book.ts'
import type { CompanyBook } from './fill.ts'
import type { DemoCompany } from './plan.ts'
import { at } from './weights.ts'

const HOUR = 3600
const DAY = 86_400
/** Days that are there at once; the rest is written in small steps. */
const FIRST_DAYS = 8
const STEP_DAYS = 2
/** What the networks bill is known so many hours later. */
const BILLED_AFTER = 11 * HOUR

/** Each ad with the part of the company's orders that it brings. */
const adsOf = ({ plan: { origin, days } }: DemoCompany) => {
  const opened = origin + days * DAY
  return adCampaigns.flatMap((plan) => {
    const ads = plan.groups.flatMap((group) => group.ads)
    const parts = ads.map((_, n) => 1 / (n + 1.4))
    const all = parts.reduce((sum, part) => sum + part, 0)
    const until = plan.days[1]
    return ads.map(({ ad_id }, n) => ({
      ad_id,
      weight: (plan.weight * (parts[n] ?? 0)) / all,
      roas: plan.roas,
      order_amt: plan.order_amt,
      from_t: Math.round(origin + plan.days[0] * (opened - origin)),
      until_t: until >= 9 ? null : Math.round(origin + until * (opened - origin)),
      first_hour: plan.hours[0],
      last_hour: plan.hours[1],
    }))
  })
}

/** Orders that the company may expect in each hour; of the hour that goes on, so far. */
const hoursOf = (book: OrderBook, from: number, now: number) => {
  const hours: { hour_t: number; orders: number }[] = []
  for (let t = Math.floor(from / HOUR) * HOUR; t < now; t += HOUR) {
    const quarters = [0, 1, 2, 3].map((n) => Math.max(0, Math.min(900, now - t - 900 * n)) * book.rateAt(t + 900 * n))
    hours.push({ hour_t: t, orders: quarters.reduce((sum, one) => sum + one, 0) / 60 })
  }
  return hours
}

/** A number from 0 to 1 that belongs to an ad, an hour and a purpose. */
const chance = (seed: number, purpose: number) =>
  sql`((hashtextextended(a.ad_id || ':' || e.hour_t, ${seed}::bigint * 100 + ${sql.lit(purpose)}) & 1048575) / 1048576.0)::float8`

/**
 * Ads of the hours from `from` to `now` as a function of seed and time: believable rates around each ad's own, with orders
 * that are a part of those that the company may expect. What is there for an hour is replaced; in hours that are written as
 * they pass, only campaigns that are on deliver, of accounts that are authorised. `offset 0` keeps each step from being worked out again for every column.
 */
const writeHours = (db: Db | Tx, demo: DemoCompany, book: OrderBook, from: number, now: number, isLive: boolean) => {
  const { company_id, plan } = demo
  const u = (purpose: number) => chance(plan.seed, purpose)
  const writes = adSumNames.filter((name) => name !== 'billed_amt')
  const ads = JSON.stringify(adsOf(demo))
  const hours = JSON.stringify(hoursOf(book, from, now))
  return sql`
    insert into ad_hourly (company_id, ad_id, hour_t, ${sql.join(writes.map((name) => sql.ref(name)))})
    select ${company_id}, ad_id, hour_t, spend, impressions, clicks, conversions, conversions, orders, revenue,
      greatest(carts, orders), greatest(floor(carts * 0.52), orders), greatest(floor(carts * 0.45), orders),
      floor(impressions * 0.86), floor(impressions * 0.41), floor(impressions * 0.17), floor(impressions * 0.05),
      floor(impressions * 0.12), floor(impressions * 0.86 * (3 + 2 * taste)), floor(impressions * 0.009 * (0.5 + taste)),
      floor(impressions * 0.0007 + taste), floor(impressions * 0.0009 + taste), floor(impressions * 0.0012 + taste),
      floor(impressions * 0.0004 + taste)
    from (
      select *, floor((clicks + part) / click_rate) as impressions, floor(clicks * 0.11 + taste) as carts,
        orders + floor(hoped * 0.12 + part) as conversions, floor(orders * order_amt * (0.85 + 0.3 * taste)) as revenue,
        floor(hoped * order_amt / roas * (0.85 + 0.3 * part)) as spend
      from (
        select *, floor(hoped + luck) as orders, floor(hoped / buy_rate + luck) as clicks from (
          select a.*, e.hour_t, ${u(1)} as luck, ${u(2)} as part, ${u(3)} as taste,
            e.orders * a.weight * (0.75 + 0.5 * ${u(4)}) as hoped,
            0.022 + 0.016 * ${u(5)} as buy_rate, 0.011 + 0.009 * ${u(6)} as click_rate
          from jsonb_to_recordset(${ads}::jsonb) as a(ad_id text, weight float8, roas float8, order_amt float8,
            from_t bigint, until_t bigint, first_hour int, last_hour int)
          cross join jsonb_to_recordset(${hours}::jsonb) as e(hour_t bigint, orders float8)
          join ad_creative k on k.company_id = ${company_id} and k.ad_id = a.ad_id
          join ad_group g on g.company_id = k.company_id and g.group_id = k.group_id
          join ad_campaign c on c.company_id = g.company_id and c.campaign_id = g.campaign_id
          join ad_account o on o.company_id = c.company_id and o.account_id = c.account_id
          where a.weight > 0 and e.hour_t >= a.from_t
            and ${isLive ? sql`c.status in (1, 4, 5) and o.auth_state in (1, 2)` : sql`(a.until_t is null or e.hour_t < a.until_t)`}
            and e.hour_t / 3600 % 24 >= a.first_hour and e.hour_t / 3600 % 24 < a.last_hour
          offset 0
        ) hoped offset 0
      ) bought offset 0
    ) seen
    where clicks > 0
    on conflict (company_id, ad_id, hour_t) do update set
      ${sql.join(writes.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}`.execute(db)
}

const writeBilled = (db: Db | Tx, { company_id }: DemoCompany, now: number) =>
  sql`
  update ad_hourly set billed_amt = spend_amt * 97 / 100
  where company_id = ${company_id} and billed_amt is null and hour_t + 3600 <= ${now - BILLED_AFTER}`.execute(db)

/** People of the days from that of `from` to that of `to`, by level: fewer than the impressions, and fewer above than below. */
const writeReach = (db: Db | Tx, { company_id }: DemoCompany, from: number, to: number) => {
  const dayOf = (t: RawBuilder<unknown>) => sql`(to_timestamp(${t}) at time zone time_zone)::date - date '1970-01-01'`
  return sql`
  with tree as materialized (
    select k.ad_id, g.group_id, c.campaign_id, a.account_id, a.time_zone,
      ${dayOf(sql`${from}::bigint`)} as first_day, ${dayOf(sql`${to}::bigint`)} as last_day
    from ad_account a
    join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
    join ad_creative k on k.company_id = g.company_id and k.group_id = g.group_id
    where a.company_id = ${company_id}
  ), seen as materialized (
    select tree.*, h.impressions, ${dayOf(sql`h.hour_t`)} as day from tree join ad_hourly h on h.company_id = ${company_id}
      and h.ad_id = tree.ad_id and h.hour_t >= ${from - 2 * DAY} and h.hour_t < ${to + 2 * DAY}
  )
  insert into ad_daily (company_id, level, id, day, reach)
  select ${company_id}, level, id, day, floor(impressions / (1.12 + 0.13 * (3 - level) + (hashtext(id || day) & 255) / 900.0))
  from (
    select case when grouping(ad_id) = 0 then 3 when grouping(group_id) = 0 then 2
        when grouping(campaign_id) = 0 then 1 else 0 end as level,
      coalesce(ad_id, group_id, campaign_id, account_id) as id, day, sum(impressions) as impressions
    from seen where day between first_day and last_day
    group by grouping sets ((day, account_id), (day, campaign_id), (day, group_id), (day, ad_id))
  ) sums where impressions > 0
  on conflict (company_id, level, id, day) do update set reach = excluded.reach`.execute(db)
}

const write = (db: Db, demo: DemoCompany, book: OrderBook, from: number, to: number, now: number, isLive: boolean) =>
  db.transaction().execute(async (tx) => {
    await writeHours(tx, demo, book, from, to, isLive)
    await writeBilled(tx, demo, now)
    await writeReach(tx, demo, from, to)
  })

/** First and last hour that are written. */
const writtenOf = async (db: Db, { company_id }: DemoCompany) => {
  const { first, last } = await db
    .selectFrom('ad_hourly')
    .where('company_id', '=', company_id)
    .select(({ fn }) => [fn.min('hour_t').as('first'), fn.max('hour_t').as('last')])
    .executeTakeFirstOrThrow()
  return first === null ? null : { first: Number(first), last: Number(last) }
}

/** Brings the ads of the demo company up to `now`: a week the first time, then the hours since and the one that goes on. */
export const ensureAds = async (
  db: Db,
  demo: DemoCompany,
  books: readonly CompanyBook[],
  now: number,
): Promise<void> => {
  const { origin } = demo.plan
  const written = await writtenOf(db, demo)
  const from = Math.max(origin, written ? written.last : Math.floor((now - FIRST_DAYS * DAY) / HOUR) * HOUR)
  await write(db, demo, at(books, 0).book, from, now, now, written !== null)
}

/** One step into the history that is left. @returns false when none is left */
export const fillAds = async (
  db: Db,
  demo: DemoCompany,
  books: readonly CompanyBook[],
  now: number,
): Promise<boolean> => {
  const { origin } = demo.plan
  const written = await writtenOf(db, demo)
  // The first hours after the opening may bring nothing at all.
  if (!written || written.first - origin < DAY) return false
  const from = Math.max(origin, written.first - STEP_DAYS * DAY)
  await write(db, demo, at(books, 0).book, from, written.first, now, false)
  return from > origin
}
