import type { ReactElement, ReactNode } from 'react'
import type { Zones } from '../../../shared/live/zones.ts'
import { useZone } from '../../live/live.ts'
import { Panel } from '../../ui/panel.tsx'
import { RankAmount, RankList } from '../../ui/rank-list.tsx'

type Row = Zones['team_rank'][number]

const Cells = ({ row }: { row: Row }): ReactElement => (
  <>
    <span className="line">{row.name}</span>
    <RankAmount amt={row.amt} />
  </>
)

export const TeamRankZone = ({ aside }: { aside: ReactNode }): ReactElement => {
  const rows = useZone('team_rank')
  return (
    <Panel zone="team_rank" data={rows} aside={aside}>
      <RankList rows={rows ?? []} Cells={Cells} />
    </Panel>
  )
}
