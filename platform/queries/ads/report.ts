import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { AdLevel, AdReportRow, adsApi } from '../../../shared/areas/ads/api.ts'
import type { Db } from '../../db/tables.ts'
import type { View } from '../view.ts'
import { type AdDays, periodOfDays } from './days.ts'
import { type AdExchange, exchangedSum, moneyOf, namedRates, readExchange } from './exchange.ts'
import { type AdQuestion, accountsOf, adConditions, rateOfHour, readAdTotal, readMissing, sumsIn } from './facts.ts'
import { readAccounts } from './figures.ts'
import { measuresFrom } from './measures.ts'
import { type AdSums, adSumsOf } from './metrics.ts'
import { reachJoin, readWholeReach } from './reach.ts'

type Data = CallData<typeof adsApi.report>

interface Row extends AdSums {
  readonly id: string
  readonly name: string
  readonly status: number
  readonly raw_status: string
  readonly account: string
  readonly currency: string
  readonly region: string
  readonly placement: number | null
  readonly age: number | null
  readonly reach: number | null
}

/** Table alias, its id, the column of its parent, and the level of `ad_daily`. */
const levels = {
  campaign: { at: 'c', id: 'campaign_id', parent: 'a.account_id', daily: 1 },
  group: { at: 'g', id: 'group_id', parent: 'g.campaign_id', daily: 2 },
  ad: { at: 'k', id: 'ad_id', parent: 'k.group_id', daily: 3 },
} as const satisfies Record<AdLevel, object>

const readRows = async (
  db: Db,
  { scope, network, filters }: AdQuestion,
  days: AdDays,
  level: AdLevel,
  parent: string | undefined,
  exchange: AdExchange | null,
): Promise<readonly Row[]> => {
  const period = periodOfDays(days)
  const { at, id, parent: above, daily } = levels[level]
  const own = sql.ref(`${at}.${id}`)
  // People are counted by the day: of several days nobody knows how many were the same.
  const day = days.from === days.to ? days.from : -1
  const isBelow = level !== 'campaign'
  const tests = [accountsOf(scope, network), ...[...adConditions(filters).values()].map((one) => sql`(${one})`)]
  const spent = exchange ? exchangedSum(sql`h.spend_amt`, rateOfHour(exchange)) : sql`sum(h.spend_amt)`
  if (parent !== undefined && isBelow) tests.push(sql`${sql.ref(above)} = ${parent}`)
  const { rows } = await sql<Row>`
    select ${own} as id, ${sql.ref(`${at}.name`)} as name, ${sql.ref(`${at}.status`)} as status,
      ${sql.ref(`${at}.raw_status`)} as raw_status, a.name as account, a.currency, c.region, ${
        isBelow ? sql`g.placement, g.age` : sql`null::int as placement, null::int as age`
      }, max(r.reach) as reach, ${sumsIn(period)}
    from ad_account a
    join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
    join ad_creative k on k.company_id = g.company_id and k.group_id = g.group_id
    ${reachJoin(daily, own, day, days.clock.zone)}
    left join ad_hourly h on h.company_id = k.company_id and h.ad_id = k.ad_id
      and h.hour_t >= ${period.from} and h.hour_t < ${period.to}
    where ${sql.join(tests, sql` and `)}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by ${spent} desc nulls last, 1`.execute(db)
  return rows
}

/** The way down to a group or campaign, as far as it is the viewer's. */
const readCrumbs = async (
  db: Db,
  { scope, network }: AdQuestion,
  level: AdLevel,
  parent: string | undefined,
): Promise<Data['crumbs']> => {
  if (parent === undefined || level === 'campaign') return []
  const { rows } = await sql<{ campaign_id: string; campaign: string; group_id: string; group: string }>`
    select c.campaign_id, c.name as campaign, g.group_id, g.name as group from ad_account a
    join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
    where ${accountsOf(scope, network)} and ${level === 'group' ? sql`c.campaign_id` : sql`g.group_id`} = ${parent}
    limit 1`.execute(db)
  const [found] = rows
  if (!found) return []
  const campaign = { level: 'campaign' as const, id: found.campaign_id, name: found.campaign }
  return level === 'group' ? [campaign] : [campaign, { level: 'group', id: found.group_id, name: found.group }]
}

/** Campaigns, groups or ads of a range of days (S08b), those without delivery too. */
export const readAdReport = async (
  db: Db,
  view: View,
  question: AdQuestion,
  days: AdDays,
  level: AdLevel,
  parent: string | undefined,
): Promise<Data> => {
  const { network } = question
  const accounts = await readAccounts(db, question)
  const asked = moneyOf(accounts, view.company.currency)
  const exchange = await readExchange(db, asked, days)
  const rows = await readRows(db, question, days, level, parent, exchange)
  // What lies below one campaign is of one account.
  const isOne = parent !== undefined && level !== 'campaign'
  const money = isOne ? moneyOf(rows, view.company.currency) : asked
  const period = periodOfDays(days)
  const isAdded = money.others.length === 0
  const total = isAdded ? adSumsOf(rows) : await readAdTotal(db, question, period, exchange)
  const isWhole = parent === undefined && days.from === days.to
  const reach = isWhole ? await readWholeReach(db, question, days.from, days.clock.zone) : null
  return {
    network,
    zone: days.clock.zone,
    currency: money.currency,
    exchanged: [...money.others],
    missing: namedRates(isAdded ? [] : await readMissing(db, question, period, exchange)),
    data_time: view.now,
    level,
    crumbs: await readCrumbs(db, question, level, parent),
    rows: rows.map(
      (row): AdReportRow => ({
        id: row.id,
        name: row.name,
        status: row.status,
        raw_status: row.raw_status,
        account: row.account,
        currency: row.currency,
        region: row.region,
        placement: row.placement,
        age: row.age,
        figures: measuresFrom(network, row, row.reach),
      }),
    ),
    totals: measuresFrom(network, total, reach),
  }
}
