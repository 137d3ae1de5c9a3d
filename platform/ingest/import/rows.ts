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
 * The lines of a file with what they mean.
 * @param onRead bytes of the file read so far
 */
export async function* readRows(
  file: OpenFile,
  reader: RowReader,
  options: { readonly signal?: AbortSignal | undefined; readonly onRead?: (bytes: number) => void },
): AsyncGenerator<ReadRow> {
  const { header } = file.head
  let isHeader = true
  for await (const { fields, line } of readRecords(file.source, options)) {
    if (isHeader) {
      isHeader = false
      continue
    }
    if (options.signal?.aborted) throw stopped()
    const row = understand({ header, reader }, fields)
    if (row.kind === 'skip') continue
    yield { line, fields, row }
  }
}
