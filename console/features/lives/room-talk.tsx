import { useMemo } from 'react'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { liveApi } from '../../../shared/areas/lives/api.ts'
import { minuteText } from '../../../shared/format/time.ts'
import { ChartPanel } from '../../charts/chart-panel.tsx'
import { line } from '../../charts/options/line.ts'
import type { ChartTable } from '../../charts/table.ts'
import { useSession } from '../../state/session.ts'
import { useLiveText } from './use-live-text.ts'

/** What viewers did, in the steps of the course. */
export const RoomTalk = ({ steps }: Pick<CallData<typeof liveApi.detail>, 'steps'>) => {
  const text = useLiveText()
  const zone = useSession((state) => state.record?.zone ?? 'UTC')
  const table = useMemo(
    (): ChartTable => ({
      columns: [
        { name: text('word.time'), unit: 'text' },
        { name: text('room.comments'), unit: 'count' },
        { name: text('room.new_followers'), unit: 'count' },
      ],
      rows: steps.map(({ t, comments, new_followers }) => [minuteText(t, zone), comments, new_followers]),
    }),
    [steps, text, zone],
  )
  return (
    <ChartPanel
      name="roomTalk"
      title={text('room.talk')}
      table={table}
      height={190}
      draw={steps.some(({ comments }) => comments !== null) ? line() : null}
      empty={text('room.noTalk')}
    />
  )
}
