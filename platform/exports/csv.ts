import { type Cell, decimalText } from './cells.ts'
import type { FileColumn } from './columns.ts'

/** Excel reads a file as UTF-8 by it. */
const BYTE_ORDER_MARK = '\ufeff'

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  if ('number' in cell) return cell.number
  if ('rate' in cell) return decimalText(cell.rate, 2)
  return quoted('time' in cell ? cell.time : cell.text)
}

const headOf = ({ title, unit }: FileColumn): string => quoted(unit ? `${title} (${unit})` : title)

const lineOf = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** RFC 4180 with a byte order mark: texts and times in quotes, numbers bare, rates in percent, nothing for what is not reported. */
export async function* csvText(
  columns: readonly FileColumn[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf(columns.map(headOf))
  for await (const batch of batches) {
    const text = batch.map((cells) => lineOf(cells.map(cellText))).join('')
    if (text !== '') yield text
  }
}
