import { geoEquirectangular, geoPath } from 'd3-geo'
import { countryOutlines } from './atlas.ts'
import { fillSteps } from './fills.ts'
import type { Tier } from './source.ts'

/** Width in which the outlines are projected; a map of another width is the same drawing, scaled. */
const projectedWidth = 2048
const projectedHeight = projectedWidth / 2

/** Texels around the equator: about what a tier can show, so that nothing is painted that no pixel holds. */
export const mapWidth: Readonly<Record<Tier, number>> = { full: 2048, lean: 1024 }

/** Texels of the small map that is read between its texels: what a blur costs nothing for. */
export const lampsWidth = 128

/** Degrees between the lines of the faint grid that gives empty oceans their curve, and its strength of 255. */
const gridDegrees = 15
const gridShade = 42
/** Width of borders and coasts in texels of the full map; a smaller map has somewhat finer lines, but not half. */
const lineTexels = 1.4

interface MapPaths {
  readonly land: Path2D
  readonly grid: Path2D
  readonly countries: ReadonlyMap<string, Path2D>
}

let paths: MapPaths | undefined

function gridLines(): Path2D {
  const lines = new Path2D()
  const step = (projectedWidth * gridDegrees) / 360
  for (let x = 0; x < projectedWidth; x += step) {
    lines.moveTo(x, step)
    lines.lineTo(x, projectedHeight - step)
  }
  for (let y = step; y < projectedHeight; y += step) {
    lines.moveTo(0, y)
    lines.lineTo(projectedWidth, y)
  }
  return lines
}

function projected(): MapPaths {
  if (paths) return paths
  const projection = geoEquirectangular()
    .scale(projectedWidth / (2 * Math.PI))
    .translate([projectedWidth / 2, projectedHeight / 2])
    .precision(0.3)
  const path = geoPath(projection)
  const land = new Path2D()
  const countries = new Map<string, Path2D>()
  for (const { id, shape } of countryOutlines()) {
    const outline = new Path2D(path(shape) ?? '')
    land.addPath(outline)
    if (id) countries.set(id, outline)
  }
  paths = { land, grid: gridLines(), countries }
  return paths
}

const tone = (step: number): string => `rgb(255, ${Math.round((255 * step) / fillSteps)}, 0)`

export type Steps = ReadonlyMap<string, number>

/** Ids whose step differs between two paintings. */
function changedIds(before: Steps, steps: Steps): string[] {
  return [...new Set([...before.keys(), ...steps.keys()])].filter((id) => before.get(id) !== steps.get(id))
}

/**
 * Paints the map the globe's shader reads, as data and not as colour: red is land, green the fill step of 0..5
 * (scaled to 255), blue the borders and coasts. So a theme needs no repaint.
 * With `before`, the steps the canvas already shows, only the countries that changed are painted again.
 */
export function paintMap(context: CanvasRenderingContext2D, steps: Steps, before?: Steps): void {
  const { land, grid, countries } = projected()
  const scale = context.canvas.width / projectedWidth
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.lineJoin = 'round'
  context.lineWidth = lineTexels / Math.sqrt(scale)
  context.globalCompositeOperation = 'source-over'
  if (!before) {
    context.fillStyle = 'rgb(0, 0, 0)'
    context.fillRect(0, 0, projectedWidth, projectedHeight)
    context.fillStyle = tone(0)
    context.fill(land)
  }
  const anew = before ? changedIds(before, steps) : [...steps.keys()]
  for (const id of anew) {
    context.fillStyle = tone(steps.get(id) ?? 0)
    const outline = countries.get(id)
    if (outline) context.fill(outline)
  }
  context.globalCompositeOperation = 'lighter'
  context.strokeStyle = 'rgb(0, 0, 255)'
  if (before) {
    for (const id of anew) {
      const outline = countries.get(id)
      if (outline) context.stroke(outline)
    }
    return
  }
  context.stroke(land)
  context.strokeStyle = `rgb(0, 0, ${gridShade})`
  context.stroke(grid)
}

/** Paints the same fill steps small: the light that selling countries cast around themselves. */
export function paintLamps(context: CanvasRenderingContext2D, steps: Steps): void {
  const { countries } = projected()
  const scale = context.canvas.width / projectedWidth
  context.setTransform(scale, 0, 0, scale, 0, 0)
  context.fillStyle = 'rgb(0, 0, 0)'
  context.fillRect(0, 0, projectedWidth, projectedHeight)
  for (const [id, step] of steps) {
    context.fillStyle = tone(step)
    const outline = countries.get(id)
    if (outline) context.fill(outline)
  }
}
