import type { ReactElement } from 'react'
import { firstDraw } from '../live/first-draw.ts'
import { useStage } from '../stage/stage.tsx'
import { useLater } from '../ui/later.ts'
import { Header } from '../zones/header/zone.tsx'
import { HeroZone } from '../zones/hero/zone.tsx'
import { KpiZone } from '../zones/kpi/zone.tsx'
import { At } from './at.tsx'
import { dataLayout } from './layout.ts'

const loadRest = async () => {
  await firstDraw
  return (await import('./rest.tsx')).Rest
}

/** The data big screen: which zone stands where. The leading numbers are drawn before the rest is even loaded. `begins`: of another screen these alone. */
export const DataScreen = ({ begins = false }: { begins?: boolean }): ReactElement => {
  const { fit } = useStage()
  const at = dataLayout(fit.stage)
  const Rest = useLater(!begins, loadRest)
  return (
    <>
      <At place={at.header}>
        <Header screen="data" />
      </At>
      {Rest && <Rest at={at} />}
      <At place={at.hero}>
        <HeroZone width={at.hero.w - 40} />
      </At>
      <At place={at.kpi}>
        <KpiZone />
      </At>
    </>
  )
}
