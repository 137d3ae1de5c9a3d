import { place } from '../../shared/geo/countries.ts'
import { sceneColors } from './colors.ts'
import { bestCountries, quantileSteps, shares } from './fills.ts'
import { createFlatArcs } from './flat-arcs.ts'
import { markRadius, paintFlat } from './flat-paint.ts'
import { type FlatWorld, flatWorld } from './flat-projection.ts'
import { createLabels, type LabelSpot, mostLabels } from './labels.ts'
import type { SceneLang, SceneSource, Theme } from './source.ts'
import { createTicker } from './ticker.ts'

export interface FlatLook {
  readonly theme: Theme
  readonly lang: SceneLang
  readonly still: boolean
}

export interface FlatRoot {
  look(look: FlatLook): void
  dispose(): void
}

const arcFps = 25
const paintEveryMs = 1000

/** Puts the flat map into `host`, a positioned element. It draws when there is news and while arcs fly, never else. */
export function mountFlat(host: HTMLElement, source: SceneSource, first: FlatLook): FlatRoot {
  const canvases = [document.createElement('canvas'), document.createElement('canvas')] as const
  for (const canvas of canvases) canvas.style.cssText = 'position:absolute;inset:0;width:100%;height:100%'
  const [map, sky] = [canvases[0].getContext('2d'), canvases[1].getContext('2d')]
  const labels = createLabels()
  const arcs = createFlatArcs()
  let look = first
  let world: FlatWorld | undefined
  let flying = false
  let painting: ReturnType<typeof setTimeout> | undefined
  let paintedAt = Number.NEGATIVE_INFINITY

  const paint = (): void => {
    painting = undefined
    paintedAt = performance.now()
    if (!world || !map) return
    const rows = source.countries()
    const share = shares(rows)
    paintFlat(map, world, sceneColors(look.theme), quantileSteps(rows), share)
    const spots: LabelSpot[] = []
    for (const { id, amt } of bestCountries(rows, mostLabels)) {
      const spot = place(id)
      if (!spot) continue
      const [x, y] = world.spot(spot.lat, spot.lon)
      spots.push({
        id,
        amt,
        said: source.said?.(amt) ?? '',
        x,
        y: y - markRadius(share.get(id) ?? 0) * world.unit,
        seen: true,
      })
    }
    labels.put(spots, world.width)
  }
  const repaint = (): void => {
    painting ??= setTimeout(paint, Math.max(0, paintedAt + paintEveryMs - performance.now()))
  }
  const draw = (): void => {
    if (!world || !sky) return
    flying = arcs.draw(sky, world, sceneColors(look.theme), performance.now() / 1000)
    if (flying) ticker.drawn()
    else ticker.pace(0)
  }
  const ticker = createTicker(() => requestAnimationFrame(draw))
  const resize = (): void => {
    const { clientWidth: width, clientHeight: height } = host
    if (width === 0 || height === 0) return
    const scale = host.getBoundingClientRect().width / width
    const dpr = Math.max(1, Math.min(2, window.devicePixelRatio * scale))
    for (const canvas of canvases) {
      canvas.width = Math.round(width * dpr)
      canvas.height = Math.round(height * dpr)
    }
    for (const context of [map, sky]) context?.setTransform(dpr, 0, 0, dpr, 0, 0)
    world = flatWorld(width, height)
    arcs.clear()
    paint()
  }
  const ends = [
    source.onCountries(repaint),
    source.onOrder((order) => {
      if (look.still || document.hidden || !world) return
      if (arcs.launch(order, world, performance.now() / 1000) && !flying) {
        flying = true
        ticker.pace(arcFps)
      }
    }),
  ]
  const observer = new ResizeObserver(resize)
  host.append(...canvases, labels.element)
  labels.dress(look.theme, look.lang)
  resize()
  observer.observe(host)

  return {
    look(next) {
      look = next
      labels.dress(next.theme, next.lang)
      if (next.still) arcs.clear()
      if (next.still && sky && world) sky.clearRect(0, 0, world.width, world.height)
      paint()
    },
    dispose() {
      if (painting !== undefined) clearTimeout(painting)
      ticker.pace(0)
      observer.disconnect()
      for (const end of ends) end()
      for (const canvas of canvases) canvas.remove()
      labels.element.remove()
    },
  }
}
