import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import type { Steps } from '../sums/steps.ts'
import { isBadData, isConflict, isConnectionLost, isHeld } from './failure.ts'
import { Statistics } from './statistics.ts'
import { type Alongside, newMemory, type OrderWork, type Task, workOnOrders, writeTasks } from './transaction.ts'
import type { EventResult, OrderEvent } from './types.ts'
import { refuse } from './validate.ts'

export interface OrderGate {
  /**
   * Writes events of one company in order; resolves, one result an event, once they are durably committed. Sending the
   * same events again changes nothing.
   * @param alongside is called in the same transaction, after the events, with all their results; should a bad event make
   * the gate write them in parts, in that of each part with its results; it must bear being called again after a retry
   * @throws the database's error when it stays away; the events may then be sent again
   */
  submit(companyId: number, events: readonly OrderEvent[], alongside?: Alongside): Promise<EventResult[]>
  /**
   * Does some work in its turn, in a transaction of its own that holds the company's orders: what it reads of them stays so,
   * what it writes and the events that it gives are one. Resolves once that is durably committed.
   * @param work must bear being called again after a lost connection, which leaves open whether it was committed
   * @throws what `work` throws: nothing of it is written then
   */
  within<T>(companyId: number, work: OrderWork<T>): Promise<T>
  /** Transactions and events since the start, and events that wait. */
  stats(): GateStats
  /** Takes nothing more; resolves when what was submitted is written. */
  stop(): Promise<void>
}

export interface GateStats {
  readonly transactions: number
  readonly events: number
  readonly refused: number
  readonly waiting: number
}

/** A pool of connections; `openDatabase` makes one. */
export interface GateDatabase {
  readonly pool: { connect(): Promise<PoolClient> }
}

export interface GateLog {
  warn(details: object, message: string): void
}

interface Waiting {
  readonly companyId: number
  readonly reject: (error: unknown) => void
}

interface Submission extends Task, Waiting {
  readonly resolve: (results: EventResult[]) => void
}

/** Work that has its transaction for itself; `run` resolves its caller. */
interface Work extends Waiting {
  readonly run: (client: PoolClient, patienceMs: number) => Promise<() => void>
}

/** Events of one transaction at most, lines of orders counted too. */
const MOST_EVENTS = 5000
const MOST_ROWS = 20_000
const RETRY_MS = 10_000
/** How long a write waits for another writer of its company; while that one goes on, the other companies come in between. */
const PATIENCE_MS = 2000
const HELD_PATIENCE_MS = 500
const HELD_PAUSE_MS = 100

const weightOf = (events: readonly OrderEvent[]): number =>
  events.reduce((sum, event) => sum + 1 + (event.kind === 'order' ? event.lines.length : 0), 0)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * The one way by which orders come into the database. What arrives while a transaction is under way is written together
 * in the next one, so that the cost of a durable commit is shared; one transaction at a time.
 * @param steps learns what was committed
 */
