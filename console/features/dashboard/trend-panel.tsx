import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import { useLiveDrill } from '../../board/drill.tsx'
import { type DashboardText, useDashboardText } from '../../board/use-dashboard-text.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { showToast } from '../../state/toasts.ts'
import { MetricHint } from '../../ui/metric-hint.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { isTrendEmpty, runningHour, type Trend, type TrendMode, trendRows } from './trend-rows.ts'

const tableOf = (trend: Trend, zone: string, mode: TrendMode, text: DashboardText): ChartTable => ({
  columns: [
    { name: text('dash.hour'), unit: 'text' },
    ...(['today', 'yesterday', 'mean7'] as const).map((series) => ({
      name: text(`dash.series.${series}`),
      unit: 'money' as const,
    })),
  ],
  rows: trendRows(trend, zone, mode).map((row) => [row.label, row.today, row.yesterday, row.mean7]),
  running: runningHour(trend),
})

/** Of the mean, which no day's orders are. */
const meanColumn = 3

interface Props {
  readonly every: number
  readonly zone: string
  readonly day: string
  readonly input: z.input<typeof consoleApi.trend.input>
}

/** Turnover by hour: today, yesterday, and the mean of the week before; as lines or as a table. */
export const TrendPanel = ({ every, zone, day, input }: Props) => {
  const text = useDashboardText()
  const drill = useLiveDrill()
  const navigate = useNavigate()
  const [mode, setMode] = useState<TrendMode>('hourly')
  const load = useEndpoint(consoleApi.trend, input, { every })
  const { data } = load
  const table = useMemo(() => data && tableOf(data, zone, mode, text), [data, zone, mode, text])
  const open = (hour: number, column: number): void => {
    const address = drill?.(({ hours }) => hours(column - 1, mode === 'cumulative' ? 0 : hour, hour))
    if (column === meanColumn) showToast('warn', text('dash.whyMean'))
    else if (address) void navigate(address)
    else showToast('warn', text('dash.whyHour'))
  }
  return (
    <ChartPanel
      name="trend"
      title={text('dash.trend')}
      hint={<MetricHint metric="M01" />}
      note={data ? text('dash.trendNote', { zone, day, currency: data.currency }) : null}
      actions={
        <Segmented
          label={text('dash.mode')}
          value={mode}
          onValue={setMode}
          options={[
            { value: 'hourly', label: text('dash.hourly') },
            { value: 'cumulative', label: text('dash.cumulative') },
          ]}
        />
      }
      height={214}
      table={table}
      draw={
        data && !isTrendEmpty(data)
          ? line({ area: 1, dashed: [2], dotted: [3], hues: { 1: 'data1', 2: 'data8', 3: 'data3' } })
          : null
      }
      empty={text('dash.trendEmpty')}
      summary={text('dash.trendAlt')}
      load={load}
      {...(drill ? { onPick: open } : {})}
    />
  )
}
