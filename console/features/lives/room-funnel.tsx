import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { liveApi } from '../../../shared/areas/lives/api.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { funnel } from '../../charts/options/funnel.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useLiveText } from './use-live-text.ts'

const steps = ['room_impressions', 'views', 'impressions', 'clicks', 'orders'] as const

/** From the room being shown to its orders; a step that nobody reports is left out of the picture, not of the table. */
export const RoomFunnel = ({ figures }: Pick<CallData<typeof liveApi.detail>, 'figures'>) => {
  const text = useLiveText()
  const table = useMemo(
    (): ChartTable => ({
      columns: [
        { name: text('word.step'), unit: 'text' },
        { name: text('room.times'), unit: 'count' },
      ],
      rows: steps.map((step) => [text(`room.${step}`), figures[step] ?? null]),
    }),
    [figures, text],
  )
  return (
    <ChartPanel
      name="roomFunnel"
      title={text('room.funnel')}
      table={table}
      height={190}
      draw={figures.room_impressions === null ? null : funnel()}
      empty={text('room.noFunnel')}
    />
  )
}
