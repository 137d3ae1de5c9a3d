import type { ReactElement } from 'react'
import { rateText } from '../../../shared/format/number.ts'
import type { Zones } from '../../../shared/live/zones.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useTexts } from '../../settings/texts.ts'
import { columnMoney, fitCount } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { RankList } from '../../ui/rank-list.tsx'
import './product-rank.css'

type Row = Zones['product_rank'][number]

const Cells = ({ row }: { row: Row }): ReactElement => {
  const currency = useCurrency()
  return (
    <>
      <span className="line">{row.title}</span>
      <span className="rank-num digits">{fitCount(row.qty, 2.7)}</span>
      <span className="rank-amt digits">{columnMoney(row.amt, currency, 3.95)}</span>
      <span className="rank-num digits">{row.rate_bp === null ? '—' : rateText(row.rate_bp, 1)}</span>
    </>
  )
}

export const ProductRankZone = ({ hidden }: { hidden: boolean }): ReactElement => {
  const t = useTexts()
  const rows = useZone('product_rank')
  return (
    <Panel
      zone="product_rank"
      data={rows}
      hidden={hidden}
      aside={
        <span className="rank-heads heads-product">
          <span>{t('column.qty')}</span>
          <span>{t('column.amt')}</span>
          <span>{t('column.rate')}</span>
        </span>
      }
    >
      <RankList rows={rows ?? []} slots={10} kind="product" Cells={Cells} />
    </Panel>
  )
}
