import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { open, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const REJECTS = '.rejects.csv'
const ours = /^([0-9a-f]{32}\.(?:(?:csv|tsv|txt)(?:\.gz)?|xlsx))(?:\.rejects\.csv)?(?:\.part)?$/

/** Where files stand that were sent to be imported, and beside each its rejected lines: names of our own making. */
export class ImportFolder {
  readonly path: string
  readonly #own: boolean

  /** @param dataDir empty: a folder of its own that `close` removes */
  constructor(dataDir: string) {
    this.#own = dataDir === ''
    this.path = this.#own ? mkdtempSync(join(tmpdir(), 'tidewall-imports-')) : join(dataDir, 'imports')
    mkdirSync(this.path, { recursive: true, mode: 0o700 })
  }

  pathOf(file: string): string {
    return join(this.path, file)
  }

  rejectsName(file: string): string {
    return file + REJECTS
  }

  rejectsOf(file: string): string {
    return this.pathOf(this.rejectsName(file))
  }

  /** Puts a part in its place; writing it again changes nothing. */
  async write(file: string, offset: number, part: Buffer): Promise<void> {
    const handle = await open(this.pathOf(file), offset === 0 ? 'w' : 'r+', 0o600)
    try {
      await handle.write(part, 0, part.length, offset)
    } finally {
      await handle.close()
    }
  }

  /** The file itself; its rejected lines stay. */
  async removeSource(file: string): Promise<void> {
    await rm(this.pathOf(file), { force: true })
  }

  async remove(file: string): Promise<void> {
    await Promise.all([this.pathOf(file), this.rejectsOf(file)].map((path) => rm(path, { force: true })))
  }

  /** Names of the files that stand here or have left their rejected lines. */
  async files(): Promise<readonly string[]> {
    const names = (await readdir(this.path)).flatMap((name) => ours.exec(name)?.[1] ?? [])
    return [...new Set(names)]
  }

  close(): void {
    if (this.#own) rmSync(this.path, { recursive: true, force: true })
  }
}
