import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'
import { type GlobeEvents, type GlobeRoot, mountGlobe } from './globe-root.tsx'
import type { Rung } from './quality.ts'
import type { SceneLang, SceneSource, Theme, Tier } from './source.ts'

export interface GlobeProps {
  readonly source: SceneSource
  readonly theme: Theme
  readonly tier: Tier
  readonly still: boolean
  readonly lang?: SceneLang
  /** Share of the picture's height, from below, that something stands over. */
  readonly covered?: number
  /** The WebGL context went; the canvas is hidden and waits for its return. */
  readonly onLost?: () => void
  /** Pixels are there: after the start, and after each return of the context. */
  readonly onDrawn?: () => void
  /** No context could be had, or the picture could not be made from it. */
  readonly onFailed?: (error: unknown) => void
  readonly onFrameTime?: (ms: number) => void
  readonly onRung?: (rung: Rung) => void
}

const fill: CSSProperties = { position: 'absolute', inset: 0 }

/** The 3D form. Fills its positioned parent; theme, tier and stillness change in place on the same canvas. */
export function Globe(props: GlobeProps): ReactElement {
  const { source, theme, tier, still, lang = 'zh', covered = 0 } = props
  const host = useRef<HTMLDivElement>(null)
  const root = useRef<GlobeRoot | undefined>(undefined)
  const latest = useRef(props)
  const look = useRef({ theme, tier, still, lang, covered })

  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (!host.current) return
    const events: GlobeEvents = {
      lost: () => latest.current.onLost?.(),
      drawn: () => latest.current.onDrawn?.(),
      frameTime: (ms) => latest.current.onFrameTime?.(ms),
      rung: (rung) => latest.current.onRung?.(rung),
    }
    try {
      root.current = mountGlobe(host.current, source, look.current, events)
    } catch (error) {
      latest.current.onFailed?.(error) // the caller shows the flat map and tells it
    }
    return () => {
      root.current?.dispose()
      root.current = undefined
    }
  }, [source])
  useEffect(() => {
    look.current = { theme, tier, still, lang, covered }
    root.current?.look(look.current)
  }, [theme, tier, still, lang, covered])

  return <div ref={host} style={fill} />
}
