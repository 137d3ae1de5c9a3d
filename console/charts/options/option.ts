import type {
  BarSeriesOption,
  HeatmapSeriesOption,
  MapSeriesOption,
  PieSeriesOption,
  ScatterSeriesOption,
  TreemapSeriesOption,
} from 'echarts/charts'
import type {
  GeoComponentOption,
  GridComponentOption,
  LegendComponentOption,
  TooltipComponentOption,
  VisualMapComponentOption,
} from 'echarts/components'
import type { ComposeOption } from 'echarts/core'
import type { Theme } from '../../../shared/theme/tokens.ts'
import type { ChartTable } from '../table.ts'
import type { PlotOption } from './plot.ts'

/** Bars on a field: the part of echarts-gl that is used. */
interface FieldSeries {
  readonly type: 'bar3D'
  readonly id?: string
  readonly data: readonly { readonly value: readonly number[]; readonly at: Place }[]
  readonly shading: string
  readonly bevelSize: number
  readonly animation: boolean
}
type FieldParts = Readonly<Partial<Record<'grid3D' | 'xAxis3D' | 'yAxis3D' | 'zAxis3D', object>>>

/** What echarts draws; the bars are those of a bullet chart. */
type PlaneOption = ComposeOption<
  | BarSeriesOption
  | HeatmapSeriesOption
  | MapSeriesOption
  | PieSeriesOption
  | ScatterSeriesOption
  | TreemapSeriesOption
  | GeoComponentOption
  | GridComponentOption
  | LegendComponentOption
  | TooltipComponentOption
  | VisualMapComponentOption
>
export type EchartsOption =
  | PlaneOption
  | (Omit<PlaneOption, 'series'> & FieldParts & { readonly series: readonly FieldSeries[] })

/** What a chart can be: bars and lines are drawn by console/charts/plot. */
export type ChartOption = PlotOption | EchartsOption

export const isPlot = (option: ChartOption): option is PlotOption =>
  Array.isArray(option.series) &&
  option.series.every(({ type }: { type?: string }) => type === 'bar' || type === 'line')

export interface ChartInput {
  readonly table: ChartTable
  readonly theme: Theme
  /** Of money in the table, ISO 4217. */
  readonly currency: string
}

/** Row and column of the table. */
export type Place = readonly [row: number, column: number]

/**
 * A series stands for a column (its id is `columnId`, its data are the rows), or its points carry their own place as
 * `at`. So a point is found from a key and a place from a click whatever the kind of chart.
 */
export const columnId = (column: number): string => `c${column}`
