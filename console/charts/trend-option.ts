import type { LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import { compactMoney, compactText, currencyDecimals, rateText } from '../../shared/format/number.ts'
import { type MetricId, metricUnit } from '../../shared/metrics/catalogue.ts'
import { type Theme, tokens } from '../../shared/theme/tokens.ts'
import { exactText } from '../ui/figure-text.ts'

export type TrendOption = ComposeOption<LineSeriesOption | GridComponentOption | TooltipComponentOption>
type Series = 'today' | 'yesterday' | 'mean7'
/** A series without a name is not drawn. */
export type TrendNames = Readonly<Record<'today' | 'yesterday', string>> & { readonly mean7?: string | undefined }
export interface TrendPoint {
  readonly today: number | null
  readonly yesterday: number | null
  readonly mean7?: number | null
  readonly t: number
  readonly label: string
}

const order: readonly Series[] = ['mean7', 'yesterday', 'today']

/** What the axis counts in, so that its marks are round: major units of the currency, per cent, pieces. */
const axisOf = (metric: MetricId, currency: string) => {
  switch (metricUnit(metric)) {
    case 'money': {
      const unit = 10 ** currencyDecimals(currency)
      return { unit, text: (value: number) => compactMoney(value * unit, currency), minInterval: 0 }
    }
    case 'rate':
      return { unit: 100, text: (value: number) => rateText(value * 100, 1), minInterval: 0 }
    default:
      return { unit: 1, text: compactText, minInterval: 1 }
  }
}

/**
 * The chart of a trend: x by hour or day, y in the unit of `metric`. Lines differ by dash as well as by hue. No
 * animation: an update then costs a fifth.
 */
export const trendOption = (
  points: readonly TrendPoint[],
  metric: MetricId,
  currency: string,
  names: TrendNames,
  theme: Theme,
): TrendOption => {
  const t = tokens[theme]
  const { unit, text, minInterval } = axisOf(metric, currency)
  const drawn = order.filter((series) => names[series] !== undefined)
  const style: Record<Series, LineSeriesOption['lineStyle']> = {
    today: { color: t.data1, width: 2.5 },
    yesterday: { color: t.data8, width: 1.5, type: 'dashed' },
    mean7: { color: t.data3, width: 1.5, type: 'dotted' },
  }
  return {
    animation: false,
    textStyle: { fontFamily: 'inherit' },
    grid: { left: 8, right: 14, top: 12, bottom: 4, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    xAxis: {
      type: 'category',
      boundaryGap: false,
      data: points.map((point) => point.label),
      axisLine: { lineStyle: { color: t.lineStrong } },
      axisTick: { show: false },
      axisLabel: { color: t.text3, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      splitNumber: 4,
      minInterval,
      splitLine: { lineStyle: { color: t.line } },
      axisLabel: { color: t.text3, formatter: text },
    },
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      backgroundColor: t.surface3,
      borderColor: t.lineStrong,
      textStyle: { color: t.text1, fontSize: 13, lineHeight: 20 },
      axisPointer: { lineStyle: { color: t.lineStrong } },
      formatter: (params) => {
        const point = points[(Array.isArray(params) ? params[0] : params)?.dataIndex ?? -1]
        if (!point) return ''
        const line = (series: Series): string => {
          const value = point[series] ?? null
          return value === null ? '' : `\n${names[series]}  ${exactText(metric, value, currency)}`
        }
        return `${point.label}${line('today')}${line('yesterday')}${line('mean7')}`
      },
    },
    series: drawn.map((series) => ({
      type: 'line',
      name: names[series] ?? '',
      data: points.map((point) => {
        const value = point[series] ?? null
        return value === null ? null : value / unit
      }),
      symbol: 'circle',
      showSymbol: points.length === 1,
      symbolSize: 6,
      itemStyle: { color: style[series]?.color as string },
      lineStyle: style[series] ?? {},
      emphasis: { disabled: true },
      z: series === 'today' ? 3 : 2,
      ...(series === 'today' ? { areaStyle: { color: t.brandSoft } } : {}),
    })),
  }
}
