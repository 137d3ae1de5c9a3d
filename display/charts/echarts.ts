import { BarChart, LineChart } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { type ECharts, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'

use([BarChart, LineChart, GridComponent, CanvasRenderer])

/** A chart in `box` whose bitmap has `ratio` pixels per CSS pixel; it sleeps between two options. */
export const createChart = (box: HTMLElement, ratio: number): ECharts => {
  const chart = init(box, null, { renderer: 'canvas', devicePixelRatio: ratio })
  chart.getZr().setSleepAfterStill(1)
  return chart
}
