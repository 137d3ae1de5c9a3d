import type { Logger } from 'pino'
import { dayNumber } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { ensureAds, fillAds } from './ads-hours.ts'
import { workOnClips } from './clip-motion.ts'
import { ensureClips } from './clips.ts'
import { type ContentRun, createContentRun } from './content-run.ts'
import type { OrderSink } from './fill.ts'
import { ensureNovelties } from './novelties.ts'
import { demoClock } from './plan.ts'
import { ensureReviews } from './reviews.ts'
import { fillBehind, live, note, openRun, type Run, resume } from './run.ts'
import { syncShops } from './shop-auth.ts'
import { ensureSpy } from './spy.ts'
import { ensureTargets } from './targets.ts'
import { fillYearAgo, longEnough } from './year-ago.ts'

export interface StreamOptions {
  readonly db: Db
  readonly gate: OrderSink
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>
  /** Unix seconds; the system clock when absent. */
  readonly now?: () => number
  /** Milliseconds between two looks at the clock; 250 when absent. */
  readonly tickMs?: number
}

export interface DemoStream {
  /** Resolves when nothing of the past is left to write, or the stream is stopped before. */
  readonly finished: Promise<void>
  /** Ends after the step that runs; what is written is noted, so that the next start goes on exactly there. */
  stop(): Promise<void>
}

const longestWaitMs = 30_000
/** After a longer silence (a sleeping machine, a database that was away) the time is filled like history. */
const longestLiveGap = 90
/** Milliseconds between two steps of history. */
const breath = 25

/** Days of orders that are not written. */
const daysOf = ({ progress }: Run): number => {
  const seconds = progress.left.reduce((sum, { from, to, since }) => sum + (since === null ? to - from : 0), 0)
  return Math.round(seconds / 8_640) / 10
}

/**
 * Writes each order of the demo in the second in which it is paid, and each change as it falls due, until it is
 * stopped; between them the history that is left, newest first. A failure (the database restarts, the disk is full) is logged once and the time lost is filled afterwards.
 */
export const startDemoStream = (options: StreamOptions): DemoStream => {
  const now = options.now ?? (() => Math.floor(Date.now() / 1000))
  const tickMs = options.tickMs ?? 250
  let ended = false
  let wake = (): void => {}
  let run: Run | undefined
  let contents: ContentRun | undefined
  /** Failed steps in a row. */
  let failures = 0
  /** Whether the database's own note of how far it is has been followed since the start or the last failure. */
  let isInStep = false
  let month = ''
  let adMinute = 0
  let isAdsLeft = true
  /** Whether days of the year before may be missing. */
  let isYearLeft = true
  /** Of the market's newest snapshot and of the newest products. */
  let newsDay = 0
  /** Up to which the days have their reviews. */
  let reviewDay = 0
  /** Milliseconds at which the filling of history began; undefined while nothing is left. */
  let fillingSince: number | undefined
  let resolveFinished = (): void => {}
  const finished = new Promise<void>((resolve) => {
    resolveFinished = resolve
  })

  const fillPast = async (from: Run): Promise<void> => {
    if (from.progress.left.length === 0) return resolveFinished()
    if (fillingSince === undefined) {
      fillingSince = performance.now()
      options.log.info({ days: daysOf(from) }, 'demo history is being written')
    }
    await fillBehind(from)
    if (from.progress.left.length > 0) return
    options.log.info({ seconds: Math.round((performance.now() - fillingSince) / 1000) }, 'demo history is complete')
    fillingSince = undefined
    resolveFinished()
  }

  const step = async (): Promise<void> => {
    const to = now() + 1
    run ??= await openRun(options.db, options.gate)
    if (!isInStep || to - run.progress.at > longestLiveGap) await resume(run, to, () => ended)
    else if (to > run.progress.at) await live(run, to)
    if (!ended) await fillPast(run)
    if (isYearLeft && !ended && run.progress.left.length === 0)
      isYearLeft = run.demo.plan.days >= longEnough && (await fillYearAgo(run, run.progress.at))
    contents ??= createContentRun(run)
    if (!ended) await contents.step(run.progress)
    const thisMonth = new Date((now() + 8 * 3600) * 1000).toISOString().slice(0, 7)
    if (thisMonth !== month) await ensureTargets(options.db, run.demo, run.books, now())
    month = thisMonth
    const minute = Math.floor(now() / 60)
    if (minute !== adMinute) {
      await ensureAds(options.db, run.demo, run.books, now())
      const companies = run.books.map(({ company_id }) => company_id)
      await syncShops(options.db, companies, now())
      await ensureClips(options.db, run.demo, run.books, now())
      await workOnClips(options.db, run.demo, now())
    }
    adMinute = minute
    if (isAdsLeft && !ended) isAdsLeft = await fillAds(options.db, run.demo, run.books, now())
    const today = dayNumber(demoClock, now())
    if (today !== newsDay) {
      await ensureNovelties(options.db, run.demo, run.books, now())
      await ensureSpy(options.db, run.demo, now())
      isYearLeft = true
    }
    newsDay = today
    if (today !== reviewDay && run.progress.left.length === 0 && !ended) {
      await ensureReviews(options.db, run.demo, run.books, now())
      reviewDay = today
    }
  }

  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  const loop = async (): Promise<void> => {
    while (!ended) {
      try {
        await step()
        if (failures > 0) options.log.info({ failures }, 'demo stream goes on')
        failures = 0
        isInStep = true
      } catch (error) {
        if (failures === 0) options.log.error({ err: error }, 'demo stream interrupted')
        failures++
        isInStep = false
      }
      const pause = fillingSince === undefined ? tickMs : Math.min(tickMs, breath)
      if (!ended) await sleep(failures === 0 ? pause : Math.min(longestWaitMs, 2 * tickMs * 2 ** failures))
    }
    if (run && failures === 0 && run.progress.at > run.noted) await note(run)
  }

  const done = loop()
  return {
    finished,
    async stop() {
      ended = true
      wake()
      await done.catch((error: unknown) => options.log.warn({ err: error }, 'demo stream ended badly'))
      resolveFinished()
    },
  }
}
