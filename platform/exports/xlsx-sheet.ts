import type { Cell } from './cells.ts'
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

const cellXml = (at: string, cell: Cell): string => {
  if (cell === null) return ''
  if ('text' in cell) return `<c r="${at}" t="inlineStr">${stringXml(cell.text)}</c>`
  return `<c r="${at}"${cell.number.includes('.') ? ' s="1"' : ''}><v>${cell.number}</v></c>`
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

/** A worksheet of at most `most` rows, its headings included: texts stand in their cells, so that nothing is kept. */
export async function* sheetXml(
  columns: readonly FileColumn[],
  source: RowSource,
  most: number,
): AsyncGenerator<string> {
  const names = columns.map((_, index) => letters(index))
  const widths = columns.map(({ width }, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`)
  const heads = columns.map(({ title }, n) => `<c r="${names[n]}1" s="2" t="inlineStr">${stringXml(title)}</c>`)
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row r="1">${heads.join('')}</row>`
  for (let row = 2; row <= most; ) {
    const rows = await source.take(most - row + 1)
    if (rows.length === 0) break
    const texts = rows.map((cells, index) => {
      const number = row + index
      return `<row r="${number}">${cells.map((cell, n) => cellXml(`${names[n]}${number}`, cell)).join('')}</row>`
    })
    row += rows.length
    yield texts.join('')
  }
  yield '</sheetData></worksheet>'
}
