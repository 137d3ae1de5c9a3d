import type { ReactElement, ReactNode } from 'react'
import type { Zones } from '../../../shared/live/zones.ts'
import { useZone } from '../../live/live.ts'
import { Cover } from '../../ui/cover.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RankAmount, RankList } from '../../ui/rank-list.tsx'

type Row = Zones['product_rank'][number]

const Cells = ({ row }: { row: Row }): ReactElement => (
  <>
    <span className="rank-picture">
      <Cover address={row.image || null} sign="box" />
    </span>
    <span className="line">{row.title}</span>
    <RankAmount amt={row.amt} />
  </>
)

export const ProductRankZone = ({ aside }: { aside: ReactNode }): ReactElement => {
  const rows = useZone('product_rank')
  return (
    <Panel zone="product_rank" data={rows} aside={aside}>
      <RankList rows={rows ?? []} Cells={Cells} />
    </Panel>
  )
}
