import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CallData } from '../../../shared/api/endpoint.ts'
import { type dashboardApi, trendMetrics } from '../../../shared/areas/data-board/api.ts'
import type { BoardState } from '../../board/board-state.ts'
import { metricDrills } from '../../board/drills.ts'
import { useOrdersLink } from '../../board/use-orders-link.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { lineOption } from '../../charts/options/line.ts'
import type { Period } from '../../lists/periods.ts'
import { usePreferences } from '../../state/preferences.ts'
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
  const theme = usePreferences((one) => one.theme)
  const ordersOf = useOrdersLink()
  const navigate = useNavigate()
  const columns = useMemo(() => dayColumns(metric, second), [metric, second])
  const table = useMemo(
    () =>
      trend &&
      dayTableOf(trend, columns, text('board.day'), (column) =>
        column.before
          ? `${text(`metric.${column.metric}`)} · ${text(`board.compare.${compare}`)}`
          : text(`metric.${column.metric}`),
      ),
    [trend, columns, compare, text],
  )
  const option = useMemo(() => {
    if (!trend || !table || isEmpty(trend)) return null
    const place = 1 + trendMetrics.indexOf(metric)
    const secondPlace = second ? 1 + trendMetrics.indexOf(second) : null
    const before = 1 + trendMetrics.length
    return lineOption({
      table,
      theme,
      currency: trend.currency,
      columns: [place, before, ...(secondPlace === null ? [] : [secondPlace, before + 1])],
      dashed: [before, before + 1],
      right: secondPlace === null ? [] : [secondPlace, before + 1],
      ...(secondPlace === null ? { area: place } : {}),
      hues: {
        [place]: 'data1',
        [before]: secondPlace === null ? 'data8' : 'data1',
        ...(secondPlace === null ? {} : { [secondPlace]: 'data2', [before + 1]: 'data2' }),
      },
    })
  }, [trend, table, theme, metric, second])
  return (
    <ChartPanel
      name="days"
      title={text('board.trend')}
      hint={view === 'chart' ? <MetricHint metric={metric} /> : null}
      note={note}
      actions={<DayChoices state={state} onLook={onLook} />}
      height={186}
      table={table}
      option={option}
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
