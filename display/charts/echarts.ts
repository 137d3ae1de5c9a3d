import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { type ECharts, type EChartsCoreOption, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([BarChart, LineChart, GridComponent, CanvasRenderer])

/** A chart in `box` whose bitmap has `ratio` pixels per CSS pixel; it sleeps as soon as nothing moves. */
export const createChart = (box: HTMLElement, ratio: number): ECharts => {
  const chart = init(box, null, { renderer: 'canvas', devicePixelRatio: ratio })
  chart.getZr().setSleepAfterStill(1)
  return chart
}

/** Draws an option at once; then the chart sleeps, without the frames in which it would look for something that moves. */
export const show = (chart: ECharts, option: EChartsCoreOption): void => {
  chart.setOption(option, { notMerge: true, lazyUpdate: false })
  chart.getZr().animation.stop()
}
