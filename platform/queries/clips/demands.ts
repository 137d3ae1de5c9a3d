import { type Insertable, sql, type Updateable } from 'kysely'
import { openTaskStates, taskState } from '../../../shared/areas/clips/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { ClipDemandTable } from '../../db/tables-clips.ts'
import type { Scope } from '../scope.ts'
import { clipId } from './numbers.ts'
import { demandsOf } from './scope.ts'

export interface DemandRow {
  readonly id: number
  readonly company_id: number
  readonly member_id: number
  readonly reviewer_id: number | null
  readonly title: string
  readonly state: number
  readonly required_count: number
  readonly approved_count: number
  readonly published_count: number
  readonly priority: number
  readonly deadline_t: number
  readonly fee_amt: number
  readonly ratio: number
  readonly min_s: number
  readonly max_s: number
}

const columns = sql`d.id, d.company_id, d.member_id, d.reviewer_id, d.title, d.state, d.required_count, d.approved_count,
  d.published_count, d.priority, d.deadline_t, d.fee_amt, d.ratio, d.min_s, d.max_s`

/** A demand of the viewer's scope, held until the transaction ends. */
export const holdDemand = async (tx: Tx, scope: Scope, no: string): Promise<DemandRow | undefined> => {
  const { rows } = await sql<DemandRow>`
    select ${columns} from clip_demand d where ${demandsOf(scope)} and d.id = ${clipId('demand', no)} for update`.execute(
    tx,
  )
  return rows[0]
}

/** The same of a task, whoever looks. */
export const holdDemandOf = async (tx: Tx, id: number): Promise<DemandRow> => {
  const { rows } = await sql<DemandRow>`select ${columns} from clip_demand d where d.id = ${id} for update`.execute(tx)
  const [row] = rows
  if (!row) throw new Error(`no demand ${id}`)
  return row
}

export const insertDemand = async (tx: Tx, values: Insertable<ClipDemandTable>): Promise<number> => {
  const { id } = await tx.insertInto('clip_demand').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

export const setDemand = async (
  tx: Tx,
  id: number,
  values: Updateable<ClipDemandTable>,
  now: number,
): Promise<void> => {
  await tx
    .updateTable('clip_demand')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

/** Tasks of a demand that count towards it: those under way, approved and published. */
export const countTasks = async (tx: Tx, demand_id: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from clip_task
    where demand_id = ${demand_id} and state not in (${taskState.cancelled}, ${taskState.terminated})`.execute(tx)
  return rows[0]?.n ?? 0
}

/**
 * Working film cutters of a company, those with the fewest open tasks first, and how many more each may take. They are held
 * until the transaction ends, as by who claims.
 */
export const readCutters = async (
  tx: Tx,
  company_id: number,
  most: number,
): Promise<readonly { readonly id: number; readonly free: number }[]> => {
  await sql`select from member where company_id = ${company_id} and is_film_cutter order by id for no key update`.execute(
    tx,
  )
  const { rows } = await sql<{ id: number; free: number }>`
    select m.id, greatest(${most} - count(t.id), 0)::int as free from member m
    left join clip_task t on t.cutter_id = m.id and t.state = any(${[...openTaskStates]}::int[])
    where m.company_id = ${company_id} and m.is_film_cutter and m.status = 1 and m.deleted_t is null
    group by m.id order by count(t.id), m.id`.execute(tx)
  return rows
}

/** Who ordered and who reviews some demands, by their numbers. */
export const readDemandPeople = async (
  tx: Tx,
  company_id: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<'asker' | 'reviewer', number | null>>>> => {
  const ids = new Map(keys.map((key) => [clipId('demand', key), key]))
  const { rows } = await sql<{ id: number; asker: number; reviewer: number | null }>`
    select d.id, d.member_id as asker, d.reviewer_id as reviewer from clip_demand d
    where d.company_id = ${company_id} and d.id = any(${[...ids.keys()]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, ...people }) => [ids.get(id) ?? '', people]))
}
