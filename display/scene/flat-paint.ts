import { place } from '../../shared/geo/countries.ts'
import { css, mix, type SceneColors } from './colors.ts'
import { fillSteps } from './fills.ts'
import type { FlatWorld } from './flat-projection.ts'

/** Radius of a country's mark for its share of the turnover, in the world's units: area follows the share. */
export const markRadius = (share: number): number => 2.5 + 15 * Math.sqrt(share)

/** Paints the map that stands under the arcs: land, fills by step, borders, a mark on each selling country. */
export function paintFlat(
  context: CanvasRenderingContext2D,
  world: FlatWorld,
  colors: SceneColors,
  steps: ReadonlyMap<string, number>,
  shares: ReadonlyMap<string, number>,
): void {
  context.clearRect(0, 0, world.width, world.height)
  context.lineJoin = 'round'
  context.lineWidth = world.unit
  context.strokeStyle = css(mix(colors.oceanDay, colors.air, 0.4), 0.16)
  context.stroke(world.lines)
  context.fillStyle = css(mix(colors.landNight, colors.landDay, colors.additive ? 0.45 : 0.1))
  context.fill(world.land)
  for (const [id, step] of steps) {
    const outline = world.countries.get(id)
    const color = colors.ramp[Math.min(fillSteps, Math.max(1, step)) - 1]
    if (!outline || !color) continue
    context.fillStyle = css(color, colors.additive ? 0.82 : 0.95)
    context.fill(outline)
  }
  context.lineWidth = 0.8 * world.unit
  context.strokeStyle = css(colors.border)
  context.stroke(world.land)
  for (const [id, share] of shares) {
    const spot = place(id)
    if (!spot) continue
    const [x, y] = world.spot(spot.lat, spot.lon)
    const color = colors.additive ? colors.head : colors.arc
    context.beginPath()
    context.arc(x, y, markRadius(share) * world.unit, 0, 2 * Math.PI)
    context.fillStyle = css(color, 0.3)
    context.fill()
    context.beginPath()
    context.arc(x, y, 2.5 * world.unit, 0, 2 * Math.PI)
    context.fillStyle = css(color)
    context.fill()
  }
}
