import { type Lamp, lampOf } from '../../shared/live/freshness.ts'
import type { WallAge, WallState } from '../../shared/live/reduce.ts'
import type { ZoneName } from '../../shared/live/screens.ts'

export interface ZoneLamp {
  readonly lamp: Lamp
  /** Age of the zone's data, whole seconds. */
  readonly seconds: number
  /** Time of the zone's data, Unix seconds. */
  readonly t: number
}

/**
 * Freshness of one zone of the present at server second `now`: how far its data lagged when the picture was made, plus the time since
 * the source last confirmed that picture. No lamp is good on a wall that has lost touch. Undefined while the zone has no data.
 */
export const zoneLamp = (
  zone: ZoneName,
  state: WallState,
  now: number,
  age: WallAge | undefined,
): ZoneLamp | undefined => {
  const { wall, health } = state
  if (!wall?.zones[zone]) return undefined
  const t = wall.data_time[zone] ?? wall.head.ts
  const lag = Math.max(0, wall.head.ts - t)
  const seconds = Math.max(0, Math.floor(now - Math.max(health.ok_t, wall.head.ts) + lag))
  const own = lampOf(zone, seconds, health.source)
  const cut = age === 'stale' || age === 'offline'
  return { lamp: own === 'good' && cut ? 'late' : own, seconds, t: Math.max(t, health.ok_t - lag) }
}
