import type { ReactElement } from 'react'
import type { Zones } from '../../../shared/live/zones.ts'
import { useZone } from '../../live/live.ts'
import { useTexts } from '../../settings/texts.ts'
import { RegionChip } from '../../ui/chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RankAmount, RankList } from '../../ui/rank-list.tsx'

type Row = Zones['creator_rank'][number]

const Cells = ({ row }: { row: Row }): ReactElement => {
  const t = useTexts()
  return (
    <>
      <RegionChip region={row.region} />
      <span className="line">{row.name || t('unknown.creator')}</span>
      <RankAmount amt={row.amt} />
    </>
  )
}

export const CreatorRankZone = (): ReactElement => {
  const rows = useZone('creator_rank')
  return (
    <Panel zone="creator_rank" data={rows}>
      <RankList rows={rows ?? []} Cells={Cells} />
    </Panel>
  )
}
