import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PART = '.part'
const ours = /^\d+-[0-9a-f]{32}\.(?:csv|xlsx)(?:\.part)?$/

/** Where the files of exports stand: names of our own making, each written under another name until it is whole. */
export class ExportFolder {
  readonly path: string
  readonly #own: boolean

  /** @param dataDir empty: a folder of its own that `close` removes */
  constructor(dataDir: string) {
    this.#own = dataDir === ''
    this.path = this.#own ? mkdtempSync(join(tmpdir(), 'tidewall-exports-')) : join(dataDir, 'exports')
    mkdirSync(this.path, { recursive: true, mode: 0o700 })
  }

  pathOf(file: string): string {
    return join(this.path, file)
  }

  partOf(file: string): string {
    return this.pathOf(file) + PART
  }

  /** Whole or half written; one that is not there is well. */
  async remove(file: string): Promise<void> {
    await Promise.all([this.pathOf(file), this.partOf(file)].map((path) => rm(path, { force: true })))
  }

  /** Names of what stands here, without what a half written one has at its end. */
  async files(): Promise<readonly string[]> {
    const names = await readdir(this.path)
    const files = names.filter((name) => ours.test(name)).map((name) => name.replace(/\.part$/, ''))
    return [...new Set(files)]
  }

  close(): void {
    if (this.#own) rmSync(this.path, { recursive: true, force: true })
  }
}
