import { type LiveScreen, readZone, type ZoneName, zoneNamesOf } from '../../shared/live/screens.ts'
import type { Wall } from '../../shared/live/wall.ts'
import { wallHead } from '../../shared/live/wall-head.ts'
import { fieldsIn, hasFields } from '../../shared/record/fields.ts'

const times = (names: readonly ZoneName[], value: unknown): Partial<Record<ZoneName, number>> => {
  const known = fieldsIn(value)
  return Object.fromEntries(names.flatMap((name) => (Number.isInteger(known[name]) ? [[name, known[name]]] : [])))
}

/** The wall of a screen in the data of its call; a zone that is not readable is left out. Undefined without a head. */
export const readWall = (screen: LiveScreen, data: unknown): Wall | undefined => {
  const { head, zones, data_time } = fieldsIn(data)
  const known = wallHead.safeParse(head)
  if (!known.success || !hasFields(zones)) return undefined
  const names = zoneNamesOf(screen)
  const read = names.flatMap((name) => {
    const zone = readZone(name, zones[name])
    return zone === undefined ? [] : [[name, zone] as const]
  })
  return { head: known.data, zones: Object.fromEntries(read), data_time: times(names, data_time) }
}
