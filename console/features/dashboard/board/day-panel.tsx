import { lazy, Suspense, useMemo } from 'react'
import { type Comparison, type dashboardApi, trendMetrics } from '../../../../shared/api/dashboard.ts'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import { Boundary } from '../../../ui/boundary.tsx'
import { MetricHint } from '../../../ui/metric-hint.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Empty, Panel } from '../panel.tsx'
import type { BoardState } from './board-state.ts'
import { DayTable } from './day-table.tsx'
import { useBoardText } from './use-board-text.ts'

const TrendChart = lazy(async () => ({ default: (await import('../../../charts/trend-chart.tsx')).TrendChart }))

export type DayTrend = CallData<typeof dashboardApi.trend>

const isEmpty = ({ total }: DayTrend): boolean =>
  [total.values, total.before].every((values) => Object.values(values).every((value) => !value))

const Legend = ({ compare }: { compare: Comparison }) => {
  const text = useBoardText()
  return (
    <ul className="legend" aria-hidden="true">
      <li className="legend-today">{text('board.now')}</li>
      <li className="legend-yesterday">{text(`board.compare.${compare}`)}</li>
    </ul>
  )
}

interface Props {
  readonly trend: DayTrend | undefined
  readonly state: BoardState
  readonly onLook: (change: Partial<BoardState>) => void
  readonly note: string
}

/** One metric by business day against the days compared, as lines; or every metric as an exact table (T-DAY). */
export const DayPanel = ({ trend, state: { metric, view, compare }, onLook, note }: Props) => {
  const text = useBoardText()
  const rows = useMemo(
    () =>
      (trend?.days ?? []).map((day) => ({
        t: day.start_time,
        label: day.day.slice(5),
        today: day.values[metric],
        yesterday: day.before[metric],
      })),
    [trend, metric],
  )
  const names = { today: text('board.now'), yesterday: text(`board.compare.${compare}`) }
  return (
    <Panel
      name="days"
      title={text('board.trend')}
      hint={view === 'chart' ? <MetricHint metric={metric} /> : null}
      note={note}
      actions={
        <>
          {view === 'chart' ? (
            <select
              className="select board-metric"
              aria-label={text('board.metric')}
              value={metric}
              data-testid="board-metric"
              onChange={(event) => {
                const chosen = trendMetrics.find((one) => one === event.target.value)
                if (chosen) onLook({ metric: chosen })
              }}
            >
              {trendMetrics.map((one) => (
                <option key={one} value={one}>
                  {text(`metric.${one}`)}
                </option>
              ))}
            </select>
          ) : null}
          <Segmented
            label={text('dash.view')}
            value={view}
            onValue={(chosen) => onLook({ view: chosen })}
            options={[
              { value: 'chart', label: text('dash.chart') },
              { value: 'table', label: text('dash.table') },
            ]}
          />
        </>
      }
    >
      {!trend ? (
        <div className="trend-space skeleton" />
      ) : isEmpty(trend) ? (
        <Empty>{text('board.none')}</Empty>
      ) : view === 'table' ? (
        <DayTable trend={trend} />
      ) : (
        <Boundary instead={<DayTable trend={trend} />}>
          <Legend compare={compare} />
          <Suspense fallback={<div className="trend-space skeleton" />}>
            <TrendChart
              rows={rows}
              metric={metric}
              currency={trend.currency}
              names={names}
              label={text('board.trendAlt', { metric: text(`metric.${metric}`) })}
            />
          </Suspense>
        </Boundary>
      )}
    </Panel>
  )
}
