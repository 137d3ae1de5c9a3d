import type { ReactElement } from 'react'
import { countryName } from '../../../shared/geo/countries.ts'
import type { WallZones } from '../../../shared/live/screens.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { useSettings } from '../../settings/settings.ts'
import { RegionChip } from '../../ui/chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { AdHeads, AdRows, type Column } from '../ad-rows/rows.tsx'

type Row = WallZones['ad_regions'][number]

/** What the ads for each country cost and brought. `slots`: rows that there is room for. */
export const AdRegionsZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useAdTexts()
  const rows = useZone('ad_regions')
  const currency = useCurrency()
  const { language } = useSettings()
  const columns: readonly Column<Row>[] = [
    { name: 'M25', title: t('adFigure.M25'), unit: 'money', of: (row) => row.spend_amt },
    { name: 'M27', title: t('adFigure.M27'), unit: 'roas', of: (row) => row.roas },
  ]
  return (
    <Panel zone="ad_regions" data={rows} title={t('zone.ad_regions')} aside={<AdHeads columns={columns} />}>
      <AdRows
        rows={rows ?? []}
        columns={columns}
        slots={slots}
        currency={currency}
        none={t('adRows.none')}
        label={(row) => (
          <>
            <RegionChip region={row.id} />
            <span className="line">{countryName(row.id, language)}</span>
          </>
        )}
      />
    </Panel>
  )
}
