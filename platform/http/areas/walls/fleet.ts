import type { Router } from 'express'
import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { fleetApi } from '../../../../shared/areas/walls/api.ts'
import { MOST_WALLS, pairingCodeOf, screenOfWall } from '../../../../shared/areas/walls/states.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { consistently } from '../../../queries/consistent.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import {
  confirmPairing,
  countWalls,
  holdPairing,
  insertWall,
  type PairingRow,
  readPairing,
} from '../../../queries/walls/pairing.ts'
import { requireScreen } from '../../../workflows/wall-screen.ts'
import { requireTeam } from '../../../workflows/wall-team.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { Refused, wrongField } from '../../refused.ts'
import { beginAttempt, tooMany } from '../../throttle.ts'
import { deviceText } from '../account/device.ts'

/** Wrong codes in 15 minutes. */
const PER_ACCOUNT = 10
const PER_ADDRESS = 20

/** Looks a code up as one attempt of the account and of its address; what is found does not count. @throws {Refused} 429 */
const withCode = async <T>(call: Call, typed: string, find: (code: string) => Promise<T | undefined>): Promise<T> => {
  const limits = [
    { key: `wall-code:${call.viewer.record.id}`, most: PER_ACCOUNT },
    { key: `wall-code-from:${call.ip}`, most: PER_ADDRESS },
  ]
  const attempt = await beginAttempt(call.context.db, limits, call.now)
  if (attempt.wait > 0) throw tooMany('wall.tooMany', attempt.wait)
  const code = pairingCodeOf(typed)
  const found = code === undefined ? undefined : await find(code)
  if (found === undefined) throw wrongField('code', 'wall.noCode')
  await attempt.succeeded()
  return found
}

const about = async ({ code: typed }: { code: string }, call: Call) => {
  const found = await withCode<PairingRow>(call, typed, (code) => readPairing(call.context.db, code, call.now))
  const { screen, width: w, height: h, agent, address, add_time } = found
  return { screen: screenOfWall(screen), w, h, device: deviceText(agent), address, add_time }
}

const pair = async ({ code: typed, name, wall_screen, team_id }: HandlerInput<typeof fleetApi.pair>, call: Call) => {
  const { context, viewer, ip, now } = call
  const { record, scope } = viewer
  requireScreen(record, 'wall_screen', wall_screen)
  const team = await consistently(context.reads, (tx) => requireTeam(tx, scope, team_id))
  const { company_id } = scope
  const member_id = Number(record.id)
  return withCode(call, typed, (code) =>
    context.db.transaction().execute(async (tx) => {
      const box = await holdPairing(tx, code, now)
      if (!box) return undefined
      if ((await countWalls(tx, company_id)) >= MOST_WALLS)
        throw new Refused('wall.full', { params: { most: MOST_WALLS } })
      const { agent, address } = box
      const whose = { company_id, member_id, scope_member: team.member_id }
      const of = { ...whose, name, screen: wall_screen, agent: deviceText(agent), address }
      const id = await insertWall(tx, of, now)
      await confirmPairing(tx, box.device_hash, id, wall_screen)
      await insertAudit(tx, {
        member_id,
        action: 'wall.pair',
        object_type: 'wall',
        object_id: objectOf(company_id, String(id)),
        after: { wall_name: name, wall_screen, ...(team.name ? { wall_team: team.name } : {}), box_address: address },
        ip,
        now,
      })
      await raiseVersion(tx, company_id, now)
      return { id: String(id) }
    }),
  )
}

/** What people do who put walls up. */
export const mountFleet = (router: Router, context: Context): void =>
  implement(router, context, fleetApi, { about, pair })
