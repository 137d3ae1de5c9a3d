import type { ReactElement } from 'react'
import { useAdTexts } from '../../settings/ad-texts.ts'
import { AdPanel, type RowIn } from '../ad-rows/panel.tsx'
import type { Column } from '../ad-rows/rows.tsx'

/** Of what the spend of today is made: ad accounts, those with the most of it first. `slots`: rows that there is room for. */
export const AdAccountsZone = ({ slots }: { slots: number }): ReactElement => {
  const t = useAdTexts()
  const columns: readonly Column<RowIn<'ad_accounts'>>[] = [
    { name: 'M25', title: t('adFigure.M25'), unit: 'money', of: (row) => row.spend_amt },
    { name: 'share', title: t('adFigure.share'), unit: 'rate', of: (row) => row.share_bp },
  ]
  return (
    <AdPanel
      zone="ad_accounts"
      columns={columns}
      slots={slots}
      none={t('adHero.noAccounts')}
      label={(row) => (
        <>
          <span className="line">{row.name}</span>
          {row.cut_off && <span className="ad-cut">{t('adAccounts.cutOff')}</span>}
        </>
      )}
      share={(row) => row.share_bp}
    />
  )
}
