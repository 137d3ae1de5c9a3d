import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { live as liveBindings } from '../creators/bindings.ts'
import type { Scope } from '../scope.ts'

/**
 * Condition on `live_session s`: of a creator whom the viewer, or somebody below, looks after, or planned by one of them; of
 * whoever sees the whole company all of its sessions.
 */
export const livesOf = ({ company_id, member_id }: Scope) =>
  member_id === null
    ? sql<boolean>`s.company_id = ${company_id}`
    : sql<boolean>`(s.company_id = ${company_id} and (
        s.member_id in (select descendant_id from member_closure where ancestor_id = ${member_id})
        or exists (select from creator_binding c join member_closure b on b.descendant_id = c.member_id
          where c.company_id = s.company_id and c.creator_id = s.creator_id and c.state in ${liveBindings}
            and b.ancestor_id = ${member_id})))`

export interface HeldLive {
  readonly company_id: number
  readonly live_id: string
  readonly title: string
  readonly state: number
  readonly plan_start_t: number | null
  readonly start_t: number | null
  readonly end_t: number | null
  readonly target_gmv_amt: number | null
  readonly review_note: string
  readonly update_time: number
}

/** A session of the viewer's scope, held until the transaction ends. */
export const holdLive = async (tx: Tx, scope: Scope, live_id: string): Promise<HeldLive | undefined> => {
  const { rows } = await sql<HeldLive>`
    select s.company_id, s.live_id, s.title, s.state, s.plan_start_t, s.start_t, s.end_t, s.target_gmv_amt,
      s.review_note, s.update_time
    from live_session s where ${livesOf(scope)} and s.live_id = ${live_id} for no key update of s`.execute(tx)
  return rows[0]
}

type LiveValues = Readonly<
  Partial<{
    state: number
    plan_start_t: number
    start_t: number
    end_t: number | null
    target_gmv_amt: number | null
    review_note: string
  }>
>

export const setLive = async (
  tx: Tx,
  { company_id, live_id }: Pick<HeldLive, 'company_id' | 'live_id'>,
  values: LiveValues,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('live_session')
    .set({ ...values, update_time: now })
    .where('company_id', '=', company_id)
    .where('live_id', '=', live_id)
    .execute()
}

export interface NewLive {
  readonly company_id: number
  readonly creator_id: string
  readonly account_type: number
  readonly title: string
  readonly plan_start_t: number
  readonly target_gmv_amt: number | null
  readonly member_id: number
}

/** A planned session. @returns its id: `plan-` and a number, until the network names the room */
export const insertLive = async (tx: Tx, plan: NewLive, now: number): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into live_session (company_id, live_id, creator_id, account_type, title, state, plan_start_t, target_gmv_amt,
      member_id, add_time, update_time)
    select ${plan.company_id}, 'plan-' || (1 + coalesce(max(substr(live_id, 6)::bigint), 0)), ${plan.creator_id},
      ${plan.account_type}, ${plan.title}, 0, ${plan.plan_start_t}, ${plan.target_gmv_amt}, ${plan.member_id}, ${now}, ${now}
    from live_session where company_id = ${plan.company_id} and live_id ~ '^plan-[0-9]{1,15}$'
    returning live_id as id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('a plan without a row')
  return made.id
}
