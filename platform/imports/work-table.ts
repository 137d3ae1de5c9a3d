import type { TableCounts } from '../../shared/imports/api.ts'
import type { Db, Tx } from '../db/tables.ts'
import { isConflict } from '../ingest/failure.ts'
import { ImportError } from '../ingest/import/error.ts'
import { stopped } from '../ingest/import/records.ts'
import { Refusals } from '../ingest/import/refusals.ts'
import { RejectFile } from '../ingest/import/rejects.ts'
import type { Progress } from '../ingest/import/summary.ts'
import { insertAudits } from '../queries/account/audit.ts'
import { isChanging, keepCompany, readFacts } from '../queries/company-changes.ts'
import type { Outcome, SinkContext, Wrong } from '../queries/imports/sink.ts'
import { raiseVersion } from '../queries/pulse.ts'
import type { BoundSink, NumberedLine } from './bind-sink.ts'
import type { MemberNames } from './member-names.ts'
import { Repeats } from './repeats.ts'
import { type TableFile, tableRecords } from './table-file.ts'
import { tableReader } from './table-rows.ts'

/** Lines of one transaction. */
const BATCH_LINES = 500
/** Others write the same rows: a batch that met them is tried so often. */
const MOST_TRIES = 5

/** How far a file is written: its last line, and what became of the lines up to it. */
export interface Cursor {
  readonly line: number
  readonly counts: TableCounts
}

export interface TableWork {
  readonly db: Db
  readonly file: TableFile
  readonly sink: BoundSink
  readonly context: SinkContext
  readonly members: MemberNames
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: (progress: Progress) => void
}

interface Line {
  readonly line: number
  readonly fields: readonly string[]
  readonly read: Omit<NumberedLine, 'line'> | Wrong
}

type Become = Outcome | Wrong
type Batch = readonly Line[]

/** What a transaction does with a batch, and what became of its lines. */
type Write = (batch: readonly NumberedLine[], all: Batch) => Promise<readonly Become[]>

const nothing: TableCounts = { lines: 0, added: 0, changed: 0, same: 0, older: 0, refused: 0 }
const counterOf = (become: Become): Exclude<keyof TableCounts, 'lines'> =>
  'reason' in become ? 'refused' : become.kind

const counted = (counts: TableCounts, become: Become): TableCounts => {
  const name = counterOf(become)
  return { ...counts, lines: counts.lines + 1, [name]: counts[name] + 1 }
}

/** Each line with what becomes of it: what cannot be read is refused, the others are written. */
const become = async (all: Batch, write: Write): Promise<readonly Become[]> => {
  const ready = all.flatMap(({ line, read }) => ('reason' in read ? [] : [{ ...read, line }]))
  const written = [...(await write(ready, all))]
  return all.map(({ read }): Become => ('reason' in read ? read : (written.shift() ?? { kind: 'same' })))
}

async function* batches({ file, context, members, signal, onProgress }: TableWork): AsyncGenerator<Batch> {
  const read = tableReader(file, context.company, members)
  let batch: Line[] = []
  let lines = 0
  let bytes = 0
  const onRead = (now: number): void => {
    bytes = now
  }
  for await (const { fields, line } of tableRecords(file.source, { signal, onRead })) {
    batch.push({ line, fields, read: read(fields) })
    lines++
    if (batch.length < BATCH_LINES) continue
    yield batch
    batch = []
    onProgress?.({ lines, part: bytes / file.source.size })
  }
  if (batch.length > 0) yield batch
  onProgress?.({ lines, part: 1 })
}

/** Keeps the company as it was read until the transaction ends. @throws {ImportError} when it has changed, or is changing */
const keepAsRead = async (tx: Tx, { company }: SinkContext): Promise<void> => {
  await keepCompany(tx, company.id)
  const now = await readFacts(tx, company.id)
  const isSame =
    now?.currency === company.currency && now.zone === company.clock.zone && now.cut_hour === company.clock.cut_hour
  if (!isSame || (await isChanging(tx, company.id)))
    throw new ImportError(
      '公司设置刚刚更改或正在更改，请完成后再导入一次',
      'The company’s settings have just been changed, or are: import once more when that has ended',
    )
}

