import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

/** Of some members those who stand below another. */
export const readBelow = async (tx: Tx, above: number, ids: readonly number[]): Promise<ReadonlySet<number>> => {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select descendant_id as id from member_closure
    where ancestor_id = ${above} and depth > 0 and descendant_id = any(${ids}::bigint[])`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** Who stands directly above a member; null: nobody. */
export const readAbove = async (tx: Tx, member_id: number): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select ancestor_id as id from member_closure where descendant_id = ${member_id} and depth = 1`.execute(tx)
  return rows[0]?.id ?? null
}

/** Whether a member operates the platform. */
export const isOperator = async (tx: Tx, member_id: number): Promise<boolean> => {
  const { rows } = await sql`select from member where id = ${member_id} and operator and deleted_t is null`.execute(tx)
  return rows.length > 0
}

/** Whether a member is a film cutter. */
export const isCutter = async (tx: Tx, member_id: number): Promise<boolean> => {
  const { rows } =
    await sql`select from member where id = ${member_id} and is_film_cutter and deleted_t is null`.execute(tx)
  return rows.length > 0
}
