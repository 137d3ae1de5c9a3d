import type {
  BarSeriesOption,
  HeatmapSeriesOption,
  LineSeriesOption,
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

/** What the drawing part can draw. */
export type ChartOption = ComposeOption<
  | BarSeriesOption
  | HeatmapSeriesOption
  | LineSeriesOption
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
