import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { mediaRest } from '../../shared/areas/media/api.ts'
import type { Db } from '../db/tables.ts'
import { comingOf, forgetFiles, type MediaRow, readLooked } from '../queries/media/files.ts'
import { ComingFiles } from './coming.ts'
import { diskStore } from './disk-store.ts'
import { finishUpload } from './finish.ts'
import { drawMissing } from './missing.ts'
import { makeSigner } from './sign.ts'
import type { MediaStore } from './store.ts'

export interface Media {
  readonly coming: ComingFiles
  readonly store: MediaStore
  readonly signer: ReturnType<typeof makeSigner>
  /** Looks into an upload of which all has come; a second call for the same one waits for the first. */
  readonly finish: (row: MediaRow) => Promise<void>
  /** Goes on where a killed platform stopped, and forgets uploads that rest. @param now Unix seconds */
  readonly sweep: (now: number) => Promise<void>
  /** Whether it draws pictures of videos that came without them. */
  readonly draws: boolean
  readonly stop: () => Promise<void>
}

/** The key that addresses are signed with outlives a restart: a film that plays goes on. */
const keyIn = (folder: string): Buffer => {
  const path = join(folder, 'sign.key')
  try {
    const kept = readFileSync(path)
    if (kept.length === 32) return kept
  } catch {
    // The first start.
  }
  const made = randomBytes(32)
  writeFileSync(path, made, { mode: 0o600 })
  return made
}

/** @param dataDir empty: a folder of its own that `stop` removes */
export const openMedia = ({
  db,
  dataDir,
  log,
  nowMs,
  ffmpeg = null,
}: {
  readonly db: Db
  readonly dataDir: string
  readonly log: Logger
  readonly nowMs: () => number
  /** Its path; null: videos have the pictures that browsers bring, and no others. */
  readonly ffmpeg?: string | null | undefined
}): Media => {
  const root = dataDir === '' ? mkdtempSync(join(tmpdir(), 'tidewall-media-')) : join(dataDir, 'media')
  for (const folder of ['coming', 'files']) mkdirSync(join(root, folder), { recursive: true, mode: 0o700 })
  const coming = new ComingFiles(join(root, 'coming'))
  const store = diskStore(join(root, 'files'))
  const running = new Map<number, Promise<void>>()
  const finish = (row: MediaRow): Promise<void> => {
    const begun = running.get(row.id)
    if (begun) return begun
    const now = Math.floor(nowMs() / 1000)
    const work = finishUpload({ db, coming, store }, row, now).finally(() => running.delete(row.id))
    running.set(row.id, work)
    return work
  }
  if (ffmpeg === null) log.info('no ffmpeg (FFMPEG_PATH): videos have only the covers that browsers bring')
  else log.info({ ffmpeg }, 'ffmpeg draws the covers of videos that came without one')
  let drawing: Promise<void> | undefined
  const stopping = new AbortController()
  const draw = async (path: string, now: number): Promise<void> => {
    while ((await drawMissing({ db, store, ffmpeg: path }, now, stopping.signal)) > 0);
  }
  return {
    coming,
    store,
    draws: ffmpeg !== null,
    signer: makeSigner(keyIn(root)),
    finish,
    sweep: async (now) => {
      for (const row of await readLooked(db))
        await finish(row).catch((error: unknown) =>
          log.warn({ err: error, file: row.id }, 'a file could not be looked at'),
        )
      for (const key of await forgetFiles(db, now - mediaRest)) await coming.remove(key)
      const keys = await coming.keys()
      const used = await comingOf(db, keys)
      await Promise.all(keys.filter((key) => !used.has(key)).map((key) => coming.remove(key)))
      // Nothing waits for it: a film may take its time.
      if (ffmpeg !== null)
        drawing ??= draw(ffmpeg, now)
          .catch((error: unknown) => log.warn({ err: error }, 'covers could not be drawn'))
          .finally(() => {
            drawing = undefined
          })
    },
    stop: async () => {
      stopping.abort()
      await Promise.allSettled([...running.values(), drawing])
      if (dataDir === '') rmSync(root, { recursive: true, force: true })
    },
  }
}
