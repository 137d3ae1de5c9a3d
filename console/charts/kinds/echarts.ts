import { TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { Artist, Click } from '../artist.ts'
import { isPlot } from '../options/option.ts'

use([CanvasRenderer, TooltipComponent])

/** What is no row of bars or lines, drawn by echarts; each kind brings its own parts. */
export const createChart = (box: HTMLElement, onClick: (click: Click) => void): Artist => {
  const made = init(box)
  made.on('click', (click) => onClick(click))
  return {
    draw: (option) => {
      if (!isPlot(option)) made.setOption(option, { notMerge: true })
    },
    resize: () => made.resize(),
    point: (at) => made.dispatchAction(at ? { type: 'showTip', ...at } : { type: 'hideTip' }),
    picture: (backgroundColor) => made.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor }),
    dispose: () => made.dispose(),
  }
}
