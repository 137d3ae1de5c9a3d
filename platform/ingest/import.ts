import type { ImportSummary } from '../../shared/areas/imports/api.ts'
import type { GateDatabase, OrderGate } from './gate.ts'
import { Account } from './import/account.ts'
import { type Assembled, Assembler } from './import/assemble.ts'
import { Batches } from './import/batches.ts'
import { Control } from './import/control.ts'
import { type Company, closeJob, ensureCompany, ensureSalt, type Job, lockJob, openJob } from './import/job.ts'
import { type FileOptions, type OpenFile, openFile, readerOf } from './import/open-file.ts'
import { RejectFile } from './import/rejects.ts'
import { readRows } from './import/rows.ts'
import { movedBy } from './import/shift.ts'
import { requireSteady } from './import/steady.ts'
import { readStored, writeControl } from './import/stored.ts'
import { type Progress, summaryOf } from './import/summary.ts'
import { writeTold } from './import/told.ts'
import { warnings } from './import/warnings.ts'
import type { OrdersOf } from './transaction.ts'
import type { EventResult, IncomingOrder } from './types.ts'

export interface ImportOptions extends FileOptions {
  readonly rejects: string
  /** Called once, before anything is imported, with the company and whether it was made just now. */
  readonly onCompany?: (company: Pick<Company, 'id'>, made: boolean) => Promise<void>
  readonly onProgress?: (progress: Progress) => void
  /** The job of the file, once it is open. */
  readonly onJob?: (job: number) => Promise<void>
  /** People have seen what it would become. */
  readonly isChecked?: boolean
  /** Lines whose exchange rate is missing are refused, the others imported; absent: nothing is imported. */
  readonly withoutRates?: boolean
  /** Hears, before anything is written, which lines lower refunds or let cancelled ones live again. */
  readonly say?: (text: string) => void
  /** Lines of one transaction at most: fewer leave a process that has other work more room, and take longer. */
  readonly batchLines?: number
}

/** What became of some events of a batch. */
interface Part {
  readonly from: number
  readonly results: readonly EventResult[]
  readonly orders: OrdersOf
}

interface Work {
  readonly gate: OrderGate
  readonly options: ImportOptions
  readonly file: OpenFile
  readonly company: Company
  readonly salt: string
  readonly job: Job
}

/** Reads the file and writes batches: while one is written the next is read. */
const go = async ({ gate, options, file, company, salt, job }: Work, rejects: RejectFile): Promise<Account> => {
  const control = new Control({ zone: company.zone, cut_hour: company.cut_hour })
  const account = new Account(control, company.currency, (order) => file.scattered.has(order))
  const reader = readerOf(file, salt)
  const batches = new Batches(options.batchLines)
  const assembler = new Assembler(file, reader)
  let writing: Promise<void> = Promise.resolve()
  const write = async (batch: readonly Assembled[]): Promise<void> => {
    const events = batch.map(({ event }) => event)
    let parts: Part[] = []
    await gate.submit(company.id, events, async (tx, results, orders, from) => {
      const isTaken = (_: unknown, i: number): boolean => results[i]?.ok === true
      const taken = events.slice(from, from + results.length).filter(isTaken)
      const told = taken.filter((event): event is IncomingOrder => event.kind === 'order')
      const returns = taken.flatMap((event) => (event.kind === 'return' ? [event.refund_id] : []))
      await writeTold(tx, company.id, job, told, returns, orders, account)
      await batches.look(tx, company.id)
      // A retry tells the same part again, or what remains of it in smaller ones.
      parts = [...parts.filter((part) => part.from < from), { from, results, orders }]
    })
    for (const { from, results, orders } of parts)
      for (const { source, refused } of account.take(batch.slice(from, from + results.length), results, orders))
        await rejects.add(source, refused)
  }
  const writeAll = async (batch: readonly Assembled[]): Promise<void> => {
    for (let from = 0; from < batch.length; ) {
      const part = batches.take(batch, from)
      await write(part)
      from += part.length
    }
  }
  const flush = async (all: boolean): Promise<void> => {
    const { events, repeated, refused: unread } = assembler.take(all)
    account.repeat(repeated)
    for (const { source, refused } of unread) await rejects.add(source, refused)
    await writing
    if (events.length === 0) return
    writing = writeAll(events)
    // Its failure is met at the next await; until then it must not count as unhandled.
    writing.catch(() => {})
  }
  let bytes = 0
  const progress = (): void => options.onProgress?.({ lines: account.counts.lines, part: bytes / file.source.size })
  const onRead = (read: number): void => {
    bytes = read
  }
  try {
    for await (const { line, fields, row } of readRows(file, reader, { signal: options.signal, onRead })) {
      account.counts.lines++
      if (row.kind === 'reject') {
        account.reject(reader.countedOf(fields))
        assembler.refuse(row, { line, fields })
      } else assembler.add(row, { line, fields })
      if (assembler.waiting >= batches.lines) {
        await flush(false)
        batches.grow()
      }
      if (account.counts.lines % 1000 === 0) progress()
    }
    await flush(true)
  } catch (error) {
    await writing.catch(() => {}) // nothing of this run is written after it has ended
    throw error
  }
  await writing
  bytes = file.source.size
  progress()
  return account
}

/** What an import has become. */
export interface Imported {
  readonly job: number
  readonly summary: ImportSummary
}

/**
 * Imports a file of order lines into a company, as a stream, after it was looked through whole. Safe to run again: what was
 * accepted is met by its keys, what was refused is tried anew, and older facts never undo newer ones.
 * @throws {ImportError} with a sentence for people when the file, its columns or its currency do not fit
 */
export const runImport = async (db: GateDatabase, gate: OrderGate, options: ImportOptions): Promise<Imported> => {
  const started = performance.now()
  const file = await openFile(db, options)
  if (!options.isChecked) await warnings(db, file, options)
  const company = file.company ?? (await ensureCompany(db, options.company, file.currency, file.zone))
  await options.onCompany?.(company, file.company === undefined)
  const salt = await ensureSalt(db, company.id)
  const { preset, zone, shift, sha256, source, moment } = file
  const identity = `${preset.identity} ${zone}${movedBy(shift)}`
  const key = { companyId: company.id, preset: identity, sha256, fileName: source.name, factT: moment.t }
  const job = await openJob(db, key)
  const unlock = await lockJob(db, job.id)
  await options.onJob?.(job.id)
  const { dates, numbers } = file.found
  const rejects = new RejectFile(options.rejects, file.head.header, {
    t: moment.t,
    dates: dates.form,
    numbers: numbers.form,
  })
  try {
    await requireSteady(db, company)
    const account = await go({ gate, options, file, company, salt, job }, rejects)
    await rejects.close()
    await writeControl(db, job.id, account.control.rows())
    const summary = summaryOf(account.counts, await readStored(db, job.id), company.currency, started)
    await closeJob(db, job.id, account.counts.rejected > 0 ? 'open' : 'done', summary)
    return { job: job.id, summary }
  } catch (error) {
    await rejects.discard()
    // A job that is known to stand still keeps nobody waiting, such as the company's bills.
    await closeJob(db, job.id, 'failed', {}).catch(() => {})
    throw error
  } finally {
    await unlock()
  }
}
