import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import type { Media } from '../media/media.ts'
import { demoMembers, starCutter } from './accounts.ts'
import { ensureAds } from './ads-hours.ts'
import { ensureClips } from './clips.ts'
import { fillRefunds, fillStep, type OrderSink } from './fill.ts'
import { insertDemoMedia } from './materials.ts'
import { ensureNovelties } from './novelties.ts'
import { insertDemoOriginals } from './originals.ts'
import { booksOf, type DemoCompany, demoClock, type MemberIds, makePlan, readMembers } from './plan.ts'
import { ensureDemoPictures } from './product-pictures.ts'
import { extended, readProgress, writeProgress } from './progress.ts'
import { ensureCompany } from './setup.ts'
import { ensureTargets } from './targets.ts'

const defaultSeed = 20_251_111
/** Today, yesterday, and the week that a wall compares them with. */
const defaultWaitDays = 8
const stepSize = 1_000

export interface SeedOptions {
  readonly db: Db
  readonly gate: OrderSink
  /** Where its videos, pictures and sounds are kept; absent: it makes none. */
  readonly media?: Media
  /** Unix seconds. */
  readonly now: () => number
  /** Days written, of those that are waited for. */
  readonly progress?: (done: number, total: number) => void
  /** 1: the full volume. Taken only when the demo is made; later starts keep what it was made with, like `days`. */
  readonly scale?: number
  /** Days of history, 90 when absent. */
  readonly days?: number
  readonly seed?: number
  /** Business days that are written before the demo counts as ready, 8 when absent; older ones are left to the stream. */
  readonly waitDays?: number
  /** Ends the work between two steps; what is written stays, and the next start goes on. */
  readonly signal?: AbortSignal | undefined
}

export interface DemoAccount {
  readonly username: string
  /** Chinese, then English. */
  readonly note: string
}

const accountsOf = async (db: Db, ids: MemberIds): Promise<DemoAccount[]> => {
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

const firstWaited = ({ plan }: DemoCompany, now: number, days: number): number =>
  Number.isFinite(days) ? Math.max(plan.origin, dayStart(demoClock, dayNumber(demoClock, now) - days + 1)) : plan.origin

/**
 * Makes the demo company, or brings the one that exists up to now, newest orders first: the time in which it was
 * switched off and its own history, as far as `waitDays` goes back. Can be killed at any point and run again.
 * @throws when the gate refuses one of the orders, a real company already has the demo's name, or `signal` is aborted
 */
export const seedDemo = async (options: SeedOptions): Promise<{ accounts: DemoAccount[]; starCutters: number[] }> => {
  const { db, gate, progress, scale = 1, days = 90, seed = defaultSeed, waitDays = defaultWaitDays, signal } = options
  const started = options.now()
  const demo = await ensureCompany(db, makePlan(seed, started, days, scale))
  const books = booksOf(demo)
  await ensureTargets(db, demo, books, started)
  await ensureDemoPictures(db, started)
  await ensureAds(db, demo, books, started)
  await ensureNovelties(db, demo, books, started)
  const fill = { db, gate, demo, books }
  const first = firstWaited(demo, started, waitDays)
  const total = Math.max(0, Math.ceil((started - first) / 86_400))
  let reached = extended(await readProgress(db, demo), started, demo.plan.origin)
  await writeProgress(db, demo, reached)
  await fillRefunds(fill, reached, () => signal?.aborted ?? false)
  for (let top = started; top > first; ) {
    signal?.throwIfAborted()
    reached = await fillStep(fill, reached, stepSize)
    top = reached.left.at(-1)?.to ?? first
    progress?.(Math.max(0, Math.min(total, Math.floor((started - top) / 86_400))), total)
  }
  if (options.media) await insertDemoMedia({ db, media: options.media }, demo, started)
  if (options.media) await insertDemoOriginals({ db, media: options.media }, demo, started)
  await ensureClips(db, demo, books, started)
  progress?.(total, total)
  const ids = await readMembers(db, demo)
  return {
    accounts: await accountsOf(db, ids),
    starCutters: [...ids].flatMap(([username, id]) => (username === starCutter ? [id] : [])),
  }
}
