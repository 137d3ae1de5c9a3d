import { geoEquirectangular, geoPath } from 'd3-geo'
import { countryOutlines } from './atlas.ts'
import { fillSteps } from './fills.ts'

/** Texels of the map: 2048 by 1024, about the resolution of the globe on a full-HD wall. */
export const mapWidth = 2048
const mapHeight = mapWidth / 2

/** Texels of the small map that is read between its texels: what a blur costs nothing for. */
export const lampsWidth = 128

interface MapPaths {
  readonly land: Path2D
  readonly countries: ReadonlyMap<string, Path2D>
}

let paths: MapPaths | undefined

function projected(): MapPaths {
  if (paths) return paths
  const projection = geoEquirectangular()
    .scale(mapWidth / (2 * Math.PI))
    .translate([mapWidth / 2, mapHeight / 2])
    .precision(0.3)
  const path = geoPath(projection)
  const land = new Path2D()
  const countries = new Map<string, Path2D>()
  for (const { id, shape } of countryOutlines()) {
    const outline = new Path2D(path(shape) ?? '')
    land.addPath(outline)
    if (id) countries.set(id, outline)
  }
  paths = { land, countries }
  return paths
}

const channel = (value: number): number => Math.round((255 * value) / fillSteps)

function paintFills(context: CanvasRenderingContext2D, steps: ReadonlyMap<string, number>): void {
  const { countries } = projected()
  for (const [id, step] of steps) {
    const outline = countries.get(id)
    if (!outline) continue
    context.fillStyle = `rgb(255, ${channel(step)}, 0)`
    context.fill(outline)
  }
}

/**
 * Paints the map the globe's shader reads, as data and not as colour: red is land, green the fill step of 0..5
 * (scaled to 255), blue the borders and coasts. So a theme needs no repaint.
 */
export function paintMap(context: CanvasRenderingContext2D, steps: ReadonlyMap<string, number>): void {
  const { land } = projected()
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = 'rgb(0, 0, 0)'
  context.fillRect(0, 0, mapWidth, mapHeight)
  context.fillStyle = 'rgb(255, 0, 0)'
  context.fill(land)
  paintFills(context, steps)
  context.globalCompositeOperation = 'lighter'
  context.lineJoin = 'round'
  context.lineWidth = 1.4
  context.strokeStyle = 'rgb(0, 0, 255)'
  context.stroke(land)
}

/** Paints the same fill steps small: the light that selling countries cast around themselves. */
export function paintLamps(context: CanvasRenderingContext2D, steps: ReadonlyMap<string, number>): void {
  const scale = lampsWidth / mapWidth
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = 'rgb(0, 0, 0)'
  context.fillRect(0, 0, lampsWidth, lampsWidth / 2)
  context.setTransform(scale, 0, 0, scale, 0, 0)
  paintFills(context, steps)
}
