import type { CallData } from '../../../shared/api/endpoint.ts'
import type { AdComparison, adsApi } from '../../../shared/areas/ads/api.ts'
import { dayNumber, dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { yearBefore } from '../data-board/range.ts'
import type { View } from '../view.ts'
import { type AdDays, periodBefore, periodOfDays } from './days.ts'
import { moneyOf, namedRates, readExchange } from './exchange.ts'
import { type AdQuestion, readAdSums, readAdTotal, readMissing } from './facts.ts'
import { figuresOf, missingOfBalances, readAccounts, readOverBudget } from './figures.ts'
import { type AdSums, adSumsOf, noAdSums } from './metrics.ts'
import { adCuts, creativesOf, partsOf, returnOf } from './parts.ts'

type Data = CallData<typeof adsApi.board>

const MOST_CREATIVES = 60
const { accounts: _, ...cuts } = adCuts

/** A range of days of a network's ads (S08b), cut by the zone of `days`. */
export const readAdBoard = async (
  db: Db,
  view: View,
  question: AdQuestion,
  days: AdDays,
  compare: AdComparison,
): Promise<Data> => {
  const { clock, from, to } = days
  const first = compare === 'year' ? yearBefore(from) : from - (to - from + 1)
  const period = periodOfDays(days)
  const accounts = await readAccounts(db, question)
  const money = moneyOf(accounts, view.company.currency)
  const exchange = await readExchange(db, money, days)
  const { hours, placements, regions, ages, creatives } = await readAdSums(db, question, period, cuts, exchange)
  const other = { clock, from: first, to: first + to - from }
  const was = { period: periodBefore(days, first, view.now), exchange: await readExchange(db, money, other) }
  const before = await readAdTotal(db, question, was.period, was.exchange)
  const day = dayNumber(clock, view.now)
  const today = await readExchange(db, money, { clock, from: day, to: day })
  const total = adSumsOf(hours)
  const byDay = new Map<number, AdSums[]>()
  for (const row of hours) {
    const day = dayNumber(clock, Number(row.t))
    byDay.set(day, [...(byDay.get(day) ?? []), row])
  }
  return {
    network: question.network,
    zone: clock.zone,
    currency: money.currency,
    exchanged: [...money.others],
    missing: namedRates([
      ...(await readMissing(db, question, period, exchange)),
      ...(await readMissing(db, question, was.period, was.exchange)),
      ...missingOfBalances(accounts, today, day),
    ]),
    data_time: view.now,
    from: dayText(from),
    to: dayText(to),
    before_from: dayText(first),
    before_to: dayText(first + to - from),
    kpi: [...figuresOf(total, before, accounts, await readOverBudget(db, question), today)],
    days: Array.from({ length: to - from + 1 }, (_, n) => ({
      day: dayText(from + n),
      ...returnOf(adSumsOf(byDay.get(from + n) ?? [noAdSums])),
    })),
    creatives: creativesOf(creatives).slice(0, MOST_CREATIVES),
    placements: partsOf(placements, 'placements'),
    regions: partsOf(regions, 'regions'),
    ages: partsOf(ages, 'ages'),
    funnel: [
      { step: 'impressions', n: total.impressions },
      { step: 'clicks', n: total.clicks },
      { step: 'carts', n: total.add_to_cart },
      { step: 'checkouts', n: total.checkouts },
      { step: 'orders', n: total.orders },
    ],
  }
}
