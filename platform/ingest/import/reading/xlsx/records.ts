import type { ReadLimits } from '../../limits.ts'
import type { Source } from '../../source.ts'
import { tooEmpty, tooLarge } from '../bounds.ts'
import type { Parsed, Record } from '../parse.ts'
import { type Book, readBook } from './book.ts'
import { SharedTexts } from './shared-texts.ts'
import { longRow, type SheetRow, sheetRows } from './sheet.ts'
import { Zip } from './zip.ts'

/** Turns rows into records as wide as their header, at the least. */
class Records {
  readonly #name: string
  readonly #limits: ReadLimits
  readonly #texts: SharedTexts
  #width = 0
  #size = 0
  #empty = 0

  constructor(name: string, limits: ReadLimits, texts: SharedTexts) {
    this.#name = name
    this.#limits = limits
    this.#texts = texts
  }

  /** Undefined for a row whose texts are all empty. */
  #record({ line, cells }: SheetRow): Record | undefined {
    let size = 0
    let last = -1
    const fields = Array.from(cells, (cell, i) => {
      const text = typeof cell === 'number' ? this.#texts.get(cell) : (cell ?? '')
      size += text.length
      if (text !== '') last = i
      return text
    })
    if (last < 0) {
      if (++this.#empty > this.#limits.emptyLines) throw tooEmpty(this.#name, this.#limits)
      return undefined
    }
    if (size > this.#limits.record) throw longRow(this.#name, this.#limits, line)
    this.#size += size
    if (this.#size > this.#limits.bytes) throw tooLarge(this.#name, this.#limits)
    fields.length = last + 1
    this.#width ||= fields.length
    while (fields.length < this.#width) fields.push('')
    return { fields, line }
  }

  async *of(batches: AsyncIterable<readonly SheetRow[]>): AsyncGenerator<Record> {
    for await (const rows of batches) {
      let most = -1
      for (const { cells } of rows) for (const cell of cells) if (typeof cell === 'number' && cell > most) most = cell
      await this.#texts.reach(most)
      for (const row of rows) {
        const record = this.#record(row)
        if (record) yield record
      }
    }
  }
}

/** The records of the first sheet that has a line below its header; else those of the first one that has a header. */
async function* tableOf(sheets: Iterable<() => AsyncGenerator<Record>>): AsyncGenerator<Record> {
  let only: Record | undefined
  for (const open of sheets) {
    let header: Record | undefined
    let isTable = false
    for await (const record of open()) {
      if (isTable) yield record
      else if (header) {
        isTable = true
        yield header
        yield record
      } else header = record
    }
    if (isTable) return
    only ??= header
  }
  if (only) yield only
}

const sheetsOf = (book: Book, zip: Zip, texts: SharedTexts, name: string, limits: ReadLimits) =>
  book.sheets.map((path) => () => new Records(name, limits, texts).of(sheetRows(name, zip.text(path), book, limits)))

/**
 * The records of a workbook (.xlsx): of its first sheet with lines, `line` being the sheet's row.
 * @throws {ImportError} for what is wrong with it, or too much of it
 */
export async function* workbookRecords(source: Source, limits: ReadLimits): AsyncGenerator<Parsed> {
  const { name } = source
  const zip = await Zip.open(source, limits)
  try {
    const book = await readBook(zip, name, limits)
    const texts = new SharedTexts(name, book.texts === undefined ? undefined : zip.text(book.texts), limits)
    try {
      for await (const record of tableOf(sheetsOf(book, zip, texts, name, limits))) yield { record, bytes: zip.packed }
      await texts.finish()
    } finally {
      await texts.close()
    }
  } finally {
    zip.close()
  }
}
