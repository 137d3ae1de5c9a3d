import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import type * as z from 'zod/mini'
import { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import { useLiveDrill } from '../../board/drill.tsx'
import { useDashboardText } from '../../board/use-dashboard-text.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { funnel } from '../../charts/options/funnel.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useEndpoint } from '../../http/use-endpoint.ts'
import { showToast } from '../../state/toasts.ts'

const steps = ['impressions', 'clicks', 'created', 'paid'] as const

/** By which time the order list counts a step; what was shown and clicked is no order yet. */
const dates = { impressions: null, clicks: null, created: 'create', paid: 'paid' } as const

/** Yesterday from being shown to being paid; a step that nobody reports is left out of the picture, not of the table. */
export const FunnelPanel = ({ input }: { input: z.input<typeof consoleApi.funnel.input> }) => {
  const text = useDashboardText()
  const drill = useLiveDrill()
  const navigate = useNavigate()
  const load = useEndpoint(consoleApi.funnel, input)
  const { data } = load
  const table = useMemo<ChartTable | undefined>(
    () =>
      data && {
        columns: [
          { name: text('word.step'), unit: 'text' },
          { name: text('dash.funnel.count'), unit: 'count' },
        ],
        rows: steps.map((step) => [text(`dash.funnel.${step}`), data[step]]),
      },
    [data, text],
  )
  const open = (row: number): void => {
    const date_type = dates[steps[row] ?? 'impressions']
    const address = date_type && drill?.(({ yesterday }) => ({ ...yesterday, date_type }))
    if (address) void navigate(address)
    else showToast('warn', text('dash.whyShown'))
  }
  return (
    <ChartPanel
      name="live-funnel"
      title={text('dash.funnel')}
      note={data ? text('dash.funnelNote', { day: data.day }) : null}
      height={200}
      table={table}
      draw={table?.rows.some((row) => row[1]) ? funnel() : null}
      empty={text('dash.funnelEmpty')}
      load={load}
      {...(drill ? { onPick: open } : {})}
    />
  )
}
