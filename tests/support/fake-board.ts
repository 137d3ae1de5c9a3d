import type { Request } from 'express'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import {
  type dashboardApi,
  type TrendMetric,
  type TrendValues,
  trendMetrics,
} from '../../shared/areas/data-board/api.ts'
import type { targetApi } from '../../shared/areas/targets/api.ts'
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
    M04: Math.round(orders * 1.1),
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
  const custom = from - dayNumber(clock, Number(query.compare_time ?? query.start_time))
  const back = { previous: days.length, year: 365, custom }[String(query.compare ?? 'previous')] ?? days.length
  return { days, before: days.map((day) => day - back) }
}

/** Days alone or, as weeks, by seven. */
const groupsOf = (days: readonly number[], grain: unknown): readonly (readonly number[])[] => {
  const size = grain === 'week' ? 7 : 1
  return days.flatMap((_, n) => (n % size === 0 ? [days.slice(n, n + size)] : []))
}

const groupData = (days: readonly number[]) => ({
  day: dayText(days[0] ?? 0),
  to: dayText(days.at(-1) ?? 0),
  start_time: dayStart(clock, days[0] ?? 0),
  end_time: dayStart(clock, (days.at(-1) ?? 0) + 1),
})

const beforeData = (days: readonly number[]) => {
  const { day, start_time, end_time } = groupData(days)
  return { before_day: day, before_start_time: start_time, before_end_time: end_time, before_until: end_time }
}

export const fakeBoardTrend = (query: Query): CallData<typeof dashboardApi.trend> => {
  const { days, before } = rangeOf(query)
  return {
    days: groupsOf(days, query.grain).map((group, n) => ({
      ...groupData(group),
      values: totalOf(group.map(dayValues)),
      ...beforeData(groupsOf(before, query.grain)[n] ?? []),
      before: totalOf((groupsOf(before, query.grain)[n] ?? []).map(dayValues)),
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
  const ids = [
    'M01',
    'M02',
    'M03',
    'M04',
    'M05',
    'M06',
    'M07',
    'M08',
    'M09',
    'M10',
    'M13',
    'M15',
    'M17',
    'M18',
  ] as const
  const against = (id: (typeof ids)[number], compare: string) => {
    const value = more(fakeBoardTrend({ ...query, compare }).total.before)[id]
    return { value, change: changeOf(now[id] ?? null, value ?? null) }
  }
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
      change: changeOf(now[id] ?? null, then[id] ?? null),
      previous: against(id, 'previous'),
      year: against(id, 'year'),
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

const stamp = () => ({ currency: 'USD', data_time: Math.floor(Date.now() / 1000) - 5 })

export const fakeCompose = (query: Query): CallData<typeof dashboardApi.compose> => ({
  groups: groupsOf(rangeOf(query).days, query.grain).map((days) => {
    const { M01, M06 } = totalOf(days.map(dayValues))
    const part = (id: string, share: number) => ({ id, amt: Math.round((M01 ?? 0) * share) })
    return {
      ...groupData(days),
      content: [part('1', 0.5), part('2', 0.3), part('3', 0.2)],
      collab: [part('1', 0.6), part('2', 0.25), part('9', 0.15)],
      new_buyers: Math.round((M06 ?? 0) * 0.7),
      repeat_buyers: Math.round((M06 ?? 0) * 0.3),
    }
  }),
  categories: ['美妆个护', '家居用品', '女装与内衣', '手机与数码', ''].map((name, n) => ({
    id: name ? String(n + 1) : '',
    name,
    name_en: ['Beauty', 'Home', 'Womenswear', 'Phones', ''][n] ?? '',
    amt: 4_000_000 - n * 700_000,
    whole: true,
  })),
  ...stamp(),
})

export const fakeFunnel: CallData<typeof dashboardApi.funnel> = {
  commission: {
    est_amt: 9_000_000,
    ineligible_amt: 500_000,
    open_amt: 4_200_000,
    deducted_amt: 300_000,
    actual_amt: 4_000_000,
  },
  lines: { paid: 12_000, delivered: 9000, pending: 8600, settled: 4100 },
  currency: 'USD',
  data_time: 0,
}

/** A range that has no Sunday, so that its row stays empty. */
const fakeHeat = (): CallData<typeof dashboardApi.heat> => ({
  cells: Array.from({ length: 6 * 24 }, (_, n) => ({
    weekday: Math.floor(n / 24),
    hour: n % 24,
    amt: 1000 * ((n * 37) % 101),
    orders: n % 9,
  })),
  days: [1, 1, 1, 1, 1, 2, 0],
  ...stamp(),
})

const choices: CallData<typeof dashboardApi.choices> = {
  regions: ['GB', 'US'],
  shops: [{ id: 'shop-1', name: '潮汐旗舰店' }],
  teams: [
    { id: '7', name: '华东团队', depth: 1 },
    { id: '8', name: '李敏', depth: 2 },
  ],
}

const done = (data: unknown): Envelope => ({ status: 1, data, message: '' })

export const fakeTargets: CallData<typeof targetApi.list> = {
  month: '2026-03',
  list: [
    {
      member_id: '',
      name: '深圳市潮汐电子商务',
      depth: 0,
      target_amt: 900_000_000,
      gmv_amt: 540_000_000,
      target_rate_bp: 6000,
    },
    { member_id: '7', name: '华东团队', depth: 1, target_amt: null, gmv_amt: 210_000_000, target_rate_bp: null },
  ],
  may_set: true,
  currency: 'USD',
  data_time: 0,
}

/** Ordinary answers of the data dashboard's calls. */
export const boardAnswers: Record<string, (request: Request) => Envelope> = {
  '/api/v1/dashboard/overview': ({ query }) => done(fakeBoard(query)),
  '/api/v1/dashboard/trend': ({ query }) => done(fakeBoardTrend(query)),
  '/api/v1/dashboard/compose': ({ query }) => done(fakeCompose(query)),
  '/api/v1/dashboard/funnel': () => done({ ...fakeFunnel, ...stamp() }),
  '/api/v1/dashboard/heat': () => done(fakeHeat()),
  '/api/v1/dashboard/choices': () => done(choices),
  '/api/v1/dashboard/report': ({ method, body }) => done({ on: method === 'POST' && Boolean(body.on) }),
  '/api/v1/console/funnel': () =>
    done({ day: '2026-03-16', impressions: 812_000, clicks: 61_000, created: 4100, paid: 3600, ...stamp() }),
  '/api/v1/target': (request) => done(request.method === 'POST' ? request.body : fakeTargets),
}
