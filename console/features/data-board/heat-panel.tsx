import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { dashboardApi } from '../../../shared/areas/data-board/api.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { heat } from '../../charts/options/heat.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useBoardText } from './use-board-text.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** When people buy: the mean turnover of an hour by weekday; a weekday that the range does not have stays empty. */
export const HeatPanel = ({ data }: { data: CallData<typeof dashboardApi.heat> | undefined }) => {
  const text = useBoardText()
  const table = useMemo<ChartTable | undefined>(() => {
    if (!data) return undefined
    const amts = new Map(data.cells.map(({ weekday, hour, amt }) => [weekday * 24 + hour, amt]))
    return {
      columns: [
        { name: text('board.weekday'), unit: 'text' },
        ...hours.map((hour) => ({ name: `${String(hour).padStart(2, '0')}:00`, unit: 'money' as const })),
      ],
      rows: weekdays.map((weekday) => {
        const days = data.days[weekday] ?? 0
        return [
          text(`board.weekday.${weekday}`),
          ...hours.map((hour) => (days === 0 ? null : Math.round((amts.get(weekday * 24 + hour) ?? 0) / days))),
        ]
      }),
    }
  }, [data, text])
  return (
    <ChartPanel
      name="heat"
      title={text('board.heat')}
      note={text('board.heatNote')}
      table={table}
      draw={data?.cells.length ? heat() : null}
      empty={text('board.noneRange')}
    />
  )
}
