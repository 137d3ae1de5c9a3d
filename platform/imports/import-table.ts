import type { DateForm, NumberForm } from '../../shared/areas/imports/api.ts'
import { type ImportId, tableImports } from '../../shared/imports/all.ts'
import type { TableCounts } from '../../shared/imports/api.ts'
import { zonedSeconds } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import type { GateDatabase } from '../ingest/gate.ts'
import { ImportError } from '../ingest/import/error.ts'
import { findCompany } from '../ingest/import/job.ts'
import type { Progress } from '../ingest/import/summary.ts'
import { insertTableCliRun } from '../queries/imports/work.ts'
import { wholeCompany } from '../queries/scope.ts'
import type { ColumnChoice } from './columns.ts'
import { tableSinks } from './sinks.ts'
import { openTable } from './table-file.ts'
import { lookAt, tableSummary, workFor } from './table-run.ts'
import { type TableWork, writeTable } from './work-table.ts'

export interface ImportTableOptions {
  readonly file: string
  /** Name of the company. */
  readonly company: string
  readonly rejects: string
  readonly encoding: string | undefined
  readonly dates: DateForm
  readonly numbers: NumberForm
  /** When what the file says was true: a wall clock of the company's zone. */
  readonly asOf: string | undefined
  readonly map: ColumnChoice
  /** Nothing is written. */
  readonly dryRun: boolean
  readonly onProgress?: (progress: Progress) => void
}

export interface TableCliSummary extends TableCounts {
  readonly seconds: number
  /** Of a look: why lines would be refused, the commonest first. */
  readonly refusals?: readonly { readonly reason: string; readonly lines: number; readonly first: readonly number[] }[]
}

/**
 * Feeds a declared table of a company from a file, as the command line does it: for the whole company, at once.
 * @throws {ImportError} with a sentence for people when the company, the file, its columns, dates or numbers do not fit
 */
export const importTable = async (
  { db, pool }: { readonly db: Db } & GateDatabase,
  into: ImportId,
  options: ImportTableOptions,
): Promise<TableCliSummary> => {
  const started = performance.now()
  const now = Math.floor(Date.now() / 1000)
  const found = await findCompany({ pool }, options.company)
  if (!found) throw new ImportError(`没有公司“${options.company}”`, `There is no company "${options.company}"`)
  const { context, members } = await workFor(db, wholeCompany(found.id), { member_id: null, now })
  const { company } = context
  const file = await openTable({
    of: tableImports[into],
    file: options.file,
    company,
    columns: null,
    also: options.map,
    encoding: options.encoding,
    dates: options.dates,
    numbers: options.numbers,
    reportedT: options.asOf === undefined ? null : zonedSeconds(company.clock.zone, options.asOf),
    sentT: now,
  })
  const { onProgress } = options
  const work: TableWork = { db, file, sink: tableSinks[into], context, members, ...(onProgress ? { onProgress } : {}) }
  if (options.dryRun) {
    const { counts, refusals } = await lookAt(work)
    const why = refusals.map(({ reason, lines, first }) => ({ reason, lines, first }))
    return { ...tableSummary(counts, started), refusals: why }
  }
  const counts = await writeTable(work, { rejects: options.rejects, cursor: null, note: async () => true })
  const summary = tableSummary(counts, started)
  const run = { company_id: company.id, kind: into, name: file.source.name, now }
  await insertTableCliRun(db, run, { summary, isOpen: counts.refused > 0 })
  return summary
}
