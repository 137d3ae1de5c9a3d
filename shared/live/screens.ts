import type * as z from 'zod/mini'
import { adZones } from './ad-zones.ts'
import { clipZones } from './clip-zones.ts'
import { smartZones } from './smart-zones.ts'
import { dataZones } from './zones.ts'

/** The zones of each wall that is drawn. Zones of one name are the same on all of them. */
const screens = { data: dataZones, clip: clipZones, smart: { ...dataZones, ...smartZones }, ads: adZones } as const
export type LiveScreen = keyof typeof screens
/** Screens with a page of their own; the page of the data wall shows that of ads to accounts in ad mode. */
export type PageScreen = Exclude<LiveScreen, 'ads'>

const schemas = { ...dataZones, ...clipZones, ...smartZones, ...adZones } as const
export type ZoneName = keyof typeof schemas
/** What any wall may show; each shows those of its own screen. */
export type WallZones = { [Name in ZoneName]: z.infer<(typeof schemas)[Name]> }

const isZone = (name: string): name is ZoneName => Object.hasOwn(schemas, name)
const names: Readonly<Record<LiveScreen, readonly ZoneName[]>> = {
  data: Object.keys(screens.data).filter(isZone),
  clip: Object.keys(screens.clip).filter(isZone),
  smart: Object.keys(screens.smart).filter(isZone),
  ads: Object.keys(screens.ads).filter(isZone),
}
export const zoneNamesOf = (screen: LiveScreen): readonly ZoneName[] => names[screen]

/** A zone as it came; undefined where it is not readable. */
export const readZone = (name: ZoneName, raw: unknown): WallZones[ZoneName] | undefined => {
  const read = schemas[name].safeParse(raw)
  return read.success ? read.data : undefined
}
