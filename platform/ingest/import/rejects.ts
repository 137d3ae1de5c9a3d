import { createWriteStream, type WriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { Refused } from '../validate.ts'

/** Quoted where CSV needs it; what a spreadsheet would take for a formula is kept as text. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text
  return /[",\n\r]/.test(safe) || safe !== text ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The file of lines that were not imported: line number, reason in both languages, the line itself. */
export class RejectFile {
  readonly path: string
  #stream: WriteStream | undefined
  #count = 0

  constructor(path: string) {
    this.path = path
  }

  get count(): number {
    return this.#count
  }

  /** Resolves when more may be written. */
  async add(line: number, reason: Refused, fields: readonly string[]): Promise<void> {
    this.#count++
    if (!this.#stream) {
      this.#stream = createWriteStream(`${this.path}.part`)
      this.#stream.write('\ufeffline,reason_zh,reason_en,source\n')
    }
    const raw = fields.map(cell).join(',')
    const row = [String(line), reason.reason_zh, reason.reason, raw].map(cell).join(',')
    if (!this.#stream.write(`${row}\n`))
      await new Promise<void>((resolve) => this.#stream?.once('drain', () => resolve()))
  }

  /** Leaves nothing half written behind. */
  async discard(): Promise<void> {
    this.#stream?.destroy()
    await rm(`${this.path}.part`, { force: true })
  }

  /** Puts the file in its place; without rejected lines there is none. */
  async close(): Promise<void> {
    if (this.#stream) {
      this.#stream.end()
      await finished(this.#stream)
      await rename(`${this.path}.part`, this.path)
    } else await rm(this.path, { force: true })
  }
}
