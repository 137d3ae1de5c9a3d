import { compactText } from '../../../shared/format/number.ts'
import type { MetricUnit } from '../../../shared/metrics/catalogue.ts'
import { type Theme, type TokenName, tokens } from '../../../shared/theme/tokens.ts'
import { shortUnit } from '../../ui/figure-text.ts'
import { type ChartColumn, type ChartTable, cellText, labelAt, scaleOf } from '../table.ts'

const hues: readonly TokenName[] = ['data1', 'data2', 'data3', 'data4', 'data5', 'data6', 'data7', 'data8']

/** The hue of the n-th part, from 0; after eight they come round again. */
export const hueOf = (theme: Theme, n: number): string => tokens[theme][hues[n % hues.length] ?? 'data1']

/** What every chart has: no animation (an update then costs a fifth) and the page's own letters. */
export const ground = { animation: false, textStyle: { fontFamily: 'inherit' } } as const

export const tip = (theme: Theme) => {
  const t = tokens[theme]
  return {
    renderMode: 'richText',
    confine: true,
    backgroundColor: t.surface3,
    borderColor: t.lineStrong,
    textStyle: { color: t.text1, fontSize: 13, lineHeight: 20 },
  } as const
}

export const legend = (theme: Theme) => {
  const t = tokens[theme]
  return {
    type: 'scroll',
    top: 0,
    left: 0,
    itemWidth: 18,
    itemHeight: 10,
    textStyle: { color: t.text2, fontSize: 12 },
    inactiveColor: t.text3,
    pageIconColor: t.text2,
    pageIconInactiveColor: t.lineStrong,
    pageTextStyle: { color: t.text3 },
  } as const
}

/** The drawing area below a legend, or without one. */
export const grid = (withLegend: boolean) =>
  ({
    left: 8,
    right: 14,
    top: withLegend ? 34 : 12,
    bottom: 4,
    outerBoundsMode: 'same',
    outerBoundsContain: 'axisLabel',
  }) as const

export const categoryAxis = (theme: Theme, names: readonly string[]) => {
  const t = tokens[theme]
  return {
    type: 'category' as const,
    data: [...names],
    axisLine: { lineStyle: { color: t.lineStrong } },
    axisTick: { show: false },
    axisLabel: { color: t.text3, hideOverlap: true },
  }
}

/** An axis of values in people's units, so that its marks are round. */
export const valueAxis = (theme: Theme, unit: ChartColumn['unit'], currency: string) => {
  const t = tokens[theme]
  const scale = scaleOf(unit, currency)
  const formatter = (value: number): string =>
    (unit === 'text' ? compactText(value) : shortUnit(unit, Math.round(value * scale), currency)).replace(
      /\.0+(?=\D*$)/,
      '',
    )
  return {
    type: 'value' as const,
    splitNumber: 4,
    minInterval: unit === 'count' || unit === 'seconds' ? 1 : 0,
    splitLine: { lineStyle: { color: t.line } },
    axisLabel: { color: t.text3, formatter, hideOverlap: true },
  }
}

/** A row as lines of a note, without the values that are not reported. */
export const rowNote = (
  { columns, rows }: ChartTable,
  row: number,
  currency: string,
  only?: readonly number[],
): string =>
  [
    labelAt({ columns, rows }, row),
    ...columns.flatMap(({ name, unit }, column) =>
      column === 0 || (only && !only.includes(column)) || (rows[row]?.[column] ?? null) === null
        ? []
        : [`${name}  ${cellText(rows[row]?.[column], unit, currency)}`],
    ),
  ].join('\n')

/** The columns that hold values, from 1, or those asked for. */
export const valueColumns = ({ columns }: ChartTable, only?: readonly number[]): readonly number[] =>
  only ?? columns.flatMap(({ unit }, column) => (column === 0 || unit === 'text' ? [] : [column]))

export const unitOf = ({ columns }: ChartTable, column: number): MetricUnit => {
  const unit = columns[column]?.unit
  return unit === undefined || unit === 'text' ? 'count' : unit
}

/** A column's values in people's units. */
export const drawn = ({ columns, rows }: ChartTable, column: number, currency: string): (number | null)[] => {
  const scale = scaleOf(columns[column]?.unit ?? 'count', currency)
  return rows.map((row) => {
    const value = row[column]
    return typeof value === 'number' ? value / scale : null
  })
}

/** The same for bars: the running one is an outline, since it is not as high as it will be. */
export const drawnBars = (table: ChartTable, column: number, currency: string) =>
  drawn(table, column, currency).map((value, row) =>
    row === table.running && value !== null ? { value, itemStyle: { dashed: true } } : value,
  )
