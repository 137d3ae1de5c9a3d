import { type Insertable, sql, type Updateable } from 'kysely'
import { openTaskStates } from '../../../shared/areas/clips/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { ClipTaskTable } from '../../db/tables-clips.ts'
import { calledBy } from '../orders/line.ts'
import type { Scope } from '../scope.ts'
import { clipId } from './numbers.ts'
import { taskRows, tasksOf } from './scope.ts'

export interface TaskRow {
  readonly id: number
  readonly company_id: number
  readonly demand_id: number
  readonly title: string
  readonly cutter_id: number | null
  readonly cutter_name: string
  readonly state: number
  readonly version_no: number
  readonly deadline_t: number
  readonly accepted_t: number | null
  readonly opened_t: number | null
  readonly paused_t: number | null
  readonly paused_s: number
  readonly reject_count: number
  readonly fee_amt: number
}

/** A task of the viewer's scope, held until the transaction ends; `anyone`: of the company, whoever has it now. */
export const holdTask = async (tx: Tx, scope: Scope, no: string, anyone = false): Promise<TaskRow | undefined> => {
  const id = clipId('task', no)
  // Whoever changes a demand holds it before its tasks.
  await sql`select from clip_demand where id = (select demand_id from clip_task where id = ${id} and company_id = ${scope.company_id})
    for update`.execute(tx)
  await sql`select from clip_task where id = ${id} and company_id = ${scope.company_id} for update`.execute(tx)
  const { rows } = await sql<TaskRow>`
    select t.id, t.company_id, t.demand_id, t.title, t.cutter_id, ${calledBy('m')} as cutter_name, t.state, t.version_no,
      t.deadline_t, t.accepted_t, t.opened_t, t.paused_t, t.paused_s, t.reject_count, t.fee_amt
    from ${taskRows} left join member m on m.id = t.cutter_id
    where t.id = ${id} and ${anyone ? sql`t.company_id = ${scope.company_id}` : tasksOf(scope)}`.execute(tx)
  return rows[0]
}

export const insertTasks = async (tx: Tx, values: readonly Insertable<ClipTaskTable>[]): Promise<readonly number[]> => {
  const rows = await tx
    .insertInto('clip_task')
    .values([...values])
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const setTask = async (tx: Tx, id: number, values: Updateable<ClipTaskTable>, now: number): Promise<void> => {
  await tx
    .updateTable('clip_task')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

/**
 * Open tasks of a cutter. The cutter is held until the transaction ends: two claims at the same moment are counted one after
 * the other.
 */
export const countOpen = async (tx: Tx, cutter_id: number): Promise<number> => {
  await sql`select from member where id = ${cutter_id} for no key update`.execute(tx)
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from clip_task where cutter_id = ${cutter_id} and state = any(${[...openTaskStates]}::int[])`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}

/** Whether a member cuts for a company. */
export const isWorkingCutter = async (tx: Tx, company_id: number, member_id: number): Promise<boolean> => {
  const { rows } = await sql`
    select from member where id = ${member_id} and company_id = ${company_id} and is_film_cutter and status = 1
      and deleted_t is null`.execute(tx)
  return rows.length > 0
}

/** Tasks of a demand in some states, held until the transaction ends. */
export const holdTasksOf = async (
  tx: Tx,
  demand_id: number,
  states: readonly number[],
): Promise<readonly Pick<TaskRow, 'id' | 'state' | 'cutter_id' | 'version_no' | 'fee_amt'>[]> =>
  tx
    .selectFrom('clip_task')
    .select(['id', 'state', 'cutter_id', 'version_no', 'fee_amt'])
    .where('demand_id', '=', demand_id)
    .where('state', 'in', [...states])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Who cuts, reviews and ordered some tasks, by their numbers. */
export const readTaskPeople = async (
  tx: Tx,
  company_id: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<'cutter' | 'reviewer' | 'asker', number | null>>>> => {
  const ids = new Map(keys.map((key) => [clipId('task', key), key]))
  const { rows } = await sql<{ id: number; cutter: number | null; reviewer: number | null; asker: number }>`
    select t.id, t.cutter_id as cutter, t.reviewer_id as reviewer, t.asker_id as asker from ${taskRows}
    where t.company_id = ${company_id} and t.id = any(${[...ids.keys()]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, ...people }) => [ids.get(id) ?? '', people]))
}
