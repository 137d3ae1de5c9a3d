import type { ReactElement } from 'react'
import type { WallZones } from '../../../shared/live/screens.ts'
import { useCurrency, useZone } from '../../live/live.ts'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { Panel } from '../../ui/panel.tsx'
import { AdHeads, AdRows, type Column } from '../ad-rows/rows.tsx'

type Row = WallZones['ad_accounts'][number]

/** Of what the spend of today is made: ad accounts, those with the most of it first. `slots`: rows that there is room for. */
export const AdAccountsZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useAdTexts()
  const rows = useZone('ad_accounts')
  const currency = useCurrency()
  const columns: readonly Column<Row>[] = [
    { name: 'M25', title: t('adFigure.M25'), unit: 'money', of: (row) => row.spend_amt },
    { name: 'share', title: t('adFigure.share'), unit: 'rate', of: (row) => row.share_bp },
  ]
  return (
    <Panel zone="ad_accounts" data={rows} title={t('zone.ad_accounts')} aside={<AdHeads columns={columns} />}>
      <AdRows
        rows={rows ?? []}
        columns={columns}
        slots={slots}
        currency={currency}
        none={t('adHero.noAccounts')}
        label={(row) => (
          <>
            <span className="line">{row.name}</span>
            {row.cut_off && <span className="ad-cut">{t('adAccounts.cutOff')}</span>}
          </>
        )}
        share={(row) => row.share_bp}
      />
    </Panel>
  )
}
