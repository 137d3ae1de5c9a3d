import { amountOf, colorOf, type PlotLine } from '../options/plot.ts'
import { type Bar, type Box, barsOf } from './bars.ts'
import { bandOf, type Frame, levelOf, middleOf } from './frame.ts'
import { letters, type Pen, rule, write } from './pen.ts'

const dashes: Readonly<Record<string, number[]>> = { dashed: [6, 4], dotted: [2, 3] }

const paintAxes = (pen: Pen, frame: Frame): void => {
  const { family, left, right, top, bottom, upright, scales, names, nameTexts, every } = frame
  for (const [n, { axis, marks, texts }] of scales.entries()) {
    for (const [k, value] of marks.at.entries()) {
      const at = levelOf(frame, value, n)
      const line = axis.splitLine
      if (axis.show !== false && line && line.show !== false && line.lineStyle)
        rule(pen, upright ? [at, top] : [left, at], upright ? [at, bottom] : [right, at], line.lineStyle.color)
      const text = texts[k]
      if (text === undefined || !axis.axisLabel) continue
      const words = { color: axis.axisLabel.color, font: letters(family) }
      if (upright) write(pen, text, at, bottom + 13, { ...words, align: 'center' })
      else if (n === 0) write(pen, text, left - 8, at, { ...words, align: 'right' })
      else write(pen, text, right + 8, at, words)
    }
  }
  const { axisLine, axisLabel } = names
  if (axisLine?.lineStyle && axisLine.show !== false) {
    const zero = levelOf(frame, 0)
    rule(pen, upright ? [zero, top] : [left, zero], upright ? [zero, bottom] : [right, zero], axisLine.lineStyle.color)
  }
  const words = { color: axisLabel.color, font: letters(family, axisLabel.fontSize) }
  for (let n = 0; n < nameTexts.length; n += every) {
    const at = middleOf(frame, n)
    if (upright) write(pen, nameTexts[n] ?? '', left - 8, at, { ...words, align: 'right' })
    else write(pen, nameTexts[n] ?? '', at, bottom + 13, { ...words, align: 'center' })
  }
}

const paintBox = (pen: Pen, { x, y, width, height, color, radius }: Box): void => {
  pen.fillStyle = color
  pen.beginPath()
  const corners = typeof radius === 'number' ? radius : [...radius]
  pen.roundRect(x, y, width, height, corners)
  pen.fill()
}

const paintLabel = (pen: Pen, family: string, { label, datum, x, y, width, height }: Bar): void => {
  if (!label) return
  const text = typeof label.formatter === 'string' ? label.formatter : label.formatter({ data: datum })
  const words = { color: label.color, font: letters(family, label.fontSize) }
  if (label.position === 'right') write(pen, text, x + width + 6, y + height / 2, words)
  else write(pen, text, x + width / 2, y - 10, { ...words, align: 'center' })
}

type Point = readonly [x: number, y: number]

/** The points of a line in runs without a gap. */
const runsOf = (frame: Frame, { data, yAxisIndex }: PlotLine): readonly (readonly Point[])[] => {
  const runs: Point[][] = [[]]
  for (const [row, datum] of data.entries()) {
    const value = amountOf(datum)
    if (value === null) runs.push([])
    else runs.at(-1)?.push([middleOf(frame, row), levelOf(frame, value, yAxisIndex)])
  }
  return runs.filter((run) => run.length > 0)
}

const dot = (pen: Pen, [x, y]: Point, size: number, color: string): void => {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, size / 2, 0, 2 * Math.PI)
  pen.fill()
}

const follow = (pen: Pen, run: readonly Point[], step: boolean): void => {
  for (const [n, [x, y]] of run.entries()) {
    if (n > 0 && step) pen.lineTo(x, run[n - 1]?.[1] ?? y)
    pen.lineTo(x, y)
  }
}

const isRunning = ({ datum }: Bar): boolean =>
  typeof datum === 'object' && datum !== null && datum.itemStyle?.dashed === true

const paintOutline = (pen: Pen, { x, y, width, height, color }: Bar): void => {
  pen.strokeStyle = color
  pen.lineWidth = 1.5
  pen.setLineDash([4, 3])
  pen.strokeRect(x + 1, y + 1, Math.max(0, width - 2), Math.max(0, height - 2))
  pen.setLineDash([])
}

