import { envelopeOf } from '../../shared/api/envelope.ts'
import type { LiveScreen } from '../../shared/live/screens.ts'
import type { SnapshotMessage, Wall } from '../../shared/live/wall.ts'
import { wallCalls } from './calls.ts'
import { getJson } from './session.ts'

/** A wall that has lost its relay for this long asks for the data itself. */
export const pollAfterMs = 30_000
export const pollEveryMs = 15_000

const readWall = async (screen: LiveScreen, data: unknown): Promise<Wall | undefined> =>
  (await import('./check.ts')).readWall(screen, data)

/** One poll of the platform as the snapshot of an epoch of its own; undefined without a readable answer. */
export const pollOnce = async (screen: LiveScreen, seq: number): Promise<SnapshotMessage | undefined> => {
  const answer = envelopeOf(await getJson(wallCalls[screen]))
  if (answer?.status !== 1) return undefined
  const wall = await readWall(screen, answer.data).catch(() => undefined)
  if (!wall) return undefined
  const { ts } = wall.head
  return { epoch: 'poll', seq, now: ts * 1000, wall, health: { source: 'ok', ok_t: ts, since: ts, cause: '' } }
}