const again = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries >= MOST_TRIES || !isConflict(error)) throw error
    }
  }
}

/** Carries what a transaction found out of it, while nothing of it stays. */
class TakenBack extends Error {
  readonly found: readonly Become[]
  constructor(found: readonly Become[]) {
    super('taken back')
    this.found = found
  }
}

/** What the whole file would become: every line is written, and every transaction taken back. */
export const tryTable = async (
  work: TableWork,
): Promise<{ readonly counts: TableCounts; readonly refusals: ReturnType<Refusals['list']> }> => {
  const { db, sink, context } = work
  const repeats = new Repeats()
  const refusals = new Refusals()
  let counts = nothing
  const write: Write = (lines) =>
    again(async () => {
      try {
        return await db.transaction().execute(async (tx): Promise<readonly Become[]> => {
          throw new TakenBack(await sink(tx, lines, context, repeats))
        })
      } catch (error) {
        if (error instanceof TakenBack) return error.found
        throw error
      }
    })
  for await (const batch of batches(work)) {
    const outcomes = await become(batch, write)
    for (const [n, outcome] of outcomes.entries()) {
      counts = counted(counts, outcome)
      if ('reason' in outcome) refusals.add(batch[n]?.line ?? 0, outcome)
    }
  }
  return { counts, refusals: refusals.list() }
}

interface Writing {
  /** Where refused lines go. */
  readonly rejects: string
  /** How far an attempt came that was cut. */
  readonly cursor: Cursor | null
  /** Notes how far this one came, in the transaction that wrote it; false: the run is no longer its own. */
  readonly note: (tx: Tx, cursor: Cursor) => Promise<boolean>
}

/**
 * Writes a file, batch by batch, each in a transaction with the log of what people did and with how far it came. Lines that
 * an attempt before has written are met again, and stay counted as they were.
 * @throws {ImportError} when it was stopped, or the company changes
 */
export const writeTable = async (work: TableWork, { rejects: path, cursor, note }: Writing): Promise<TableCounts> => {
  const { db, file, sink, context } = work
  const { company, member_id, now } = context
  const repeats = new Repeats()
  const rejects = new RejectFile(path, file.head.header, {
    t: file.moment.t,
    dates: file.dates.form,
    numbers: file.numbers.form,
  })
  let counts = cursor?.counts ?? nothing
  const countsWith = (all: Batch, outcomes: readonly Become[]): TableCounts =>
    outcomes.reduce(
      (sum, outcome, n) => ((all[n]?.line ?? 0) > (cursor?.line ?? 0) ? counted(sum, outcome) : sum),
      counts,
    )
  try {
    for await (const batch of batches(work)) {
      const last = batch.at(-1)?.line ?? 0
      const outcomes = await again(() =>
        db.transaction().execute(async (tx) => {
          await keepAsRead(tx, context)
          const all = await become(batch, (lines) => sink(tx, lines, context, repeats))
          const changes = all.flatMap((outcome) => ('change' in outcome && outcome.change ? [outcome.change] : []))
          if (member_id !== null)
            await insertAudits(
              tx,
              changes.map((change) => ({ ...change, member_id, ip: '', now })),
            )
          if (all.some((outcome) => 'kind' in outcome && (outcome.kind === 'added' || outcome.kind === 'changed')))
            await raiseVersion(tx, company.id, now)
          const isFurther = last > (cursor?.line ?? 0)
          if (isFurther && !(await note(tx, { line: last, counts: countsWith(batch, all) }))) throw stopped()
          return all
        }),
      )
      counts = countsWith(batch, outcomes)
      for (const [n, outcome] of outcomes.entries()) {
        const source = batch[n]
        if (!source || !('reason' in outcome)) continue
        const t = 'reason' in source.read ? undefined : source.read.fact_t
        await rejects.add({ line: source.line, fields: source.fields, t }, outcome)
      }
    }
    await rejects.close()
    return counts
  } catch (error) {
    await rejects.discard()
    throw error
  }
}
