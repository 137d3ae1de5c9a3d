import type { ReactElement } from 'react'
import { useStage } from '../stage/stage.tsx'
import { Header } from '../zones/header/zone.tsx'
import { HeroZone } from '../zones/hero/zone.tsx'
import { ShopKpiZone } from '../zones/shop-kpi/zone.tsx'
import { ShopTodoZone } from '../zones/shop-todo/zone.tsx'
import { At } from './at.tsx'
import { dataLayout } from './layout.ts'
import { Rest } from './rest.tsx'

/** Room for four rows of figures. */
const heights = {
  left: { kpi: 336, compose: 256, creator: 304 },
  upper: { kpi: 346, compose: 250, money: 162 },
}

/** The wall of several shops: the data wall with what its shops keep, spend and wait for. */
export const ShopScreen = (): ReactElement => {
  const { fit } = useStage()
  const at = dataLayout(fit.stage, heights)
  return (
    <>
      <At place={at.header}>
        <Header screen="shops" />
      </At>
      <Rest at={at} first="shop" Money={ShopTodoZone} />
      <At place={at.hero}>
        <HeroZone width={at.hero.w - 40} screen="shops" />
      </At>
      <At place={at.kpi}>
        <ShopKpiZone />
      </At>
    </>
  )
}
