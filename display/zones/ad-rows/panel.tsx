import type { ReactElement, ReactNode } from 'react'
import type { WallZones } from '../../../shared/live/screens.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { Panel } from '../../ui/panel.tsx'
import { AdHeads, AdRows, type Column } from './rows.tsx'

/** Zones of rows alone. */
type RowZone = 'ad_accounts' | 'ad_campaigns' | 'ad_creatives' | 'ad_regions'
export type RowIn<Zone extends RowZone> = WallZones[Zone][number]

/** A panel of rows with their columns' names in its head. `slots`: rows that there is room for. */
export const AdPanel = <Zone extends RowZone>(props: {
  zone: Zone
  columns: readonly Column<RowIn<Zone>>[]
  slots: number
  none: string
  label: (row: RowIn<Zone>) => ReactNode
  share?: (row: RowIn<Zone>) => number | null
}): ReactElement => {
  const { zone, columns, ...rest } = props
  const t = useAdTexts()
  const rows: readonly RowIn<Zone>[] | undefined = useZone(zone)
  const currency = useCurrency()
  return (
    <Panel zone={zone} data={rows} title={t(`zone.${zone}`)} aside={<AdHeads columns={columns} />}>
      <AdRows rows={rows ?? []} columns={columns} currency={currency} {...rest} />
    </Panel>
  )
}
