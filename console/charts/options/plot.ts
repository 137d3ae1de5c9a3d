/**
 * Bars and lines over a row of names: the part of echarts' options that console/charts/plot draws by itself. The names and
 * their meanings are echarts', so that an option that needs more is drawn there by adding no more than its kind.
 */
export interface PlotOption {
  readonly animation: false
  readonly legend?: PlotLegend
  /** The outer bounds, marks of the axes included. */
  readonly grid: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>
  readonly xAxis: NameAxis | ValueAxis
  /** Two of values at most, the second at the right. */
  readonly yAxis: NameAxis | ValueAxis | readonly ValueAxis[]
  readonly tooltip: PlotTip
  readonly series: readonly PlotSeries[]
}

export interface PlotLegend {
  readonly itemWidth: number
  readonly textStyle: { readonly color: string; readonly fontSize: number }
  readonly inactiveColor: string
  readonly pageIconColor: string
}

export interface NameAxis {
  readonly type: 'category'
  readonly data: readonly string[]
  /** Upright: the first name at the top. */
  readonly inverse?: boolean
  /** False: the first and the last point stand at the edges. */
  readonly boundaryGap?: boolean
  readonly axisLine?: { readonly show?: boolean; readonly lineStyle?: { readonly color: string } }
  readonly axisLabel: { readonly color: string; readonly fontSize?: number; readonly width?: number }
}

export interface ValueAxis {
  readonly type: 'value'
  readonly show?: boolean
  readonly max?: 'dataMax'
  readonly splitNumber?: number
  readonly minInterval?: number
  readonly splitLine?: { readonly show?: boolean; readonly lineStyle?: { readonly color: string } }
  readonly axisLabel?: { readonly color: string; readonly formatter: (value: number) => string }
}

export interface PlotTip {
  /** `axis`: the note of a name, from anywhere above it; `item`: of one bar. */
  readonly trigger: 'axis' | 'item'
  readonly backgroundColor: string
  readonly borderColor: string
  readonly textStyle: { readonly color: string }
  readonly axisPointer?: {
    readonly shadowStyle?: { readonly color: string }
    readonly lineStyle?: { readonly color: string }
  }
  readonly formatter: (params: { readonly dataIndex: number; readonly data: PlotDatum }) => string
}

export interface PlotLabel {
  readonly show: true
  readonly position: 'top' | 'right'
  readonly color: string
  readonly fontSize: number
  readonly formatter: string | ((params: { readonly data: PlotDatum }) => string)
}

/** A value with what is its own, such as its place in the table (`at`). */
export interface PlotPoint {
  readonly value: number | null
  readonly name?: string
  readonly at?: readonly [row: number, column: number]
  /** `dashed`: an outline, of a bar that still grows. */
  readonly itemStyle?: { readonly color?: string; readonly borderRadius?: number; readonly dashed?: boolean }
  readonly label?: PlotLabel
}
/** null: not reported, drawn as nothing. */
export type PlotDatum = number | null | PlotPoint

interface CommonSeries {
  readonly id?: string
  readonly name?: string
  readonly data: readonly PlotDatum[]
  readonly yAxisIndex?: number
  readonly itemStyle?: { readonly color?: string; readonly borderRadius?: number | readonly number[] }
}

export interface PlotBars extends CommonSeries {
  readonly type: 'bar'
  /** Those of one stack stand on one another, losses below zero. */
  readonly stack?: string
  readonly barMaxWidth?: number
  /** Of the room of a name, in percent. */
  readonly barWidth?: `${number}%`
  /** What is not nothing is at least so long, in pixels. */
  readonly barMinHeight?: number
  readonly silent?: boolean
  readonly label?: PlotLabel
}

export interface PlotLine extends CommonSeries {
  readonly type: 'line'
  readonly showSymbol: boolean
  readonly symbolSize: number
  readonly lineStyle: { readonly width: number; readonly type?: 'solid' | 'dashed' | 'dotted' }
  readonly z: number
  readonly areaStyle?: { readonly color: string }
  readonly step?: 'end'
  /** The point that is not over: the piece that leads to it is dashed. */
  readonly running?: number
}

export type PlotSeries = PlotBars | PlotLine

export const colorOf = ({ itemStyle }: PlotSeries): string => itemStyle?.color ?? 'transparent'

export const amountOf = (datum: PlotDatum | undefined): number | null =>
  typeof datum === 'object' ? (datum?.value ?? null) : (datum ?? null)
