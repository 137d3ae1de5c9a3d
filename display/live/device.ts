import { envelopeOf } from '../../shared/api/envelope.ts'
import { REPORT_EVERY_S } from '../../shared/live/report.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import { isWallToken } from '../../shared/record/wall-token.ts'
import { readItem, writeItem } from '../settings/stored-items.ts'
import { askSelf } from './device-self.ts'
import { followErrors, readReport } from './report.ts'
import { postJson } from './session.ts'
import type { WallSocket } from './socket.ts'
import type { WallStore } from './store.ts'
import { later } from './timers.ts'

const againS = 5
/** The platform is asked this often at least, whatever it said. */
const mostS = 6 * 3600
const firstReportMs = 5_000

/** A new credential in place of the stored one, told to the relay so that nothing is seen of it; seconds to the next. */
const renew = async (socket: WallSocket): Promise<number | undefined> => {
  const before = readItem('token')
  const answer = envelopeOf(await postJson('/api/v1/wall/renew', {}))
  const { token, renew_s } = fieldsIn(answer?.status === 1 ? answer.data : undefined)
  if (typeof token !== 'string' || !isWallToken(token) || readItem('token') !== before) return undefined
  writeItem('token', token)
  socket.renewed(token)
  return typeof renew_s === 'number' ? renew_s : undefined
}

/**
 * What a paired wall does beside showing: it stands where it shall, renews its credential, and tells how it is.
 * @param signedOut its credential is none any more
 */
export const startDevice = (socket: WallSocket, store: WallStore, signedOut: () => void): (() => void) => {
  let ended = false
  let cancel = (): void => {}
  const step = async (): Promise<void> => {
    const due = await askSelf(signedOut)
    const next = due === 0 ? await renew(socket) : due
    if (!ended) cancel = later(Math.min(mostS, next ?? againS) * 1000, () => void step())
  }
  void step()
  const errors = followErrors()
  const report = async (): Promise<void> => {
    const read = await readReport(store.acceptedAt(), errors.last())
    if (!ended) socket.report(read)
  }
  const cancelFirst = later(firstReportMs, () => void report())
  const timer = setInterval(() => void report(), REPORT_EVERY_S * 1000)
  return () => {
    ended = true
    cancel()
    cancelFirst()
    clearInterval(timer)
    errors.stop()
  }
}
