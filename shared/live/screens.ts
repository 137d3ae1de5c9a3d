import type * as z from 'zod/mini'
import { adZones } from './ad-zones.ts'
import { clipZones } from './clip-zones.ts'
import { shopZones } from './shop-zones.ts'
import { smartZones } from './smart-zones.ts'
import { dataZones } from './zones.ts'

/** The zones of each wall that is drawn. Zones of one name are the same on all of them. */
const screens = {
  data: dataZones,
  clip: clipZones,
  smart: { ...dataZones, ...smartZones },
  ads: adZones,
  shops: { ...dataZones, ...shopZones },
} as const
export type LiveScreen = keyof typeof screens
/** Screens that stand on the page of the data wall for accounts in their mode. */
export type ModeScreen = 'ads' | 'shops'
/** Screens with a page of their own. */
export type PageScreen = Exclude<LiveScreen, ModeScreen>

const schemas = { ...dataZones, ...clipZones, ...smartZones, ...adZones, ...shopZones } as const
export type ZoneName = keyof typeof schemas
/** What any wall may show; each shows those of its own screen. */
export type WallZones = { [Name in ZoneName]: z.infer<(typeof schemas)[Name]> }

const isZone = (name: string): name is ZoneName => Object.hasOwn(schemas, name)
const names: Readonly<Record<LiveScreen, readonly ZoneName[]>> = {
  data: Object.keys(screens.data).filter(isZone),
  clip: Object.keys(screens.clip).filter(isZone),
  smart: Object.keys(screens.smart).filter(isZone),
  ads: Object.keys(screens.ads).filter(isZone),
  shops: Object.keys(screens.shops).filter(isZone),
}
export const zoneNamesOf = (screen: LiveScreen): readonly ZoneName[] => names[screen]

/** A zone as it came; undefined where it is not readable. */
export const readZone = (name: ZoneName, raw: unknown): WallZones[ZoneName] | undefined => {
  const read = schemas[name].safeParse(raw)
  return read.success ? read.data : undefined
}
