import type { ReactElement } from 'react'
import type { Zones } from '../../../shared/live/zones.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useTexts } from '../../settings/texts.ts'
import { columnMoney, fitCount } from '../../ui/fit.ts'
import { Panel } from '../../ui/panel.tsx'
import { RankList } from '../../ui/rank-list.tsx'
import './team-rank.css'

type Row = Zones['team_rank'][number]

const Cells = ({ row }: { row: Row }): ReactElement => {
  const currency = useCurrency()
  return (
    <>
      <span className="line">{row.name}</span>
      <span className="rank-num digits">{fitCount(row.members, 2.7)}</span>
      <span className="rank-amt digits">{columnMoney(row.amt, currency, 3.95)}</span>
      <span className="rank-num digits">{fitCount(row.orders, 2.7)}</span>
    </>
  )
}

export const TeamRankZone = ({ hidden }: { hidden: boolean }): ReactElement => {
  const t = useTexts()
  const rows = useZone('team_rank')
  return (
    <Panel
      zone="team_rank"
      data={rows}
      hidden={hidden}
      aside={
        <span className="rank-heads heads-team">
          <span>{t('column.members')}</span>
          <span>{t('column.amt')}</span>
          <span>{t('column.orders')}</span>
        </span>
      }
    >
      <RankList rows={rows ?? []} slots={10} kind="team" Cells={Cells} />
    </Panel>
  )
}
