import { type CSSProperties, type ReactElement, useEffect, useRef } from 'react'
import { sceneColors } from './colors.ts'
import { paintSky } from './sky-paint.ts'
import type { Theme } from './source.ts'

const fill: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' }

/** The still sky behind the globe: painted when the size or the theme changes. */
export function Sky({ theme }: { readonly theme: Theme }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      paintSky(element, element.clientWidth, element.clientHeight, window.devicePixelRatio, sceneColors(theme))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [theme])
  return <canvas ref={canvas} style={fill} />
}
