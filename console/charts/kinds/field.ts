import { VisualMapComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { Bar3DChart } from 'echarts-gl/charts'
import { Grid3DComponent } from 'echarts-gl/components'
import type { Artist, Click } from '../artist.ts'
import type { ChartOption } from '../options/option.ts'
import { createChart } from './echarts.ts'

use([Bar3DChart, Grid3DComponent, VisualMapComponent])

/**
 * Bars on a field, drawn by echarts-gl. It stays blank once the browser took its context away, even when it gives it back:
 * then the chart is made anew, with what it showed.
 */
export const createField = (box: HTMLElement, onClick: (click: Click) => void): Artist => {
  let made = createChart(box, onClick)
  let shown: ChartOption | undefined
  const onLost = (event: Event): void => event.preventDefault()
  const onBack = (): void => {
    made.dispose()
    made = createChart(box, onClick)
    if (shown) made.draw(shown)
  }
  // Neither event bubbles.
  box.addEventListener('webglcontextlost', onLost, true)
  box.addEventListener('webglcontextrestored', onBack, true)
  return {
    draw: (option) => {
      shown = option
      made.draw(option)
    },
    resize: () => made.resize(),
    point: (at) => made.point(at),
    picture: (ground) => made.picture(ground),
    dispose: () => {
      box.removeEventListener('webglcontextlost', onLost, true)
      box.removeEventListener('webglcontextrestored', onBack, true)
      made.dispose()
    },
  }
}
