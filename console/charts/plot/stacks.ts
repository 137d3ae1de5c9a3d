import { amountOf, type PlotSeries } from '../options/plot.ts'

/** From and to, in the units of the axis. */
export type Span = readonly [from: number, to: number]

/**
 * The span of every value: from zero, or from what those of its stack before it reach on its side of zero. Null where
 * nothing is reported.
 */
export const stackedSpans = (
  shown: readonly { readonly series: PlotSeries }[],
): readonly (readonly (Span | null)[])[] => {
  const reached = new Map<string, Span>()
  return shown.map(({ series }) =>
    series.data.map((datum, row): Span | null => {
      const value = amountOf(datum)
      if (value === null) return null
      if (series.type === 'line' || series.stack === undefined) return [0, value]
      const key = `${series.stack} ${row}`
      const [low, high] = reached.get(key) ?? [0, 0]
      const from = value < 0 ? low : high
      reached.set(key, value < 0 ? [from + value, high] : [low, from + value])
      return [from, from + value]
    }),
  )
}
