import { randomBytes, randomInt } from 'node:crypto'
import type { Router } from 'express'
import type { CallData, HandlerInput } from '../../../../shared/api/endpoint.ts'
import { type WallCommand, wallApi } from '../../../../shared/areas/walls/api.ts'
import {
  PAIRING_LENGTH,
  PAIRING_POLL_S,
  PAIRING_S,
  pairingLetters,
  screenOfWall,
  shownCode,
  wallScreen,
} from '../../../../shared/areas/walls/states.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { readWallSession } from '../../../queries/account/member.ts'
import { keepBeats, readBeatingWalls, type Told, takeCommands } from '../../../queries/walls/beat.ts'
import { holdOwnPairing, insertPairing } from '../../../queries/walls/pairing.ts'
import { hasSignedIn, insertWallToken } from '../../../queries/walls/tokens.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused } from '../../refused.ts'
import { hashOf } from '../../sessions.ts'
import { beginAttempt, tooMany } from '../../throttle.ts'
import { type CallingWall, recordOfWall } from '../../wall-session.ts'
import { agentOf } from '../account/device.ts'

/** Codes that one address begins in 15 minutes: a house full of walls that each renew theirs. */
const MOST_BEGUN = 300

const newSecret = (): string => randomBytes(32).toString('base64url')
const newCode = (): string =>
  Array.from({ length: PAIRING_LENGTH }, () => pairingLetters[randomInt(pairingLetters.length)]).join('')

const begin = async ({ screen, w, h }: HandlerInput<typeof wallApi.begin>, call: Call) => {
  const { ip, now } = call
  const { db } = call.context
  const { wait } = await beginAttempt(db, [{ key: `wall-begin:${ip}`, most: MOST_BEGUN }], now)
  if (wait > 0) throw tooMany('wall.begun', wait)
  const device_code = newSecret()
  const box = { screen: wallScreen[screen], width: w, height: h, agent: agentOf(call), address: ip }
  const times = { add_time: now, expire_t: now + PAIRING_S }
  for (;;) {
    const code = newCode()
    if (!(await insertPairing(db, { device_hash: hashOf(device_code), code, ...box, ...times }))) continue
    return { device_code, code: shownCode(code), expire_s: PAIRING_S, poll_s: PAIRING_POLL_S }
  }
}

/** The credential is made when it is fetched, so that none is kept in clear; again until it was used. */
const poll = (
  { device_code }: HandlerInput<typeof wallApi.poll>,
  { context: { db, sessions, special }, now }: Call,
): Promise<CallData<typeof wallApi.poll>> =>
  db.transaction().execute(async (tx) => {
    const pairing = await holdOwnPairing(tx, hashOf(device_code), now)
    if (!pairing) return { state: 'over' }
    const { wall_id } = pairing
    if (wall_id === null) return { state: 'waiting' }
    if (await hasSignedIn(tx, wall_id)) return { state: 'over' }
    const token = `wall_${newSecret()}`
    const hash = hashOf(token)
    await insertWallToken(tx, { token_hash: hash, wall_id, now, expire_t: now + sessions.wallLife })
    const row = await readWallSession(tx, hash, now)
    const user = row && recordOfWall(row, special)
    return user ? { state: 'granted', token, screen: screenOfWall(pairing.screen), user } : { state: 'over' }
  })

const callingWall = ({ viewer: { wall } }: Call): CallingWall => {
  if (!wall) throw new Refused('wall.notPaired', { status: 403, refusal: { rules: ['wall-device'] } })
  return wall
}

const renew = async (_: unknown, call: Call) => {
  const wall = callingWall(call)
  const { context, viewer, ip, now } = call
  const life = context.sessions.wallLife
  const token = `wall_${newSecret()}`
  await context.db.transaction().execute(async (tx) => {
    await insertWallToken(tx, { token_hash: hashOf(token), wall_id: wall.id, now, expire_t: now + life })
    await insertAudit(tx, {
      member_id: null,
      action: 'wall.renew',
      object_type: 'wall',
      object_id: objectOf(viewer.scope.company_id, String(wall.id)),
      ip,
      now,
    })
  })
  context.log.info({ wall: wall.id }, 'credential of a wall renewed')
  return { token, renew_s: Math.floor(life / 2) }
}

const commandOf = ({ kind, name, screen }: Told): WallCommand => {
  if (kind === 'identify') return { kind, name }
  return kind === 'screen' ? { kind, screen: screenOfWall(screen) } : { kind }
}

const beat = async ({ walls }: HandlerInput<typeof wallApi.beat>, { context: { db }, now }: Call) => {
  const hashes = walls.map(({ token }) => hashOf(token))
  const known = await readBeatingWalls(db, hashes, now)
  const beats = walls.flatMap(({ twice, build, report }, n) => {
    const id = known.get(hashes[n]?.toString('hex') ?? '')
    return id === undefined ? [] : [{ id, twice, build, report }]
  })
  if (beats.length > 0) await keepBeats(db, beats, now)
  const ids = beats.map(({ id }) => id)
  const told = ids.length > 0 ? await takeCommands(db, ids, now) : []
  return {
    walls: hashes.map((hash) => {
      const id = known.get(hash.toString('hex'))
      return { known: id !== undefined, commands: told.filter(({ wall_id }) => wall_id === id).map(commandOf) }
    }),
  }
}

/** What boxes do that show walls, and relays for them. */
export const mountWalls = (router: Router, context: Context): void =>
  implement(router, context, wallApi, {
    begin,
    poll,
    self: async (_, call) => {
      const { name, screen, renew_t } = callingWall(call)
      return { name, screen, renew_s: Math.max(0, renew_t - call.now) }
    },
    renew,
    beat,
  })
