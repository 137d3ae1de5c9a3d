import { type AdNetwork, networksOf } from '../areas/ads/networks.ts'
import type { UserRecord } from '../record/record.ts'
import { decideAccess } from './decide.ts'
import type { ScreenId } from './screens.ts'

/** What a wall tells of its scope beside the orders. */
export interface WallSight {
  /** Whether it tells of shops' authorisations, and of live rooms. */
  readonly shops: boolean
  readonly lives: boolean
  /** The ad networks that it tells of. */
  readonly networks: readonly AdNetwork[]
  /** All of that: walls of one scope and one text show the same picture. */
  readonly text: string
}

/** A seat sees no screen but walls: it tells of what the same account could open in a console. */
const standingFor = (record: UserRecord): UserRecord => (record.status === 4 ? { ...record, status: 1 } : record)

/** By the screens that a record may open: a wall tells nothing that a console would keep from it. */
export const sightOf = (record: UserRecord): WallSight => {
  const access = decideAccess(standingFor(record))
  const sees = (...any: readonly ScreenId[]): boolean => any.some((screen) => access.allows(screen))
  const [shops, lives] = [sees('matrix', 'shopEmpower'), sees('liveData')]
  const networks = sees('forFlow') ? networksOf(record) : []
  return { shops, lives, networks, text: [shops && 'shops', lives && 'lives', ...networks].filter(Boolean).join('+') }
}
