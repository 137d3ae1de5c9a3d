import { createHash, randomBytes } from 'node:crypto'
import { sightOf } from '../../shared/access/sight.ts'
import { BoundedMap } from '../../shared/memory/bounded-map.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { isWallToken } from '../../shared/record/wall-token.ts'
import type { Db } from '../db/tables.ts'
import { readSession } from '../queries/account/member.ts'
import { deleteToken, insertToken, slideToken } from '../queries/account/tokens.ts'
import { type Scope, scopeOf } from '../queries/scope.ts'
import { blockOf, recordOf, type SpecialIds } from './record.ts'
import { type CallingWall, findWall } from './wall-session.ts'

/** Who calls: the server's own record of the token's holder, and the scope made from it. */
export interface Viewer {
  readonly record: UserRecord
  readonly scope: Scope
  readonly tokenHash: Buffer
  /** The paired wall that calls; absent: an account. */
  readonly wall?: CallingWall
}

const DAY = 86_400
/** Of a paired wall's credential; it is renewed at half of it. */
const WALL_LIFE_S = 90 * DAY
/** Seconds after the last use. */
const lifetime = { web: 7 * DAY, screen: 90 * DAY } as const
/** Seconds after the sign-in; a wall goes on, since nobody stands before it to sign in again (docs/decisions/0021). */
const longest = { web: 90 * DAY, screen: null } as const
const USED_EVERY_S = 60
const CACHE_MS = 3000
const CACHE_SIZE = 5000
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Opaque tokens of 32 random bytes; the database and this cache hold only their SHA-256. */
export class Sessions {
  readonly #db: Db
  readonly #special: SpecialIds
  /** A closed session stays known as nobody's: a look-up that began before must not bring it back. */
  readonly #known = new BoundedMap<string, { viewer: Viewer; until: number } | { viewer: null }>(CACHE_SIZE)

  /** Raised when members change: what was read before must not be kept. */
  #changes = 0

  /** Seconds that a credential of a paired wall holds. */
  readonly wallLife: number

  constructor(db: Db, special: SpecialIds, wallLife = WALL_LIFE_S) {
    this.#db = db
    this.#special = special
    this.wallLife = wallLife
  }

  /**
   * Opens a session: screens (status 4) live 90 days from the last use, everyone else 7, and 90 from the sign-in. Null when the
   * password, found right against `password_hash`, has been changed meanwhile.
   */
  async open(
    member: { id: number; status: number; password_hash: string },
    { ip, device, now }: { ip: string; device: string; now: number },
  ): Promise<string | null> {
    const token = randomBytes(32).toString('base64url')
    const kind = member.status === 4 ? 'screen' : 'web'
    const expire_t = now + lifetime[kind]
    const { id: member_id, password_hash } = member
    const kept = { token_hash: hashOf(token), member_id, password_hash, kind, ip, device, now, expire_t } as const
    return (await insertToken(this.#db, kept)) ? token : null
  }

  /** The holder of `token`, or null when it is unknown, ran out, or its account may not be used any more. */
  async find(token: string | undefined, nowMs: number): Promise<Viewer | null> {
    if (!token || !(TOKEN.test(token) || isWallToken(token))) return null
    const tokenHash = hashOf(token)
    const key = tokenHash.toString('base64')
    const known = this.#known.get(key)
    // What is kept for longer than that was kept by a clock that has gone back since.
    if (known && (!known.viewer || (known.until > nowMs && known.until <= nowMs + CACHE_MS))) return known.viewer
    const now = Math.floor(nowMs / 1000)
    const changes = this.#changes
    const viewer = await (isWallToken(token)
      ? findWall(this.#db, this.#special, tokenHash, { now, life_s: this.wallLife })
      : this.#findMember(tokenHash, now))
    if (this.#known.get(key)?.viewer === null) return null
    this.#known.delete(key)
    if (viewer && changes === this.#changes) this.#known.set(key, { viewer, until: nowMs + CACHE_MS })
    return viewer
  }

  async #findMember(tokenHash: Buffer, now: number): Promise<Viewer | null> {
    const row = await readSession(this.#db, tokenHash, now)
    if (!row || blockOf(row, now) !== null) return null
    if (now - row.token_used_t >= USED_EVERY_S) {
      const kind = row.token_kind
      await slideToken(this.#db, tokenHash, { now, expire_t: now + lifetime[kind], longest: longest[kind] })
    }
    const record = recordOf(row, this.#special)
    return { record, scope: { ...scopeOf(row), sight: sightOf(record) }, tokenHash }
  }

  /** After a change of a member, or the end of its sessions: this process looks again, others within seconds. */
  forget(memberId: number): void {
    this.#forget(({ record }) => record.id === String(memberId))
  }

  /** The same after a change of a paired wall. */
  forgetWall(wallId: number): void {
    this.#forget(({ wall }) => wall?.id === wallId)
  }

  #forget(isMeant: (viewer: Viewer) => boolean): void {
    this.#changes += 1
    for (const [key, { viewer }] of this.#known) if (viewer && isMeant(viewer)) this.#known.delete(key)
  }

  async close(viewer: Viewer): Promise<void> {
    await deleteToken(this.#db, viewer.tokenHash)
    this.#known.set(viewer.tokenHash.toString('base64'), { viewer: null })
  }
}
