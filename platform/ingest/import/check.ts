import { setImmediate as turn } from 'node:timers/promises'
import type { ImportCheck, ImportControl } from '../../../shared/areas/imports/api.ts'
import { dayText } from '../../../shared/time/zone.ts'
import type { FoundCheck } from '../../queries/imports/runs.ts'
import { isUnchanged } from '../apply.ts'
import type { Missing } from '../exchange.ts'
import type { GateDatabase } from '../gate.ts'
import { type LineRow, type LineState, lineKey } from '../state.ts'
import { type Memory, newMemory, readEvents, type Trial } from '../transaction.ts'
import type { IncomingOrder } from '../types.ts'
import { type Refused, refuse } from '../validate.ts'
import { type Assembled, Assembler, type Source } from './assemble.ts'
import { type Counted, countedLine } from './control.ts'
import { decidedBy } from './forms/decided.ts'
import type { Company } from './job.ts'
import { type Refusal, tryNew } from './new-company.ts'
import { type OpenFile, readerOf } from './open-file.ts'
import { Refusals } from './refusals.ts'
import { readRows } from './rows.ts'
import type { Progress } from './summary.ts'

/** Lines that are looked up together. */
const BATCH_LINES = 2000
const MOST_SHOWN = 50

/** Adds up what a file would become. */
class Findings {
  lines = 0
  orders = 0
  taken = 0
  refused = 0
  repeated = 0
  known = 0
  older = 0
  loweredLines = 0
  revivedLines = 0
  readonly lowered: ImportCheck['lowered'] = []
  readonly revived: ImportCheck['revived'] = []
  readonly #refusals = new Refusals()
  readonly #taken = new Map<string, ImportControl>()
  readonly #out = new Map<string, ImportControl>()
  readonly #again = new Map<string, ImportControl>()
  readonly #missing = new Map<string, Map<number, number>>()

  refuse(source: Source, refused: Refused, counted: Counted): void {
    this.refused++
    this.#count(this.#out, counted)
    this.#refusals.add(source.line, refused)
  }

  take(counted: Counted): void {
    this.taken++
    this.#count(this.#taken, counted)
  }

  repeat(counted: Counted): void {
    this.repeated++
    this.#count(this.#again, counted)
  }

  miss(currency: string, day: number, lines: number): void {
    const days = this.#missing.get(currency) ?? new Map<number, number>()
    days.set(day, (days.get(day) ?? 0) + lines)
    this.#missing.set(currency, days)
  }