const paintLine = (pen: Pen, frame: Frame, line: PlotLine): void => {
  const { width, type = 'solid' } = line.lineStyle
  const ground = levelOf(frame, 0, line.yAxisIndex)
  for (const run of runsOf(frame, line)) {
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last) continue
    if (line.areaStyle) {
      pen.fillStyle = line.areaStyle.color
      pen.beginPath()
      pen.moveTo(first[0], ground)
      follow(pen, run, line.step === 'end')
      pen.lineTo(last[0], ground)
      pen.fill()
    }
    pen.strokeStyle = colorOf(line)
    pen.lineWidth = width
    pen.lineJoin = 'bevel'
    const runs = line.running !== undefined && last[0] === middleOf(frame, line.running)
    const pieces = runs
      ? [[run.slice(0, -1), type] as const, [run.slice(-2), 'dashed'] as const]
      : [[run, type] as const]
    for (const [piece, dash] of pieces) {
      pen.setLineDash(dashes[dash] ?? [])
      pen.beginPath()
      follow(pen, piece, line.step === 'end')
      pen.stroke()
    }
    pen.setLineDash([])
    // A value between two gaps is no line.
    if (line.showSymbol || run.length === 1) for (const point of run) dot(pen, point, line.symbolSize, colorOf(line))
  }
}

const paintLegend = (pen: Pen, frame: Frame, hidden: ReadonlySet<string>): void => {
  const { legend, option, width } = frame
  if (!option.legend) return
  const { itemWidth, textStyle, inactiveColor, pageIconColor } = option.legend
  const font = letters(frame.family, textStyle.fontSize)
  for (const { series: n, text, x, y } of legend.entries) {
    const series = option.series[n]
    if (!series) continue
    const off = hidden.has(series.name ?? '')
    const color = off ? inactiveColor : colorOf(series)
    if (series.type === 'bar') paintBox(pen, { x, y: y - 5, width: itemWidth, height: 10, color, radius: 2 })
    else {
      pen.strokeStyle = color
      pen.lineWidth = 2
      pen.setLineDash(dashes[series.lineStyle.type ?? 'solid'] ?? [])
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x + itemWidth, y)
      pen.stroke()
      pen.setLineDash([])
      dot(pen, [x + itemWidth / 2, y], 6, color)
    }
    write(pen, text, x + itemWidth + 5, y, { color: off ? inactiveColor : textStyle.color, font })
  }
  if (legend.pages > 1)
    write(pen, `${legend.page + 1}/${legend.pages} ›`, width - 4, 12 + legend.extra, {
      color: pageIconColor,
      align: 'right',
      font,
    })
}

/** Marks the name that is pointed at, under what is drawn of it. */
const paintPointer = (pen: Pen, frame: Frame, name: number): void => {
  const { option, upright, left, right, top, bottom } = frame
  const { shadowStyle, lineStyle } = option.tooltip.axisPointer ?? {}
  const at = middleOf(frame, name)
  if (lineStyle) rule(pen, [at, top], [at, bottom], lineStyle.color)
  if (!shadowStyle) return
  const band = bandOf(frame)
  pen.fillStyle = shadowStyle.color
  if (upright) pen.fillRect(left, at - band / 2, right - left, band)
  else pen.fillRect(at - band / 2, top, band, bottom - top)
}

/** Draws a frame; answers its bars, for whoever asks what stands where. */
export const paint = (
  pen: Pen,
  frame: Frame,
  { hidden, pointed }: { hidden: ReadonlySet<string>; pointed?: number | undefined },
): readonly Bar[] => {
  const bars = barsOf(frame)
  const { family } = frame
  if (pointed !== undefined) paintPointer(pen, frame, pointed)
  paintAxes(pen, frame)
  for (const bar of bars) {
    if (isRunning(bar)) paintOutline(pen, bar)
    else paintBox(pen, bar)
  }
  for (const bar of bars) paintLabel(pen, family, bar)
  const lines = frame.shown.flatMap(({ series }) => (series.type === 'line' ? [series] : []))
  for (const line of lines.sort((one, other) => one.z - other.z)) {
    paintLine(pen, frame, line)
    const value = pointed === undefined ? null : amountOf(line.data[pointed])
    if (pointed !== undefined && value !== null)
      dot(pen, [middleOf(frame, pointed), levelOf(frame, value, line.yAxisIndex)], 7, colorOf(line))
  }
  paintLegend(pen, frame, hidden)
  return bars
}
