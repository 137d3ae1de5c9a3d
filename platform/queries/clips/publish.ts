import type { Insertable } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { ClipPublishTable } from '../../db/tables-clips.ts'

/** The number of a video in its address, or the number itself; undefined where there is none. */
export const videoIdOf = (url: string): string | undefined =>
  /(?:\/video\/|\/photo\/|[?&](?:video_id|item_id|modal_id)=)(\d{8,25})/.exec(url)?.[1] ??
  /^\d{8,25}$/.exec(url.trim())?.[0]

/** Registers the published video of a task. @returns false where another task has it */
export const insertPublish = async (tx: Tx, publish: Insertable<ClipPublishTable>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('clip_publish')
    .values(publish)
    .onConflict((conflict) => conflict.columns(['company_id', 'video_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
