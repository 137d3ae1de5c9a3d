import type { NameAxis, PlotOption, PlotSeries, ValueAxis } from '../options/plot.ts'
import { type Legend, legendOf } from './legend.ts'
import { type Extent, type Marks, marksOf } from './marks.ts'
import { cut, letters, type Pen } from './pen.ts'
import { stackedSpans } from './stacks.ts'

const labelGap = 8
const nameHeight = 22

export interface Shown {
  readonly series: PlotSeries
  /** Of the option's series. */
  readonly n: number
}

export interface Scale {
  readonly axis: ValueAxis
  readonly marks: Marks
  readonly texts: readonly string[]
}

/** What an option is drawn into, and how its reader has turned it. */
export interface Room {
  readonly width: number
  readonly height: number
  /** Font family. */
  readonly family: string
  /** Names of the series that the legend has put out. */
  readonly hidden: ReadonlySet<string>
  /** Of the legend. */
  readonly page: number
}

/** Where everything of an option stands in its room. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly family: string
  readonly option: PlotOption
  readonly shown: readonly Shown[]
  readonly legend: Legend
  /** The names stand under one another and values go to the right. */
  readonly upright: boolean
  readonly names: NameAxis
  readonly nameTexts: readonly string[]
  /** Every so many names are written, so that none meets the next. */
  readonly every: number
  readonly scales: readonly Scale[]
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const isNames = (axis: PlotOption['yAxis']): axis is NameAxis => 'type' in axis && axis.type === 'category'
const isValues = (axis: NameAxis | ValueAxis): axis is ValueAxis => axis.type === 'value'

const extentOf = (shown: readonly Shown[], axis: number): Extent => {
  const spans = stackedSpans(shown.filter(({ series }) => (series.yAxisIndex ?? 0) === axis))
  const values = spans.flatMap((rows) => rows.flatMap((span) => span ?? []))
  return values.reduce<Extent>(({ low, high }, value) => ({ low: Math.min(low, value), high: Math.max(high, value) }), {
    low: 0,
    high: 0,
  })
}

const scaleOf = (axis: ValueAxis, shown: readonly Shown[], n: number): Scale => {
  const { splitNumber = 5, minInterval = 0, max, axisLabel, show = true } = axis
  const marks = marksOf(extentOf(shown, n), { parts: splitNumber, least: minInterval, tight: max === 'dataMax' })
  return { axis, marks, texts: show && axisLabel ? marks.at.map(axisLabel.formatter) : [] }
}

const widest = (pen: Pen, texts: readonly string[]): number =>
  Math.max(0, ...texts.map((text) => pen.measureText(text).width))

export const frameOf = (pen: Pen, option: PlotOption, { width, height, family, hidden, page }: Room): Frame => {
  const { grid, xAxis, yAxis } = option
  const legend = legendOf(pen, option, family, width, page)
  const shown = option.series.flatMap((series, n) => (series.name && hidden.has(series.name) ? [] : [{ series, n }]))
  const upright = isNames(yAxis)
  const names = [yAxis, xAxis].find(isNames)
  if (!names) throw new TypeError('one axis of a chart has names')
  const valueAxes = (upright ? [xAxis] : 'type' in yAxis ? [yAxis] : yAxis).filter(isValues)
  const scales = valueAxes.map((axis, n) => scaleOf(axis, shown, n))
  pen.font = letters(family, names.axisLabel.fontSize)
  const nameTexts = names.data.map((name) => cut(pen, name, names.axisLabel.width ?? Number.POSITIVE_INFINITY))
  const nameWidth = widest(pen, nameTexts)
  pen.font = letters(family)
  const [atLeft = 0, atRight = 0] = upright ? [nameWidth] : scales.map(({ texts }) => widest(pen, texts))
  const atEdges = !upright && names.boundaryGap === false
  const room = (side: number): number => (side > 0 ? side + labelGap : 0)
  const firstHalf = atEdges ? pen.measureText(nameTexts[0] ?? '').width / 2 : 0
  const lastHalf = atEdges ? pen.measureText(nameTexts.at(-1) ?? '').width / 2 : 0
  // Values along the foot: the last one may stand in the outer edge.
  const valueHalf = upright ? pen.measureText(scales[0]?.texts.at(-1) ?? '').width / 2 : 0
  const left = grid.left + Math.max(room(atLeft), firstHalf)
  const right = Math.max(left + 1, width - Math.max(grid.right + Math.max(room(atRight), lastHalf), valueHalf))
  const top = grid.top + legend.extra + (upright ? 0 : 4)
  const below = upright ? (scales[0]?.texts.length ? nameHeight : 0) : nameHeight
  const bottom = Math.max(top + 1, height - grid.bottom - below)
  const steps = Math.max(1, names.data.length - (atEdges ? 1 : 0))
  const band = (upright ? bottom - top : right - left) / steps
  const every = Math.max(1, Math.ceil((upright ? 14 : nameWidth + 12) / Math.max(band, 0.01)))
  return {
    width,
    height,
    family,
    option,
    shown,
    legend,
    upright,
    names,
    nameTexts,
    every,
    scales,
    left,
    right,
    top,
    bottom,
  }
}

/** How much of the axis of names is one name's. */
export const bandOf = ({ names, upright, left, right, top, bottom }: Frame): number => {
  const steps = names.boundaryGap === false ? names.data.length - 1 : names.data.length
  return (upright ? bottom - top : right - left) / Math.max(1, steps)
}

/** Middle of the n-th name along its axis, in pixels. */
export const middleOf = (frame: Frame, n: number): number => {
  const { names, upright, left, top } = frame
  const start = upright ? top : left
  const band = bandOf(frame)
  if (names.boundaryGap === false) return start + (names.data.length > 1 ? n * band : band / 2)
  return start + (n + 0.5) * band
}

/** Where a value stands along its axis, in pixels. */
export const levelOf = (frame: Frame, value: number, axis = 0): number => {
  const { low = 0, high = 1 } = frame.scales[axis]?.marks ?? {}
  const part = (value - low) / (high - low || 1)
  return frame.upright
    ? frame.left + part * (frame.right - frame.left)
    : frame.bottom - part * (frame.bottom - frame.top)
}

/** The name whose room holds a point; undefined outside the drawing. */
export const nameAt = (frame: Frame, x: number, y: number): number | undefined => {
  const { names, upright, left, right, top, bottom } = frame
  if (x < left - 4 || x > right + 4 || y < top - 4 || y > bottom + 4) return undefined
  const along = (upright ? y - top : x - left) / bandOf(frame)
  const n = names.boundaryGap === false ? Math.round(along) : Math.floor(along)
  return names.data.length > 0 ? Math.min(Math.max(0, n), names.data.length - 1) : undefined
}
