import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { sessionApi } from '../../../../shared/areas/account/session-api.ts'
import { endTokens, readTokens } from '../../../queries/account/tokens.ts'
import type { Call } from '../../call.ts'
import { deviceText } from './device.ts'

const memberOf = ({ viewer }: Call): number => Number(viewer.record.id)

export const listSessions = async (_: unknown, call: Call): Promise<CallData<typeof sessionApi.list>> => {
  const rows = await readTokens(call.context.db, memberOf(call), call.now)
  return {
    list: rows.map(({ id, token_hash, device, ip, add_time, used_t }) => ({
      id: String(id),
      device: deviceText(device),
      address: ip,
      add_time,
      used_time: used_t,
      current: token_hash.equals(call.viewer.tokenHash),
    })),
  }
}

/** What has ended is known at once here, and within seconds to other processes. */
export const endSessions = async ({ id }: { id?: string | undefined }, call: Call): Promise<{ ended: number }> => {
  const { db, sessions } = call.context
  const which = id === undefined ? { kept: call.viewer.tokenHash } : { id }
  const ended = await endTokens(db, memberOf(call), which)
  sessions.forget(memberOf(call))
  return { ended }
}
