import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveScreen } from '../shared/live/screens.ts'
import type { Wall } from '../shared/live/wall.ts'
import { fieldsIn } from '../shared/record/fields.ts'
import type { Log } from './log.ts'
import type { Timing } from './timing.ts'
import { type ReadWall, readWall } from './upstream/read-wall.ts'
import { parseJson } from './upstream/safe-json.ts'

export interface KeptWall {
  readonly read: ReadWall
  /** When the source last confirmed it, Unix seconds. */
  readonly okT: number
}

export interface Keeper {
  load(): KeptWall | null
  /** Remembers the newest state; it reaches the disk at most once per period, whole or not at all. */
  save(wall: Wall, okT: number): void
  /** Resolves when everything that was saved is written. */
  flush(): Promise<void>
}

/** The last good wall of one room on disk, so that a relay that restarts without its platform still has a picture. */
export const createKeeper = (
  dataDir: string,
  { screen, roomKey }: { readonly screen: LiveScreen; readonly roomKey: string },
  timing: Timing,
  log: Log,
): Keeper => {
  const folder = join(dataDir, 'relay')
  const name = createHash('sha256').update(roomKey).digest('hex').slice(0, 32)
  const file = join(folder, `${name}.json`)
  const half = join(folder, `${name}.${randomBytes(4).toString('hex')}.half`)
  /** Makes the text of the newest state; undefined when the disk has it. */
  let pack: (() => string) | undefined
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> | undefined
  let writtenAt = Number.NEGATIVE_INFINITY
  let complained = false

  const put = async (text: string): Promise<void> => {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(half, text, { mode: 0o600 })
      await rename(half, file)
      complained = false
    } catch (error) {
      if (!complained) log.warn({ code: fieldsIn(error).code }, 'last good wall not written')
      complained = true
      await rm(half, { force: true }).catch(() => undefined)
    }
  }
  const write = async (): Promise<void> => {
    timer = undefined
    if (!pack) return
    const text = pack()
    pack = undefined
    writtenAt = performance.now()
    writing = put(text)
    await writing
    writing = undefined
  }
  const schedule = (): void => {
    if (timer || writing || !pack) return
    const wait = Math.max(0, timing.persistEvery - (performance.now() - writtenAt))
    timer = setTimeout(() => void write().then(schedule), wait)
    timer.unref()
  }

  return {
    load() {
      try {
        const kept = fieldsIn(parseJson(readFileSync(file, 'utf8')))
        if (kept.room !== roomKey || kept.wall === undefined) return null
        const now = Math.floor(Date.now() / 1000)
        const okT = typeof kept.ok_t === 'number' ? Math.min(kept.ok_t, now) : 0
        return { read: readWall(screen, kept.wall, null, now), okT }
      } catch {
        return null
      }
    },
    save(wall, okT) {
      pack = () => JSON.stringify({ room: roomKey, ok_t: okT, wall })
      schedule()
    },
    async flush() {
      clearTimeout(timer)
      await writing
      await write()
    },
  }
}
