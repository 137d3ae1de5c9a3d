import type { ReactElement } from 'react'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { AdPanel, type RowIn } from '../ad-rows/panel.tsx'
import type { Column } from '../ad-rows/rows.tsx'

/** The ads with the best return today. `slots`: rows that there is room for. */
export const AdCreativesZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useAdTexts()
  const columns: readonly Column<RowIn<'ad_creatives'>>[] = [
    { name: 'M25', title: t('adFigure.M25'), unit: 'money', of: (row) => row.spend_amt },
    { name: 'M27', title: t('adFigure.M27'), unit: 'roas', of: (row) => row.roas },
  ]
  return (
    <AdPanel
      zone="ad_creatives"
      columns={columns}
      slots={slots}
      none={t('adRows.none')}
      label={(row) => <span className="line">{row.name}</span>}
    />
  )
}
