import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { type dashboardApi, trendMetrics } from '../../../shared/areas/data-board/api.ts'
import type { BoardState } from '../../board/board-state.ts'
import { metricDrills } from '../../board/drills.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { line } from '../../charts/options/line.ts'
import type { Period } from '../../lists/periods.ts'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { DayChoices } from './day-choices.tsx'
import { dayColumns, daysOf, dayTableOf } from './day-rows.ts'
import { DayTable } from './day-table.tsx'
import { useBoardText } from './use-board-text.ts'

export type DayTrend = CallData<typeof dashboardApi.trend>

const isEmpty = ({ total }: DayTrend): boolean =>
  [total.values, total.before].every((values) => Object.values(values).every((value) => !value))

interface Props {
  readonly period: Period
  readonly trend: DayTrend | undefined
  readonly state: BoardState
  readonly onLook: (change: Partial<BoardState>) => void
  readonly note: string
}

/** One or two metrics by day against the days compared (dashed); or every metric as an exact table (T-DAY). */
export const DayPanel = ({ period, trend, state, onLook, note }: Props) => {
  const { metric, second, view, compare, filter } = state
  const text = useBoardText()
  const ordersOf = useOrdersLink()
  const navigate = useNavigate()
  const columns = useMemo(() => dayColumns(metric, second), [metric, second])
  const table = useMemo(
    () =>
      trend &&
      dayTableOf(trend, columns, text('word.day'), (column) =>
        column.before
          ? `${text(`metric.${column.metric}`)} · ${text(`board.compare.${compare}`)}`
          : text(`metric.${column.metric}`),
      ),
    [trend, columns, compare, text],
  )
  const place = 1 + trendMetrics.indexOf(metric)
  const before = 1 + trendMetrics.length
  const right = second ? [1 + trendMetrics.indexOf(second), before + 1] : []
  const draw = line({
    columns: [place, before, ...right],
    dashed: [before, before + 1],
    right,
    ...(second ? {} : { area: place }),
    hues: {
      [place]: 'data1',
      [before]: second ? 'data1' : 'data8',
      ...Object.fromEntries(right.map((column) => [column, 'data2' as const])),
    },
  })
  return (
    <ChartPanel
      name="days"
      title={text('board.trend')}
      hint={view === 'chart' ? <MetricHint metric={metric} /> : null}
      note={note}
      actions={<DayChoices state={state} onLook={onLook} />}
      height={176}
      table={table}
      draw={trend && !isEmpty(trend) ? draw : null}
      empty={text('board.none')}
      summary={text('board.trendAlt', { metric: text(`metric.${metric}`) })}
      view={view}
      onView={(chosen) => onLook({ view: chosen })}
      ownTable={trend ? <DayTable trend={trend} columns={columns} period={period} filter={filter} /> : null}
      {...(ordersOf
        ? {
            onPick: (row: number, column: number) => {
              const [day, picked] = [trend?.days[row], columns[column - 1]]
              if (day && picked)
                void navigate(ordersOf({ ...daysOf(day, picked), ...filter, ...metricDrills[picked.metric] }))
            },
          }
        : {})}
    />
  )
}
