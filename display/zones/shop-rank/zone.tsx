import type { ReactElement, ReactNode } from 'react'
import type { Zones } from '../../../shared/live/zones.ts'
import { useZone } from '../../live/live.ts'
import { RegionChip } from '../../ui/chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RankAmount, RankList } from '../../ui/rank-list.tsx'

type Row = Zones['shop_rank'][number]

const Cells = ({ row }: { row: Row }): ReactElement => (
  <>
    <RegionChip region={row.region} />
    <span className="line">{row.name}</span>
    <RankAmount amt={row.amt} />
  </>
)

export const ShopRankZone = ({ aside }: { aside: ReactNode }): ReactElement => {
  const rows = useZone('shop_rank')
  return (
    <Panel zone="shop_rank" data={rows} aside={aside}>
      <RankList rows={rows ?? []} Cells={Cells} />
    </Panel>
  )
}
