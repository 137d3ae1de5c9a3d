import { type TrendKind, trendKinds } from '../../shared/areas/trends/api.ts'
import { productTrendList, skuTrendList } from '../../shared/areas/trends/list.ts'
import type { List } from '../../shared/lists/list.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import type { Db, Tx } from '../db/tables.ts'
import { listRight } from '../exports/right.ts'
import { nobodySpecial } from '../http/record.ts'
import { readTrendStates } from '../lists/trends/states.ts'
import { noticeOfHits } from '../queries/messages/trend-notice.ts'
import type { Scope } from '../queries/scope.ts'
import {
  type DueWatch,
  lockDue,
  type Seen,
  type WatchingMember,
  watchingBefore,
  writeSeen,
} from '../queries/trends/check.ts'
import { isLow, type TrendState } from '../queries/trends/watch.ts'
import { readCompany, viewAt } from '../queries/view.ts'

const lists: Readonly<Record<TrendKind, List>> = {
  1: productTrendList,
  2: skuTrendList,
}
type Rights = Readonly<Record<TrendKind, Scope | null>>
type States = ReadonlyMap<string, TrendState>

/** What began to hold since it was looked at last; what the account does not see any more stays as it was. */
const seenOf = (watch: DueWatch, state: TrendState | undefined): Seen => {
  const { kind, object_id } = watch
  if (!state) return { ...watch, hits: [] }
  const low = isLow(watch, state)
  const began = state.trend !== watch.trend && watch.trends.includes(state.trend) ? [state.trend] : []
  return { kind, object_id, trend: state.trend, low, hits: low && !watch.low ? [...began, 4] : began }
}

const statesOf = async (
  tx: Tx,
  due: readonly DueWatch[],
  rights: Rights,
  at: { readonly company_id: number; readonly now: number },
): Promise<Readonly<Record<TrendKind, States>>> => {
  const company = await readCompany(tx, at.company_id)
  const read = async (kind: TrendKind): Promise<States> => {
    const ids = due.filter((one) => one.kind === kind).map(({ object_id }) => object_id)
    const scope = rights[kind]
    if (!scope || ids.length === 0) return new Map()
    return readTrendStates(tx, viewAt(scope, company, at.now, false), kind, ids)
  }
  return { 1: await read(1), 2: await read(2) }
}

/** Whether a notice was written. */
const check = async (db: Db, { member_id, company_id }: WatchingMember, day: number, now: number): Promise<boolean> => {
  // Both lists stand on screens that no special account has or lacks.
  const rightTo = async (kind: TrendKind) =>
    (await listRight(db, nobodySpecial, member_id, lists[kind], now))?.scope ?? null
  const rights = { 1: await rightTo(1), 2: await rightTo(2) }
  return db.transaction().execute(async (tx) => {
    const due = await lockDue(tx, member_id, day)
    const states = await statesOf(tx, due, rights, { company_id, now })
    const seen = due.map((watch) => seenOf(watch, states[watch.kind].get(watch.object_id)))
    await writeSeen(tx, { member_id, day, now }, seen)
    const hit = seen.filter(({ hits }) => hits.length > 0)
    if (hit.length === 0) return false
    await noticeOfHits(tx, {
      member_id,
      day,
      names: hit.map(({ kind, object_id }) => states[kind].get(object_id)?.name ?? object_id),
      kinds: trendKinds.filter((kind) => hit.some((one) => one.kind === kind)),
      now,
    })
    return true
  })
}

/**
 * Looks at every watch of products and SKUs once a business day, when the day before has closed, and tells each account in
 * one notice what began to hold. What is seen and the notice are one transaction: killed at any point and run again, nothing
 * is told twice. After days without a run each is compared with how it stood when it was looked at last.
 * @returns how many notices were written
 */
export const watchTrends = async (db: Db, now: number, stopped = (): boolean => false): Promise<number> => {
  let told = 0
  // No clock is ahead of this day.
  for (const member of await watchingBefore(db, Math.floor((now + 14 * 3600) / 86_400))) {
    const day = dayNumber(member.clock, now)
    if (stopped()) break
    if (member.checked_day < day && (await check(db, member, day, now))) told++
  }
  return told
}
