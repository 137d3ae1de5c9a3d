import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { Refused } from '../validate.ts'
import type { Source } from './assemble.ts'
import { type ReadAs, readAsColumn, readAsText } from './read-as.ts'

/** Quoted where CSV needs it; what a spreadsheet would take for a formula is kept as text. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text
  return /[",;\n\r]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Columns behind those of the file: why a line was refused, and where it stood. */
const rejectColumns = ['原因', 'Reason', '原行号 Line'] as const
/** Whether a heading is one of them, or tells how a rejected line was read. */
export const isRejectColumn = (name: string): boolean =>
  [...rejectColumns, readAsColumn].some((own) => own === name.trim())

/**
 * The lines that were not imported, in the columns of their own file, so that they can be put right and imported: behind
 * them the reason in both languages, the line's number and how it was read.
 */
export class RejectFile {
  readonly path: string
  readonly #header: readonly string[]
  readonly #readAs: ReadAs | undefined
  #stream: WriteStream | undefined
  #failed: unknown
  #count = 0

  constructor(path: string, header: readonly string[], readAs?: ReadAs) {
    this.path = path
    this.#header = header
    this.#readAs = readAs
  }

  get count(): number {
    return this.#count
  }

  /** Resolves when more may be written. @throws what kept it from being written, such as a full disk */
  async add({ line, fields, nth, t }: Source, reason: Refused): Promise<void> {
    this.#count++
    if (!this.#stream) {
      this.#stream = createWriteStream(`${this.path}.part`)
      this.#stream.on('error', (error) => {
        this.#failed = error
      })
      // A file of rejected lines that is imported again has these columns already.
      const own = this.#readAs ? [...rejectColumns, readAsColumn] : rejectColumns
      const header = this.#header.filter((name) => !isRejectColumn(name))
      this.#stream.write(`\ufeff${[...header, ...own].map(cell).join(',')}\n`)
    }
    const kept = this.#header.flatMap((name, at) => (isRejectColumn(name) ? [] : [fields[at] ?? '']))
    // What stands behind the last column is not lost: it is what is wrong with the line.
    const rest = fields.slice(this.#header.length)
    const readAs = this.#readAs ? [readAsText({ ...this.#readAs, t: t ?? this.#readAs.t }, nth)] : []
    const row = [...kept, reason.reason_zh, reason.reason, String(line), ...readAs, ...rest]
    if (this.#failed) throw this.#failed
    if (!this.#stream.write(`${row.map(cell).join(',')}\n`)) await once(this.#stream, 'drain')
  }

  /** Leaves nothing half written behind. */
  async discard(): Promise<void> {
    if (this.#stream && !this.#stream.closed) await once(this.#stream.destroy(), 'close').catch(() => {})
    await rm(`${this.path}.part`, { force: true })
  }

  /** Puts the file in its place; without rejected lines there is none. */
  async close(): Promise<void> {
    if (this.#stream) {
      if (this.#failed) throw this.#failed
      this.#stream.end()
      await finished(this.#stream)
      await rename(`${this.path}.part`, this.path)
    } else await rm(this.path, { force: true })
  }
}
