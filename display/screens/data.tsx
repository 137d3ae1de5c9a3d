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

interface DataProps {
  /** That of several shops has these leading numbers too, and brings the rest itself. */
  readonly screen?: 'data' | 'shops'
}

/** The data big screen: which zone stands where. The leading numbers are drawn before the rest is even loaded. */
export const DataScreen = ({ screen = 'data' }: DataProps): ReactElement => {
  const { fit } = useStage()
  const at = dataLayout(fit.stage)
  const Rest = useLater(screen === 'data', loadRest)
  return (
    <>
      <At place={at.header}>
        <Header screen={screen} />
      </At>
      {Rest && <Rest at={at} />}
      <At place={at.hero}>
        <HeroZone width={at.hero.w - 40} screen={screen} />
      </At>
      <At place={at.kpi}>
        <KpiZone />
      </At>
    </>
  )
}
