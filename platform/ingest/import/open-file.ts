import type { DateForm, NumberForm } from '../../../shared/areas/imports/api.ts'
import { isZone, zonedSeconds } from '../../../shared/time/zone.ts'
import type { GateDatabase } from '../gate.ts'
import { ImportError } from './error.ts'
import type { DateDecision } from './forms/dates.ts'
import { currencyOf, type Head, readHead } from './head.ts'
import { type Company, findCompany } from './job.ts'
import { readAsIn } from './read-as.ts'
import { type ReadOptions, readRecords } from './records.ts'
import { type ReportMoment, reportMoment } from './report-time.ts'
import type { Preset, ReaderOptions, RowReader } from './row.ts'
import { Scattered } from './scattered.ts'
import { movedTime, noShift, resolveShift, type Shift } from './shift.ts'
import { openSource, type Source } from './source.ts'
import { type Forms, Survey, type SurveyOptions } from './survey.ts'

export interface FileOptions {
  readonly file: string
  readonly preset: Preset
  /** Name of the company. */
  readonly company: string
  /** How people call the file; its own name when absent. */
  readonly name?: string
  readonly encoding?: string | undefined
  readonly zone?: string | undefined
  /** Of lines that do not say theirs. */
  readonly currency?: string | undefined
  /** Forms that people choose; `auto` or absent: found in the file. */
  readonly dates?: DateForm | undefined
  readonly numbers?: NumberForm | undefined
  /** When what the file says was true, where people say it; Unix seconds. */
  readonly reportedT?: number | null | undefined
  /** The same as a wall clock of the file's zone. */
  readonly asOf?: string | undefined
  /** Weeks by which all times are moved; `auto`: so that the newest day of the file is today. */
  readonly shiftWeeks?: number | 'auto' | undefined
  /** Ends the reading between two lines. */
  readonly signal?: AbortSignal | undefined
  readonly onLook?: (part: number) => void
}

/** A file that was looked through once, and how it is read. */
export interface OpenFile {
  readonly source: Source
  readonly head: Head
  readonly preset: Preset
  readonly company: Company | undefined
  readonly zone: string
  /** Of lines that do not say theirs. */
  readonly currency: string
  readonly found: Forms
  readonly moment: ReportMoment
  readonly shift: Shift
  readonly scattered: Scattered
  readonly sha256: string
  readonly now: number
  /** Forms that people have chosen. */
  readonly chosen: Pick<SurveyOptions, 'dates' | 'numbers'>
}

/** The forms that people have chosen. */
const chosen = ({ dates, numbers }: FileOptions): Pick<SurveyOptions, 'dates' | 'numbers'> => ({
  dates: dates === 'auto' ? undefined : dates,
  numbers: numbers === 'auto' ? undefined : numbers,
})

/** The file fits several forms: people say which. */
export const askDates = (name: string, { example, candidates }: DateDecision): ImportError => {
  const text = example ? `第 ${example.line} 行“${example.text}”` : ''
  const english = example ? `"${example.text}" on line ${example.line}` : ''
  return new ImportError(
    `${name} 的日期可以按 ${candidates.join(' 或 ')} 读（${text}），文件里没有哪一行能确定：请选定日期格式`,
    `The dates of ${name} may be read as ${candidates.join(' or ')} (${english}), and no line settles it: choose their form`,
    'dates',
  )
}

/**
 * Goes once through a file, so that nothing of a damaged one is imported: what its dates and numbers look like, its newest
 * moment, which of its orders lie apart, and its SHA-256.
 */
const look = async (
  source: Source,
  survey: Survey,
  reader: RowReader,
  { signal, onRead }: ReadOptions & { readonly onRead: (bytes: number) => void },
): Promise<Pick<OpenFile, 'scattered' | 'sha256'>> => {
  const scattered = new Scattered()
  let sha256 = ''
  const onHash = (hash: string): void => {
    sha256 = hash
  }
  let isHeader = true
  for await (const { fields, line } of readRecords(source, { signal, onRead, onHash })) {
    if (isHeader) {
      isHeader = false
      continue
    }
    survey.see(fields, line)
    scattered.see(reader.groupOf(fields), line)
  }
  return { scattered, sha256 }
}

/**
 * Opens a file and looks through all of it; nothing is written, and no company is made.
 * @throws {ImportError} with a sentence for people when the file, its columns, dates, numbers or currency do not fit
 */
export const openFile = async (db: GateDatabase, options: FileOptions): Promise<OpenFile> => {
  const { preset, signal } = options
  const now = Math.floor(Date.now() / 1000)
  const source = await openSource(options.file, options.encoding, options.name)
  const head = await readHead(source, { signal })
  const company = await findCompany(db, options.company)
  const zone = options.zone ?? preset.zone ?? company?.zone ?? 'UTC'
  if (!isZone(zone)) throw new ImportError(`不认识时区 ${zone}`, `The time zone ${zone} is not known`)
  const plain: ReaderOptions = { zone, currency: '', shift: noShift, salt: '', now }
  const reader = preset.open(head.header, plain)
  const currency = currencyOf(preset, options.currency, head, company)
  const forms = chosen(options)
  const before = head.first && readAsIn(head.header)(head.first)
  const survey = new Survey(head.header, preset, { zone, currency, now, before, ...forms })
  const onRead = (bytes: number): void => options.onLook?.(bytes / source.size)
  const { scattered, sha256 } = await look(source, survey, reader, { signal, onRead })
  const found = survey.end()
  if (found.dates.asks) throw askDates(source.name, found.dates)
  const clock = { zone: company?.zone ?? zone, cut_hour: company?.cut_hour ?? 0 }
  const shift = resolveShift(options.shiftWeeks ?? 0, found.lastT, clock, now, zone)
  const newest = movedTime(zone, found.newestT ?? now, shift)
  const hasColumn = found.columns.some(({ field }) => field === 'report_time')
  const said = options.reportedT ?? (options.asOf === undefined ? null : zonedSeconds(zone, options.asOf))
  const moment = reportMoment(said, { name: source.name, zone, newest, hasColumn }, now)
  return {
    source,
    head,
    preset,
    company,
    zone,
    currency,
    found,
    moment,
    shift,
    scattered,
    sha256,
    now,
    chosen: forms,
  }
}

/** Reads the lines of a file as it was understood. */
export const readerOf = (file: OpenFile, salt: string): RowReader =>
  file.preset.open(file.head.header, {
    zone: file.zone,
    currency: file.currency,
    shift: file.shift,
    salt,
    now: file.now,
    forms: file.found,
  })
