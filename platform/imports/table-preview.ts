import { dateTimeText } from '../../shared/format/time.ts'
import type { TablePreview } from '../../shared/imports/api.ts'
import type { TableImport } from '../../shared/imports/import.ts'
import { dayText } from '../../shared/time/zone.ts'
import { ImportError } from '../ingest/import/error.ts'
import type { MemberNames } from './member-names.ts'
import { openTable, readTableHead, type TableFileOptions, tableRecords } from './table-file.ts'
import { type TableLine, tableReader } from './table-rows.ts'

const MOST = 20

export interface TablePreviewOptions extends TableFileOptions {
  readonly members: MemberNames
  readonly language: 'zh' | 'en'
  /** A failure in the caller's language. */
  readonly say: (error: ImportError) => string
}

const cellsOf = (
  { columns }: TableImport,
  { row }: TableLine,
  { members, language, company }: TablePreviewOptions,
): TablePreview['rows'][number]['cells'] =>
  Object.fromEntries(
    columns.map(({ name, kind, everyone = [] }) => {
      const value = row[name] ?? null
      if (typeof value !== 'number') return [name, value]
      if (kind === 'date') return [name, dayText(value)]
      if (kind === 'time') return [name, dateTimeText(value, company.clock.zone)]
      if (kind !== 'member') return [name, value]
      return [name, value === 0 ? (everyone[language === 'zh' ? 0 : 1] ?? '') : members.nameOf(value)]
    }),
  )

/** The forms of the first lines alone: the look at the whole file decides. */
const readFirst = async (all: TablePreviewOptions): Promise<TablePreview['rows']> => {
  const { of, company, members, say, signal } = all
  const file = await openTable({ ...all, most: MOST })
  const read = tableReader(file, company, members)
  const rows: TablePreview['rows'] = []
  for await (const { fields, line } of tableRecords(file.source, { signal, most: MOST })) {
    const one = read(fields)
    if ('reason' in one) rows.push({ line, message: say(new ImportError(one.reason_zh, one.reason)), cells: {} })
    else rows.push({ line, message: '', cells: cellsOf(of, one, all) })
  }
  return rows
}

/**
 * The first lines of a file as an import would read them.
 * @throws {ImportError} when it is no table at all
 */
export const previewTable = async (all: TablePreviewOptions): Promise<TablePreview> => {
  const { head, choice } = await readTableHead(all)
  const known = { header: [...head.header], columns: { ...choice }, currency: all.company.currency }
  try {
    return { ...known, problem: '', rows: await readFirst(all) }
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return { ...known, problem: all.say(error), rows: [] }
  }
}
