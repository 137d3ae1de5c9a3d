import type { ReactElement } from 'react'
import { clipNews, useClipTexts } from '../settings/clip-texts.ts'
import { isUpright } from '../stage/fit.ts'
import { useStage } from '../stage/stage.tsx'
import { ClipKpiZone } from '../zones/clip-kpi/zone.tsx'
import { ClipTrendZone } from '../zones/clip-trend/zone.tsx'
import { CuttersZone } from '../zones/cutters/zone.tsx'
import { DemandsZone } from '../zones/demands/zone.tsx'
import { Header } from '../zones/header/zone.tsx'
import type { Way } from '../zones/hits/moment.tsx'
import { HitsZone } from '../zones/hits/zone.tsx'
import { lanePlaces } from '../zones/lanes/places.ts'
import { LanesZone } from '../zones/lanes/zone.tsx'
import { MaterialsZone } from '../zones/materials/zone.tsx'
import { TickerZone } from '../zones/ticker/zone.tsx'
import { At } from './at.tsx'
import { clipLayout } from './clip-layout.ts'
import { type Place, rowsIn } from './layout.ts'
import './clip.css'

/** Where the lane of what is done stands on the stage. */
const laneOn = ({ x, y, w, h }: Place): Place => {
  const lane = lanePlaces(w, h).approved
  return { x: x + lane.x, y: y + lane.y, w: lane.w, h: lane.h }
}

const wayBetween = (to: Place, from: Place): Way => ({
  x: from.x + from.w / 2 - to.x - to.w / 2,
  y: from.y + from.h / 2 - to.y - to.h / 2,
})

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
        <ClipTrendZone w={at.trend.w} />
      </At>
      <At place={at.materials}>
        <MaterialsZone h={at.materials.h} />
      </At>
      <At place={at.hits}>
        <HitsZone way={wayBetween(at.hits, laneOn(at.lanes))} />
      </At>
      <At place={at.footer}>
        <TickerZone w={at.footer.w} say={(code, params) => clipNews(t, code, params)} />
      </At>
    </div>
  )
}
