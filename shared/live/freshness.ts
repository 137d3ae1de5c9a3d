import type { ZoneName } from './screens.ts'
import type { SourceState } from './wall.ts'

/** Upper bounds in seconds at which a zone of each class is refreshed (docs/wall.md). */
export const classPeriod = { live: 5, near: 10, slow: 30, daily: 600 } as const
export type FreshnessClass = keyof typeof classPeriod

export const zoneClass: Readonly<Record<ZoneName, FreshnessClass>> = {
  hero: 'live',
  feed: 'live',
  ticker: 'live',
  kpi: 'near',
  trend: 'near',
  settle: 'near',
  team_rank: 'near',
  compose: 'slow',
  creator_rank: 'slow',
  product_rank: 'slow',
  shop_rank: 'slow',
  map: 'slow',
  clip_kpi: 'near',
  lanes: 'near',
  cutters: 'near',
  demands: 'near',
  clip_trend: 'slow',
  hits: 'slow',
  materials: 'slow',
  playlist: 'slow',
  outlook: 'slow',
  unusual: 'slow',
  day_field: 'slow',
  live_rooms: 'slow',
  live_course: 'slow',
  ad_hero: 'slow',
  ad_kpi: 'slow',
  ad_hours: 'slow',
  ad_accounts: 'slow',
  ad_creatives: 'slow',
  ad_campaigns: 'slow',
  ad_regions: 'slow',
  ad_budget: 'slow',
  shop_kpi: 'slow',
  shop_todo: 'slow',
}

/** From how many periods of its class on a zone is late, and from how many seconds on stale whatever its class. */
const LATE_PERIODS = 2
const STALE_S = 300

/** How old a zone may be, in seconds. */
export const limitsOf = (zone: ZoneName) => {
  const period_s = classPeriod[zoneClass[zone]]
  return { period_s, late_s: LATE_PERIODS * period_s, stale_s: STALE_S }
}

/** `good` within two periods of its class, `late` past them, `stale` past five minutes. */
const lamps = ['good', 'late', 'stale'] as const
export type Lamp = (typeof lamps)[number]
export const isLamp = (text: string): text is Lamp => lamps.some((lamp) => lamp === text)
export const lampOf = (zone: ZoneName, secondsOld: number, source: SourceState): Lamp => {
  const { late_s, stale_s } = limitsOf(zone)
  if (secondsOld > stale_s) return 'stale'
  if (secondsOld > late_s) return 'late'
  return source === 'ok' || secondsOld <= 3 ? 'good' : 'late'
}
