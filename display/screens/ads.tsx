import type { ReactElement } from 'react'
import { useStage } from '../stage/stage.tsx'
import { AdAccountsZone } from '../zones/ad-accounts/zone.tsx'
import { AdBudgetZone } from '../zones/ad-budget/zone.tsx'
import { AdCampaignsZone } from '../zones/ad-campaigns/zone.tsx'
import { AdCreativesZone } from '../zones/ad-creatives/zone.tsx'
import { AdHeroZone } from '../zones/ad-hero/zone.tsx'
import { AdHoursZone } from '../zones/ad-hours/zone.tsx'
import { AdKpiZone } from '../zones/ad-kpi/zone.tsx'
import { AdRegionsZone } from '../zones/ad-regions/zone.tsx'
import { Header } from '../zones/header/zone.tsx'
import { TickerZone } from '../zones/ticker/zone.tsx'
import { adLayout } from './ad-layout.ts'
import { At } from './at.tsx'
import { rowsIn } from './layout.ts'

/** Units of a row in letters of 28. */
const row = 42

/** The wall of ads: what they brought today and cost, where, and what is left of their budgets. */
export const AdScreen = (): ReactElement => {
  const { fit } = useStage()
  const at = adLayout(fit.stage)
  return (
    <>
      <At place={at.header}>
        <Header screen="ads" />
      </At>
      <At place={at.hero}>
        <AdHeroZone width={at.hero.w - 40} />
      </At>
      <At place={at.kpi}>
        <AdKpiZone />
      </At>
      <At place={at.hours}>
        <AdHoursZone w={at.hours.w} />
      </At>
      <At place={at.accounts}>
        <AdAccountsZone slots={rowsIn(at.accounts, row)} />
      </At>
      <At place={at.creatives}>
        <AdCreativesZone slots={rowsIn(at.creatives, row)} />
      </At>
      <At place={at.campaigns}>
        <AdCampaignsZone slots={rowsIn(at.campaigns, row)} />
      </At>
      <At place={at.regions}>
        <AdRegionsZone slots={rowsIn(at.regions, row)} />
      </At>
      <At place={at.budget}>
        <AdBudgetZone slots={rowsIn(at.budget, row, 136)} />
      </At>
      <At place={at.footer}>
        <TickerZone w={at.footer.w} />
      </At>
    </>
  )
}
