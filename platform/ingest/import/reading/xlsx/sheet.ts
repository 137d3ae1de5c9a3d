import { ImportError } from '../../error.ts'
import type { ReadLimits } from '../../limits.ts'
import { tooEmpty, tooLong, tooWide } from '../bounds.ts'
import type { Book } from './book.ts'
import { numberText } from './numbers.ts'
import { RichText, unescaped } from './shared-texts.ts'
import { readXml } from './xml.ts'

/** A row that has a cell; `cells` are texts, or places in the workbook's shared texts, and none where nothing stands. */
export interface SheetRow {
  readonly line: number
  readonly cells: readonly (string | number | undefined)[]
}

export const longRow = (name: string, { record }: ReadLimits, line: number): ImportError =>
  new ImportError(
    `${name} 第 ${line} 行超过 ${record.toLocaleString('en')} 字节`,
    `Line ${line} of ${name} is longer than ${record.toLocaleString('en')} bytes`,
  )

/** Column of a reference such as `AB12`, counted from 0; `fallback` when it names none. */
const columnOf = (reference: string, fallback: number): number => {
  let column = 0
  let at = 0
  for (; at < reference.length; at++) {
    const letter = reference.charCodeAt(at) & ~32
    if (letter < 65 || letter > 90) break
    column = column * 26 + letter - 64
  }
  return at > 0 && at < 5 ? column - 1 : fallback
}

const isoTime = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?$/

const wholeOr = <T>(text: string, fallback: T): number | T => (/^\d{1,9}$/.test(text) ? Number(text) : fallback)

/** The cell being read, and the row that it is in. */
class RowReader {
  readonly #name: string
  readonly #book: Book
  readonly #limits: ReadLimits
  readonly #take: (row: SheetRow) => void
  readonly #rich: RichText
  #element = ''
  #line = 0
  #lines = 0
  #empty = 0
  #cells: (string | number | undefined)[] = []
  #column = -1
  #type = ''
  #style = 0
  #value = ''
  #isValue = false
  #isCell = false

  constructor(name: string, book: Book, limits: ReadLimits, take: (row: SheetRow) => void) {
    this.#name = name
    this.#book = book
    this.#limits = limits
    this.#take = take
    this.#rich = new RichText(limits.record, () => longRow(name, limits, this.#line))
  }

  open(element: string): void {
    this.#element = element
    if (element === 'row') {
      this.#line++
      this.#cells = []
      this.#column = -1
      if (++this.#lines > this.#limits.lines) throw tooLong(this.#name, this.#limits)
    } else if (element === 'c') {
      this.#isCell = true
      this.#column++
      this.#type = 'n'
      this.#style = 0
      this.#value = ''
    } else if (element === 'v') this.#isValue = this.#isCell
    else if (this.#isCell) this.#rich.open(element)
  }

  attribute(key: string, value: string): void {
    if (this.#element === 'c') {
      if (key === 'r') this.#column = columnOf(value, this.#column)
      else if (key === 't') this.#type = value
      else if (key === 's') this.#style = wholeOr(value, 0)
    } else if (this.#element === 'row' && key === 'r') {
      // Lines only go up, whatever a file says: an import that goes on counts on it.
      const line = wholeOr(value, 0)
      if (line > this.#line && line <= this.#limits.lines) this.#line = line
    }
  }

  text(piece: string): void {
    if (this.#isValue) this.#value += piece
    else if (this.#isCell) this.#rich.add(piece)
    if (this.#value.length > this.#limits.record) throw longRow(this.#name, this.#limits, this.#line)
  }

  close(element: string): void {
    if (element === 'v') this.#isValue = false
    else if (element === 'c') this.#endCell()
    else if (element === 'row') this.#endRow()
    else if (this.#isCell) this.#rich.close(element)
  }

  #endCell(): void {
    this.#isCell = false
    const inline = this.#rich.take()
    const cell = this.#cell(inline)
    if (cell === '') return
    if (this.#column >= this.#limits.columns) throw tooWide(this.#name, this.#limits, this.#line)
    this.#cells[this.#column] = cell
  }

  #cell(inline: string): string | number {
    const value = this.#value
    switch (this.#type) {
      case 's':
        return wholeOr(value.trim(), '')
      case 'inlineStr':
        return inline
      case 'str':
        return unescaped(value)
      case 'b':
        return value === '' ? '' : /^(?:1|true)$/i.test(value.trim()) ? 'TRUE' : 'FALSE'
      case 'e':
        return ''
      case 'd':
        return value.trim().replace(isoTime, '$1 $2')
      default:
        return numberText(value.trim(), this.#book.kinds[this.#style] ?? 'number', this.#book.is1904)
    }
  }

  #endRow(): void {
    if (this.#cells.length > 0) this.#take({ line: this.#line, cells: this.#cells })
    else if (++this.#empty > this.#limits.emptyLines) throw tooEmpty(this.#name, this.#limits)
  }
}

/**
 * The rows of a sheet that have a cell, a few at a time.
 * @throws {ImportError} for too many lines, columns or empty lines, or a part that is no XML
 */
export async function* sheetRows(
  name: string,
  part: AsyncIterable<string>,
  book: Book,
  limits: ReadLimits,
): AsyncGenerator<readonly SheetRow[]> {
  let rows: SheetRow[] = []
  const reader = new RowReader(name, book, limits, (row) => void rows.push(row))
  const steps = readXml(name, part, {
    open: (element) => reader.open(element),
    attribute: (key, value) => reader.attribute(key, value),
    text: (piece) => reader.text(piece),
    close: (element) => reader.close(element),
  })
  for await (const _ of steps) {
    if (rows.length > 0) yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}
