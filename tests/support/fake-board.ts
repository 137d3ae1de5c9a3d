import type { CallData } from '../../shared/api/endpoint.ts'
import { dashboardApi, type TrendMetric, type TrendValues, trendMetrics } from '../../shared/areas/data-board/api.ts'
import { changeOf } from '../../shared/format/number.ts'
import { dayNumber, dayStart, dayText } from '../../shared/time/zone.ts'
import type { Answers } from './fake-call.ts'
import { fakeOf, fakeZone } from './fake-of.ts'

const clock = { zone: fakeZone, cut_hour: 0 }
type Query = Readonly<Record<string, unknown>>

/** Pages of the data dashboard show how old their data are: these are new. */
const stamp = () => ({ data_time: Math.floor(Date.now() / 1000) - 5 })

const dayValues = (day: number): TrendValues =>
  Object.fromEntries(trendMetrics.map((id, n) => [id, 9000 - 700 * n + ((day * 7919) % 500)])) as TrendValues

/** Of several days: what may be added is, for the rest any sum will do. */
const totalOf = (days: readonly TrendValues[]): TrendValues =>
  Object.fromEntries(
    trendMetrics.map((id: TrendMetric) => [id, days.reduce((sum, day) => sum + (day[id] ?? 0), 0)]),
  ) as TrendValues

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

export const fakeBoardTrend = (query: Query): CallData<typeof dashboardApi.trend> => {
  const { days, before } = rangeOf(query)
  const was = groupsOf(before, query.grain)
  return fakeOf(dashboardApi.trend, {
    days: groupsOf(days, query.grain).map((group, n) => {
      const { day, start_time, end_time } = groupData(was[n] ?? [])
      return {
        ...groupData(group),
        values: totalOf(group.map(dayValues)),
        ...{ before_day: day, before_start_time: start_time, before_end_time: end_time, before_until: end_time },
        before: totalOf((was[n] ?? []).map(dayValues)),
      }
    }),
    total: { values: totalOf(days.map(dayValues)), before: totalOf(before.map(dayValues)) },
    ...stamp(),
  })
}

const figures = [
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

export const fakeBoard = (query: Query): CallData<typeof dashboardApi.overview> => {
  const { days, before } = rangeOf(query)
  const value = (of: readonly number[], id: string): number =>
    totalOf(of.map(dayValues))[id as TrendMetric] ?? of.length
  const against = (id: string, compare: string) => {
    const was = value(rangeOf({ ...query, compare }).before, id)
    return { value: was, change: changeOf(value(days, id), was) }
  }
  return fakeOf(dashboardApi.overview, {
    from: dayText(days[0] ?? 0),
    to: dayText(days.at(-1) ?? 0),
    before_from: dayText(before[0] ?? 0),
    before_to: dayText(before.at(-1) ?? 0),
    kpi: figures.map((id) => ({
      id,
      value: value(days, id),
      before: value(before, id),
      change: changeOf(value(days, id), value(before, id)),
      previous: against(id, 'previous'),
      year: against(id, 'year'),
    })),
    compose: [4200, 3100, 1200, 900, 400, 200].map((share_bp, n) => ({ id: String(n + 1), share_bp })),
    ...stamp(),
  })
}

export const fakeFunnel = fakeOf(dashboardApi.funnel, {
  commission: {
    est_amt: 9_000_000,
    ineligible_amt: 500_000,
    open_amt: 4_200_000,
    deducted_amt: 300_000,
    actual_amt: 4_000_000,
  },
  lines: { paid: 12_000, delivered: 9000, pending: 8600, settled: 4100 },
})

const parts = (...ids: readonly string[]) => ids.map((id) => ({ id }))

/** Ordinary answers of the data dashboard's calls. */
export const boardAnswers: Answers = {
  '/api/v1/dashboard/overview': ({ query }) => fakeBoard(query),
  '/api/v1/dashboard/trend': ({ query }) => fakeBoardTrend(query),
  '/api/v1/dashboard/compose': ({ query }) => ({
    groups: groupsOf(rangeOf(query).days, query.grain).map((days) => ({
      ...groupData(days),
      content: parts('1', '2', '3'),
      collab: parts('1', '2', '9'),
    })),
    categories: ['美妆个护', '家居用品', '女装与内衣', '手机与数码', ''].map((name, n) => ({
      id: name ? String(n + 1) : '',
      name,
      amt: 4_000_000 - n * 700_000,
      whole: true,
    })),
    ...stamp(),
  }),
  '/api/v1/dashboard/funnel': () => ({ ...fakeFunnel, ...stamp() }),
  // A range that has no Sunday, so that its row stays empty.
  '/api/v1/dashboard/heat': () => ({
    cells: Array.from({ length: 6 * 24 }, (_, n) => ({
      weekday: Math.floor(n / 24),
      hour: n % 24,
      amt: 1000 * ((n * 37) % 101),
    })),
    days: [1, 1, 1, 1, 1, 2, 0],
    ...stamp(),
  }),
  '/api/v1/dashboard/choices': () => ({
    regions: ['GB', 'US'],
    shops: [{ id: 'shop-1' }],
    teams: [7, 8].map((id, n) => ({ id: String(id), depth: n + 1 })),
  }),
  '/api/v1/dashboard/report': ({ method, body }) => ({ on: method === 'POST' && Boolean(body.on) }),
  '/api/v1/console/funnel': () => ({ impressions: 812_000, clicks: 61_000, created: 4100, paid: 3600, ...stamp() }),
  '/api/v1/target': ({ method, body }) =>
    method === 'POST'
      ? body
      : {
          month: '2026-03',
          list: [
            { member_id: '', depth: 0, metric: 'M01', target_amt: 900_000_000 },
            { member_id: '7', depth: 1, metric: 'M01', target_amt: null, target_rate_bp: null },
            { member_id: '7', depth: 1, metric: 'M11_OURS', target_amt: 30_000, target_rate_bp: 4000 },
          ],
          may_set: true,
        },
}
