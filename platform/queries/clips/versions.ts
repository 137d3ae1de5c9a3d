import type { Insertable } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { ClipCommentTable, ClipVersionTable } from '../../db/tables-clips.ts'

export const insertVersion = async (tx: Tx, version: Insertable<ClipVersionTable>): Promise<void> => {
  await tx.insertInto('clip_version').values(version).execute()
}

export const insertComment = async (tx: Tx, comment: Insertable<ClipCommentTable>): Promise<number> => {
  const { id } = await tx.insertInto('clip_comment').values(comment).returning('id').executeTakeFirstOrThrow()
  return id
}
