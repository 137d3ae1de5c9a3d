import { sql } from 'kysely'
import { type AdNetwork, networkCode } from '../../../shared/areas/ads/networks.ts'
import { rawOfTurn } from '../../../shared/areas/ads/states.ts'
import { currencyDecimals } from '../../../shared/format/number.ts'
import type { AdImport } from '../../../shared/imports/ads.ts'
import type { ImportRow } from '../../../shared/imports/import.ts'
import { dayStart, isZone } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { adClock } from '../ads/days.ts'
import { type Ready, type Sink, type SinkContext, type Wrong, wrong } from './sink.ts'
import { upsertFacts } from './upsert.ts'

type Row = ImportRow<AdImport['columns']>

interface Account {
  readonly account_id: string
  readonly network: number
  readonly currency: string
  readonly zone: string
}

/** A line with the account that it is of, and the first second of its day there. */
interface Delivered extends Row {
  readonly of: Account
  readonly hour_t: number
}

const otherNetwork = wrong('账户ID：这是另一个广告平台的账户', 'Account ID: it is an account of another network')
const noZone = wrong(
  '账户时区：不认识的时区，例如 America/Los_Angeles',
  'Time zone: not known; America/Los_Angeles is one',
)
const byHour = wrong('日期：这一天已有按小时的数据', 'Date: that day is known by the hour already')
const elsewhere = wrong('广告ID：这条广告属于另一个广告组', 'Ad ID: that ad is of another group')

/** Where no report says it: the zone of most advertisers. */
const USUAL_ZONE = 'America/Los_Angeles'
const DAY = 86_400
/** Until the network says what it is. */
const [DELIVERING, PURCHASES, LOWEST, FEED, ADULT] = [1, 2, 1, 1, 2]

const readKnown = async (tx: Tx, company_id: number, rows: readonly Row[]) => {
  const { rows: accounts } = await sql<Account>`
    select account_id, network, currency, time_zone as zone from ad_account
    where company_id = ${company_id} and account_id = any(${rows.map((row) => row.account_id)}::text[])`.execute(tx)
  const { rows: ads } = await sql<{ ad_id: string; group_id: string }>`
    select ad_id, group_id from ad_creative
    where company_id = ${company_id} and ad_id = any(${rows.map((row) => row.ad_id)}::text[])`.execute(tx)
  return {
    accounts: new Map(accounts.map((one) => [one.account_id, one])),
    groups: new Map(ads.map(({ ad_id, group_id }) => [ad_id, group_id])),
  }
}

/** Days of which somebody told the hours: those are more than a file by the day knows. */
const readHourly = async (tx: Tx, company_id: number, lines: readonly Delivered[]): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ key: string }>`
    select distinct u.ad_id || ' ' || u.hour_t as key
    from unnest(${lines.map(({ ad_id }) => ad_id)}::text[], ${lines.map(({ hour_t }) => hour_t)}::bigint[]) as u(ad_id, hour_t)
    join ad_hourly h on h.company_id = ${company_id} and h.ad_id = u.ad_id and h.hour_t >= u.hour_t and h.hour_t < u.hour_t + ${DAY}
    where not (h.hour_t = u.hour_t and h.fact_t > 0)`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

