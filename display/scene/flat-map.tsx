import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'
import { type FlatRoot, mountFlat } from './flat-root.ts'
import type { SceneLang, SceneSource, Theme } from './source.ts'

export interface FlatMapProps {
  readonly source: SceneSource
  readonly theme: Theme
  readonly still: boolean
  readonly lang?: SceneLang
}

const fill: CSSProperties = { position: 'absolute', inset: 0 }

/** The 2D form, from the same data: where there is no WebGL, and while a lost context comes back. */
export function FlatMap({ source, theme, still, lang = 'zh' }: FlatMapProps): ReactElement {
  const host = useRef<HTMLDivElement>(null)
  const root = useRef<FlatRoot | undefined>(undefined)
  const look = useRef({ theme, still, lang })

  useEffect(() => {
    if (!host.current) return
    root.current = mountFlat(host.current, source, look.current)
    return () => {
      root.current?.dispose()
      root.current = undefined
    }
  }, [source])
  useEffect(() => {
    look.current = { theme, still, lang }
    root.current?.look(look.current)
  }, [theme, still, lang])

  return <div ref={host} style={fill} />
}
