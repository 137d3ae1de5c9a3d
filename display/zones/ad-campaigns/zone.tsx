import type { ReactElement } from 'react'
import type { WallZones } from '../../../shared/live/screens.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { Panel } from '../../ui/panel.tsx'
import { AdHeads, AdRows, type Column } from '../ad-rows/rows.tsx'

type Row = WallZones['ad_campaigns'][number]

/** The campaigns with the most conversions today, and what one cost. `slots`: rows that there is room for. */
export const AdCampaignsZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useAdTexts()
  const rows = useZone('ad_campaigns')
  const currency = useCurrency()
  const columns: readonly Column<Row>[] = [
    { name: 'conversions', title: t('adHead.conversions'), unit: 'count', of: (row) => row.conversions },
    { name: 'M26_CPA', title: t('adFigure.M26_CPA'), unit: 'money', of: (row) => row.cpa_amt },
  ]
  return (
    <Panel zone="ad_campaigns" data={rows} title={t('zone.ad_campaigns')} aside={<AdHeads columns={columns} />}>
      <AdRows
        rows={rows ?? []}
        columns={columns}
        slots={slots}
        currency={currency}
        none={t('adRows.noConversions')}
        label={(row) => <span className="line">{row.name}</span>}
        share={(row) => row.share_bp}
      />
    </Panel>
  )
}
