import type { adsApi } from '../../../shared/api/ads.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { dayNumber, dayStart, dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import type { View } from '../view.ts'
import { adClock, periodBefore, periodOfDays } from './days.ts'
import { type AdQuestion, readAdSums, readAdTotal } from './facts.ts'
import { currencyOf, figuresOf, readAccounts, readOverBudget } from './figures.ts'
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

/** Today's ads of a network (S07b, S07c), the day cut by `zone`. */
export const readAdToday = async (db: Db, view: View, question: AdQuestion, zone: string): Promise<Data> => {
  const clock = adClock(zone)
  const day = dayNumber(clock, view.now)
  const days = { clock, from: day, to: day }
  const period = periodOfDays(days)
  const found = await readAdSums(db, question, period, cuts)
  const { hours, accounts: spent } = found
  const before = await readAdTotal(db, question, periodBefore(days, day - 1, view.now))
  const accounts = await readAccounts(db, question)
  const creatives = creativesOf(found.creatives)
  const total = adSumsOf(hours)
  return {
    network: question.network,
    zone,
    currency: currencyOf(accounts),
    data_time: view.now,
    day: dayText(day),
    kpi: [...figuresOf(total, before, accounts, await readOverBudget(db, question))],
    hours: hoursOf(period.from, dayStart(clock, day + 1), view.now, new Map(hours.map((row) => [Number(row.t), row]))),
    accounts: accounts.map((account) => ({
      ...account,
      ...returnOf(spent.find(({ account_id }) => account_id === account.account_id) ?? noAdSums),
    })),
    creatives: creatives
      .filter(({ spend }) => spend * LEAST_PART >= total.spend_amt)
      .toSorted((a, b) => (b.roas ?? 0) - (a.roas ?? 0))
      .slice(0, BEST),
    regions: partsOf(found.regions, 'regions'),
  }
}
