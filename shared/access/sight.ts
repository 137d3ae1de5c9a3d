import { type AdNetwork, adZone, networksOf } from '../areas/ads/networks.ts'
import type { UserRecord } from '../record/record.ts'
import { decideAccess } from './decide.ts'
import { type Mode, modeOf } from './mode.ts'
import type { ScreenId } from './screens.ts'

/** What a wall shows of its scope beside the orders. */
export interface WallSight {
  /** Which wall it is. */
  readonly mode: Mode
  /** Whether it tells of shops' authorisations, and of live rooms. */
  readonly shops: boolean
  readonly lives: boolean
  /** The ad networks that it tells of. */
  readonly networks: readonly AdNetwork[]
  /** IANA zone that cuts the days of its ads. */
  readonly zone: string
  /** All of that: walls of one scope and one text show the same picture. */
  readonly text: string
}

/** A seat sees no screen but walls: it shows what its mode has. */
const standingFor = (record: UserRecord): UserRecord => (record.status === 4 ? { ...record, status: 1 } : record)

export const sightOf = (record: UserRecord): WallSight => {
  const mode = modeOf(record)
  const access = decideAccess(standingFor(record))
  const sees = (...any: readonly ScreenId[]): boolean => any.some((screen) => access.allows(screen))
  const [shops, lives] = [sees('matrix', 'shopEmpower'), sees('liveData')]
  const networks = sees('forFlow') ? networksOf(record) : []
  const zone = adZone(record, mode === 'meta' ? 'meta' : 'tiktok')
  const isAds = mode === 'ads' || mode === 'meta'
  const parts = [mode, shops && 'shops', lives && 'lives', ...networks, isAds && zone]
  return { mode, shops, lives, networks, zone, text: parts.filter(Boolean).join('+') }
}
