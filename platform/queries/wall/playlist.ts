import type * as z from 'zod/mini'
import { type SceneId, sceneIds, usualSeconds } from '../../../shared/live/scenes.ts'
import type { playlistZone } from '../../../shared/live/smart-zones.ts'
import type { Db } from '../../db/tables.ts'

export type Playlist = z.infer<typeof playlistZone>
export type Seconds = Readonly<Record<SceneId, number>>

const listOf = (seconds: Partial<Seconds>): Playlist =>
  sceneIds.map((scene) => ({ scene, seconds: seconds[scene] ?? usualSeconds[scene] }))

/** What the smart walls of a scope play: as somebody has chosen, else as usual. */
export const readPlaylist = async (db: Db, scope: string): Promise<Playlist> => {
  const row = await db.selectFrom('wall_playlist').select('seconds').where('scope', '=', scope).executeTakeFirst()
  return listOf(row?.seconds ?? {})
}

export const writePlaylist = async (
  db: Db,
  scope: string,
  seconds: Seconds,
  { member_id, now }: { member_id: number; now: number },
): Promise<void> => {
  const row = { seconds: JSON.stringify(seconds), member_id, update_time: now }
  await db
    .insertInto('wall_playlist')
    .values({ scope, ...row })
    .onConflict((on) => on.column('scope').doUpdateSet(row))
    .execute()
}
