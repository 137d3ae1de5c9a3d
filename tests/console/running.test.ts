import { expect, test } from 'vitest'
import { risingOf } from '../../console/board/rising.ts'
import { barOption } from '../../console/charts/options/bar.ts'
import { lineOption } from '../../console/charts/options/line.ts'
import type { PlotLine } from '../../console/charts/options/plot.ts'
import { waterfallOption } from '../../console/charts/options/waterfall.ts'
import { stackedDays } from '../../console/charts/stacked-days.ts'
import type { ChartTable } from '../../console/charts/table.ts'
import { runningHour } from '../../console/features/dashboard/trend-rows.ts'
import { runningGroup } from '../../console/features/data-board/day-rows.ts'
import { changeIn } from '../../shared/metrics/maturity.ts'
import { tokens } from '../../shared/theme/tokens.ts'
import { fakeTrend } from '../support/fake-data.ts'

const table: ChartTable = {
  columns: [
    { name: 'hour', unit: 'text' },
    { name: 'today', unit: 'count' },
    { name: 'yesterday', unit: 'count' },
  ],
  rows: [
    ['00', 10, 9],
    ['01', 12, 11],
    ['02', 3, 12],
    ['03', null, 13],
  ],
  running: 2,
}
const look = { theme: 'dark', currency: 'USD' } as const
test('[CH11] the piece of a line that leads to the running point is dashed, that of the other days is not', () => {
  const series = (running: number | undefined) =>
    lineOption({ ...look, table: { ...table, running }, dashed: [2] }).series as readonly PlotLine[]
  expect(series(2).map((line) => line.running)).toEqual([2, undefined])
  expect(series(undefined).map((line) => line.running)).toEqual([undefined, undefined])
})

test('[CH11] the running bar is an outline of its height, alone or on others', () => {
  const [bars] = barOption({ ...look, table, stacked: true }).series
  expect(bars?.data).toEqual([10, 12, { value: 3, itemStyle: { dashed: true } }, null])
})

test('[CH11] what runs is found by the time of the data: hour, day, week; nothing once it is over', () => {
  const trend = fakeTrend()
  expect(runningHour(trend)).toBe(14)
  expect(runningHour({ ...trend, now: trend.start_t + trend.today.length * 3600 })).toBeUndefined()
  const days = [
    { start_time: 0, end_time: 100 },
    { start_time: 100, end_time: 200 },
  ]
  expect([runningGroup(days, 99), runningGroup(days, 100), runningGroup(days, 200)]).toEqual([0, 1, undefined])
  expect(stackedDays(['2026-09-08', '2026-09-09'], [], '', '2026-09-09').running).toBe(1)
  expect(stackedDays(['2026-09-08'], [], '', '2026-09-09').running).toBeUndefined()
})

test.each(['M13', 'M14', 'M15', 'M16'])(
  '[F6] %s of days that had no time for it is compared with nothing',
  (metric) => {
    const day = 86_400
    expect(changeIn(metric, 100, 800, { until: 50 * day, now: 80 * day - 1 })).toEqual({ kind: 'early' })
    expect(changeIn(metric, 100, 800, { until: 50 * day, now: 80 * day })).toEqual({ kind: 'bp', bp: -8750 })
    expect(changeIn(metric, null, 800, { until: 50 * day, now: 51 * day })).toEqual({ kind: 'none' })
    expect(changeIn('M01', 100, 800, { until: 50 * day, now: 51 * day })).toEqual({ kind: 'bp', bp: -8750 })
  },
)

test('[F6] commission that waits is neither gain nor loss: no colour of either', () => {
  expect([risingOf('M10'), risingOf('M13'), risingOf('M09')]).toEqual(['neutral', 'bad', 'good'])
  const steps: ChartTable = {
    columns: [
      { name: 'step', unit: 'text' },
      { name: 'commission', unit: 'money' },
    ],
    rows: [
      ['estimated', 100],
      ['refunded', -10],
      ['waiting', -30],
      ['left', 60],
    ],
  }
  const option = waterfallOption({ ...look, table: steps, totals: [3], neutral: [2] })
  const hues = option.series[1]?.data.map((bar) => (bar as { itemStyle: { color: string } }).itemStyle.color)
  const t = tokens.dark
  expect(hues).toEqual([t.data1, t.bad, t.data8, t.data1])
})
