import type { Logger } from 'pino'
import type { AnalysisAnswer } from '../../shared/areas/analysis/api.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { screenRight } from '../exports/right.ts'
import type { SpecialIds } from '../http/record.ts'
import type { TextKey } from '../http/texts.ts'
import { readAnalysis, TooManyCells } from '../queries/analysis/answer.ts'
import {
  backendOf,
  beatWork,
  type ClaimedWork,
  cancelStatement,
  claimWork,
  endWork,
  expireWork,
  requeueWork,
} from '../queries/analysis/claimed.ts'
import { limitStatements } from '../queries/analysis/limit.ts'
import { consistently } from '../queries/consistent.ts'
import { readCompany, viewNow } from '../queries/view.ts'
import { runAttempt } from './attempt.ts'
import { repeatedly } from './ticks.ts'
import { startWorker, type Worker } from './worker.ts'

/** For each statement. */
const STATEMENT_MS = 600_000
/** Work whose worker died so often is not tried again. */
const MOST_ATTEMPTS = 3

export interface AnalysisOptions {
  readonly db: Db
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly special: SpecialIds
  readonly nowMs: () => number
  /** Milliseconds that a question may take before it is answered behind. */
  readonly limitMs: number
}

export interface AnalysisQueue extends Worker {
  readonly limitMs: number
}

/** Why a question has no answer, as the key of a sentence. */
class NoAnswer extends Error {
  readonly reason: TextKey

  constructor(reason: TextKey) {
    super(reason)
    this.reason = reason
  }
}

const reasonOf = (error: unknown): TextKey | null => {
  if (error instanceof NoAnswer) return error.reason
  return error instanceof TooManyCells ? 'analysis.large' : null
}

/** Reads the answer; the statement under way ends as soon as `signal` is aborted. */
const answerOf = async (
  work: ClaimedWork,
  { db, special, nowMs }: AnalysisOptions,
  seen: { done: number; total: number },
  signal: AbortSignal,
): Promise<AnalysisAnswer> => {
  const now = Math.floor(nowMs() / 1000)
  const scope = await screenRight(db, special, work.member_id, { screens: ['dataAnalysis'] }, now)
  if (scope?.text !== work.scope) throw new NoAnswer('analysis.denied')
  const { question } = work
  return consistently(db, async (tx) => {
    const pid = await backendOf(tx)
    // Again and again: between two statements there is none to end.
    let stopEnding = (): void => {}
    const end = (): void => {
      void cancelStatement(db, pid).catch(() => {})
      stopEnding = repeatedly(() => cancelStatement(db, pid))
    }
    signal.addEventListener('abort', end)
    try {
      signal.throwIfAborted()
      await limitStatements(tx, STATEMENT_MS)
      const view = viewNow(scope, await readCompany(tx, scope.company_id), now)
      const range = {
        from: dayNumber(view.clock, question.start_time),
        to: dayNumber(view.clock, question.end_time - 1),
        cut: null,
      }
      return await readAnalysis(tx, view, question, range, work.language, {
        begins: (parts) => {
          seen.total = parts
        },
        did: () => {
          seen.done += 1
          signal.throwIfAborted()
        },
      })
    } finally {
      signal.removeEventListener('abort', end)
      stopEnding()
    }
  })
}

/** Answers a claimed question and says how it ended; `stopping` gives it back. */
const runWork = async (work: ClaimedWork, options: AnalysisOptions, stopping: AbortSignal): Promise<void> => {
  const { db, log, nowMs } = options
  const seen = { done: 0, total: 0 }
  const now = (): number => Math.floor(nowMs() / 1000)
  await runAttempt<TextKey>(
    {
      attempts: work.attempts,
      most: MOST_ATTEMPTS,
      beat: () => beatWork(db, work, seen),
      run: async (signal) => endWork(db, work, { answer: await answerOf(work, options, seen, signal) }, seen, now()),
      requeue: () => requeueWork(db, work),
      fail: (reason) => endWork(db, work, { reason }, seen, now()),
      reasonOf,
      broken: 'analysis.broken',
    },
    { log, what: { question: work.id } },
    stopping,
  )
}

/** Answers questions that take longer than a call may, one at a time. */
export const startAnalysis = (options: AnalysisOptions): AnalysisQueue => {
  const { db, log, nowMs, limitMs } = options
  const worker = startWorker({
    what: 'questions',
    log,
    sweep: () => expireWork(db, Math.floor(nowMs() / 1000)),
    claim: () => claimWork(db),
    run: (work, stopping) => runWork(work, options, stopping),
  })
  return { ...worker, limitMs }
}
