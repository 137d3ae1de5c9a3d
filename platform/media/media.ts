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
}: {
  readonly db: Db
  readonly dataDir: string
  readonly log: Logger
  readonly nowMs: () => number
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
  return {
    coming,
    store,
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
    },
    stop: async () => {
      await Promise.allSettled(running.values())
      if (dataDir === '') rmSync(root, { recursive: true, force: true })
    },
  }
}
