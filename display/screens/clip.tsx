import type { ReactElement } from 'react'
import { clipNews, useClipTexts } from '../settings/clip-texts.ts'
import { isUpright } from '../stage/fit.ts'
import { useStage } from '../stage/stage.tsx'
import { ClipKpiZone } from '../zones/clip-kpi/zone.tsx'
import { ClipTrendZone } from '../zones/clip-trend/zone.tsx'
import { CuttersZone } from '../zones/cutters/zone.tsx'
import { DemandsZone } from '../zones/demands/zone.tsx'
import { Header } from '../zones/header/zone.tsx'
import { HitsZone } from '../zones/hits/zone.tsx'
import { LanesZone } from '../zones/lanes/zone.tsx'
import { TickerZone } from '../zones/ticker/zone.tsx'
import { At } from './at.tsx'
import { clipLayout, rowsIn } from './clip-layout.ts'
import './clip.css'

/** The clip big screen: a workshop's board, who works on it, and what will not be ready in time. */
export const ClipScreen = (): ReactElement => {
  const { fit } = useStage()
  const t = useClipTexts()
  const at = clipLayout(fit.stage)
  return (
    <div className="clip-screen" data-upright={isUpright(fit.stage) || undefined}>
      <At place={at.header}>
        <Header screen="clip" />
      </At>
      <At place={at.kpi}>
        <ClipKpiZone />
      </At>
      <At place={at.lanes}>
        <LanesZone w={at.lanes.w} h={at.lanes.h} />
      </At>
      <At place={at.cutters}>
        <CuttersZone slots={rowsIn(at.cutters, 44, 32)} />
      </At>
      <At place={at.demands}>
        <DemandsZone slots={rowsIn(at.demands, 54)} />
      </At>
      <At place={at.trend}>
        <ClipTrendZone />
      </At>
      <At place={at.hits}>
        <HitsZone />
      </At>
      <At place={at.footer}>
        <TickerZone w={at.footer.w} say={(code, params) => clipNews(t, code, params)} />
      </At>
    </div>
  )
}
