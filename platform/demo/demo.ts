import type { Db } from '../db/tables.ts'
import { demoMembers } from './accounts.ts'
import { fillUpTo, type OrderSink } from './fill.ts'
import { booksOf, type DemoCompany, makePlan, readMembers, readProgress } from './plan.ts'
import { ensureCompany } from './setup.ts'
import { ensureTargets } from './targets.ts'

const defaultSeed = 20_251_111

export interface SeedOptions {
  readonly db: Db
  readonly gate: OrderSink
  /** Unix seconds. */
  readonly now: () => number
  /** Days of history written, of all. */
  readonly progress?: (done: number, total: number) => void
  /** 1: the full volume. Taken only when the demo is made; later starts keep what it was made with, like `days`. */
  readonly scale?: number
  /** Days of history, 90 when absent. */
  readonly days?: number
  readonly seed?: number
}

export interface DemoAccount {
  readonly username: string
  /** Chinese, then English. */
  readonly note: string
}

const accountsOf = async (db: Db, demo: DemoCompany): Promise<DemoAccount[]> => {
  const ids = await readMembers(db, demo)
  const rows = await db
    .selectFrom('member')
    .select(['id', 'username'])
    .where('id', 'in', [...ids.values()])
    .where('deleted_t', 'is', null)
    .execute()
  return demoMembers.flatMap(({ username, note }) => {
    const row = rows.find(({ id }) => id === ids.get(username))
    return row && note !== undefined ? [{ username: row.username, note }] : []
  })
}

const report = (demo: DemoCompany, now: number, progress: SeedOptions['progress']): ((at: number) => void) => {
  const total = Math.ceil((now - demo.plan.origin) / 86_400)
  return (at) => progress?.(Math.min(total, Math.floor((at - demo.plan.origin) / 86_400)), total)
}

/**
 * Makes the demo company, or brings the one that exists up to now: history for the time in which it was switched off,
 * nothing else. Can be killed at any point and run again.
 * @throws when the gate refuses one of the orders, or a real company already has the demo's name
 */
export const seedDemo = async (options: SeedOptions): Promise<{ accounts: DemoAccount[] }> => {
  const { db, gate, progress, scale = 1, days = 90, seed = defaultSeed } = options
  const started = options.now()
  const demo = await ensureCompany(db, makePlan(seed, started, days, scale))
  const books = booksOf(demo)
  await ensureTargets(db, demo, books, started)
  const onStep = report(demo, started, progress)
  await fillUpTo({ db, gate, demo, books, onStep }, await readProgress(db, demo), started)
  onStep(started)
  return { accounts: await accountsOf(db, demo) }
}
