import type { ReactElement } from 'react'
import type { WallZones } from '../../../shared/live/screens.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { Panel } from '../../ui/panel.tsx'
import { AdHeads, AdRows, type Column } from '../ad-rows/rows.tsx'

type Row = WallZones['ad_creatives'][number]

/** The ads with the best return today. `slots`: rows that there is room for. */
export const AdCreativesZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useAdTexts()
  const rows = useZone('ad_creatives')
  const currency = useCurrency()
  const columns: readonly Column<Row>[] = [
    { name: 'M25', title: t('adFigure.M25'), unit: 'money', of: (row) => row.spend_amt },
    { name: 'M27', title: t('adFigure.M27'), unit: 'roas', of: (row) => row.roas },
  ]
  return (
    <Panel zone="ad_creatives" data={rows} title={t('zone.ad_creatives')} aside={<AdHeads columns={columns} />}>
      <AdRows
        rows={rows ?? []}
        columns={columns}
        slots={slots}
        currency={currency}
        none={t('adRows.none')}
        label={(row) => <span className="line">{row.name}</span>}
      />
    </Panel>
  )
}
