import type { Point } from '../artist.ts'
import { amountOf } from '../options/plot.ts'
import type { Bar } from './bars.ts'
import { type Frame, levelOf, middleOf, nameAt } from './frame.ts'

/** How far from a line's point a press still means it, in pixels. */
const reach = 24

export const barAt = (bars: readonly Bar[], x: number, y: number): Bar | undefined =>
  bars.findLast(
    (bar) =>
      !bar.silent && x >= bar.x - 1 && x <= bar.x + bar.width + 1 && y >= bar.y - 1 && y <= bar.y + bar.height + 1,
  )

/** The point of a line at a place. */
const linePointAt = (frame: Frame, x: number, y: number): Point | undefined => {
  const row = nameAt(frame, x, y)
  if (row === undefined) return undefined
  const near = frame.shown.flatMap(({ series, n }) => {
    const value = series.type === 'line' ? amountOf(series.data[row]) : null
    const off = value === null ? reach : Math.abs(levelOf(frame, value, series.yAxisIndex) - y)
    return off < reach ? [{ seriesIndex: n, dataIndex: row, off }] : []
  })
  return near.sort((one, other) => one.off - other.off)[0]
}

/** What a press at a place means. */
export const pointUnder = (frame: Frame, bars: readonly Bar[], x: number, y: number): Point | undefined => {
  const bar = barAt(bars, x, y)
  return bar ? { seriesIndex: bar.series, dataIndex: bar.row } : linePointAt(frame, x, y)
}

/** Where the note of a point stands. */
export const placeOfPoint = (frame: Frame, bars: readonly Bar[], { seriesIndex, dataIndex }: Point) => {
  const bar = bars.find(({ series, row }) => series === seriesIndex && row === dataIndex)
  if (bar) return { x: bar.x + bar.width / 2, y: bar.y + bar.height / 2 }
  const series = frame.option.series[seriesIndex]
  const value = amountOf(series?.data[dataIndex])
  const along = middleOf(frame, dataIndex)
  return { x: along, y: value === null ? (frame.top + frame.bottom) / 2 : levelOf(frame, value, series?.yAxisIndex) }
}
