import type { EChartsCoreOption } from 'echarts/core'
import type { WallZones } from '../../../shared/live/screens.ts'
import { type Theme, tokens } from '../../../shared/theme/tokens.ts'
import { axisLetters, compactAxis, stepAxis } from '../../charts/axes.ts'

/** Units that the name of a day takes. */
const DAY_W = 66

/**
 * Versions submitted, approved and rejected by day, with how many are usually approved in a day (tenths; null: none yet); `unit`
 * CSS pixels a stage unit, `w` units of width.
 */
export const clipTrendOption = (
  days: WallZones['clip_trend'],
  usual_tenths: number | null,
  { theme, unit, w }: { readonly theme: Theme; readonly unit: number; readonly w: number },
): EChartsCoreOption => {
  const color = tokens[theme]
  const label = axisLetters(color.text2, 22, unit)
  const bars = (data: readonly number[], fill: string) => ({
    type: 'bar',
    silent: true,
    barGap: '10%',
    barCategoryGap: '34%',
    data,
    itemStyle: { color: fill, borderRadius: [2 * unit, 2 * unit, 0, 0] },
  })
  return {
    animation: false,
    grid: { left: 52 * unit, right: 8 * unit, top: 12 * unit, bottom: 34 * unit },
    xAxis: stepAxis(
      days.map(({ id }) => id.slice(5)),
      label,
      color,
      { interval: Math.ceil((days.length * DAY_W) / w) - 1, margin: 8 * unit },
    ),
    yAxis: { ...compactAxis(label, color, 10 * unit), splitNumber: 2, minInterval: 1 },
    series: [
      bars(
        days.map(({ submitted }) => submitted),
        color.data8,
      ),
      bars(
        days.map(({ approved }) => approved),
        color.data4,
      ),
      bars(
        days.map(({ rejected }) => rejected),
        color.data5,
      ),
      {
        type: 'line',
        symbol: 'none',
        silent: true,
        data: days.map(() => (usual_tenths === null ? '-' : usual_tenths / 10)),
        lineStyle: { width: 2 * unit, color: color.data4, type: [6 * unit, 6 * unit] },
      },
    ],
  }
}
