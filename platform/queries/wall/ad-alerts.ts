import { type RawBuilder, sql } from 'kysely'
import type { AdNetwork } from '../../../shared/areas/ads/networks.ts'
import { adStates, isOn } from '../../../shared/areas/ads/states.ts'
import { moneyText, rateText } from '../../../shared/format/number.ts'
import type { AlertLimits } from '../../../shared/live/alert-limits.ts'
import { dayNumber, dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { adClock } from '../ads/days.ts'
import { accountsOf, readAdSums } from '../ads/facts.ts'
import { type AdAccount, readAccounts } from '../ads/figures.ts'
import { adCuts } from '../ads/parts.ts'
import { rateBp } from '../arithmetic.ts'
import type { View } from '../view.ts'
import { alert, fewOf, type Notice } from './notice.ts'
import type { SlotMemory } from './slot-memory.ts'

const DAY = 86_400
const HOUR = 3600
/** As `ad_campaign.budget_type` has it: a budget of each day, and of all days together. */
const budgets = { day: 1, whole: 2 } as const
const on = adStates.filter(isOn)

/** A campaign that spent more than its budget allows. */
export interface Overspent {
  readonly campaign_id: string
  readonly title: string
  readonly currency: string
  readonly budget_amt: number
  readonly spend_amt: number
  /** The hour in which it went past the limit. */
  readonly since_t: number
}

interface Starts {
  readonly ids: readonly string[]
  /** From when on the spending of each account counts. */
  readonly from: readonly number[]
}

/** Campaigns that are on, of a kind of budget, and spent more than `limit` of it since their account's start, the worst first. */
const readOverspent = async (
  db: Db,
  isAsked: RawBuilder<unknown>,
  { ids, from }: Starts,
  kind: number,
  limit: number,
): Promise<readonly Overspent[]> => {
  const { rows } = await sql<Overspent>`
    with start as (select * from unnest(${ids}::text[], ${from}::bigint[]) as d(account_id, from_t)),
    spent as (
      select c.campaign_id, h.hour_t, sum(h.spend_amt) as amt
      from ad_account a join start d on d.account_id = a.account_id
      join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
      join ad_group g on g.company_id = c.company_id and g.campaign_id = c.campaign_id
      join ad_creative k on k.company_id = g.company_id and k.group_id = g.group_id
      join ad_hourly h on h.company_id = k.company_id and h.ad_id = k.ad_id and h.hour_t >= d.from_t
      where ${isAsked} and c.budget_type = ${kind} and c.status = any(${on}::smallint[]) and c.budget_amt > 0
      group by c.campaign_id, h.hour_t),
    run as (select campaign_id, hour_t, sum(amt) over (partition by campaign_id order by hour_t) as upto from spent)
    select c.campaign_id, c.name as title, a.currency, c.budget_amt, max(r.upto)::bigint as spend_amt,
      min(r.hour_t) filter (where r.upto * 10000 > c.budget_amt * ${limit}::bigint) as since_t
    from ad_account a join ad_campaign c on c.company_id = a.company_id and c.account_id = a.account_id
    join run r on r.campaign_id = c.campaign_id
    where ${isAsked}
    group by c.campaign_id, c.name, a.currency, c.budget_amt
    having max(r.upto) * 10000 > c.budget_amt * ${limit}::bigint
    order by max(r.upto) / c.budget_amt desc, c.campaign_id`.execute(db)
  return rows
}

const ofCampaign = (
  { campaign_id, title, currency, budget_amt, spend_amt, since_t }: Overspent,
  code: string,
): Notice =>
  alert(`A8.${campaign_id}`, code, 'amber', since_t, {
    title,
    amount: moneyText(spend_amt, currency),
    rate: rateText(rateBp(spend_amt, budget_amt), 0),
  })

/** Balances that last no longer than `days`, going by what the last 24 full hours cost. */
const ofBalances = (
  accounts: readonly AdAccount[],
  spent: ReadonlyMap<string, number>,
  days: number,
  now: number,
): readonly Notice[] =>
  accounts.flatMap(({ account_id, name, currency, balance }) => {
    const spend = spent.get(account_id) ?? 0
    if (balance === null || spend === 0 || balance >= days * spend) return []
    const params = { title: name, amount: moneyText(balance, currency), hours: Math.floor((balance * 24) / spend) }
    return [alert(`A8.balance.${account_id}`, 'A8.balance', 'amber', now, params)]
  })

/** What is added up over the whole life of campaigns: it is read less often. */
export type OverspentMemory = SlotMemory<readonly Overspent[]>

const readNetwork = async (
  db: Db,
  view: View,
  network: AdNetwork,
  { a8_budget, a8_days }: AlertLimits,
  memory: OverspentMemory,
): Promise<readonly Notice[]> => {
  const { scope, now } = view
  const question = { scope, network, filters: {} }
  const accounts = await readAccounts(db, question)
  if (accounts.length === 0) return []
  const ids = accounts.map(({ account_id }) => account_id)
  const days = accounts.map(({ zone }) => dayStart(adClock(zone), dayNumber(adClock(zone), now)))
  const isAsked = accountsOf(scope, network)
  const until = Math.floor(now / HOUR) * HOUR
  const [today, whole, last] = await Promise.all([
    readOverspent(db, isAsked, { ids, from: days }, budgets.day, a8_budget),
    memory.at(
      view,
      () => readOverspent(db, isAsked, { ids, from: ids.map(() => 0) }, budgets.whole, a8_budget),
      `${network} ${a8_budget}`,
    ),
    readAdSums(db, question, { from: until - DAY, to: until }, { accounts: adCuts.accounts }),
  ])
  const spent = new Map(last.accounts.map(({ account_id, spend_amt }) => [String(account_id), spend_amt ?? 0]))
  return [
    ...today.map((one) => ofCampaign(one, 'A8.day')),
    ...whole.map((one) => ofCampaign(one, 'A8.whole')),
    ...ofBalances(accounts, spent, a8_days, now),
  ]
}

/** A8: a campaign spent more than its budget allows, by the day of its account or in all; an account's balance is nearly used up. */
export const readAdAlerts = async (
  db: Db,
  view: View,
  limits: AlertLimits,
  memory: OverspentMemory,
): Promise<readonly Notice[]> => {
  const networks = view.scope.sight?.networks ?? []
  const found = await Promise.all(networks.map((network) => readNetwork(db, view, network, limits, memory)))
  return fewOf('A8', found.flat())
}
