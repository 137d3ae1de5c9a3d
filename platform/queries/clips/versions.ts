import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { ClipCommentTable, ClipVersionTable } from '../../db/tables-clips.ts'

/** A usable video that a member brought. */
export interface ClipFile {
  readonly id: number
  readonly duration_ms: number
  readonly width: number
  readonly height: number
}

/** The usable video of this number that the member brought; undefined when there is none, or nobody knows its length or shape. */
export const findClipFile = async (
  tx: Tx,
  company_id: number,
  member_id: number,
  id: string,
): Promise<ClipFile | undefined> => {
  const { rows } = await sql<ClipFile>`
    select f.id, f.duration_ms, f.width, f.height from media_file f
    where f.id = ${id}::bigint and f.company_id = ${company_id} and f.member_id = ${member_id} and f.state = 2 and f.kind = 1
      and f.duration_ms is not null and f.width is not null and f.height is not null`.execute(tx)
  return rows[0]
}

export const insertVersion = async (tx: Tx, version: Insertable<ClipVersionTable>): Promise<void> => {
  await tx.insertInto('clip_version').values(version).execute()
}

export const insertComment = async (tx: Tx, comment: Insertable<ClipCommentTable>): Promise<number> => {
  const { id } = await tx.insertInto('clip_comment').values(comment).returning('id').executeTakeFirstOrThrow()
  return id
}
