import type { ReactElement } from 'react'
import { countryName } from '../../../shared/geo/countries.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { useSettings } from '../../settings/settings.ts'
import { RegionChip } from '../../ui/chip.tsx'
import { AdPanel, type RowIn } from '../ad-rows/panel.tsx'
import type { Column } from '../ad-rows/rows.tsx'

/** What the ads for each country cost and brought. `slots`: rows that there is room for. */
export const AdRegionsZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useAdTexts()
  const { language } = useSettings()
  const columns: readonly Column<RowIn<'ad_regions'>>[] = [
    { name: 'M25', title: t('adFigure.M25'), unit: 'money', of: (row) => row.spend_amt },
    { name: 'M27', title: t('adFigure.M27'), unit: 'roas', of: (row) => row.roas },
  ]
  return (
    <AdPanel
      zone="ad_regions"
      columns={columns}
      slots={slots}
      none={t('adRows.none')}
      label={(row) => (
        <>
          <RegionChip region={row.id} />
          <span className="line">{countryName(row.id, language)}</span>
        </>
      )}
    />
  )
}
