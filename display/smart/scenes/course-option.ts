import type { EChartsCoreOption } from 'echarts/core'
import { currencyDecimals } from '../../../shared/format/number.ts'
import { minuteText } from '../../../shared/format/time.ts'
import type { WallZones } from '../../../shared/live/screens.ts'
import { tokens } from '../../../shared/theme/tokens.ts'
import { axisLetters, barOpacity, type ChartStyle, compactAxis, runningBar, stepAxis } from '../../charts/axes.ts'

type Steps = WallZones['live_course']['steps']

const HOUR = 3600
/** Steps from which on hours alone are named; a shorter course names its quarters. */
const LONG = 24

/** Whether anybody told who watches. */
export const isTold = (steps: Steps): boolean => steps.some(({ viewers }) => viewers !== null)

/** Turnover of each step as bars, major units; viewers as a line of their own scale. No animation. */
export const courseOption = (steps: Steps, { theme, tz, currency, unit }: ChartStyle): EChartsCoreOption => {
  const color = tokens[theme]
  const major = 10 ** currencyDecimals(currency)
  const label = axisLetters(color.text2, 24, unit)
  const every = steps.length > LONG ? HOUR : HOUR / 4
  const told = isTold(steps)
  const amounts = compactAxis(label, color, 12 * unit)
  return {
    animation: false,
    grid: { left: 100 * unit, right: (told ? 90 : 12) * unit, top: 16 * unit, bottom: 40 * unit },
    xAxis: stepAxis(
      steps.map(({ t }) => minuteText(t, tz)),
      label,
      color,
      { interval: (at) => (steps[at]?.t ?? 1) % every === 0, margin: 10 * unit },
    ),
    yAxis: [
      { ...amounts, splitNumber: 3, minInterval: 1 / major },
      { ...amounts, splitNumber: 3, minInterval: 1, splitLine: { show: false }, show: told },
    ],
    series: [
      {
        type: 'bar',
        silent: true,
        barWidth: '64%',
        barMaxWidth: 28 * unit,
        data: steps.map(({ gmv_amt }, at) => ({
          value: gmv_amt / major,
          itemStyle: at === steps.length - 1 ? runningBar(color.data1, unit) : { opacity: barOpacity[theme] },
        })),
        itemStyle: { color: color.data1, borderRadius: [3 * unit, 3 * unit, 0, 0] },
      },
      {
        type: 'line',
        silent: true,
        symbol: 'none',
        yAxisIndex: 1,
        data: steps.map(({ viewers }) => viewers ?? '-'),
        lineStyle: { width: 4 * unit, color: color.data3 },
        itemStyle: { color: color.data3 },
      },
    ],
  }
}
