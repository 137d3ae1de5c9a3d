import type { EChartsCoreOption } from 'echarts/core'
import { currencyDecimals } from '../../../shared/format/number.ts'
import { minuteText } from '../../../shared/format/time.ts'
import type { WallZones } from '../../../shared/live/screens.ts'
import { tokens } from '../../../shared/theme/tokens.ts'
import { axisLetters, type ChartStyle, compactAxis, stepAxis } from '../../charts/axes.ts'

/** Units that the name of an hour takes. */
const HOUR_W = 84

interface Style extends ChartStyle {
  /** Units of width. */
  readonly w: number
}

/** Revenue and spend of each hour in major units; hours to come, and what cannot be told, are empty. */
export const adHoursOption = (
  hours: WallZones['ad_hours'],
  { theme, tz, currency, unit, w }: Style,
): EChartsCoreOption => {
  const color = tokens[theme]
  const major = 10 ** currencyDecimals(currency)
  const label = axisLetters(color.text2, 24, unit)
  const bars = (amts: readonly (number | null)[], fill: string) => ({
    type: 'bar',
    silent: true,
    barGap: '8%',
    barCategoryGap: '30%',
    data: amts.map((amt) => (amt === null ? '-' : amt / major)),
    itemStyle: { color: fill, borderRadius: [3 * unit, 3 * unit, 0, 0] },
  })
  return {
    animation: false,
    grid: { left: 84 * unit, right: 8 * unit, top: 14 * unit, bottom: 38 * unit },
    xAxis: stepAxis(
      hours.map(({ t }) => minuteText(t, tz)),
      label,
      color,
      { interval: Math.ceil((hours.length * HOUR_W) / w) - 1, margin: 10 * unit },
    ),
    yAxis: {
      ...compactAxis(label, color, 10 * unit),
      splitNumber: 4,
      minInterval: currencyDecimals(currency) === 0 ? 1 : 0,
    },
    series: [
      bars(
        hours.map(({ revenue_amt }) => revenue_amt),
        color.data2,
      ),
      bars(
        hours.map(({ spend_amt }) => spend_amt),
        color.data1,
      ),
    ],
  }
}
