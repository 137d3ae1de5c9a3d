import type { ReactElement } from 'react'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { AdPanel, type RowIn } from '../ad-rows/panel.tsx'
import type { Column } from '../ad-rows/rows.tsx'

/** The campaigns with the most conversions today, and what one cost. `slots`: rows that there is room for. */
export const AdCampaignsZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useAdTexts()
  const columns: readonly Column<RowIn<'ad_campaigns'>>[] = [
    { name: 'conversions', title: t('adHead.conversions'), unit: 'count', of: (row) => row.conversions },
    { name: 'M26_CPA', title: t('adFigure.M26_CPA'), unit: 'money', of: (row) => row.cpa_amt },
  ]
  return (
    <AdPanel
      zone="ad_campaigns"
      columns={columns}
      slots={slots}
      none={t('adRows.noConversions')}
      label={(row) => <span className="line">{row.name}</span>}
      share={(row) => row.share_bp}
    />
  )
}
