import { amountOf, colorOf, type PlotBars, type PlotDatum, type PlotLabel } from '../options/plot.ts'
import { bandOf, type Frame, levelOf, middleOf, type Shown } from './frame.ts'
import { stackedSpans } from './stacks.ts'

/** Of a name's room that its bars share, and of a bar's width that parts it from the next. */
const used = 0.8
const between = 0.1

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly color: string
  readonly radius: number | readonly number[]
}

export interface Bar extends Box {
  /** Of the option's series. */
  readonly series: number
  readonly row: number
  readonly datum: PlotDatum
  readonly label: PlotLabel | undefined
  readonly silent: boolean
}

type BarsShown = Shown & { readonly series: PlotBars }

const ownOf = (datum: PlotDatum) => (typeof datum === 'object' && datum !== null ? datum : undefined)

/** Every bar of a frame, in the order in which they are drawn. */
export const barsOf = (frame: Frame): readonly Bar[] => {
  const shown = frame.shown.filter((one): one is BarsShown => one.series.type === 'bar')
  if (shown.length === 0) return []
  const band = bandOf(frame)
  const keys = shown.map(({ series, n }) => series.stack ?? `own ${n}`)
  const places = [...new Set(keys)]
  const share = (band * used) / (places.length + between * (places.length - 1))
  const breadth = ({ barWidth, barMaxWidth = Number.POSITIVE_INFINITY }: PlotBars): number =>
    Math.max(1, Math.min(barMaxWidth, barWidth ? (band * Number.parseFloat(barWidth)) / 100 : share))
  const spans = stackedSpans(shown)
  const widths = places.flatMap((place) => {
    const first = shown[keys.indexOf(place)]
    return first ? [breadth(first.series)] : []
  })
  const whole = widths.reduce((sum, one) => sum + one * (1 + between), -(widths[0] ?? 0) * between)
  return shown.flatMap(({ series, n }, at) => {
    const place = places.indexOf(keys[at] ?? '')
    const before = widths.slice(0, place).reduce((sum, one) => sum + one * (1 + between), 0)
    const wide = widths[place] ?? 1
    return (spans[at] ?? []).flatMap((span, row): readonly Bar[] => {
      const datum = series.data[row] ?? null
      if (!span) return []
      const own = ownOf(datum)
      const [from, to] = span.map((value) => levelOf(frame, value, series.yAxisIndex))
      const [start = 0, end = 0] = [from, to]
      const least = amountOf(datum) === 0 ? 0 : (series.barMinHeight ?? 0)
      const long = Math.max(least, Math.abs(end - start))
      const across = middleOf(frame, row) - whole / 2 + before
      const box = frame.upright
        ? { x: end < start ? start - long : start, y: across, width: long, height: wide }
        : { x: across, y: end > start ? start : start - long, width: wide, height: long }
      return [
        {
          ...box,
          series: n,
          row,
          datum,
          color: own?.itemStyle?.color ?? colorOf(series),
          radius: own?.itemStyle?.borderRadius ?? series.itemStyle?.borderRadius ?? 0,
          label: own?.label ?? series.label,
          silent: series.silent ?? false,
        },
      ]
    })
  })
}
