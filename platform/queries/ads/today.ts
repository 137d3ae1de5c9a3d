import type { CallData } from '../../../shared/api/endpoint.ts'
import type { adsApi } from '../../../shared/areas/ads/api.ts'
import { dayNumber, dayStart, dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import type { View } from '../view.ts'
import { type AdDays, adClock, periodBefore, periodOfDays } from './days.ts'
import { type AdExchange, type AdMoney, moneyOf, namedRates, readExchange } from './exchange.ts'
import { type AdPeriod, type AdQuestion, readAdSums, readAdTotal, readMissing } from './facts.ts'
import { type AdAccount, figuresOf, missingOfBalances, readAccounts, readOverBudget } from './figures.ts'
import { type AdSums, adSumsOf, noAdSums } from './metrics.ts'
import { adCuts, creativesOf, partsOf, returnOf } from './parts.ts'

type Data = CallData<typeof adsApi.today>

const BEST = 10
const { hours, accounts, regions, creatives } = adCuts
const cuts = { hours, accounts, regions, creatives }
/** An ad with a few pennies has returns that say nothing: it counts from this part of the day's spend on. */
const LEAST_PART = 100

const hoursOf = (start: number, end: number, now: number, found: ReadonlyMap<number, AdSums>): Data['hours'] =>
  Array.from({ length: Math.round((end - start) / 3600) }, (_, n) => {
    const t = start + n * 3600
    return t > now ? { t, spend: null, revenue: null, roas: null } : { t, ...returnOf(found.get(t) ?? noAdSums) }
  })

/** The day of some ads: when it is, of which accounts, and in what their money is told. */
export interface AdDay {
  readonly days: AdDays
  readonly period: AdPeriod
  readonly accounts: readonly AdAccount[]
  readonly money: AdMoney
  readonly exchange: AdExchange | null
}

/** The day that goes on, cut by `zone`. */
export const readAdDay = async (db: Db, view: View, question: AdQuestion, zone: string): Promise<AdDay> => {
  const clock = adClock(zone)
  const day = dayNumber(clock, view.now)
  const days = { clock, from: day, to: day }
  const period = periodOfDays(days)
  const accounts = await readAccounts(db, question)
  const money = moneyOf(accounts, view.company.currency)
  return { days, period, accounts, money, exchange: await readExchange(db, money, days) }
}

/** The ads of a network on that day (S07b, S07c). */
export const readAdsOfDay = async (db: Db, view: View, question: AdQuestion, of: AdDay): Promise<Data> => {
  const { period, accounts, money, exchange, days } = of
  const { clock, from: day } = days
  const found = await readAdSums(db, question, period, cuts, exchange)
  const own = exchange ? await readAdSums(db, question, period, { accounts: cuts.accounts }) : found
  const yesterday = { clock, from: day - 1, to: day - 1 }
  const was = { period: periodBefore(days, day - 1, view.now), exchange: await readExchange(db, money, yesterday) }
  const before = await readAdTotal(db, question, was.period, was.exchange)
  const creatives = creativesOf(found.creatives)
  const total = adSumsOf(found.hours)
  const returnIn = (rows: typeof found.accounts, account_id: string) =>
    returnOf(rows.find((one) => one.account_id === account_id) ?? noAdSums)
  return {
    network: question.network,
    zone: clock.zone,
    currency: money.currency,
    exchanged: [...money.others],
    missing: namedRates([
      ...(await readMissing(db, question, period, exchange)),
      ...(await readMissing(db, question, was.period, was.exchange)),
      ...missingOfBalances(accounts, exchange, day),
    ]),
    data_time: view.now,
    day: dayText(day),
    kpi: [...figuresOf(total, before, accounts, await readOverBudget(db, question), exchange)],
    hours: hoursOf(
      period.from,
      dayStart(clock, day + 1),
      view.now,
      new Map(found.hours.map((row) => [Number(row.t), row])),
    ),
    accounts: accounts.map((account) => {
      const { spend, revenue } = returnIn(found.accounts, account.account_id)
      return { ...account, ...returnIn(own.accounts, account.account_id), exchanged: { spend, revenue } }
    }),
    creatives: creatives
      .filter(({ spend }) => (spend ?? 0) * LEAST_PART >= (total.spend_amt ?? 0))
      .toSorted((a, b) => (b.roas ?? 0) - (a.roas ?? 0))
      .slice(0, BEST),
    regions: partsOf(found.regions, 'regions'),
  }
}

/** Today's ads of a network, the day cut by `zone`. */
export const readAdToday = async (db: Db, view: View, question: AdQuestion, zone: string): Promise<Data> =>
  readAdsOfDay(db, view, question, await readAdDay(db, view, question, zone))
