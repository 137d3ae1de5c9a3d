import type { EChartsCoreOption } from 'echarts/core'
import { currencyDecimals } from '../../../shared/format/number.ts'
import { minuteText } from '../../../shared/format/time.ts'
import type { WallZones } from '../../../shared/live/screens.ts'
import { tokens } from '../../../shared/theme/tokens.ts'
import { axisLetters, type ChartStyle, compactAxis } from '../../charts/axes.ts'
import { hourNow } from '../../zones/trend/option.ts'

/** Hours since the day began and the running total, major units. */
type Point = readonly [hour: number, total: number]

const running = (values: readonly (number | null)[], major: number): readonly Point[] => {
  let sum = 0
  return [0, ...values].map((value, hour): Point => {
    sum += value ?? 0
    return [hour, sum / major]
  })
}

/** Running totals of today and of yesterday, and the range in which today may go on; no animation. */
export const outlookOption = (
  trend: WallZones['trend'],
  { low, high }: WallZones['outlook'],
  { theme, tz, currency, unit }: ChartStyle,
): EChartsCoreOption => {
  const color = tokens[theme]
  const major = 10 ** currencyDecimals(currency)
  const { hour, part } = hourNow(trend)
  const hours = trend.today.length
  const all = running(trend.today, major)
  const now: Point = [hour + part, all.at(-1)?.[1] ?? 0]
  const today = [...all.slice(0, hour + 1), now]
  // The range begins where today stands.
  const edge = (side: readonly (number | null)[]): readonly Point[] =>
    side.length === 0
      ? []
      : [now, ...side.flatMap((value, at) => (value === null ? [] : [[at + 1, value / major] as const]))]
  const [floor, roof] = [edge(low), edge(high)]
  const label = axisLetters(color.text2, 24, unit)
  const line = (data: readonly Point[], stroke: string, width: number) => ({
    type: 'line',
    silent: true,
    symbol: 'none',
    data,
    lineStyle: { width: width * unit, color: stroke },
    itemStyle: { color: stroke },
  })
  const band = (data: readonly Point[], opacity: number) => ({
    ...line(data, color.data1, 0),
    stack: 'band',
    lineStyle: { opacity: 0 },
    areaStyle: { color: color.data1, opacity },
  })
  return {
    animation: false,
    grid: { left: 110 * unit, right: 48 * unit, top: 20 * unit, bottom: 44 * unit },
    xAxis: {
      type: 'value',
      min: 0,
      max: hours,
      interval: 3,
      axisLine: { lineStyle: { color: color.lineStrong } },
      axisTick: { show: false },
      splitLine: { show: false },
      axisLabel: {
        ...label,
        formatter: (value: number) => minuteText(trend.start_t + value * 3600, tz),
        margin: 12 * unit,
      },
    },
    yAxis: { ...compactAxis(label, color, 12 * unit), splitNumber: 4 },
    series: [
      band(floor, 0),
      band(
        roof.map(([at, value], n): Point => [at, value - (floor[n]?.[1] ?? 0)]),
        0.26,
      ),
      line(running(trend.yesterday, major), color.data3, 3),
      { ...line(today, color.data1, 6), z: 3 },
    ],
  }
}
