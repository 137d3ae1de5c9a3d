import { LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { MetricId } from '../../shared/metrics/catalogue.ts'
import { usePreferences } from '../state/preferences.ts'
import { type TrendNames, type TrendPoint, trendOption } from './trend-option.ts'

use([LineChart, GridComponent, TooltipComponent, CanvasRenderer])

interface Props {
  readonly rows: readonly TrendPoint[]
  readonly currency: string
  readonly names: TrendNames
  /** Turnover, unless said otherwise. */
  readonly metric?: MetricId
  /** What the picture shows, for those who do not see it. */
  readonly label: string
}

/** echarts with one line chart; sized by its box, redrawn only when its data, words or theme change. */
export const TrendChart = ({ rows, currency, names, metric = 'M01', label }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)
  const theme = usePreferences((state) => state.theme)
  const { today, yesterday, mean7 } = names

  useEffect(() => {
    if (!box.current) return
    const made = init(box.current)
    chart.current = made
    const watch = new ResizeObserver(() => made.resize())
    watch.observe(box.current)
    return () => {
      watch.disconnect()
      made.dispose()
    }
  }, [])

  useEffect(() => {
    chart.current?.setOption(trendOption(rows, metric, currency, { today, yesterday, mean7 }, theme))
  }, [rows, metric, currency, today, yesterday, mean7, theme])

  return <div ref={box} className="trend-space" role="img" aria-label={label} data-testid="trend-chart" />
}
