import type { Cell } from './cells.ts'
import type { FileColumn } from './columns.ts'

/** Excel reads a file as UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff'

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  return 'number' in cell ? cell.number : quoted(cell.text)
}

const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** RFC 4180 with a byte order mark: texts in quotes, numbers bare, nothing for what is not reported. */
export async function* csvText(
  columns: readonly FileColumn[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(columns.map(({ title }) => quoted(title)))
  for await (const batch of batches) {
    const text = batch.map((cells) => lineOf(cells.map(cellText))).join('')
    if (text !== '') yield text
  }
}
