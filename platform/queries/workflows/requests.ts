import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

interface Press {
  readonly member_id: number
  readonly request_id: string
  /** The row that it is for. */
  readonly key: string
  readonly now: number
}

const DAY = 86_400

/** Whether the press was made before; notes it, together with what the transaction writes, for a day. */
export const isRepeated = async (tx: Tx, { member_id, request_id, key, now }: Press): Promise<boolean> => {
  const { rows } = await sql`
    with old as (delete from workflow_request where member_id = ${member_id} and add_time < ${now - DAY})
    insert into workflow_request (member_id, request_id, key, add_time) values (${member_id}, ${request_id}, ${key}, ${now})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length === 0
}
