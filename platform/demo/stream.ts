import type { Logger } from 'pino'
import type { Db } from '../db/tables.ts'
import type { OrderEvent } from '../ingest/types.ts'
import { type CompanyBook, fillUpTo, type OrderSink, send } from './fill.ts'
import { booksOf, type DemoCompany, findDemo, readProgress, writeProgress } from './plan.ts'
import { type ChangeQueue, createQueue } from './queue.ts'
import { ensureTargets } from './targets.ts'

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
  /** Ends after the step that runs; what is written is noted, so that the next start goes on exactly there. */
  stop(): Promise<void>
}

const longestWaitMs = 30_000
/** After a longer silence (a sleeping machine, a database that was away) the time is filled like history. */
const longestLiveGap = 90
const noteEvery = 10

interface Run {
  readonly demo: DemoCompany
  readonly books: readonly CompanyBook[]
  readonly queues: readonly ChangeQueue[]
  /** Everything before this second is written. */
  at: number
  /** The second that the database knows as `at`. */
  noted: number
}

const paidIn = ({ book }: CompanyBook, from: number, to: number): OrderEvent[] => {
  const orders: OrderEvent[] = []
  for (let minute = Math.floor(from / 60); minute * 60 < to; minute++) {
    for (const order of book.ordersOfMinute(minute)) {
      if (order.paid_t !== null && order.paid_t >= from && order.paid_t < to) orders.push(order)
    }
  }
  return orders
}

const note = async ({ db }: StreamOptions, run: Run): Promise<void> => {
  await writeProgress(db, run.demo, { from: run.at, to: run.at, at: run.at })
  run.noted = run.at
}

const catchUp = async (options: StreamOptions, run: Run, to: number, stopped: () => boolean): Promise<void> => {
  const { db, gate } = options
  const reached = await fillUpTo({ db, gate, ...run, stopped }, await readProgress(db, run.demo), to)
  run.at = reached.at
  run.noted = reached.at
}

const live = async (options: StreamOptions, run: Run, to: number): Promise<void> => {
  for (const [i, company] of run.books.entries()) {
    const orders = paidIn(company, run.at, to)
    const changes = (await run.queues[i]?.take(run.at, to)) ?? []
    await send(options.gate, company.company_id, [...orders, ...changes])
  }
  run.at = to
  if (run.at - run.noted >= noteEvery) await note(options, run)
}

const open = async (options: StreamOptions): Promise<Run | undefined> => {
  const demo = await findDemo(options.db)
  if (!demo) return undefined
  const books = booksOf(demo)
  const { at } = await readProgress(options.db, demo)
  return { demo, books, queues: books.map(createQueue), at, noted: at }
}

/**
 * Writes each order of the demo in the second in which it is paid, and each change as it falls due, until it is
 * stopped. A failure (the database restarts, the disk is full) is logged once and the time lost is filled afterwards.
 */
export const startDemoStream = (options: StreamOptions): DemoStream => {
  const now = options.now ?? (() => Math.floor(Date.now() / 1000))
  const tickMs = options.tickMs ?? 250
  let ended = false
  let wake = (): void => {}
  let run: Run | undefined
  /** Failed steps in a row. */
  let failures = 0
  /** Whether the database's own note of how far it is has been followed since the start or the last failure. */
  let isInStep = false
  let month = ''

  const step = async (): Promise<void> => {
    const to = now() + 1
    run ??= await open(options)
    if (!run) throw new Error('the demo company has not been set up')
    if (!isInStep || to - run.at > longestLiveGap) await catchUp(options, run, to, () => ended)
    else if (to > run.at) await live(options, run, to)
    const thisMonth = new Date((now() + 8 * 3600) * 1000).toISOString().slice(0, 7)
    if (thisMonth !== month) await ensureTargets(options.db, run.demo, run.books, now())
    month = thisMonth
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
      if (!ended) await sleep(failures === 0 ? tickMs : Math.min(longestWaitMs, 2 * tickMs * 2 ** failures))
    }
    if (run && failures === 0 && run.at > run.noted) await note(options, run)
  }

  const done = loop()
  return {
    async stop() {
      ended = true
      wake()
      await done.catch((error: unknown) => options.log.warn({ err: error }, 'demo stream ended badly'))
    },
  }
}
