import { type LiveScreen, readZone, type WallZones, type ZoneName, zoneNamesOf } from '../../shared/live/screens.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { wallHead } from '../../shared/live/wall-head.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { UpstreamError } from './errors.ts'
import { sameJson } from './same-json.ts'

/** A wall with the JSON it was read from, so that a zone that did not change is not validated again. */
export interface ReadWall {
  readonly wall: Wall
  readonly raw: Readonly<Record<string, unknown>>
  /** Seconds by which the source's clock is ahead of the relay's; 0 when it is not. */
  readonly ahead: number
  /** Zones of this answer that were missing or unreadable; they keep their last good value and its time. */
  readonly bad: readonly ZoneName[]
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> => (Array.isArray(value) ? {} : fieldsIn(value))

/** A time lies between 0 and `now`: what the source's fast clock calls later is now. */
const readTime = (value: unknown, now: number): number | undefined =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Math.min(Number(value), now) : undefined

const put = <Name extends ZoneName>(zones: Partial<WallZones>, name: Name, zone: WallZones[Name]): void => {
  zones[name] = zone
}

/**
 * The wall of a screen in `data` (the envelope's content), zone by zone; `now` in Unix seconds.
 * Throws `bad-answer` when the head or every single zone is unreadable.
 */
export const readWall = (screen: LiveScreen, data: unknown, before: ReadWall | null, now: number): ReadWall => {
  const names = zoneNamesOf(screen)
  const content = objectOf(data)
  const told = wallHead.safeParse(content.head)
  if (!told.success) throw new UpstreamError('bad-answer', 'head')
  const head = { ...told.data, ts: Math.min(told.data.ts, now) }
  const zones: Partial<WallZones> = {}
  const times: Partial<Record<ZoneName, number>> = {}
  const raw: Record<string, unknown> = {}
  const bad: ZoneName[] = []
  const given = objectOf(content.zones)
  const givenTimes = objectOf(content.data_time)
  for (const name of names) {
    const known = before?.raw[name]
    const part = given[name]
    const same = known !== undefined && part !== undefined && sameJson(known, part)
    const zone = same ? before?.wall.zones[name] : part === undefined ? undefined : readZone(name, part)
    const time = readTime(givenTimes[name] ?? head.ts, now)
    if (zone !== undefined && time !== undefined && part !== undefined) {
      put(zones, name, zone)
      if (time !== head.ts) times[name] = time
      raw[name] = part
      continue
    }
    bad.push(name)
    const last = before?.wall.zones[name]
    const lastTime = before?.wall.data_time[name] ?? before?.wall.head.ts
    if (last !== undefined) put(zones, name, last)
    if (last !== undefined && lastTime !== undefined) times[name] = lastTime
    if (known !== undefined) raw[name] = known
  }
  if (bad.length === names.length) throw new UpstreamError('bad-answer', 'no readable zone')
  const wall = { head, zones, data_time: times }
  return { wall, raw, bad, ahead: Math.max(0, told.data.ts - now) }
}
