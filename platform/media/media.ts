import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { PartState } from '../../shared/api/health.ts'
import { mediaRest } from '../../shared/areas/media/api.ts'
import { type NameLocks, openNameLocks } from '../db/locks.ts'
import type { Db } from '../db/tables.ts'
import { makeQueue } from '../http/queue.ts'
import {
  comingOf,
  forgetFile,
  type MediaRow,
  type NewFile,
  openFile,
  readLooked,
  readResting,
  readUnsettled,
} from '../queries/media/files.ts'
import { ComingFiles } from './coming.ts'
import { diskStore } from './disk-store.ts'
import { finishUpload } from './finish.ts'
import { drawMissing } from './missing.ts'
import { s3Store } from './s3/store.ts'
import type { MediaSettings } from './settings.ts'
import { makeSigner } from './sign.ts'
import { type MediaStore, StoreTrouble } from './store.ts'

export interface Media {
  readonly coming: ComingFiles
  readonly store: MediaStore
  /** Whether the store takes a file now; a store on the disk is looked at with the disk. */
  readonly look: (() => Promise<PartState>) | undefined
  /** Of uploads, by their names: who brings one has it alone, in whichever process. */
  readonly locks: NameLocks
  readonly signer: ReturnType<typeof makeSigner>
  /** A file that is going to come, as {@link openFile} says; in turn. */
  readonly open: (file: NewFile, now: number) => ReturnType<typeof openFile>
  /**
   * Looks into an upload of which all has come; a second call for the same one waits for the first.
   * @throws {StoreTrouble} when the store is in trouble: `sweep` tries again
   */
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

/** Files that are looked into and carried to the store at once. */
const FINISHING = 4
/** Milliseconds for which a caller waits for a look that runs in another process. */
const PATIENCE_MS = 60_000
/** Milliseconds after trouble for which nobody but the sweep asks the store for the same file again. */
const REST_MS = 15_000

export interface MediaOptions {
  readonly db: Db
  /** Of the database, asked before each connection. */
  readonly databaseUrl: () => string
  /** Empty: a folder of its own that `stop` removes. */
  readonly dataDir: string
  /** The disk when absent. */
  readonly settings?: MediaSettings | undefined
  readonly log: Logger
  readonly nowMs: () => number
  /** Its path; null: videos have the pictures that browsers bring, and no others. */
  readonly ffmpeg?: string | null | undefined
}

export const openMedia = ({
  db,
  databaseUrl,
  dataDir,
  settings = { store: 'disk' },
  log,
  nowMs,
  ffmpeg = null,
}: MediaOptions): Media => {
  const root = dataDir === '' ? mkdtempSync(join(tmpdir(), 'tidewall-media-')) : join(dataDir, 'media')
  for (const folder of ['coming', 'files']) mkdirSync(join(root, folder), { recursive: true, mode: 0o700 })
  const coming = new ComingFiles(join(root, 'coming'))
  const elsewhere = settings.store === 's3' ? s3Store(settings) : undefined
  const store = elsewhere ?? diskStore(join(root, 'files'))
  const locks = openNameLocks(databaseUrl)
  const running = new Map<number, Promise<void>>()
  /** The last trouble of files that wait for the store. */
  const waiting = new Map<number, { readonly trouble: StoreTrouble; readonly until: number }>()
  /** Those of a company take turns anyhow: waiting here they hold no connections. */
  const opening = makeQueue(2, Number.POSITIVE_INFINITY)
  /** Each holds connections to the database now and then: two hundred that come at once leave some for everybody else. */
  const inTurn = makeQueue(FINISHING, Number.POSITIVE_INFINITY)
  const finishAlone = async (id: number, key: string, patienceMs: number): Promise<void> => {
    const release = await locks.take(`finish/${key}`, { patienceMs })
    if (!release) return
    try {
      const row = await readUnsettled(db, id)
      if (row) await finishUpload({ db, coming, store }, row, Math.floor(nowMs() / 1000))
      waiting.delete(id)
    } catch (error) {
      if (error instanceof StoreTrouble) waiting.set(id, { trouble: error, until: performance.now() + REST_MS })
      throw error
    } finally {
      await release()
    }
  }
  const begin = ({ id, store_key }: MediaRow, patienceMs: number): Promise<void> => {
    const begun = running.get(id)
    if (begun) return begun
    const work = inTurn(() => finishAlone(id, store_key, patienceMs))
      .then(() => {})
      .finally(() => running.delete(id))
    running.set(id, work)
    return work
  }
  // It reads from this machine's disk.
  const drawer = store.pathOf ? ffmpeg : null
  if (drawer === null)
    log.info('no ffmpeg (FFMPEG_PATH) or no files on this disk: videos have only the covers that browsers bring')
  else log.info({ ffmpeg: drawer }, 'ffmpeg draws the covers of videos that came without one')
  let drawing: Promise<void> | undefined
  const stopping = new AbortController()
  const draw = async (path: string, now: number): Promise<void> => {
    while ((await drawMissing({ db, store, ffmpeg: path }, now, stopping.signal)) > 0);
  }
  return {
    coming,
    store,
    look: elsewhere?.look,
    locks,
    draws: drawer !== null,
    signer: makeSigner(keyIn(root)),
    open: async (file, now) => {
      const opened = await opening(() => openFile(db, file, now))
      if (!opened) throw new Error('a queue without an end is never full')
      return opened
    },
    finish: async (row) => {
      const found = waiting.get(row.id)
      if (found && found.until > performance.now()) throw found.trouble
      return begin(row, PATIENCE_MS)
    },
    sweep: async (now) => {
      for (const row of await readLooked(db)) {
        const trouble = await begin(row, 0).then(
          () => undefined,
          (error: unknown) => error,
        )
        if (trouble) log.warn({ err: trouble, file: row.id }, 'a file could not be looked at')
        if (trouble instanceof StoreTrouble) break // the others would hear the same
      }
      const keys = await coming.keys()
      const used = await comingOf(db, keys)
      await Promise.all(keys.filter((key) => !used.has(key)).map((key) => coming.remove(key)))
      for (const { id, store_key } of await readResting(db, now - mediaRest)) {
        await coming.remove(store_key)
        await store.remove(store_key)
        await forgetFile(db, id)
      }
      // Nothing waits for it: a film may take its time.
      if (drawer !== null)
        drawing ??= draw(drawer, now)
          .catch((error: unknown) => log.warn({ err: error }, 'covers could not be drawn'))
          .finally(() => {
            drawing = undefined
          })
    },
    stop: async () => {
      stopping.abort()
      await Promise.allSettled([...running.values(), drawing])
      await locks.stop()
      await store.close()
      if (dataDir === '') rmSync(root, { recursive: true, force: true })
    },
  }
}
