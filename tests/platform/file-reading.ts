import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ImportError } from '../../platform/ingest/import/error.ts'
import { readLimits } from '../../platform/ingest/import/limits.ts'
import { readRecords } from '../../platform/ingest/import/records.ts'
import { openSource } from '../../platform/ingest/import/source.ts'
import { temporaryFolder } from '../support/folder.ts'
import { type TestBook, textRow, workbook } from '../support/workbook.ts'

interface Options {
  readonly name?: string
  readonly encoding?: string
  readonly limits?: typeof readLimits
}

/** The records of a file by line, or what is said of it. */
export const read = async (
  content: string | Buffer,
  { name = 'a.csv', encoding, limits = readLimits }: Options = {},
) => {
  using folder = temporaryFolder('tidewall-files-')
  const path = join(folder.path, 'file')
  writeFileSync(path, content)
  const lines: Record<number, readonly string[]> = {}
  try {
    const source = await openSource(path, encoding, name)
    for await (const { fields, line } of readRecords(source, { limits })) lines[line] = fields
    return lines
  } catch (error) {
    if (error instanceof ImportError) return error.message
    throw error
  }
}
export const readBook = (book: TestBook, options: Options = {}) => read(workbook(book), { name: 'a.xlsx', ...options })

/** Cells of a sheet, one in each row, as they are read. */
export const readCells = async (cells: readonly string[], more: Omit<TestBook, 'sheets'> = {}) => {
  const rows = cells.map((cell, n) => `<row r="${n + 2}">${cell}</row>`)
  const found = await readBook({ sheets: [{ rows: textRow('Head') + rows.join('') }], ...more })
  if (typeof found === 'string') throw new Error(found)
  return cells.map((_, n) => found[n + 2]?.[0])
}
