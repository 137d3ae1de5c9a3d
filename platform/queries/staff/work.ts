import { type RawBuilder, sql } from 'kysely'
import { demandState, openTaskStates } from '../../../shared/areas/clips/states.ts'
import { bindState } from '../../../shared/areas/creators/states.ts'
import type { StaffWork } from '../../../shared/areas/staff/api.ts'
import { workState } from '../../../shared/areas/work/states.ts'
import type { Tx } from '../../db/tables.ts'
import { moveBelow } from '../account/tree.ts'
import { noteTaskEvents } from '../clips/events.ts'
import { isLive, shareAt } from '../creators/bindings.ts'
import { readAbove } from '../workflows/people.ts'

/** Condition on `creator_binding b`: the member looks after its creator. */
const isBound = (company_id: number, member_id: number, now: number): RawBuilder<unknown> => sql`
  b.company_id = ${company_id} and b.member_id = ${member_id} and (b.end_t is null or b.end_t > ${now})
  and ${isLive}`
const isOpenTask = sql`state = any(${sql.lit(`{${openTaskStates.join()}}`)}::smallint[])`
const isOpenDemand = sql`state < ${sql.lit(demandState.done)}`

/** How much a member of a company has in hand. */
export const readWork = async (tx: Tx, company_id: number, id: number, now: number): Promise<StaffWork> => {
  const { rows } = await sql<StaffWork>`select
    (select count(*)::int from creator_binding b where ${isBound(company_id, id, now)}) as creators,
    (select count(*)::int from clip_task where company_id = ${company_id} and cutter_id = ${id} and ${isOpenTask}) as tasks,
    (select count(*)::int from clip_demand
      where company_id = ${company_id} and reviewer_id = ${id} and ${isOpenDemand}) as reviews,
    (select count(*)::int from shop where company_id = ${company_id} and owner_member_id = ${id}) as shops,
    (select count(*)::int from ad_account where company_id = ${company_id} and owner_member_id = ${id}) as ad_accounts,
    (select count(*)::int from member_closure t join member m on m.id = t.descendant_id
      where t.ancestor_id = ${id} and t.depth = 1 and m.deleted_t is null) as members`.execute(tx)
  const [work] = rows
  if (!work) throw new Error('a count answers a row')
  return work
}

export interface Handover {
  readonly company_id: number
  readonly from: number
  readonly to: number
  /** Who hands over. */
  readonly by: number
  /** Unix seconds. */
  readonly now: number
}

/** From now on its creators are bound to the other, on the same terms and with the shares to come; what was before stays. */
const handCreators = async (tx: Tx, { company_id, from, to, now }: Handover): Promise<void> => {
  await sql`
    with old as materialized (
      select b.id, b.creator_id, b.kind, b.state, b.end_t, b.unbind_t, ${shareAt(sql`${now}::bigint`)} as share_rate_bp
      from creator_binding b where ${isBound(company_id, from, now)} for update),
    ended as (
      update creator_binding b set state = ${sql.lit(bindState.unbound)}, end_t = ${now}, update_time = ${now}
      from old where b.id = old.id),
    made as (
      insert into creator_binding (company_id, creator_id, member_id, kind, share_rate_bp, state, start_t, end_t, unbind_t,
        fact_t, add_time, update_time)
      select ${company_id}::bigint, creator_id, ${to}::bigint, kind, share_rate_bp, state, t, end_t, unbind_t, t, t, t
      from old, (values (${now}::bigint)) as at (t)
      returning id, creator_id, kind)
    insert into creator_share (binding_id, from_t, share_rate_bp)
    select made.id, s.from_t, s.share_rate_bp
    from made join old using (creator_id, kind) join creator_share s on s.binding_id = old.id and s.from_t > ${now}`.execute(
    tx,
  )
}

/** Tasks go on where they stand; the time to answer an assigned one begins anew. */
const handTasks = async (tx: Tx, { company_id, from, to, by, now }: Handover): Promise<void> => {
  const own = sql`company_id = ${company_id} and cutter_id = ${from} and ${isOpenTask}`
  await sql`select from clip_demand where id in (select demand_id from clip_task where ${own}) order by id for update`.execute(
    tx,
  )
  const { rows } = await sql<{ task_id: number; state: number; version_no: number }>`
    update clip_task set cutter_id = ${to}, assigned_t = case when assigned_t is null then null else ${now}::bigint end,
      update_time = ${now} where ${own} returning id as task_id, state, version_no`.execute(tx)
  const event = { company_id, member_id: by, cutter_id: to, transition: 'transfer', t: now }
  await noteTaskEvents(
    tx,
    rows.map(({ state, ...task }) => ({ ...event, ...task, from_state: state, to_state: state })),
  )
}

/** Whoever takes over stands below nobody that it takes over: its own branch rises first. */
const handMembers = async (tx: Tx, { from, to, now }: Handover): Promise<void> => {
  const { rows } = await sql<{ id: number; holds: boolean }>`
    select t.descendant_id as id,
      exists (select from member_closure b where b.ancestor_id = t.descendant_id and b.descendant_id = ${to}) as holds
    from member_closure t where t.ancestor_id = ${from} and t.depth = 1 order by 2 desc, 1`.execute(tx)
  const above = await readAbove(tx, from)
  for (const { id, holds } of rows) await moveBelow(tx, id, holds ? above : to, now)
}

/** Gives what a member has in hand to another of the company, which is held. What orders say of their owners stays. */
export const handOver = async (tx: Tx, handover: Handover): Promise<void> => {
  const { company_id, from, to, now } = handover
  await handCreators(tx, handover)
  await handTasks(tx, handover)
  await sql`update clip_demand set reviewer_id = ${to}, update_time = ${now}
    where company_id = ${company_id} and reviewer_id = ${from} and ${isOpenDemand}`.execute(tx)
  await sql`update work_item set given_id = ${to}, update_time = ${now}
    where company_id = ${company_id} and given_id = ${from} and state = ${sql.lit(workState.open)}`.execute(tx)
  for (const table of ['shop', 'ad_account'] as const)
    await tx
      .updateTable(table)
      .set({ owner_member_id: to, update_time: now })
      .where('company_id', '=', company_id)
      .where('owner_member_id', '=', from)
      .execute()
  await handMembers(tx, handover)
}
