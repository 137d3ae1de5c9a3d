import { decideAccess } from '../../shared/access/decide.ts'
import { sightOf } from '../../shared/access/sight.ts'
import { screenOfWall } from '../../shared/areas/walls/states.ts'
import type { PageScreen } from '../../shared/live/screens.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import type { Db } from '../db/tables.ts'
import { readWallSession, type WallSessionRow } from '../queries/account/member.ts'
import { type Scope, scopeOf, teamOf } from '../queries/scope.ts'
import { beginWallToken } from '../queries/walls/tokens.ts'
import { blockOf, recordOf, type SpecialIds } from './record.ts'
import type { Viewer } from './sessions.ts'

/** A paired wall that calls. */
export interface CallingWall {
  readonly id: number
  readonly name: string
  readonly screen: PageScreen
  /** From when on it takes a new credential, Unix seconds. */
  readonly renew_t: number
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** What the wall was paired for, or null when whoever confirmed it does not see as much any more. */
const scopeOfWall = (row: WallSessionRow): Scope | null => {
  const sight = scopeOf(row)
  const { wall_member, wall_leaders } = row
  if (wall_member === null) return sight.member_id === null ? sight : null
  const isWithin = sight.member_id === null || wall_leaders.includes(sight.member_id)
  return isWithin ? teamOf(sight, wall_member) : null
}

/**
 * The record of a wall: that of a wall seat of the company, with the screens that whoever confirmed it may open and nothing of
 * that person.
 */
const recordIn = (row: WallSessionRow, scope: Scope, own: UserRecord): UserRecord => {
  const access = decideAccess(own)
  const seesData = row.wall_screen === 3 ? access.allows('smartScreen') : access.allows('dataScreen')
  return {
    ...own,
    ...{ id: `w${row.wall_id}`, username: `wall-${row.wall_id}`, membername: row.wall_name },
    ...{ status: 4, wall: screenOfWall(row.wall_screen), scope: scope.text },
    ...{ daping: flag(seesData), video_menu: access.allows('clipScreen') ? [1] : [] },
    ...{ mobile: '', avatar: '', referrerName: '', referrerMobile: '', manager_id: '', tk_pid: '', tk_manager_id: '' },
    ...{ rights: null, privilege_id: 0, operator: 0, must_change: 0, is_film_cutter: 0, star_cutter: 0 },
    ...{ special_library: 0, is_share_video: 0, has_tt_tool: 0, business_center: 0, companyMenus: [] },
  }
}

/** The record and scope of a wall; null when it is none any more. */
const standOf = (row: WallSessionRow, special: SpecialIds): { record: UserRecord; scope: Scope } | null => {
  const scope = scopeOfWall(row)
  const own = recordOf(row, special)
  return scope && { record: recordIn(row, scope, own), scope: { ...scope, sight: sightOf(own) } }
}

/** The record of a wall, null when it is none any more. */
export const recordOfWall = (row: WallSessionRow, special: SpecialIds): UserRecord | null =>
  standOf(row, special)?.record ?? null

/** The wall of a credential, whose first use ends the one before; null when it is none, or none any more. */
export const findWall = async (
  db: Db,
  special: SpecialIds,
  tokenHash: Buffer,
  { now, life_s }: { readonly now: number; readonly life_s: number },
): Promise<Viewer | null> => {
  const row = await readWallSession(db, tokenHash, now)
  if (!row || blockOf(row, now) !== null) return null
  const stand = standOf(row, special)
  if (!stand) return null
  if (!row.token_used) await beginWallToken(db, tokenHash, row.wall_id, now)
  const { wall_id, wall_name: name, wall_screen, token_add_t } = row
  const wall = { id: wall_id, name, screen: screenOfWall(wall_screen), renew_t: token_add_t + Math.floor(life_s / 2) }
  return { ...stand, tokenHash, wall }
}