/** Makes what of the tree is not known yet; names are those of the newest line. */
const makeTree = async (
  tx: Tx,
  lines: readonly Delivered[],
  network: AdNetwork,
  { company, now }: SinkContext,
): Promise<void> => {
  const texts = (read: (line: Delivered) => string | null): (string | null)[] => lines.map(read)
  const raw = rawOfTurn(network, true)
  await sql`
    insert into ad_account (company_id, account_id, network, name, currency, time_zone, balance_amt, expire_t, add_time, update_time)
    select distinct on (account_id) ${company.id}, account_id, ${networkCode[network]}, coalesce(name, account_id), currency, zone,
      null::bigint, null::bigint, ${now}, ${now}
    from unnest(${texts(({ account_id }) => account_id)}::text[], ${texts(({ account }) => account)}::text[],
      ${texts(({ of }) => of.currency)}::text[], ${texts(({ of }) => of.zone)}::text[]) as u(account_id, name, currency, zone)
    order by account_id on conflict do nothing`.execute(tx)
  await sql`
    insert into ad_campaign (company_id, campaign_id, account_id, name, region, objective, budget_amt, bid_strategy, status,
      raw_status, add_time, update_time)
    select distinct on (campaign_id) ${company.id}, campaign_id, account_id, coalesce(name, campaign_id), coalesce(region, 'US'),
      ${PURCHASES}, 0, ${LOWEST}, ${DELIVERING}, ${raw}, ${now}, ${now}
    from unnest(${texts(({ campaign_id }) => campaign_id)}::text[], ${texts(({ account_id }) => account_id)}::text[],
      ${texts(({ campaign }) => campaign)}::text[], ${texts(({ region }) => region)}::text[]) as u(campaign_id, account_id, name, region)
    order by campaign_id on conflict do nothing`.execute(tx)
  await sql`
    insert into ad_group (company_id, group_id, campaign_id, name, placement, age, status, raw_status, add_time, update_time)
    select distinct on (group_id) ${company.id}, group_id, campaign_id, coalesce(name, group_id), ${FEED}, ${ADULT},
      ${DELIVERING}, ${raw}, ${now}, ${now}
    from unnest(${texts(({ group_id }) => group_id)}::text[], ${texts(({ campaign_id }) => campaign_id)}::text[],
      ${texts(({ group }) => group)}::text[]) as u(group_id, campaign_id, name)
    order by group_id on conflict do nothing`.execute(tx)
  await sql`
    insert into ad_creative (company_id, ad_id, group_id, name, status, raw_status, add_time, update_time)
    select distinct on (ad_id) ${company.id}, ad_id, group_id, coalesce(name, ad_id), ${DELIVERING}, ${raw}, ${now}, ${now}
    from unnest(${texts(({ ad_id }) => ad_id)}::text[], ${texts(({ group_id }) => group_id)}::text[],
      ${texts(({ ad }) => ad)}::text[]) as u(ad_id, group_id, name)
    order by ad_id on conflict do nothing`.execute(tx)
}

/** What ads did by the day, as a network's own report tells it; it stands in the first hour of the account's day. */
export const adSink = (network: AdNetwork): Sink<Row, Delivered> => ({
  prepare: async (tx, rows, { company }) => {
    const known = await readKnown(tx, company.id, rows)
    const accountOf = (row: Row): Account =>
      known.accounts.get(row.account_id) ?? {
        account_id: row.account_id,
        network: networkCode[network],
        currency: row.currency ?? company.currency,
        zone: row.zone ?? USUAL_ZONE,
      }
    const read = rows.map((row): Delivered | Wrong => {
      const of = accountOf(row)
      if (of.network !== networkCode[network]) return otherNetwork
      if (!isZone(of.zone)) return noZone
      if ((known.groups.get(row.ad_id) ?? row.group_id) !== row.group_id) return elsewhere
      return { ...row, of, hour_t: dayStart(adClock(of.zone), row.day) }
    })
    const hourly = await readHourly(
      tx,
      company.id,
      read.flatMap((line) => ('hour_t' in line ? [line] : [])),
    )
    return read.map((line): Ready<Delivered> | Wrong => {
      if (!('hour_t' in line)) return line
      const key = `${line.ad_id} ${line.hour_t}`
      return hourly.has(key) ? byHour : { key, what: line }
    })
  },
  write: async (tx, lines, context) => {
    const { company } = context
    await makeTree(
      tx,
      lines.map(({ what }) => what),
      network,
      context,
    )
    // Cells are read with the decimals of the company's currency.
    const scaled = (amt: number | null, currency: string): number | null =>
      amt === null ? null : Math.round(amt * 10 ** (currencyDecimals(currency) - currencyDecimals(company.currency)))
    const counts = { impressions: 'bigint', clicks: 'bigint', conversions: 'bigint', orders: 'bigint' } as const
    const more = { add_to_cart: 'bigint', checkouts: 'bigint', video_plays: 'bigint' } as const
    const written = await upsertFacts(
      tx,
      {
        table: 'ad_hourly',
        key: { company_id: 'bigint', ad_id: 'text', hour_t: 'bigint' },
        values: { spend_amt: 'bigint', revenue_amt: 'bigint', ...counts, ...more },
        otherwise: Object.fromEntries(
          ['spend_amt', 'revenue_amt', ...Object.keys(counts), ...Object.keys(more)].map((name) => [name, '0']),
        ),
        fact: 'fact_t',
        stamps: {},
        made: {},
      },
      lines.map(({ what: { of, spend, revenue, ...what }, fact_t }) => ({
        cells: {
          ...{ company_id: company.id, ad_id: what.ad_id, hour_t: what.hour_t },
          ...{ spend_amt: scaled(spend, of.currency), revenue_amt: scaled(revenue, of.currency) },
          ...{ impressions: what.impressions, clicks: what.clicks, conversions: what.conversions, orders: what.orders },
          ...{ add_to_cart: what.add_to_cart, checkouts: what.checkouts, video_plays: what.video_plays },
        },
        fact_t,
      })),
    )
    return written.map(({ kind }) => ({ kind }))
  },
})
