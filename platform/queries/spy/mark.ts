import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

/** Where a member's marks of the market stand. */
export type Marks = 'spy_favorite' | 'spy_watch'

export interface Mark {
  readonly member_id: number
  readonly kind: number
  readonly object_id: string
  /** Unix seconds. */
  readonly now: number
}

type Marked = Omit<Mark, 'now'>

export const isMarked = async (tx: Tx, marks: Marks, { member_id, kind, object_id }: Marked): Promise<boolean> => {
  const found = await tx
    .selectFrom(marks)
    .select('kind')
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('object_id', '=', object_id)
    .executeTakeFirst()
  return found !== undefined
}

/** Marks an object once, however often it is asked for; the account is held. @returns false: `most` others have it already */
export const setMark = async (tx: Tx, marks: Marks, mark: Mark, most: number): Promise<boolean> => {
  const { member_id, kind, object_id, now } = mark
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from ${sql.table(marks)}
    where member_id = ${member_id} and not (kind = ${kind}::smallint and object_id = ${object_id})`.execute(tx)
  if ((rows[0]?.others ?? 0) >= most) return false
  await tx
    .insertInto(marks)
    .values({ member_id, kind, object_id, add_time: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}

export const dropMark = async (tx: Tx, marks: Marks, { member_id, kind, object_id }: Marked): Promise<void> => {
  await tx
    .deleteFrom(marks)
    .where('member_id', '=', member_id)
    .where('kind', '=', kind)
    .where('object_id', '=', object_id)
    .execute()
}
