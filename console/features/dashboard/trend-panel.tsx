import { lazy, Suspense, useMemo, useState } from 'react'
import { consoleApi } from '../../../shared/api/console.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { Boundary } from '../../ui/boundary.tsx'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { Failure } from './failure.tsx'
import { Empty, Panel } from './panel.tsx'
import { isTrendEmpty, type TrendMode, trendRows } from './trend-rows.ts'
import { TrendTable } from './trend-table.tsx'
import { useDashboardText } from './use-dashboard-text.ts'

const TrendChart = lazy(async () => ({ default: (await import('../../charts/trend-chart.tsx')).TrendChart }))

const Legend = () => {
  const text = useDashboardText()
  return (
    <ul className="legend" aria-hidden="true">
      {(['today', 'yesterday', 'mean7'] as const).map((series) => (
        <li key={series} className={`legend-${series}`}>
          {text(`dash.series.${series}`)}
        </li>
      ))}
    </ul>
  )
}

/** Turnover by hour: today, yesterday, and the mean of the week before; as lines or as a table. */
export const TrendPanel = ({ every, zone, day }: { every: number; zone: string; day: string }) => {
  const text = useDashboardText()
  const [mode, setMode] = useState<TrendMode>('hourly')
  const [view, setView] = useState<'chart' | 'table'>('chart')
  const { data, error, refetch } = useEndpoint(consoleApi.trend, {}, { every })
  const rows = useMemo(() => (data ? trendRows(data, zone, mode) : []), [data, zone, mode])
  const names = {
    today: text('dash.series.today'),
    yesterday: text('dash.series.yesterday'),
    mean7: text('dash.series.mean7'),
  }
  return (
    <Panel
      name="trend"
      title={text('dash.trend')}
      hint={<MetricHint metric="M01" />}
      note={data ? text('dash.trendNote', { zone, day, currency: data.currency }) : null}
      actions={
        <>
          <Segmented
            label={text('dash.mode')}
            value={mode}
            onValue={setMode}
            options={[
              { value: 'hourly', label: text('dash.hourly') },
              { value: 'cumulative', label: text('dash.cumulative') },
            ]}
          />
          <Segmented
            label={text('dash.view')}
            value={view}
            onValue={setView}
            options={[
              { value: 'chart', label: text('dash.chart') },
              { value: 'table', label: text('dash.table') },
            ]}
          />
        </>
      }
    >
      {error ? <Failure message={error.message} kept={Boolean(data)} onRetry={() => void refetch()} /> : null}
      {!data ? (
        <div className="trend-space skeleton" />
      ) : isTrendEmpty(data) ? (
        <Empty>{text('dash.trendEmpty')}</Empty>
      ) : view === 'table' ? (
        <TrendTable rows={rows} currency={data.currency} />
      ) : (
        <Boundary instead={<TrendTable rows={rows} currency={data.currency} />}>
          <Legend />
          <Suspense fallback={<div className="trend-space skeleton" />}>
            <TrendChart rows={rows} currency={data.currency} names={names} label={text('dash.trendAlt')} />
          </Suspense>
        </Boundary>
      )}
    </Panel>
  )
}
