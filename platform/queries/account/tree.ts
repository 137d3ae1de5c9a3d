import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

/** Puts a new member into the tree, below another one or (null) at the top. */
export const placeBelow = async (tx: Tx, id: number, above: number | null): Promise<void> => {
  await sql`
    insert into member_closure (ancestor_id, descendant_id, depth)
    select ancestor_id, ${id}, depth + 1 from member_closure where descendant_id = ${above}::bigint
    union all select ${id}::bigint, ${id}::bigint, 0`.execute(tx)
}

/** Puts a member and all below it somewhere else, which is not below it; null: to the top. */
export const moveBelow = async (tx: Tx, id: number, above: number | null, now: number): Promise<void> => {
  await sql`
    delete from member_closure where descendant_id in (select descendant_id from member_closure where ancestor_id = ${id})
      and ancestor_id not in (select descendant_id from member_closure where ancestor_id = ${id})`.execute(tx)
  await sql`
    insert into member_closure (ancestor_id, descendant_id, depth)
    select up.ancestor_id, down.descendant_id, up.depth + down.depth + 1 from member_closure up, member_closure down
    where up.descendant_id = ${above}::bigint and down.ancestor_id = ${id}`.execute(tx)
  await tx
    .updateTable('member')
    .set({ tk_pid: above ?? 0, manager_id: above, update_time: now })
    .where('id', '=', id)
    .execute()
}
