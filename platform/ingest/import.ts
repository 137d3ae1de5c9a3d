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
  requireRates,
} from './import/job.ts'
import { examine, readRecords, stopped } from './import/records.ts'
import { RejectFile } from './import/rejects.ts'
import type { Preset, RowReader } from './import/row.ts'
import { resolveShift } from './import/shift.ts'
import { openSource, type Source } from './import/source.ts'
import { type Progress, Run, type Summary } from './import/summary.ts'
import { understand } from './import/understand.ts'
import type { OrderEvent } from './types.ts'

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
  /** How people call the file; its own name when absent. */
  readonly name?: string
  /** Lines of one transaction: fewer leave a process that has other work more room, and take longer. */
  readonly batchLines?: number
  /** Ends the import between two lines; what is committed stays. */
  readonly signal?: AbortSignal
}

/** Lines of one transaction. */
const BATCH_LINES = 12_000

/** Rows of an event that the database refused, for the file of rejected lines. */
const rowsOf = (event: OrderEvent): string[][] => {
  if (event.kind === 'order') return event.lines.map((line) => [event.order_id, line.sku_id, line.content_id])
  return [[event.kind === 'return' ? event.refund_id : event.order_id]]
}

/** Lines that wait in memory for the end of an order that began before them. */
const MOST_HELD = 30_000

const mixed = (name: string, line: number): ImportError =>
  new ImportError(
    `${name} 到第 ${line} 行，前面的订单还没有结束，已有超过 ${MOST_HELD.toLocaleString('en')} 行在等待：请按订单排序后再导入`,
    `Up to line ${line} of ${name} more than ${MOST_HELD.toLocaleString('en')} lines wait for the end of an order before them: sort the file by order`,
  )

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

/** Reads the file and writes batches: while one is written the next is read. */
const go = async (work: Work, rejects: RejectFile): Promise<Run> => {
  const { gate, options, source, company, job } = work
  const run = new Run()
  const known = { header: work.head.header, reader: work.reader, currency: work.currency }
  const most = options.batchLines ?? BATCH_LINES
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
  let nextFlush = most
  let isHeader = true
  const progress = (): void => options.onProgress?.({ lines: run.lines, part: bytes / source.size })
  const onRead = (read: number): void => {
    bytes = read
  }
  try {
    for await (const { fields, line } of readRecords(source, { signal: options.signal, onRead })) {
      if (isHeader) {
        isHeader = false
        continue
      }
      run.lines++
      if (options.signal?.aborted) throw stopped()
      const row = understand(known, fields)
      if (row.kind === 'reject') {
        assembler.skip(line)
        await rejects.add(line, row, fields)
      } else {
        run.add(row)
        assembler.add(row, line)
        if (assembler.held > MOST_HELD) throw mixed(source.name, line)
        if (assembler.waiting >= nextFlush) {
          await flush(false)
          nextFlush = Math.max(most, assembler.waiting + most / 10)
        }
      }
      if (run.lines % 1000 === 0) progress()
    }
    await flush(true)
  } catch (error) {
    await writing.catch(() => {}) // nothing of this run is written after it has ended
    throw error
  }
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
  const source = await openSource(options.file, options.encoding, options.name)
  const { signal } = options
  const head = await readHead(source, { signal })
  const known = await findCompany(db, options.company)
  const zone = options.zone ?? preset.zone ?? known?.zone ?? 'UTC'
  if (!isZone(zone)) throw new ImportError(`不认识时区 ${zone}`, `The time zone ${zone} is not known`)
  // Opened once without effect: what is wrong with the header or the text must not leave a company behind.
  preset.open(head.header, { zone, currency: '', shiftWeeks: 0, salt: '' })
  const currency = currencyOf(preset, options.currency, head, known)
  if (known) await requireRates(db, currency, known)
  const sha256 = await examine(source, { signal })
  const shiftWeeks = await resolveShift(source, head.header, preset, zone, options.shiftWeeks ?? 0, signal)
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
  } catch (error) {
    await rejects.discard()
    // A job that is known to stand still keeps nobody waiting, such as the company's bills.
    if (!job.isDone) await closeJob(db, job.id, 'failed', {}).catch(() => {})
    throw error
  } finally {
    await unlock()
  }
}
