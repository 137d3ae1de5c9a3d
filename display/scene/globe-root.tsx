import { type RootState, useFrame } from '@react-three/fiber'
import type { ReactElement } from 'react'
import { PerspectiveCamera, WebGLRenderer } from 'three'
import { arcCapacity } from './arc-ring.ts'
import { sceneColors } from './colors.ts'
import { createDirector } from './director.ts'
import { colorFrame, createFrameUniforms } from './frame.ts'
import { createLabels } from './labels.ts'
import { createArcs } from './layers/arcs.ts'
import { createEarth } from './layers/earth.ts'
import { createHalo } from './layers/halo.ts'
import { createPillars } from './layers/pillars.ts'
import { createSparks } from './layers/sparks.ts'
import { createQuality, type Rung } from './quality.ts'
import { createQuietRoot } from './quiet-clock.ts'
import type { SceneLang, SceneSource, Theme, Tier } from './source.ts'
import { createTicker } from './ticker.ts'

export interface GlobeLook {
  readonly theme: Theme
  readonly lang: SceneLang
  readonly tier: Tier
  readonly still: boolean
  /** Share of the picture's height, from below, that something stands over. */
  readonly covered: number
}

export interface GlobeEvents {
  /** The context went; the canvas is hidden already. */
  lost(): void
  /** Pixels are on the canvas: after the start, and after a restored context. */
  drawn(): void
  /** Milliseconds since the frame before. */
  frameTime(ms: number): void
  /** Quality went down to this rung by itself. */
  rung(rung: Rung): void
}

export interface GlobeRoot {
  look(look: GlobeLook): void
  dispose(): void
}

const fov = 26

/** Puts the globe into `host`, a positioned element, and runs it. Throws when no WebGL context can be had. */
export function mountGlobe(host: HTMLElement, source: SceneSource, first: GlobeLook, events: GlobeEvents): GlobeRoot {
  const canvas = document.createElement('canvas')
  canvas.style.cssText = 'position:absolute;inset:0;display:block;visibility:hidden'
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false, depth: false, stencil: false })
  const uniforms = createFrameUniforms()
  const layers = {
    earth: createEarth(uniforms, first.tier),
    pillars: createPillars(uniforms),
    arcs: createArcs(uniforms),
    sparks: createSparks(uniforms),
  }
  const halo = createHalo(uniforms)
  const labels = createLabels()
  const director = createDirector(source, uniforms, layers)
  const root = createQuietRoot(canvas)
  let look = first
  let quality = createQuality(first.tier)
  let proving = true
  let lastFrame = Number.NaN
  let state: RootState | undefined

  const ticker = createTicker(() => state?.invalidate())
  const pixelRatio = (): number => {
    const scale = host.clientWidth > 0 ? host.getBoundingClientRect().width / host.clientWidth : 1
    return Math.max(0.5, Math.min(quality.rung().dpr, window.devicePixelRatio * scale))
  }
  const repace = (): void => {
    lastFrame = Number.NaN
    ticker.pace(look.still || document.hidden ? 0 : quality.rung().fps)
    if (look.still && !document.hidden) state?.invalidate()
  }
  const judge = (now: number): void => {
    const ms = (now - lastFrame) * 1000
    lastFrame = now
    if (Number.isNaN(ms)) return
    events.frameTime(ms)
    if (look.still || !quality.frame(ms)) return
    state?.setDpr(pixelRatio())
    ticker.pace(quality.rung().fps)
    events.rung(quality.rung())
  }
  // Only pixels prove a picture: a restored context fires its event also when nothing can be drawn any more
  const pixel = new Uint8Array(4)
  const prove = (): void => {
    const gl = renderer.getContext()
    if (gl.isContextLost()) return
    gl.readPixels(gl.drawingBufferWidth >> 1, gl.drawingBufferHeight >> 1, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel)
    if (pixel[3] === 0) return
    proving = false
    canvas.style.visibility = 'visible'
    labels.element.style.visibility = 'visible'
    events.drawn()
  }
  const draw = (frame: RootState): void => {
    const now = performance.now() / 1000
    judge(now)
    const { width, height } = frame.size
    const { camera } = frame
    if (width === 0 || height === 0 || !(camera instanceof PerspectiveCamera)) return
    const spots = director.frame(now, camera, width, height, frame.viewport.dpr)
    renderer.render(frame.scene, camera)
    labels.put(spots, width)
    if (proving) prove()
    ticker.drawn()
    if (look.still && director.unfinished(now)) setTimeout(() => state?.invalidate(), 1000)
  }
  function Picture(): ReactElement {
    useFrame(draw, 1) // a priority above 0 leaves the rendering to us
    return (
      <>
        <primitive object={halo.object} dispose={null} />
        <primitive object={layers.earth.object} dispose={null} />
        <primitive object={layers.pillars.object} dispose={null} />
        <primitive object={layers.arcs.object} dispose={null} />
        <primitive object={layers.sparks.object} dispose={null} />
      </>
    )
  }
  const resize = (): void => {
    const size = { width: host.clientWidth, height: host.clientHeight, top: 0, left: 0 }
    void root.configure({
      gl: () => renderer,
      size,
      dpr: pixelRatio(),
      frameloop: 'demand',
      linear: true,
      flat: true,
      camera: { fov, near: 0.1, far: 20 },
    })
    state?.invalidate()
  }
  const dress = (next: GlobeLook): void => {
    colorFrame(uniforms, sceneColors(next.theme))
    labels.dress(next.theme, next.lang)
    if (next.tier !== look.tier) quality = createQuality(next.tier)
    look = next
    director.still(next.still)
    director.cover(next.covered)
    if (next.still) for (const layer of [layers.arcs, layers.sparks]) layer.tidy(Number.POSITIVE_INFINITY)
  }

  const onLost = (): void => {
    canvas.style.visibility = 'hidden'
    labels.element.style.visibility = 'hidden'
    proving = true
    ticker.pace(0)
    events.lost()
  }
  const ends = [
    source.onCountries(() => {
      director.countries()
      if (look.still) state?.invalidate()
    }),
    source.onOrder((order) => {
      director.order(order)
      if (!look.still && !document.hidden) layers.arcs.launch(order, performance.now() / 1000)
    }),
    source.onMoment?.(() => {
      if (look.still || document.hidden) return
      const now = performance.now() / 1000
      director.moment(now)
      for (const order of source.recent?.() ?? []) layers.arcs.launch(order, now, arcCapacity)
    }),
  ]
  const observer = new ResizeObserver(resize)

  labels.element.style.visibility = 'hidden'
  host.append(canvas, labels.element)
  dress(first)
  resize()
  const store = root.render(<Picture />)
  state = store.getState()
  observer.observe(host)
  canvas.addEventListener('webglcontextlost', onLost)
  canvas.addEventListener('webglcontextrestored', repace)
  document.addEventListener('visibilitychange', repace)
  repace()

  return {
    look(next) {
      dress(next)
      state?.setDpr(pixelRatio())
      repace()
    },
    dispose() {
      ticker.pace(0)
      observer.disconnect()
      for (const end of ends) end?.()
      canvas.removeEventListener('webglcontextlost', onLost)
      canvas.removeEventListener('webglcontextrestored', repace)
      document.removeEventListener('visibilitychange', repace)
      // r3f gives the context back; one that is lost already cannot be, and three would complain
      if (renderer.getContext().isContextLost()) renderer.forceContextLoss = () => undefined
      root.unmount()
      for (const layer of [halo, ...Object.values(layers)]) layer.dispose()
      canvas.remove()
      labels.element.remove()
    },
  }
}
