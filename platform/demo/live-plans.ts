import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { ContentDay } from './content-world.ts'
import type { CompanyBook } from './fill.ts'
import { accountType, liveTitle } from './live-sessions.ts'

const hours = [10, 14, 16, 19, 20, 21]
/** Minutes of each hour that are looked through. */
const LOOK = 15

export interface LivePlan {
  readonly live_id: string
  readonly creator_id: string
  readonly plan_start_t: number
}

/**
 * Rooms that will open on a day, a few at most: the book tells the orders to come, and of those in a quarter of an hour
 * the room of the smallest creator is the one that has most likely not sold before.
 */
export const plansOf = ({ book }: CompanyBook, { start }: ContentDay): LivePlan[] => {
  const followers = new Map(book.world.crowd.creators.map((one) => [one.creator_id, one.follower_count]))
  const found = new Map<string, LivePlan>()
  for (const hour of hours) {
    const from = start / 60 + hour * 60
    const rooms = Array.from({ length: LOOK }, (_, n) => book.ordersOfMinute(from + n))
      .flat()
      .flatMap(({ lines }) => lines.filter((line) => line.content_type === 2))
      .sort((a, b) => (followers.get(a.creator_id) ?? 0) - (followers.get(b.creator_id) ?? 0))
    const [room] = rooms
    if (!room || found.has(room.content_id)) continue
    found.set(room.content_id, { live_id: room.content_id, creator_id: room.creator_id, plan_start_t: from * 60 })
  }
  return [...found.values()]
}

/** Notes rooms as planned. */
export const insertPlans = async (
  tx: Tx,
  company_id: number,
  plans: readonly LivePlan[],
  now: number,
): Promise<void> => {
  await sql`
    insert into live_session (company_id, live_id, creator_id, account_type, title, state, plan_start_t, target_gmv_amt, add_time, update_time)
    select ${company_id}, live_id, c.creator_id, ${accountType}, ${liveTitle}, 0, plan_start_t, 20000, ${now}, ${now}
    from unnest(${plans.map((one) => one.live_id)}::text[], ${plans.map((one) => one.creator_id)}::text[],
      ${plans.map((one) => one.plan_start_t)}::bigint[]) as plan(live_id, creator_id, plan_start_t)
    join creator c on c.company_id = ${company_id} and c.creator_id = plan.creator_id
    on conflict do nothing`.execute(tx)
}

/** Half an hour before it opens a planned room makes itself ready; one of `ids` that did not open on its day is off. */
export const movePlans = async (tx: Tx, day: ContentDay, ids: readonly string[], now: number): Promise<void> => {
  await sql`
    update live_session set state = case when ${now} >= ${day.end} then 6 else 1 end, update_time = ${now}
    where company_id = ${day.company_id} and live_id = any(${ids}::text[]) and state in (0, 1)
      and (${now} >= ${day.end} or (state = 0 and plan_start_t - 1800 <= ${now}))`.execute(tx)
}