export const createOrderGate = (db: GateDatabase, log: GateLog, steps?: Steps): OrderGate => {
  const memory = newMemory(steps)
  const statistics = new Statistics()
  const queue: (Submission | Work)[] = []
  const counts = { transactions: 0, events: 0, refused: 0 }
  let running: Promise<void> | undefined
  let stopped = false
  let client: PoolClient | undefined
  /** Companies whose orders another writer keeps, and when (Unix ms) they are tried again. */
  const held = new Map<number, number>()

  const giveBack = (error?: unknown): void => {
    client?.release(error !== undefined)
    client = undefined
  }

  /** One transaction on the gate's connection. */
  type Write<T> = (client: PoolClient, patienceMs: number) => Promise<T>

  const write = async <T>(companyId: number, events: number, how: Write<T>): Promise<T> => {
    client ??= await db.pool.connect()
    await statistics.before(client, companyId, events)
    const done = await how(client, held.has(companyId) ? HELD_PATIENCE_MS : PATIENCE_MS)
    held.delete(companyId)
    counts.transactions++
    await statistics.after(client, companyId, events)
    return done
  }

  /** A lost connection leaves open whether the commit happened; writing the same again settles it either way. */
  const withPatience = async <T>(companyId: number, events: number, how: Write<T>): Promise<T> => {
    for (let until = Date.now() + RETRY_MS, wait = 20; ; wait = Math.min(500, wait * 2)) {
      try {
        return await write(companyId, events, how)
      } catch (error) {
        const isLost = isConnectionLost(error)
        if (isLost || !isConflict(error)) giveBack(isLost ? error : undefined)
        if ((!isLost && !isConflict(error)) || Date.now() > until) throw error
        log.warn({ companyId, error: messageOf(error) }, 'order write is tried again')
        await sleep(wait)
      }
    }
  }

  const writeWithPatience = (companyId: number, tasks: readonly Task[]): Promise<EventResult[][]> => {
    const events = tasks.reduce((sum, task) => sum + task.events.length, 0)
    return withPatience(companyId, events, (on, patienceMs) => writeTasks(on, companyId, tasks, memory, patienceMs))
  }

  /** One bad event must not take its neighbours with it: halves, until it stands alone. */
  const writeTask = async (companyId: number, task: Task): Promise<EventResult[]> => {
    try {
      return (await writeWithPatience(companyId, [task])).flat()
    } catch (error) {
      if (isHeld(error)) return writeTask(companyId, task)
      if (!isBadData(error)) throw error
      const { events, alongside } = task
      if (events.length <= 1) {
        if (events.length === 0) throw error
        const refused = refuse('数据库拒绝了这条数据', `the database refuses it: ${messageOf(error)}`)
        const results: EventResult[] = [{ ok: false, ...refused }]
        if (alongside)
          await writeTask(companyId, {
            events: [],
            alongside: (tx, _, orders, from) => alongside(tx, results, orders, from),
          })
        return results
      }
      const middle = Math.ceil(events.length / 2)
      const behind: Alongside | undefined =
        alongside && ((tx, results, orders, from) => alongside(tx, results, orders, middle + from))
      const first = await writeTask(companyId, { ...task, events: events.slice(0, middle) })
      const rest: Task = { events: events.slice(middle), ...(behind ? { alongside: behind } : {}) }
      return [...first, ...(await writeTask(companyId, rest))]
    }
  }

  const settle = (submission: Submission, results: EventResult[]): void => {
    counts.events += results.length
    counts.refused += results.filter((result) => !result.ok).length
    submission.resolve(results)
  }

  const putOff = (companyId: number, waiting: readonly (Submission | Work)[]): void => {
    held.set(companyId, Date.now() + HELD_PAUSE_MS)
    queue.unshift(...waiting)
  }

  const doWork = async (work: Work): Promise<void> => {
    try {
      const resolve = await withPatience(work.companyId, 1, work.run)
      resolve()
    } catch (error) {
      if (isHeld(error)) putOff(work.companyId, [work])
      else work.reject(error)
    }
  }

  const writeGroup = async (group: readonly Submission[]): Promise<void> => {
    const companyId = group[0]?.companyId ?? 0
    try {
      const results = await writeWithPatience(companyId, group)
      for (const [i, submission] of group.entries()) settle(submission, results[i] ?? [])
      return
    } catch (error) {
      if (isHeld(error)) return putOff(companyId, group)
      if (!isBadData(error)) {
        for (const submission of group) submission.reject(error)
        return
      }
    }
    for (const submission of group) {
      try {
        settle(submission, await writeTask(companyId, submission))
      } catch (error) {
        submission.reject(error)
      }
    }
  }

  /** The next company that may be written; undefined while all that have something are held. */
  const nextCompany = (): number | undefined => {
    const now = Date.now()
    return queue.find(({ companyId }) => (held.get(companyId) ?? 0) <= now)?.companyId
  }

  /** Takes the next submissions of a company out of the queue: at least one, whole ones only, none from behind work. */
  const takeGroup = (companyId: number): Submission[] => {
    const group: Submission[] = []
    const rest: (Submission | Work)[] = []
    let events = 0
    let rows = 0
    let isFull = false
    for (const submission of queue) {
      if ('run' in submission) isFull ||= submission.companyId === companyId
      else if (submission.companyId === companyId && !isFull) {
        const weight = weightOf(submission.events)
        isFull = group.length > 0 && (events + submission.events.length > MOST_EVENTS || rows + weight > MOST_ROWS)
        if (!isFull) {
          events += submission.events.length
          rows += weight
          group.push(submission)
          continue
        }
      }
      rest.push(submission)
    }
    queue.splice(0, queue.length, ...rest)
    return group
  }

  const doNext = async (companyId: number): Promise<void> => {
    const first = queue.findIndex((one) => one.companyId === companyId)
    const work = queue[first]
    if (!work || !('run' in work)) return writeGroup(takeGroup(companyId))
    queue.splice(first, 1)
    return doWork(work)
  }

  const drain = async (): Promise<void> => {
    try {
      while (queue.length > 0) {
        const next = nextCompany()
        if (next === undefined) await sleep(HELD_PAUSE_MS)
        else await doNext(next)
      }
    } finally {
      giveBack()
      running = undefined
    }
  }

  const enter = <T>(waitingOf: (resolve: (done: T) => void, reject: Waiting['reject']) => Submission | Work) => {
    if (stopped) return Promise.reject(new Error('the order gate is closed'))
    return new Promise<T>((resolve, reject) => {
      queue.push(waitingOf(resolve, reject))
      // A tick later, so that what is submitted together is written together.
      running ??= Promise.resolve().then(drain)
    })
  }

  return {
    submit: (companyId, events, alongside) =>
      enter((resolve, reject) => ({ companyId, events, resolve, reject, ...(alongside ? { alongside } : {}) })),
    within: <T>(companyId: number, work: OrderWork<T>) =>
      enter<T>((resolve, reject) => ({
        companyId,
        reject,
        run: async (on, patienceMs) => {
          const done = await workOnOrders(on, companyId, work, memory, patienceMs)
          return () => resolve(done)
        },
      })),
    stats: () => ({
      ...counts,
      waiting: queue.reduce((sum, one) => sum + ('run' in one ? 1 : one.events.length), 0),
    }),
    stop: async () => {
      stopped = true
      while (running) await running
    },
  }
}
