import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { Marks } from './kept.ts'
import { findObject } from './objects.ts'

export interface Mark {
  readonly member_id: number
  readonly kind: number
  readonly object_id: string
  /** Unix seconds. */
  readonly now: number
}

/**
 * Keeps an object once, however often it is asked for.
 * @returns why not: `none` there is no such object, `full` the member keeps `most` already
 */
export const setMark = async (tx: Tx, marks: Marks, mark: Mark, most: number): Promise<'done' | 'none' | 'full'> => {
  const { member_id, kind, object_id, now } = mark
  if (!(await findObject(tx, kind, object_id))) return 'none'
  // One after the other, so that two at the same time cannot pass the limit together.
  await sql`select from member where id = ${member_id} for no key update`.execute(tx)
  const { rows } = await sql<{ known: boolean; count: number }>`
    select coalesce(bool_or(kind = ${kind}::smallint and object_id = ${object_id}), false) as known, count(*) as count
    from ${sql.table(marks)} where member_id = ${member_id}`.execute(tx)
  if (rows[0]?.known) return 'done'
  if ((rows[0]?.count ?? 0) >= most) return 'full'
  await tx.insertInto(marks).values({ member_id, kind, object_id, add_time: now }).execute()
  return 'done'
}

export const dropMark = async (tx: Tx, marks: Marks, { member_id, kind, object_id }: Mark): Promise<void> => {
  await tx
    .deleteFrom(marks)
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('object_id', '=', object_id)
    .execute()
}
