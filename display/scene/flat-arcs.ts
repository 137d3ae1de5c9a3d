import { place } from '../../shared/geo/countries.ts'
import { type ArcRing, arcCapacity, createArcRing, flightSeconds, freeSlot, landedSeconds } from './arc-ring.ts'
import { css, type SceneColors } from './colors.ts'
import type { FlatWorld } from './flat-projection.ts'
import type { OrderFlight } from './source.ts'

const tail = 0.45
const tailPieces = 12

interface Flight {
  x0: number
  y0: number
  cx: number
  cy: number
  x1: number
  y1: number
  began: number
}

export interface FlatArcs {
  readonly ring: ArcRing
  launch(order: OrderFlight, world: FlatWorld, now: number): boolean
  /** Draws all arcs over a cleared canvas; true while there is something to draw again. */
  draw(context: CanvasRenderingContext2D, world: FlatWorld, colors: SceneColors, now: number): boolean
  clear(): void
}

const bezier = (a: number, c: number, b: number, t: number): number =>
  (1 - t) ** 2 * a + 2 * (1 - t) * t * c + t * t * b

/** Orders as curves over the flat map, with the same slots and times as on the globe. `now` in clock seconds. */
export function createFlatArcs(): FlatArcs {
  const ring = createArcRing()
  const flights: Flight[] = Array.from({ length: arcCapacity }, () => ({
    x0: 0,
    y0: 0,
    cx: 0,
    cy: 0,
    x1: 0,
    y1: 0,
    began: 0,
  }))

  const drawOne = (
    context: CanvasRenderingContext2D,
    flight: Flight,
    colors: SceneColors,
    unit: number,
    now: number,
  ): void => {
    const flown = (now - flight.began) / flightSeconds
    const tip = Math.min(1, flown < 1 ? flown * flown * (3 - 2 * flown) * 0.6 + flown * 0.4 : 1)
    const landed = Math.max(0, ((flown - 1) * flightSeconds) / landedSeconds)
    const life = 1 - Math.min(1, landed)
    const at = (t: number): [number, number] => [
      bezier(flight.x0, flight.cx, flight.x1, t),
      bezier(flight.y0, flight.cy, flight.y1, t),
    ]
    context.lineCap = 'butt'
    for (let i = 0; i < tailPieces; i++) {
      const a = tip - (tail * (i + 1)) / tailPieces
      const b = tip - (tail * i) / tailPieces
      if (b <= 0) break
      context.beginPath()
      context.moveTo(...at(Math.max(0, a)))
      context.lineTo(...at(b))
      context.lineWidth = (1.2 + 2 * (1 - i / tailPieces)) * unit
      context.strokeStyle = css(i < 2 ? colors.head : colors.arc, life * (1 - i / tailPieces) ** 1.4)
      context.stroke()
    }
    const [x, y] = at(tip)
    context.beginPath()
    if (flown < 1) {
      context.arc(x, y, 4 * unit, 0, 2 * Math.PI)
      context.fillStyle = css(colors.head)
      context.fill()
      return
    }
    context.arc(x, y, (5 + 20 * Math.sqrt(landed)) * unit, 0, 2 * Math.PI)
    context.lineWidth = 2.5 * unit
    context.strokeStyle = css(colors.head, life * life)
    context.stroke()
  }

  return {
    ring,
    launch(order, world, now) {
      const origin = place(order.from)
      const target = place(order.to)
      if (!origin || !target) return false
      const flight = flights[ring.take(now)]
      if (!flight) return false
      const [x1, y1] = world.spot(target.lat, target.lon)
      const home = order.from === order.to
      const [x0, y0] = home ? [x1, y1 - world.height * 0.22] : world.spot(origin.lat, origin.lon)
      const rise = home ? 0 : 0.12 * Math.hypot(x1 - x0, y1 - y0) + 24 * world.unit
      Object.assign(flight, {
        x0,
        y0,
        cx: (x0 + x1) / 2,
        cy: Math.max(8, (y0 + y1) / 2 - 2 * rise),
        x1,
        y1,
        began: now,
      })
      return true
    },
    draw(context, world, colors, now) {
      context.clearRect(0, 0, world.width, world.height)
      ring.expire(now)
      for (let i = 0; i < arcCapacity; i++) {
        const flight = flights[i]
        if (flight && ring.starts[i] !== freeSlot) drawOne(context, flight, colors, world.unit, now)
      }
      return ring.used() > 0
    },
    clear() {
      ring.expire(Number.POSITIVE_INFINITY)
    },
  }
}
