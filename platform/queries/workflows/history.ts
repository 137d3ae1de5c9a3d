import { sql } from 'kysely'
import type { HistoryData } from '../../../shared/workflows/workflow.ts'
import type { Tx } from '../../db/tables.ts'
import { calledBy } from '../orders/line.ts'

const MOST = 200

/** What was done to a row, newest first, out of the log. */
export const readHistory = async (tx: Tx, of: string, object_id: string): Promise<HistoryData['list']> => {
  const { rows } = await sql<HistoryData['list'][number]>`
    select t.add_time as time, ${calledBy('m')} as by, substr(t.action, ${of.length + 2}) as transition,
      coalesce(t.before, '{}'::jsonb) as before, coalesce(t.after, '{}'::jsonb) as after
    from audit_log t left join member m on m.id = t.member_id
    where t.object_type = ${of} and t.object_id = ${object_id} order by t.add_time desc, t.id desc limit ${MOST}`.execute(
    tx,
  )
  return rows
}

/** Who changed a row last; undefined when nobody did, empty when it was the platform by itself. */
export const readNewestActor = async (tx: Tx, of: string, object_id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ by: string }>`
    select ${calledBy('m')} as by from audit_log t left join member m on m.id = t.member_id
    where t.object_type = ${of} and t.object_id = ${object_id} order by t.id desc limit 1`.execute(tx)
  return rows[0]?.by
}

/** What some accounts are called, by id. */
export const readMemberNames = async (tx: Tx, ids: readonly number[]): Promise<Readonly<Record<string, string>>> => {
  if (ids.length === 0) return {}
  const { rows } = await sql<{ id: string; name: string }>`
    select m.id::text as id, ${calledBy('m')} as name from member m where m.id = any(${ids}::bigint[])`.execute(tx)
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]))
}
