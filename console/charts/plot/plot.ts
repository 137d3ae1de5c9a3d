import type { Artist, Click, Point } from '../artist.ts'
import { isPlot } from '../options/option.ts'
import type { PlotOption } from '../options/plot.ts'
import { barAt, placeOfPoint, pointUnder } from './aim.ts'
import type { Bar } from './bars.ts'
import { type Frame, frameOf, nameAt } from './frame.ts'
import { legendAt } from './legend.ts'
import { paint } from './paint.ts'
import type { Pen } from './pen.ts'
import { createTip } from './tip.ts'

const penOf = (canvas: HTMLCanvasElement, width: number, height: number, scale: number): Pen => {
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  pen.scale(scale, scale)
  return pen
}

/** Bars and lines on a canvas: what a page of figures draws most, at a hundredth of the cost of a whole chart library. */
export const createPlot = (box: HTMLElement, onClick: (click: Click) => void): Artist => {
  const canvas = document.createElement('canvas')
  box.append(canvas)
  const tip = createTip(box)
  const family = getComputedStyle(box).fontFamily
  const hidden = new Set<string>()
  let page = 0
  let drawn: { readonly pen: Pen; readonly frame: Frame; readonly bars: readonly Bar[] } | undefined
  let option: PlotOption | undefined
  let pointed: number | undefined

  const again = (): void => {
    if (!drawn) return
    const { pen, frame } = drawn
    pen.clearRect(0, 0, frame.width, frame.height)
    drawn = { pen, frame, bars: paint(pen, frame, { hidden, pointed }) }
  }
  const whole = (): void => {
    const { clientWidth: width, clientHeight: height } = box
    if (!option || width === 0 || height === 0) return
    const pen = penOf(canvas, width, height, window.devicePixelRatio)
    const frame = frameOf(pen, option, { width, height, family, hidden, page })
    drawn = { pen, frame, bars: paint(pen, frame, { hidden, pointed }) }
  }
  const mark = (name: number | undefined): void => {
    if (name === pointed) return
    pointed = name
    again()
  }
  const note = (row: number, series: number, x: number, y: number): void => {
    if (!option) return
    const data = option.series[series]?.data[row] ?? null
    tip.show(option.tooltip.formatter({ dataIndex: row, data }), x, y, option.tooltip)
  }
  const leave = (): void => {
    mark(undefined)
    tip.hide()
  }
  const point = (at: Point | undefined): void => {
    if (!at || !drawn) {
      leave()
      return
    }
    mark(at.dataIndex)
    const { x, y } = placeOfPoint(drawn.frame, drawn.bars, at)
    note(at.dataIndex, at.seriesIndex, x, y)
  }

  canvas.addEventListener('pointermove', ({ offsetX: x, offsetY: y }) => {
    if (!drawn || !option) return
    canvas.style.cursor = legendAt(drawn.frame.legend, drawn.frame.width, x, y) === undefined ? '' : 'pointer'
    const bar = option.tooltip.trigger === 'item' ? barAt(drawn.bars, x, y) : undefined
    const name = option.tooltip.trigger === 'item' ? bar?.row : nameAt(drawn.frame, x, y)
    if (name === undefined) return leave()
    mark(name)
    note(name, bar?.series ?? 0, x, y)
  })
  canvas.addEventListener('pointerleave', leave)
  canvas.addEventListener('click', ({ offsetX: x, offsetY: y }) => {
    if (!drawn || !option) return
    const entry = legendAt(drawn.frame.legend, drawn.frame.width, x, y)
    if (entry === 'next') page += 1
    else if (entry !== undefined) {
      const name = option.series[entry]?.name ?? ''
      if (!hidden.delete(name)) hidden.add(name)
    } else {
      const at = pointUnder(drawn.frame, drawn.bars, x, y)
      const series = at && option.series[at.seriesIndex]
      const id = series?.id
      if (at) onClick({ data: series?.data[at.dataIndex], dataIndex: at.dataIndex, ...(id ? { seriesId: id } : {}) })
      return
    }
    whole()
  })

  return {
    draw: (next) => {
      if (!isPlot(next)) return
      option = next
      pointed = undefined
      tip.hide()
      whole()
    },
    resize: whole,
    point,
    picture: (background) => {
      const copy = document.createElement('canvas')
      const { width = 1, height = 1 } = drawn?.frame ?? {}
      const pen = penOf(copy, width, height, 2)
      pen.fillStyle = background
      pen.fillRect(0, 0, width, height)
      if (option) paint(pen, frameOf(pen, option, { width, height, family, hidden, page }), { hidden })
      return copy.toDataURL('image/png')
    },
    dispose: () => box.replaceChildren(),
  }
}
