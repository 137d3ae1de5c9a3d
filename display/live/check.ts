import type { Wall } from '../../shared/live/wall.ts'
import { wallHead } from '../../shared/live/wall.ts'
import { dataZones, type ZoneName, zoneNames } from '../../shared/live/zones.ts'
import { fieldsIn, hasFields } from '../../shared/record/fields.ts'

const times = (value: unknown): Partial<Record<ZoneName, number>> => {
  const known = fieldsIn(value)
  return Object.fromEntries(zoneNames.flatMap((name) => (Number.isInteger(known[name]) ? [[name, known[name]]] : [])))
}

/** The wall in the data of `GET /api/v1/screen/data`; a zone that is not readable is left out. Undefined without a head. */
export const readWall = (data: unknown): Wall | undefined => {
  const { head, zones, data_time } = fieldsIn(data)
  const known = wallHead.safeParse(head)
  if (!known.success || !hasFields(zones)) return undefined
  const read = zoneNames.flatMap((name) => {
    const zone = dataZones[name].safeParse(zones[name])
    return zone.success ? [[name, zone.data] as const] : []
  })
  return { head: known.data, zones: Object.fromEntries(read), data_time: times(data_time) }
}
