import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ExportFormat } from '../../shared/areas/exports/api.ts'
import type { Cell } from './cells.ts'
import type { FileColumn } from './columns.ts'
import { csvText } from './csv.ts'
import type { ExportFolder } from './folder.ts'
import { xlsxStream } from './xlsx.ts'

export interface FileContent {
  readonly format: ExportFormat
  readonly title: string
  readonly columns: readonly FileColumn[]
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>
  /** The last row of a workbook, known once the batches have ended; a CSV has none, for programs read it. */
  readonly totals?: (() => readonly Cell[] | null) | undefined
}

/** The file as it is written, at the speed of its reader. */
export const bytesOf = ({ format, ...content }: FileContent): Readable =>
  format === 'csv'
    ? Readable.from(csvText(content.columns, content.batches), { objectMode: false })
    : xlsxStream(content)

/**
 * Writes a whole file or none: it has its name only when all of it is on the disk.
 * @returns its bytes
 * @throws what the rows, the disk or `signal` said
 */
export const writeFile = async (
  folder: ExportFolder,
  file: string,
  content: FileContent,
  signal: AbortSignal,
): Promise<number> => {
  const part = folder.partOf(file)
  try {
    // Open before the first row is asked for: a file that came to be after its rows had failed would be removed by nobody.
    const target = await open(part, 'w', 0o600)
    await pipeline(bytesOf(content), target.createWriteStream({ flush: true }), { signal })
    const { size } = await stat(part)
    signal.throwIfAborted()
    await rename(part, folder.pathOf(file))
    return size
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
