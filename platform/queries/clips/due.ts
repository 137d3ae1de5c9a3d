import { sql } from 'kysely'
import { cutterState, DUE_SOON_S, REMIND_EACH_S, taskState } from '../../../shared/areas/clips/states.ts'
import type { Tx } from '../../db/tables.ts'

export interface CutterDue {
  readonly state: number
  /** Tasks that the cutter has to go on with and that are late or due within a day, the most urgent first. */
  readonly tasks: readonly number[]
}

const own = [taskState.assigned, taskState.editing, taskState.revision].map((state) => sql.lit(state))

/** What is due of each cutter of a company that has anything due, and whether somebody has urged it within the hour. */
export const readCuttersDue = async (
  tx: Tx,
  company_id: number,
  now: number,
): Promise<ReadonlyMap<number, CutterDue>> => {
  const { rows } = await sql<{ id: number; tasks: number[]; urged: boolean }>`
    select t.cutter_id as id, array_agg(t.id::int order by t.deadline_t, t.id) as tasks,
      exists (select from clip_event e where e.company_id = ${company_id} and e.t > ${now - REMIND_EACH_S}
        and e.transition = 'urge' and e.cutter_id = t.cutter_id) as urged
    from clip_task t
    where t.company_id = ${company_id} and t.state in (${sql.join(own)}) and t.deadline_t < ${now + DUE_SOON_S}
    group by t.cutter_id`.execute(tx)
  return new Map(
    rows.map(({ id, tasks, urged }) => [id, { state: urged ? cutterState.reminded : cutterState.due, tasks }]),
  )
}

/** A member who cuts or cut for a company, held until the transaction ends; its name. */
export const holdCutter = async (tx: Tx, company_id: number, key: string): Promise<string | undefined> => {
  if (!/^[1-9]\d{0,15}$/.test(key)) return undefined
  const found = await tx
    .selectFrom('member')
    .select(['membername', 'username'])
    .where('id', '=', Number(key))
    .where('company_id', '=', company_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found && (found.membername || found.username)
}
