import type { LineSeriesOption } from 'echarts/charts'
import type { GridComponentOption, TooltipComponentOption } from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import { compactMoney, currencyDecimals, moneyText } from '../../shared/format/number.ts'
import { type Theme, tokens } from '../../shared/theme/tokens.ts'

export type TrendOption = ComposeOption<LineSeriesOption | GridComponentOption | TooltipComponentOption>
type Series = 'today' | 'yesterday' | 'mean7'
export type TrendNames = Readonly<Record<Series, string>>
export interface TrendPoint extends Readonly<Record<Series, number | null>> {
  readonly t: number
  readonly label: string
}

const order: readonly Series[] = ['mean7', 'yesterday', 'today']

/**
 * The chart of a trend: x by elapsed hour, y in major units of `currency`. Lines differ by dash as well as by hue. No
 * animation: an update then costs a fifth.
 */
export const trendOption = (
  points: readonly TrendPoint[],
  currency: string,
  names: TrendNames,
  theme: Theme,
): TrendOption => {
  const t = tokens[theme]
  const unit = 10 ** currencyDecimals(currency)
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
      splitLine: { lineStyle: { color: t.line } },
      axisLabel: { color: t.text3, formatter: (value: number) => compactMoney(value * unit, currency) },
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
          const value = point[series]
          return value === null ? '' : `\n${names[series]}  ${moneyText(value, currency)}`
        }
        return `${point.label}${line('today')}${line('yesterday')}${line('mean7')}`
      },
    },
    series: order.map((series) => ({
      type: 'line',
      name: names[series],
      data: points.map((point) => {
        const value = point[series]
        return value === null ? null : value / unit
      }),
      symbol: 'circle',
      showSymbol: false,
      symbolSize: 6,
      itemStyle: { color: style[series]?.color as string },
      lineStyle: style[series] ?? {},
      emphasis: { disabled: true },
      z: series === 'today' ? 3 : 2,
      ...(series === 'today' ? { areaStyle: { color: t.brandSoft } } : {}),
    })),
  }
}
