import { BarChart, HeatmapChart, LineChart, PieChart, ScatterChart, TreemapChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TooltipComponent, VisualMapComponent } from 'echarts/components'
import { type EChartsType, init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { reachable } from '../ui/reachable.ts'
import type { ChartOption, Place } from './options/option.ts'
import type { ChartTable } from './table.ts'
import { cellText, labelAt, rowText } from './table.ts'
import { drawnColumns, isGrid, placeOfClick, pointAt, step } from './walk.ts'

use([
  BarChart,
  HeatmapChart,
  LineChart,
  PieChart,
  ScatterChart,
  TreemapChart,
  GridComponent,
  LegendComponent,
  TooltipComponent,
  VisualMapComponent,
  CanvasRenderer,
])

/** The picture as a data address, on an opaque ground. */
export type Picture = (background: string) => string

interface Props {
  readonly option: ChartOption
  readonly table: ChartTable
  readonly currency: string
  readonly label: string
  /** Id of the element that tells what the picture shows. */
  readonly describedBy: string
  readonly onPick: ((row: number, column: number) => void) | undefined
  readonly onPicture: (picture: Picture | undefined) => void
}

const spoken = (option: ChartOption, table: ChartTable, [row, column]: Place, currency: string): string => {
  if (!isGrid(option)) return rowText(table, row, currency, drawnColumns(option))
  const { name = '', unit = 'count' } = table.columns[column] ?? {}
  return `${labelAt(table, row)}, ${name}, ${cellText(table.rows[row]?.[column], unit, currency)}`
}

/** echarts in a box: as large as the box, redrawn when its option changes, walked by arrow keys. */
export const Drawing = ({ option, table, currency, label, describedBy, onPick, onPicture }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)
  const pick = useRef(onPick)
  pick.current = onPick
  const [place, setPlace] = useState<Place>()

  useEffect(() => {
    if (!box.current) return
    const made = init(box.current)
    chart.current = made
    made.on('click', (click) => {
      const at = placeOfClick(click)
      if (at) pick.current?.(...at)
    })
    onPicture((backgroundColor) => made.getDataURL({ type: 'png', pixelRatio: 2, backgroundColor }))
    const watch = new ResizeObserver(() => made.resize())
    watch.observe(box.current)
    return () => {
      onPicture(undefined)
      watch.disconnect()
      made.dispose()
    }
  }, [onPicture])

  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true })
  }, [option])

  const point = (at: Place | undefined): void => {
    const found = at && pointAt(option, at)
    chart.current?.dispatchAction(found ? { type: 'showTip', ...found } : { type: 'hideTip' })
    setPlace(at)
  }
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && place && onPick) onPick(...place)
    else if (event.key === 'Escape' && place) point(undefined)
    else {
      const next = step(place, event.key, table, option)
      if (!next) return
      point(next)
    }
    event.preventDefault()
  }
  return (
    <>
      <div
        ref={box}
        className={onPick ? 'chart-canvas pickable' : 'chart-canvas'}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        {...reachable}
        onKeyDown={onKey}
        onBlur={() => point(undefined)}
        data-testid="chart-canvas"
      />
      <p className="unseen" aria-live="polite" data-testid="chart-spoken">
        {place && place[0] < table.rows.length ? spoken(option, table, place, currency) : ''}
      </p>
    </>
  )
}
