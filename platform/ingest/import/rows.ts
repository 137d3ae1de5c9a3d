import type { Counted } from './control.ts'
import type { OpenFile } from './open-file.ts'
import { readRecords, stopped } from './records.ts'
import type { Row, RowReader } from './row.ts'
import { understand } from './understand.ts'

/** A line of the file and what it means. */
export interface ReadRow {
  readonly line: number
  readonly fields: readonly string[]
  readonly row: Exclude<Row, { kind: 'skip' }>
}

/**
 * The lines of a file with what they mean. Every fact carries when it was true: as its own column says, else when the whole
 * file was.
 * @param onRead bytes of the file read so far
 */
export async function* readRows(
  file: OpenFile,
  reader: RowReader,
  options: { readonly signal?: AbortSignal | undefined; readonly onRead?: (bytes: number) => void },
): AsyncGenerator<ReadRow> {
  const { header } = file.head
  const event_t = file.moment.t
  let isHeader = true
  for await (const { fields, line } of readRecords(file.source, options)) {
    if (isHeader) {
      isHeader = false
      continue
    }
    if (options.signal?.aborted) throw stopped()
    const row = understand({ header, reader }, fields)
    if (row.kind === 'skip') continue
    yield { line, fields, row: row.kind === 'line' ? dated(row, event_t) : row }
  }
}

type Line = Extract<Row, { kind: 'line' }>
const dated = (row: Line, event_t: number): Line =>
  row.head.event_t === undefined ? { ...row, head: { ...row.head, event_t } } : row

/** A line that cannot be read, as control totals count it. */
export const unreadable = (file: OpenFile, reader: RowReader, fields: readonly string[]): Counted =>
  reader.countedOf?.(fields) ?? { t: null, currency: file.currency, pay_amt: 0, refund_amt: 0 }