  #count(into: Map<string, ImportControl>, { currency, pay_amt, refund_amt }: Counted): void {
    const sum = into.get(currency) ?? { currency, lines: 0, pay_amt: 0, refund_amt: 0 }
    into.set(currency, {
      currency,
      lines: sum.lines + 1,
      pay_amt: sum.pay_amt + pay_amt,
      refund_amt: sum.refund_amt + refund_amt,
    })
  }

  /** Days on which a rate is missing, in runs. */
  rates(): ImportCheck['rates'] {
    return [...this.#missing].flatMap(([currency, days]) => {
      const runs: { from: number; to: number; lines: number }[] = []
      for (const [day, lines] of [...days].sort(([a], [b]) => a - b)) {
        const last = runs.at(-1)
        if (last && day === last.to + 1) {
          last.to = day
          last.lines += lines
        } else runs.push({ from: day, to: day, lines })
      }
      return runs.map(({ from, to, lines }) => ({ currency, from: dayText(from), to: dayText(to), lines }))
    })
  }

  result(file: OpenFile): FoundCheck {
    const { found, moment, zone, chosen } = file
    const { dates, numbers, columns } = found
    return {
      lines: this.lines,
      orders: this.orders,
      taken: this.taken,
      refused: this.refused,
      repeated: this.repeated,
      known: this.known,
      older: this.older,
      refusals: this.#refusals.list(),
      understood: columns.flatMap(({ name, field }) => (field ? [{ column: name, field }] : [])),
      ignored: columns.flatMap(({ name, field }) => (field || name.trim() === '' ? [] : [name])),
      dates: decidedBy(dates, chosen.dates),
      numbers: decidedBy(numbers, chosen.numbers),
      zone,
      controls: [...this.#taken.values()],
      refusedControls: [...this.#out.values()],
      repeatedControls: [...this.#again.values()],
      report: moment,
      first_t: found.firstT ?? null,
      last_t: found.lastT ?? null,
      rates: this.rates(),
      lowered: this.lowered,
      loweredLines: this.loweredLines,
      revived: this.revived,
      revivedLines: this.revivedLines,
    }
  }
}

const INELIGIBLE = 3

/** What an accepted order would do to lines that are known. */
const compare = (findings: Findings, { event, rows }: Assembled, trial: Trial): void => {
  if (event.kind !== 'order') return
  const before = trial.orderBefore(event.order_id)
  if (!before) return
  const known = new Map(before.lines.map((line) => [lineKey(line.row), line]))
  const after = new Map(trial.orderOf(event.order_id)?.lines.map((line) => [lineKey(line.row), line]))
  for (const [i, line] of event.lines.entries()) {
    const old = known.get(lineKey(line))
    const now = after.get(lineKey(line))
    if (old && now) compareLine(findings, event, rows[i]?.line ?? 0, old, now)
  }
}

const goneOf = ({ refunded_qty, returned_qty }: LineRow): number => refunded_qty + returned_qty
/** What went back of a line: the money, or where none is told its part of the payment. */
const backOf = (row: LineRow): number =>
  Math.max(row.refund_amt, Math.round((row.pay_amt * Math.min(goneOf(row), row.quantity)) / row.quantity))

/** Refunds before and after, where they would go down. */
const loweredBy = (old: LineRow, now: LineRow): readonly [before: number, after: number] | undefined => {
  if (now.refund_amt < old.refund_amt) return [old.refund_amt, now.refund_amt]
  const [before, after] = [backOf(old), backOf(now)]
  return goneOf(now) < goneOf(old) && after < before ? [before, after] : undefined
}

const compareLine = (findings: Findings, event: IncomingOrder, line: number, old: LineState, now: LineState): void => {
  findings.known++
  const { order_id, event_t = 0 } = event
  if (isUnchanged(old, now) && event_t < old.row.fact_t) findings.older++
  const lowered = loweredBy(old.row, now.row)
  if (lowered) {
    findings.loweredLines++
    const [before, after] = lowered
    if (findings.lowered.length < MOST_SHOWN) findings.lowered.push({ line, order_id, before, after })
  }
  const [before, after] = [old.row.settlement_status, now.row.settlement_status]
  if (before === INELIGIBLE && after !== INELIGIBLE) {
    findings.revivedLines++
    if (findings.revived.length < MOST_SHOWN) findings.revived.push({ line, order_id, before, after })
  }
}

/** The days stand in a table of their own. */
const noRate = (missing: readonly Missing[]): Refused => {
  const currencies = missing.map(({ currency }) => currency)
  return refuse(`缺少 ${currencies.join('、')} 的汇率`, `no exchange rate of ${currencies.join(', ')}`)
}

export interface CheckOptions {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: (progress: Progress) => void
}

const countedOf = (event: Assembled['event'], currency: string): readonly Counted[] => {
  if (event.kind === 'order') return event.lines.map((line) => countedLine(event, line))
  if (event.kind === 'update') return []
  return [{ t: event.applied_t, currency: event.currency ?? currency, pay_amt: 0, refund_amt: event.amt }]
}

/**
 * What a whole file would become in a company: each line is read and applied to what is known, and nothing is written.
 * Other work has its turn between two batches.
 * @param company undefined: one that does not exist yet
 */
export const checkFile = async (
  db: GateDatabase,
  file: OpenFile,
  company: Company | undefined,
  { signal, onProgress }: CheckOptions,
): Promise<FoundCheck> => {
  const findings = new Findings()
  const memory: Memory = newMemory()
  const reader = readerOf(file, 'check')
  const assembler = new Assembler(file, reader)
  const judge = (assembled: Assembled, why: Refusal): void => {
    const missing = why.missing ?? []
    for (const { currency, day } of missing) findings.miss(currency, day, assembled.rows.length)
    const refused = missing.length > 0 ? noRate(missing) : why.refused
    const counted = countedOf(assembled.event, file.currency)
    for (const [i, source] of assembled.rows.entries()) {
      const amounts = counted[i]
      if (!amounts) continue
      if (refused) findings.refuse(source, refused, amounts)
      else findings.take(amounts)
    }
    if (!refused && assembled.event.kind === 'order') findings.orders++
  }
  const flush = async (all: boolean): Promise<void> => {
    const { events, repeated } = assembler.take(all)
    for (const { head, line } of repeated) findings.repeat(countedLine(head, line))
    const told = events.map(({ event }) => event)
    if (!company) {
      const refusals = await tryNew(db, file, told)
      for (const [i, one] of events.entries()) judge(one, refusals[i] ?? {})
      return
    }
    const trial = await readEvents(db, company.id, told, memory)
    for (const [i, one] of events.entries()) {
      const result = trial.results[i]
      judge(one, { missing: trial.missing[i] ?? [], ...(result && !result.ok ? { refused: result } : {}) })
      if (result?.ok) compare(findings, one, trial)
    }
  }
  let bytes = 0
  const onRead = (read: number): void => {
    bytes = read
  }
  for await (const { line, fields, row } of readRows(file, reader, { signal, onRead })) {
    findings.lines++
    if (row.kind === 'reject') findings.refuse({ line, fields }, row, reader.countedOf(fields))
    else assembler.add(row, { line, fields })
    if (assembler.waiting < BATCH_LINES) continue
    await flush(false)
    onProgress?.({ lines: findings.lines, part: bytes / file.source.size })
    await turn()
  }
  await flush(true)
  return findings.result(file)
}
