import type { Db } from '../db/tables.ts'
import { noteDrawn, readUndrawn } from '../queries/media/files.ts'
import { drawVideo } from './draw-video.ts'
import { keepPictures } from './keep-pictures.ts'
import type { MediaStore } from './store.ts'

/** Seconds that whoever brings a video has to send its pictures. */
const PATIENCE = 120
const AT_ONCE = 5

/** Draws what videos have no pictures of, each tried once. @returns how many were drawn */
export const drawMissing = async (
  { db, store, ffmpeg }: { readonly db: Db; readonly store: MediaStore; readonly ffmpeg: string },
  now: number,
  signal: AbortSignal,
): Promise<number> => {
  let done = 0
  for (const { id, store_key, mime, duration_ms } of await readUndrawn(db, now - PATIENCE, AT_ONCE)) {
    const path = store.pathOf?.(store_key)
    const pictures =
      path !== undefined && mime !== null && duration_ms !== null
        ? await drawVideo(ffmpeg, { path, mime, duration_ms }, { signal })
        : null
    if (signal.aborted) return 0
    if ((await noteDrawn(db, id, now)) && pictures) {
      await keepPictures({ db, store }, id, pictures, now)
      done++
    }
  }
  return done
}
