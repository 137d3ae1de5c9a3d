import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { consoleApi } from '../../../shared/api/console.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { funnelOption } from '../../charts/options/funnel.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { usePreferences } from '../../state/preferences.ts'
import { useDashboardText } from './use-dashboard-text.ts'

const steps = ['impressions', 'clicks', 'created', 'paid'] as const

/** Yesterday from being shown to being paid; a step that nobody reports is left out of the picture, not of the table. */
export const FunnelPanel = ({ input }: { input: z.input<typeof consoleApi.funnel.input> }) => {
  const text = useDashboardText()
  const theme = usePreferences((state) => state.theme)
  const load = useEndpoint(consoleApi.funnel, input)
  const { data } = load
  const table = useMemo<ChartTable | undefined>(
    () =>
      data && {
        columns: [
          { name: text('dash.funnel.step'), unit: 'text' },
          { name: text('dash.funnel.count'), unit: 'count' },
        ],
        rows: steps.map((step) => [text(`dash.funnel.${step}`), data[step]]),
      },
    [data, text],
  )
  const option = useMemo(
    () => (table?.rows.some((row) => row[1]) ? funnelOption({ table, theme, currency: '' }) : null),
    [table, theme],
  )
  return (
    <ChartPanel
      name="live-funnel"
      title={text('dash.funnel')}
      note={data ? text('dash.funnelNote', { day: data.day }) : null}
      height={200}
      table={table}
      option={option}
      empty={text('dash.funnelEmpty')}
      load={load}
    />
  )
}
