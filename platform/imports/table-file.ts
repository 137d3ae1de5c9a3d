import type { DateForm as AskedDates, NumberForm as AskedNumbers } from '../../shared/areas/imports/api.ts'
import { currencyDecimals } from '../../shared/format/number.ts'
import type { TableImport } from '../../shared/imports/import.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import { type DateDecision, type DateForm, DateForms, datePartsOf } from '../ingest/import/forms/dates.ts'
import { type NumberDecision, type NumberForm, NumberForms } from '../ingest/import/forms/numbers.ts'
import { type Head, readHead } from '../ingest/import/head.ts'
import { readLimits } from '../ingest/import/limits.ts'
import { askDates } from '../ingest/import/open-file.ts'
import { readAsIn } from '../ingest/import/read-as.ts'
import type { Record as FileRecord } from '../ingest/import/reading/parse.ts'
import { readRecords, stopped } from '../ingest/import/records.ts'
import { timeInName } from '../ingest/import/report-time.ts'
import { openSource, type Source } from '../ingest/import/source.ts'
import type { CompanyState } from '../queries/view.ts'
import { type ColumnChoice, guessColumns, type PlacedColumn, placeColumns } from './columns.ts'

/** A table has so many lines at most: each is looked up in the database. */
const limits = { ...readLimits, lines: 500_000 }

export interface TableFileOptions {
  readonly of: TableImport
  readonly file: string
  /** How people call the file; its own name when absent. */
  readonly name?: string | undefined
  readonly company: CompanyState
  /** Null: as the headings tell. */
  readonly columns: ColumnChoice | null
  /** Columns that people name, the others as the headings tell. */
  readonly also?: ColumnChoice
  /** What was chosen last, for headings that the file has. */
  readonly kept?: ColumnChoice
  readonly encoding?: string | undefined
  readonly dates: AskedDates
  readonly numbers: AskedNumbers
  /** When what the file says was true, where people say it; Unix seconds. */
  readonly reportedT: number | null
  /** When the file came, Unix seconds. */
  readonly sentT: number
  readonly signal?: AbortSignal | undefined
  readonly onLook?: (part: number) => void
  /** Only so many lines are looked at. */
  readonly most?: number
}

/** A file that was looked through, and how it is read. */
export interface TableFile {
  readonly of: TableImport
  readonly source: Source
  readonly head: Head
  readonly choice: ColumnChoice
  readonly placed: readonly PlacedColumn[]
  readonly dates: DateDecision
  readonly numbers: NumberDecision
  readonly moment: { readonly t: number; readonly source: 'said' | 'name' | 'sent' }
  /** Of the company on the day on which the file came. */
  readonly today: number
  readonly chosen: { readonly dates: DateForm | undefined; readonly numbers: NumberForm | undefined }
}

const momentOf = ({ reportedT, sentT, company }: TableFileOptions, name: string): TableFile['moment'] => {
  if (reportedT !== null) return { t: reportedT, source: 'said' }
  const named = timeInName(name, company.clock.zone, sentT)
  return named === undefined ? { t: sentT, source: 'sent' } : { t: Math.min(named, sentT), source: 'name' }
}

/** Its header and which column is which. @throws {ImportError} when it is no table at all */
export const readTableHead = async (
  options: TableFileOptions,
): Promise<{ readonly source: Source; readonly head: Head; readonly choice: ColumnChoice }> => {
  const { of, columns, also = {}, kept = {} } = options
  const source = await openSource(options.file, options.encoding, options.name)
  const head = await readHead(source, { signal: options.signal })
  if (columns) return { source, head, choice: columns }
  const known = Object.entries(kept).filter(([, heading]) => head.header.includes(heading))
  const named = { ...Object.fromEntries(known), ...also }
  const claimed = new Set(Object.values(named))
  const guess = Object.entries(guessColumns(of, head.header)).filter(([, heading]) => !claimed.has(heading))
  return { source, head, choice: { ...Object.fromEntries(guess), ...named } }
}

/** The lines of a file below its header. */
export async function* tableRecords(
  source: Source,
  options: {
    readonly signal?: AbortSignal | undefined
    readonly most?: number
    readonly onRead?: (bytes: number) => void
  },
): AsyncGenerator<FileRecord> {
  const { most = Number.MAX_SAFE_INTEGER - 1 } = options
  let isHeader = true
  for await (const record of readRecords(source, { ...options, limits, most: most + 1 })) {
    if (options.signal?.aborted) throw stopped()
    if (!isHeader) yield record
    isHeader = false
  }
}

/**
 * Opens a file and looks through it, so that nothing of a damaged one is imported and its dates and numbers are decided
 * once; nothing is written.
 * @throws {ImportError} with a sentence for people when the file, its columns, dates or numbers do not fit
 */
export const openTable = async (options: TableFileOptions): Promise<TableFile> => {
  const { of, company, signal, onLook, most } = options
  const { source, head, choice } = await readTableHead(options)
  const placed = placeColumns(of, head.header, choice)
  const chosen = {
    dates: options.dates === 'auto' ? undefined : options.dates,
    numbers: options.numbers === 'auto' ? undefined : options.numbers,
  }
  const before = head.first && readAsIn(head.header)(head.first)
  const dates = new DateForms({ chosen: chosen.dates, open: before?.dates })
  const numbers = new NumberForms(chosen.numbers, before?.numbers)
  const decimals = currencyDecimals(company.currency)
  const onRead = (bytes: number): void => onLook?.(bytes / source.size)
  for await (const { fields, line } of tableRecords(source, {
    signal,
    onRead,
    ...(most === undefined ? {} : { most }),
  })) {
    if (fields.length !== head.header.length) continue
    for (const { column, place } of placed) {
      const text = fields[place] ?? ''
      if (column.kind === 'date' || column.kind === 'time') dates.see(text, line, datePartsOf(text))
      else if (column.kind === 'money') numbers.see(text, line, decimals)
      else if (column.kind === 'ratio') numbers.see(text, line, 2)
    }
  }
  const decided = dates.decide()
  if (decided.asks) throw askDates(source.name, decided)
  return {
    of,
    source,
    head,
    choice,
    placed,
    dates: decided,
    numbers: numbers.decide(),
    moment: momentOf(options, source.name),
    today: dayNumber(company.clock, options.sentT),
    chosen,
  }
}
