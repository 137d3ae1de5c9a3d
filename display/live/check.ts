import type { Wall } from '../../shared/live/wall.ts'
import { wallHead } from '../../shared/live/wall.ts'
import { dataZones, type ZoneName, zoneNames } from '../../shared/live/zones.ts'

const times = (value: unknown): Partial<Record<ZoneName, number>> => {
  const known = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return Object.fromEntries(zoneNames.flatMap((name) => (Number.isInteger(known[name]) ? [[name, known[name]]] : [])))
}

/** The wall in the data of `GET /api/v1/screen/data`; a zone that is not readable is left out. Undefined without a head. */
export const readWall = (data: unknown): Wall | undefined => {
  if (typeof data !== 'object' || data === null) return undefined
  const { head, zones, data_time } = data as Record<string, unknown>
  const known = wallHead.safeParse(head)
  if (!known.success || typeof zones !== 'object' || zones === null) return undefined
  const read = zoneNames.flatMap((name) => {
    const zone = dataZones[name].safeParse((zones as Record<string, unknown>)[name])
    return zone.success ? [[name, zone.data] as const] : []
  })
  return { head: known.data, zones: Object.fromEntries(read), data_time: times(data_time) }
}
