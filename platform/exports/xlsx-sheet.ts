import { type Cell, decimalText } from './cells.ts'
import type { FileColumn } from './columns.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (one) => entities[one] ?? '')

/** The longest text that a cell may hold. */
const LONGEST = 32_767

/** `_x0041_` in a cell would be read as its character. */
const stringXml = (text: string): string => {
  const whole = text.length > LONGEST ? text.slice(0, LONGEST).replace(/[\ud800-\udbff]$/, '') : text
  const held = whole.replace(/_x(?=[0-9A-Fa-f]{4}_)/g, '_x005F_x')
  return `<is><t xml:space="preserve">${escapeXml(held)}</t></is>`
}

/** A, B, .. Z, AA, .. of a column counted from 0. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))

/** Places of the formats in the workbook's styles (xlsx-parts.ts); the same in bold stand `bold` further on. */
const cellFormats = { plain: 0, whole: 1, cents: 2, mills: 3, rate: 4, time: 5, bold: 6 } as const

const numberFormat = (number: string): number => {
  const digits = number.includes('.') ? number.length - number.indexOf('.') - 1 : 0
  if (digits === 0) return cellFormats.whole
  return digits === 3 ? cellFormats.mills : cellFormats.cents
}

/** Days since the program's day 0, 1899-12-30; a time of a clock has no zone there. */
const serialOf = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`) / 86_400_000 + 25_569

const cellXml = (at: string, cell: Cell, bold: 0 | typeof cellFormats.bold): string => {
  if (cell === null) return ''
  const style = (format: number): string => (format + bold > 0 ? ` s="${format + bold}"` : '')
  if ('text' in cell) return `<c r="${at}"${style(cellFormats.plain)} t="inlineStr">${stringXml(cell.text)}</c>`
  if ('rate' in cell) return `<c r="${at}"${style(cellFormats.rate)}><v>${decimalText(cell.rate, 4)}</v></c>`
  if ('time' in cell) return `<c r="${at}"${style(cellFormats.time)}><v>${serialOf(cell.time)}</v></c>`
  return `<c r="${at}"${style(numberFormat(cell.number))}><v>${cell.number}</v></c>`
}

/** Rows on their way into sheets, one sheet after the other. */
export class RowSource {
  readonly #batches: AsyncIterator<readonly (readonly Cell[])[]>
  #batch: readonly (readonly Cell[])[] = []
  #at = 0

  constructor(batches: AsyncIterable<readonly (readonly Cell[])[]>) {
    this.#batches = batches[Symbol.asyncIterator]()
  }

  /** The next rows, at most `most` and as many as are there; none when all have been taken. */
  async take(most: number): Promise<readonly (readonly Cell[])[]> {
    while (this.#at >= this.#batch.length) {
      const next = await this.#batches.next()
      if (next.done) return []
      this.#batch = next.value
      this.#at = 0
    }
    const rows = this.#batch.slice(this.#at, this.#at + most)
    this.#at += rows.length
    return rows
  }

  /** Whether there are more rows. */
  async more(): Promise<boolean> {
    const [row] = await this.take(1)
    if (row) this.#at -= 1
    return row !== undefined
  }
}

export interface Sheet {
  readonly columns: readonly FileColumn[]
  readonly source: RowSource
  /** Stands below the last row of all. */
  readonly totals: (() => readonly Cell[] | null) | undefined
  /** Rows at most, headings and totals included. */
  readonly most: number
}

/**
 * A worksheet: texts stand in their cells, so that nothing is kept. Headings hold on to the top and filter the rows, of which
 * the totals are none.
 */
export async function* sheetXml({ columns, source, totals, most }: Sheet): AsyncGenerator<string> {
  const names = columns.map((_, index) => letters(index))
  const widths = columns.map(({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`)
  const rowXml = (cells: readonly Cell[], row: number, bold: 0 | typeof cellFormats.bold = 0): string =>
    `<row r="${row}">${cells.map((cell, n) => cellXml(`${names[n]}${row}`, cell, bold)).join('')}</row>`
  const heads = columns.map(({ title }) => ({ text: title }))
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(heads, 1, cellFormats.bold)}`
  const last = totals ? most - 1 : most
  let row = 2
  while (row <= last) {
    const rows = await source.take(last - row + 1)
    if (rows.length === 0) break
    const first = row
    row += rows.length
    yield rows.map((cells, index) => rowXml(cells, first + index)).join('')
  }
  const sums = totals && !(await source.more()) ? totals() : null
  if (sums) yield rowXml(sums, row, cellFormats.bold)
  yield `</sheetData><autoFilter ref="A1:${names.at(-1) ?? 'A'}${row - 1}"/></worksheet>`
}
