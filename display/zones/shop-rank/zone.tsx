import type { ReactElement } from 'react'
import type { Zones } from '../../../shared/live/zones.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useTexts } from '../../settings/texts.ts'
import { RegionChip } from '../../ui/chip.tsx'
import { columnMoney, fitCount } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { RankList } from '../../ui/rank-list.tsx'
import './shop-rank.css'

type Row = Zones['shop_rank'][number]

const Cells = ({ row }: { row: Row }): ReactElement => {
  const currency = useCurrency()
  return (
    <>
      <span className="line">{row.name}</span>
      <RegionChip region={row.region} />
      <span className="rank-amt digits">{columnMoney(row.amt, currency, 3.95)}</span>
      <span className="rank-num digits">{fitCount(row.orders, 2.7)}</span>
    </>
  )
}

export const ShopRankZone = ({ hidden }: { hidden: boolean }): ReactElement => {
  const t = useTexts()
  const rows = useZone('shop_rank')
  return (
    <Panel
      zone="shop_rank"
      data={rows}
      hidden={hidden}
      aside={
        <span className="rank-heads heads-shop">
          <span>{t('column.amt')}</span>
          <span>{t('column.orders')}</span>
        </span>
      }
    >
      <RankList rows={rows ?? []} slots={10} kind="shop" Cells={Cells} />
    </Panel>
  )
}
