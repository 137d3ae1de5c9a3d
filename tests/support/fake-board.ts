import type { Request } from 'express'
import { type dashboardApi, type TrendMetric, type TrendValues, trendMetrics } from '../../shared/api/dashboard.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import { changeOf } from '../../shared/format/number.ts'
import { dayNumber, dayStart, dayText } from '../../shared/time/zone.ts'
import { fakeZone } from './fake-data.ts'

const clock = { zone: fakeZone, cut_hour: 0 }
type Query = Readonly<Record<string, unknown>>

const dayValues = (day: number): TrendValues => {
  const gmv = 9_000_000 + ((day * 7_919_113) % 5_000_000)
  const orders = 2900 + ((day * 7919) % 1500)
  return {
    M01: gmv,
    M02: Math.round(gmv * 0.93),
    M03: orders,
    M05: Math.round(orders * 1.4),
    M06: Math.round(orders * 0.92),
    M07: Math.round(gmv / orders),
    M08: Math.round(gmv * 0.12),
    M09: Math.round(gmv * 0.08),
    M13: 180 + (day % 90),
    M17: 300 + (day % 70),
  }
}

/** Buyers and creators of several days are fewer than the sum of them. */
const totalOf = (days: readonly TrendValues[]): TrendValues => {
  const sum = (id: TrendMetric): number => days.reduce((total, day) => total + (day[id] ?? 0), 0)
  const added = Object.fromEntries(trendMetrics.map((id) => [id, sum(id)])) as Record<TrendMetric, number>
  const once = (id: TrendMetric): number => Math.round(added[id] * (days.length > 1 ? 0.7 : 1))
  const M07 = Math.round(added.M01 / added.M03)
  return { ...added, M06: once('M06'), M17: once('M17'), M07, M13: Math.round(added.M13 / days.length) }
}

const rangeOf = (query: Query) => {
  const [from, to] = [dayNumber(clock, Number(query.start_time)), dayNumber(clock, Number(query.end_time) - 1)]
  const days = Array.from({ length: to - from + 1 }, (_, n) => from + n)
  const back = query.compare === 'year' ? 365 : days.length
  return { days, before: days.map((day) => day - back) }
}

export const fakeBoardTrend = (query: Query): CallData<typeof dashboardApi.trend> => {
  const { days, before } = rangeOf(query)
  return {
    days: days.map((day, n) => ({
      day: dayText(day),
      start_time: dayStart(clock, day),
      end_time: dayStart(clock, day + 1),
      values: dayValues(day),
      before_day: dayText(before[n] ?? 0),
      before: dayValues(before[n] ?? 0),
    })),
    total: { values: totalOf(days.map(dayValues)), before: totalOf(before.map(dayValues)) },
    currency: 'USD',
    data_time: Math.floor(Date.now() / 1000) - 5,
  }
}

export const fakeBoard = (query: Query): CallData<typeof dashboardApi.overview> => {
  const { days, before } = rangeOf(query)
  const { values, before: was } = fakeBoardTrend(query).total
  const more = (of: TrendValues) => ({ ...of, M10: Math.round((of.M08 ?? 0) * 0.4), M15: 310, M18: 512 })
  const [now, then] = [more(values), more(was)]
  const ids = ['M01', 'M02', 'M03', 'M05', 'M06', 'M07', 'M08', 'M09', 'M10', 'M13', 'M15', 'M17', 'M18'] as const
  const gmv = values.M01 ?? 0
  return {
    from: dayText(days[0] ?? 0),
    to: dayText(days.at(-1) ?? 0),
    before_from: dayText(before[0] ?? 0),
    before_to: dayText(before.at(-1) ?? 0),
    kpi: ids.map((id) => ({
      id,
      value: now[id],
      before: then[id],
      change: changeOf(now[id] ?? 0, then[id] ?? 0),
    })),
    compose: [4200, 3100, 1200, 900, 400, 200].map((share_bp, n) => ({
      id: String(n + 1),
      amt: Math.round((gmv * share_bp) / 10_000),
      share_bp,
    })),
    currency: 'USD',
    data_time: Math.floor(Date.now() / 1000) - 5,
  }
}

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

/** Ordinary answers of the data dashboard's calls. */
export const boardAnswers: Record<string, (request: Request) => Envelope> = {
  '/api/v1/dashboard/overview': ({ query }) => done(fakeBoard(query)),
  '/api/v1/dashboard/trend': ({ query }) => done(fakeBoardTrend(query)),
}
