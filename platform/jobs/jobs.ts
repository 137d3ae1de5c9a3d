import type { Db } from '../db/tables.ts'
import type { RateProvider } from '../fx/provider.ts'
import type { OrderGate } from '../ingest/gate.ts'
import { findSource } from '../lists/sources.ts'
import { tellSubmitted } from '../queries/goods/submissions.ts'
import { machines } from '../workflows/all.ts'
import { meetDeadlines, type Timed } from '../workflows/deadlines.ts'
import { checkAdRules } from './ad-rules.ts'
import { generateBills } from './bills.ts'
import { copyProducts } from './copy-products.ts'
import { sendReports } from './daily-report.ts'
import { findWork } from './find-work.ts'
import { fxJob } from './fx.ts'
import { marketJob } from './market.ts'
import { pictureJob } from './product-pictures.ts'
import { checkBooks } from './self-check.ts'
import { settleDue } from './settle.ts'
import { watchSpy } from './spy-watch.ts'
import { watchTrends } from './trend-watch.ts'

export interface JobsOptions {
  readonly db: Db
  readonly gate: OrderGate
  readonly log: { warn(details: object, message: string): void }
  /** No bill is made and no sales trend is watched before it resolves: the demo writes its history first. */
  readonly billsAfter?: Promise<void>
  /** Runs after each time that bills were made. */
  readonly onBills?: () => Promise<void>
  /** Goes on with files that were being looked at, and forgets uploads that rest. */
  readonly sweepMedia?: (now: number) => Promise<void>
  /** Renews tokens of shops and tells of authorisations that end. */
  readonly watchAuths?: (now: number) => Promise<unknown>
  /** Makes and sends the reports whose time has come. */
  readonly sendPlanned?: (now: number, isStopped: () => boolean) => Promise<void>
  /** Who tells the exchange rates of each day; null: nobody. */
  readonly rates?: RateProvider | null
  /** Reads what an address of a product's picture holds; null: no picture is fetched. */
  readonly fetchPicture?: ((address: string) => Promise<Buffer>) | null
  /** Milliseconds between two runs; default one minute. */
  readonly everyMs?: number
  /** Unix milliseconds; the system clock when absent. */
  readonly nowMs?: () => number
}

/** @throws at the start, where the rows of a deadline are nowhere to be found */
export const timed: readonly Timed[] = machines
  .filter(({ workflow }) => Object.values(workflow.transitions).some(({ deadline }) => deadline))
  .map((machine) => {
    const source = findSource(machine.workflow.list.id)
    if (!source) throw new Error(`deadlines of ${machine.workflow.list.id} have no rows`)
    return { ...machine, source }
  })

/**
 * What the platform does by the clock: settlement, then bills, then what changed of what is watched. A run that fails is logged and comes again; two never overlap.
 * `stop` resolves when the run under way has ended.
 */
export const startJobs = (options: JobsOptions): { readonly stop: () => Promise<void> } => {
  const {
    db,
    gate,
    log,
    everyMs = 60_000,
    nowMs = Date.now,
    billsAfter = Promise.resolve(),
    onBills,
    sweepMedia,
    sendPlanned,
    watchAuths,
  } = options
  const market = marketJob(db, log)
  const fx = fxJob(db, options.rates ?? null)
  const pictures = pictureJob(db, options.fetchPicture ?? null)
  let stopped = false
  let mayBill = false
  void billsAfter.then(() => {
    mayBill = true
  })
  let timer: NodeJS.Timeout | undefined
  const work = async (): Promise<void> => {
    const now = Math.floor(nowMs() / 1000)
    try {
      await settleDue(db, gate, now)
      if (mayBill && !stopped && (await generateBills(db, now, () => stopped)) > 0) await onBills?.()
      if (!stopped) await watchSpy(db, now)
      if (mayBill && !stopped) await watchTrends(db, now, () => stopped)
      if (!stopped) await watchAuths?.(now)
      if (mayBill && !stopped) await checkAdRules(db, now, () => stopped)
      if (!stopped) await copyProducts(db, now, () => stopped)
      if (!stopped) await sendReports(db, now)
      if (!stopped) await tellSubmitted(db, now)
      if (mayBill && !stopped) await findWork(db, now, () => stopped)
      if (!stopped) await meetDeadlines({ db, gate }, timed, now, () => stopped)
      if (mayBill && !stopped) await checkBooks(db, now, () => stopped)
    } catch (error) {
      if (!stopped)
        log.warn({ err: error }, 'settlement, bills, watches, reports or deadlines failed and are tried again')
    }
    if (!stopped)
      await sweepMedia?.(now).catch((error: unknown) => log.warn({ err: error }, 'files could not be swept'))
    if (mayBill && !stopped)
      await sendPlanned?.(now, () => stopped).catch((error: unknown) =>
        log.warn({ err: error }, 'reports could not be sent and are tried again'),
      )
    if (!stopped) await market(now)
    if (!stopped)
      await pictures(now, () => stopped).catch((error: unknown) =>
        log.warn({ err: error }, 'pictures of products could not be brought and are tried again'),
      )
    await fx(now, () => stopped).catch((error: unknown) => {
      if (!stopped) log.warn({ err: error }, 'exchange rates could not be fetched and are asked for again in an hour')
    })
  }
  let running = work()
  const plan = (): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = work().then(plan)
    }, everyMs)
    timer.unref()
  }
  void running.then(plan)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
