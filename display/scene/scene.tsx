import { type ComponentType, type CSSProperties, type ReactElement, useEffect, useRef, useState } from 'react'
import { FlatMap } from './flat-map.tsx'
import type { GlobeProps } from './globe.tsx'
import type { Rung } from './quality.ts'
import { createRescuer, type Rescuer, type SceneState } from './rescue.ts'
import { Sky } from './sky.tsx'
import type { SceneLang, SceneSource, Theme, TierChoice } from './source.ts'
import { chooseForm, probeWebgl } from './webgl.ts'

export interface SceneProps {
  readonly source: SceneSource
  readonly theme: Theme
  readonly tier: TierChoice
  readonly still: boolean
  readonly lang?: SceneLang
  /** Share of the picture's height, from below, that something stands over: the globe's lower limb may be under it. */
  readonly covered?: number
  /** Form, reason and count of losses, at the start and at each change: for the page's log and its one reload. */
  readonly onState?: (state: SceneState) => void
  /** Quality of the 3D form went down by itself. */
  readonly onRung?: (rung: Rung) => void
  readonly onFrameTime?: (ms: number) => void
}

const box: CSSProperties = { position: 'relative', width: '100%', height: '100%', overflow: 'hidden' }
const alt = { zh: '各国今日成交额与订单流向', en: "Today's turnover by country, and orders on their way" }

/** The picture of the data wall: the globe where WebGL is there, the flat map where it is not, never a blank. */
export default function Scene(props: SceneProps): ReactElement {
  const { source, theme, tier, still, lang = 'zh', covered = 0, onState, onRung, onFrameTime } = props
  const [state, setState] = useState<SceneState>()
  const [Globe, setGlobe] = useState<ComponentType<GlobeProps>>()
  const rescuer = useRef<Rescuer | undefined>(undefined)
  const report = useRef(onState)

  useEffect(() => {
    report.current = onState
  })
  useEffect(() => {
    const made = createRescuer(
      () => chooseForm(tier, probeWebgl),
      tier,
      (next) => {
        setState(next)
        report.current?.(next)
      },
    )
    rescuer.current = made
    return () => made.stop()
  }, [tier])

  const wants3d = state?.form === '3d'
  useEffect(() => {
    if (!wants3d || Globe) return
    let live = true
    import('./globe.tsx').then(
      (code) => {
        if (live) setGlobe(() => code.Globe)
      },
      () => {
        if (live) rescuer.current?.noCode()
      },
    )
    return () => {
      live = false
    }
  }, [wants3d, Globe])

  return (
    <div role="img" aria-label={alt[lang]} style={box} data-form={state?.form} data-covered={state?.covered}>
      {wants3d && <Sky theme={theme} />}
      {state && (!wants3d || state.covered) && (
        <div style={{ position: 'absolute', inset: `0 0 ${covered * 100}%` }}>
          <FlatMap source={source} theme={theme} still={still} lang={lang} />
        </div>
      )}
      {wants3d && Globe && (
        <Globe
          key={state.generation}
          source={source}
          theme={theme}
          tier={state.tier}
          still={still}
          lang={lang}
          covered={covered}
          onLost={() => rescuer.current?.lost()}
          onDrawn={() => rescuer.current?.drawn()}
          onFailed={(error) => rescuer.current?.failed(error)}
          {...(onRung && { onRung })}
          {...(onFrameTime && { onFrameTime })}
        />
      )}
    </div>
  )
}
