import type { Logger } from 'pino'
import { isDatabaseAway } from '../db/failures.ts'
import { repeatedly } from './ticks.ts'

/** One attempt at something that was claimed. */
export interface Attempt<Reason> {
  /** How often it was taken up, this time included; when that is more than `most`, it is not tried again. */
  readonly attempts: number
  readonly most: number
  /** A sign of life with how far it has come. False when it was cancelled or taken over. */
  readonly beat: () => Promise<boolean>
  /** Does it and says that it is done; leaves off when `signal` is aborted. */
  readonly run: (signal: AbortSignal) => Promise<void>
  /** Takes away what a run that did not end has left. */
  readonly clean?: () => Promise<void>
  /** Gives it back, to be taken up at once. */
  readonly requeue: () => Promise<void>
  /** Says that it failed. */
  readonly fail: (reason: Reason) => Promise<void>
  /** Why it failed, for people; null where the error tells them nothing: they get `broken`, and the log the error. */
  readonly reasonOf: (error: unknown) => Reason | null
  readonly broken: Reason
}

/** Makes an attempt and says how it ended; `stopping` gives it back. What was cancelled or taken over is left as it is. */
export const runAttempt = async <Reason>(
  attempt: Attempt<Reason>,
  { log, what }: { readonly log: Pick<Logger, 'warn'>; readonly what: object },
  stopping: AbortSignal,
): Promise<void> => {
  const { attempts, most, broken } = attempt
  const lost = new AbortController()
  const stopTicks = repeatedly(async () => {
    if (!(await attempt.beat())) lost.abort()
  })
  try {
    if (attempts > most) throw new Error(`its worker died ${most} times`)
    await attempt.run(AbortSignal.any([stopping, lost.signal]))
  } catch (error) {
    await attempt.clean?.()
    if (stopping.aborted) return await attempt.requeue()
    if (lost.signal.aborted) return
    const reason = attempt.reasonOf(error)
    if (reason === null) {
      log.warn({ err: error, ...what }, 'work failed')
      // Without a sign of life it is taken up again, by whoever sees the database first.
      if (isDatabaseAway(error)) return
    }
    await attempt.fail(reason ?? broken)
  } finally {
    stopTicks()
  }
}
