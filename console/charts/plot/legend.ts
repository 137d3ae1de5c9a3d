import type { PlotOption } from '../options/plot.ts'
import { cut, letters, type Pen } from './pen.ts'

const rowHeight = 20
const gap = 12
const mostRows = 2
const widestName = 180
/** Room for the numbers of the pages at the end of a row. */
const pagerWidth = 44

export interface LegendEntry {
  /** Of the option's series. */
  readonly series: number
  readonly text: string
  readonly x: number
  /** Middle of its row. */
  readonly y: number
  readonly width: number
}

export interface Legend {
  readonly entries: readonly LegendEntry[]
  readonly page: number
  readonly pages: number
  /** How far its rows push the drawing down, beyond the first. */
  readonly extra: number
}

const none: Legend = { entries: [], page: 0, pages: 1, extra: 0 }

/** The names of the series in rows as wide as the chart; more than two rows are pages, which come round. */
export const legendOf = (
  pen: Pen,
  { legend, series }: PlotOption,
  family: string,
  width: number,
  turned: number,
): Legend => {
  if (!legend) return none
  pen.font = letters(family, legend.textStyle.fontSize)
  const named = series.flatMap(({ name }, n) => (name ? [{ series: n, text: cut(pen, name, widestName) }] : []))
  const entries: (LegendEntry & { readonly row: number })[] = []
  let [x, row] = [0, 0]
  for (const { series: n, text } of named) {
    const wide = legend.itemWidth + 5 + pen.measureText(text).width
    const room = (row + 1) % mostRows === 0 ? width - pagerWidth : width
    if (x > 0 && x + wide > room) [x, row] = [0, row + 1]
    entries.push({ series: n, text, x, y: 12 + (row % mostRows) * rowHeight, width: wide, row })
    x += wide + gap
  }
  const pages = Math.floor(row / mostRows) + 1
  const page = turned % pages
  const rows = Math.min(row + 1, mostRows)
  return {
    entries: entries.filter((entry) => Math.floor(entry.row / mostRows) === page),
    page,
    pages,
    extra: (rows - 1) * rowHeight,
  }
}

/** What of the legend stands at a point: a series, or the way to its next page. */
export const legendAt = (
  { entries, pages, extra }: Legend,
  width: number,
  x: number,
  y: number,
): number | 'next' | undefined => {
  if (pages > 1 && x > width - pagerWidth && Math.abs(y - 12 - extra) < rowHeight / 2) return 'next'
  return entries.find((entry) => x >= entry.x && x <= entry.x + entry.width && Math.abs(y - entry.y) < rowHeight / 2)
    ?.series
}
