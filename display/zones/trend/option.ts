import type { EChartsCoreOption } from 'echarts/core'
import { currencyDecimals } from '../../../shared/format/number.ts'
import { minuteText } from '../../../shared/format/time.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { tokens } from '../../../shared/theme/tokens.ts'
import { axisLetters, barOpacity, type ChartStyle, compactAxis, runningBar, stepAxis } from '../../charts/axes.ts'

export type TrendView = 'hourly' | 'total' | 'commission'
export const trendViews: readonly TrendView[] = ['hourly', 'total', 'commission']

/** Space around the drawing area, stage units; the marker of now stands in the same frame. */
export const trendFrame = { left: 80, right: 12, top: 14, bottom: 32 } as const

/** Elapsed hours of the day that have begun, and the part of the running one, 0 to 1. */
export const hourNow = (trend: Zones['trend'], now = trend.now): { readonly hour: number; readonly part: number } => {
  const elapsed = Math.min(Math.max(0, now - trend.start_t) / 3600, trend.today.length - 0.0001)
  return { hour: Math.floor(elapsed), part: elapsed - Math.floor(elapsed) }
}

/** An hour that is not there adds nothing. */
const totals = (values: readonly (number | null)[]): number[] => {
  let sum = 0
  return values.map((value) => {
    sum += value ?? 0
    return sum
  })
}

/** The option of one view: amounts in major units, hours past now empty, no animation. */
export const trendOption = (trend: Zones['trend'], view: TrendView, style: ChartStyle): EChartsCoreOption => {
  const { theme, tz, currency, unit } = style
  const color = tokens[theme]
  const major = 10 ** currencyDecimals(currency)
  const { hour } = hourNow(trend)
  const series = (values: readonly (number | null)[]): (number | '-')[] =>
    values.map((value) => (value === null ? '-' : value / major))
  const begun = (values: readonly number[]): (number | '-')[] =>
    series(values).map((value, index) => (index <= hour ? value : '-'))
  const line = (data: unknown, stroke: string, dashed: boolean) => ({
    type: 'line',
    data,
    symbol: 'none',
    silent: true,
    lineStyle: { width: (dashed ? 2 : 2.5) * unit, color: stroke, type: dashed ? [6 * unit, 6 * unit] : 'solid' },
    itemStyle: { color: stroke },
  })
  const bars = (values: readonly number[], fill: string) => ({
    type: 'bar',
    silent: true,
    barWidth: '56%',
    data: begun(values).map((value, index) => ({
      value,
      itemStyle: index === hour ? runningBar(fill, unit) : { opacity: barOpacity[theme] },
    })),
    itemStyle: { color: fill, borderRadius: [3 * unit, 3 * unit, 0, 0] },
  })
  const shown = {
    hourly: () => [
      bars(trend.today, color.data1),
      line(series(trend.yesterday), color.data3, false),
      line(series(trend.mean7), color.data8, true),
    ],
    total: () => [
      ...[false, true].map((running) => ({
        ...line(
          begun(totals(trend.today)).map((value, index) =>
            (running ? index >= hour - 1 : index < hour) ? value : '-',
          ),
          color.data1,
          false,
        ),
        areaStyle: { color: color.data1, opacity: 0.16 },
        lineStyle: { width: 4 * unit, color: color.data1, type: running ? [8 * unit, 6 * unit] : 'solid' },
        z: 3,
      })),
      line(series(totals(trend.yesterday)), color.data3, false),
      line(series(totals(trend.mean7)), color.data8, true),
    ],
    commission: () => [bars(trend.commission, color.data2)],
  }[view]()
  const label = axisLetters(color.text3, 22, unit)
  return {
    animation: false,
    grid: {
      left: trendFrame.left * unit,
      right: trendFrame.right * unit,
      top: trendFrame.top * unit,
      bottom: trendFrame.bottom * unit,
    },
    xAxis: stepAxis(
      trend.today.map((_, index) => minuteText(trend.start_t + index * 3600, tz)),
      label,
      color,
      { interval: 2, margin: 8 * unit },
    ),
    yAxis: {
      ...compactAxis(label, color, 10 * unit),
      splitNumber: 3,
      minInterval: currencyDecimals(currency) === 0 ? 1 : 0,
    },
    series: shown,
  }
}
