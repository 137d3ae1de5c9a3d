import { isZone } from '../../shared/time/zone.ts'
import type { GateDatabase, OrderGate } from './gate.ts'
import { Assembler, type Batch } from './import/assemble.ts'
import { ImportError } from './import/error.ts'
import { currencyOf, type Head, readHead } from './import/head.ts'
import {
  advanceJob,
  type Company,
  closeJob,
  ensureCompany,
  ensureSalt,
  findCompany,
  type Job,
  lockJob,
  openJob,
} from './import/job.ts'
import { RejectFile } from './import/rejects.ts'
import type { Preset, Row, RowReader } from './import/row.ts'
import { resolveShift } from './import/shift.ts'
import { examine, openSource, readRecords, type Source } from './import/source.ts'
import { type Progress, Run, type Summary } from './import/summary.ts'
import type { OrderEvent } from './types.ts'
import { refuse } from './validate.ts'

export interface ImportOptions {
  readonly file: string
  readonly preset: Preset
  /** Name; made when there is none. */
  readonly company: string
  readonly zone?: string | undefined
  readonly currency?: string | undefined
  /** Weeks by which all times are moved; `auto`: so that the newest line lies in the week that ends now. */
  readonly shiftWeeks?: number | 'auto' | undefined
  readonly encoding?: string | undefined
  readonly rejects: string
  readonly onProgress?: (progress: Progress) => void
}

/** Lines of one transaction. */
const BATCH_LINES = 12_000

/** Rows of an event that the database refused, for the file of rejected lines. */
const rowsOf = (event: OrderEvent): string[][] => {
  if (event.kind === 'order') return event.lines.map((line) => [event.order_id, line.sku_id, line.content_id])
  return [[event.kind === 'return' ? event.refund_id : event.order_id]]
}

interface Work {
  readonly db: GateDatabase
  readonly gate: OrderGate
  readonly options: ImportOptions
  readonly source: Source
  readonly head: Head
  readonly reader: RowReader
  readonly company: Company
  readonly currency: string
  readonly job: Job
}

const tooFew = (wanted: number, found: number) =>
  refuse(`应有 ${wanted} 列，实有 ${found} 列`, `expected ${wanted} columns, found ${found}`)
const nulFound = refuse('含有 NUL 字符', 'contains a NUL character')
const otherCurrency = (found: string, wanted: string) =>
  refuse(`币种 ${found} 与公司币种 ${wanted} 不一致`, `currency ${found} differs from the company's ${wanted}`)

const understand = (work: Work, fields: readonly string[]): Row => {
  const wanted = work.head.header.length
  if (fields.length !== wanted) return { kind: 'reject', ...tooFew(wanted, fields.length) }
  for (const field of fields) if (field.includes('\0')) return { kind: 'reject', ...nulFound }
  const row = work.reader.read(fields)
  if (row.kind === 'line' && row.head.currency !== work.currency)
    return { kind: 'reject', ...otherCurrency(row.head.currency, work.currency) }
  return row
}

/** Reads the file and writes batches: while one is written the next is read. */
const go = async (work: Work, rejects: RejectFile): Promise<Run> => {
  const { gate, options, source, company, job } = work
  const run = new Run()
  const assembler = new Assembler(work.reader.repeated, job.isDone ? Number.POSITIVE_INFINITY : job.line)
  let writing: Promise<void> = Promise.resolve()
  const write = async (batch: Batch): Promise<void> => {
    if (batch.events.length === 0) {
      run.count(batch, [])
      return
    }
    const counts = { lines: run.lines, imported: run.imported, rejected: rejects.count }
    const results = await gate.submit(company.id, batch.events, (tx) => advanceJob(tx, job.id, batch.line, counts))
    run.count(batch, results)
    for (const [i, result] of results.entries()) {
      const event = batch.events[i]
      if (!result.ok && event) for (const row of rowsOf(event)) await rejects.add(batch.firstLines[i] ?? 0, result, row)
    }
  }
  const flush = async (all: boolean): Promise<void> => {
    const batch = assembler.take(all)
    if (!batch) return
    await writing
    writing = write(batch)
    // Its failure is met at the next await; until then it must not count as unhandled.
    writing.catch(() => {})
  }
  let bytes = 0
  let nextFlush = BATCH_LINES
  let isHeader = true
  const progress = (): void => options.onProgress?.({ lines: run.lines, part: bytes / source.size })
  const records = readRecords(source, (read) => {
    bytes = read
  })
  for await (const { fields, line } of records) {
    if (isHeader) {
      isHeader = false
      continue
    }
    run.lines++
    const row = understand(work, fields)
    if (row.kind === 'reject') {
      assembler.skip(line)
      await rejects.add(line, row, fields)
    } else {
      run.add(row)
      assembler.add(row, line)
      if (assembler.waiting >= nextFlush) {
        await flush(false)
        nextFlush = Math.max(BATCH_LINES, assembler.waiting + BATCH_LINES / 10)
      }
    }
    if (run.lines % 1000 === 0) progress()
  }
  await flush(true)
  await writing
  run.duplicates += assembler.replaced.same
  run.imported += assembler.replaced.changed
  bytes = source.size
  progress()
  return run
}

/**
 * Imports a file of order lines into a company, as a stream. Safe to run again: a run that was cut off goes on where its
 * last committed line is, a finished file changes nothing, and files that overlap meet the same keys.
 * @throws {ImportError} with a sentence for people when the file, its columns or its currency do not fit
 */
export const runImport = async (db: GateDatabase, gate: OrderGate, options: ImportOptions): Promise<Summary> => {
  const started = performance.now()
  const { preset } = options
  const source = await openSource(options.file, options.encoding)
  const head = await readHead(source)
  const known = await findCompany(db, options.company)
  const zone = options.zone ?? preset.zone ?? known?.zone ?? 'UTC'
  if (!isZone(zone)) throw new ImportError(`不认识时区 ${zone}`, `The time zone ${zone} is not known`)
  // Opened once without effect: what is wrong with the header or the text must not leave a company behind.
  preset.open(head.header, { zone, currency: '', shiftWeeks: 0, salt: '' })
  const currency = currencyOf(preset, options.currency, head, known)
  const sha256 = await examine(source)
  const shiftWeeks = await resolveShift(source, head.header, preset, zone, options.shiftWeeks ?? 0)
  const company = known ?? (await ensureCompany(db, options.company, currency, zone))
  const salt = await ensureSalt(db, company.id)
  const reader = preset.open(head.header, { zone, currency, shiftWeeks, salt })
  const identity = `${preset.identity} ${zone}${shiftWeeks ? ` +${shiftWeeks}w` : ''}`
  const key = { companyId: company.id, preset: identity, sha256, fileName: source.name }
  const job = await openJob(db, key)
  const unlock = await lockJob(db, job.id)
  const rejects = new RejectFile(options.rejects)
  try {
    const run = await go({ db, gate, options, source, head, reader, company, currency, job }, rejects)
    await rejects.close()
    const summary = run.summary(rejects.count, currency, started)
    if (!job.isDone) await closeJob(db, job.id, 'done', summary)
    return summary
  } finally {
    await unlock()
  }
}
