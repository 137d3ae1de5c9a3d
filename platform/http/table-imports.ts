import type { Router } from 'express'
import { mayImport } from '../../shared/areas/imports/api.ts'
import { type ImportId, importIds, tableImports } from '../../shared/imports/all.ts'
import { type TableOptions, type TableRun, tableImportApi, tableOptions } from '../../shared/imports/api.ts'
import type { TableImport } from '../../shared/imports/import.ts'
import { previewTable } from '../imports/table-preview.ts'
import { type FoundTable, workFor } from '../imports/table-run.ts'
import {
  cancelRun,
  type Move,
  type RunOf,
  readMappingOf,
  readRun,
  readRuns,
  type Whose,
} from '../queries/imports/runs.ts'
import { isLeader } from '../queries/orders/line.ts'
import { readCompany } from '../queries/view.ts'
import { isZh, sayIt } from './areas/imports/run.ts'
import { openUpload, readPart, takePart } from './areas/imports/upload.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement, requireActing, requireScreen } from './implement.ts'
import { moveImport, previewInTurn } from './import-moves.ts'
import { refusalsOf, shownRun } from './import-shown.ts'
import { Refused } from './refused.ts'

type TableRunRow = RunOf<unknown, FoundTable, NonNullable<TableRun['summary']>>

const seesCompany = ({ viewer }: Call): boolean => mayImport(viewer.record)

const mayInto = async (call: Call, { by }: TableImport): Promise<boolean> => {
  if (by === 'company') return seesCompany(call)
  return by === 'anyone' || (await isLeader(call.context.db, call.viewer.scope))
}

/** The caller's runs into a table, everybody's for who sees the company. @throws {Refused} without the right to its screens */
const runsInto = (call: Call, into: ImportId): Whose => {
  const of = tableImports[into]
  requireScreen(call.viewer, of.screens, 'mode' in of ? of.mode : undefined)
  const { viewer } = call
  const member_id = seesCompany(call) ? undefined : Number(viewer.record.id)
  return { company_id: viewer.scope.company_id, kind: into, member_id }
}

/** @throws {Refused} for everyone who may not import into the table */
const requireInto = async (call: Call, into: ImportId): Promise<Whose> => {
  const whose = runsInto(call, into)
  requireActing(call.viewer, tableImports[into].screens)
  if (!(await mayInto(call, tableImports[into]))) throw new Refused('import.denied')
  return whose
}

const requireTableRun = async (call: Call, whose: Whose, id: string): Promise<TableRunRow> => {
  const run = await readRun<TableRunRow>(call.context.db, whose, id)
  if (!run) throw new Refused('import.none')
  return run
}

const shown = (call: Call, run: TableRunRow): TableRun => {
  const asked = tableOptions.safeParse(run.options)
  const { shape } = tableImportApi.open.data
  const summary = shape.summary.safeParse(run.summary)
  // One of another build is looked at anew.
  const check = shape.check.safeParse(run.result && { ...run.result, refusals: refusalsOf(call, run.result.refusals) })
  return {
    ...shownRun(call, run, run.summary?.refused ?? 0),
    options: asked.success ? asked.data : null,
    check: check.success ? check.data : null,
    summary: summary.success ? summary.data : null,
  }
}

/** What the company chose last for columns of these names. */
const keptColumns = async (call: Call, whose: Whose): Promise<Readonly<Record<string, string>>> => {
  const kept = tableOptions.shape.columns.safeParse(await readMappingOf(call.context.db, whose))
  return (kept.success ? kept.data : null) ?? {}
}

const preview = async (call: Call, into: ImportId, id: string, options: TableOptions) => {
  const whose = await requireInto(call, into)
  const run = await requireTableRun(call, whose, id)
  const { db } = call.context
  const { scope, record } = call.viewer
  const { context, members } = await workFor(db, scope, { member_id: Number(record.id), now: call.now })
  const { columns, encoding, dates, numbers, reported_t: reportedT } = options
  return previewInTurn(call, run, async (file) =>
    previewTable({
      of: tableImports[into],
      file,
      name: run.name,
      company: context.company,
      columns,
      kept: await keptColumns(call, whose),
      encoding,
      dates,
      numbers,
      reportedT,
      sentT: run.add_time,
      members,
      language: isZh(call) ? 'zh' : 'en',
      signal: call.gone(),
      say: (error) => sayIt(call, error),
    }),
  )
}

/** @throws {Refused} when the run cannot be moved now */
const move = async (
  call: Call,
  { into, id }: { readonly into: ImportId; readonly id: string },
  to: Exclude<Move, 'undoing'>,
  options: TableOptions | null = null,
): Promise<TableRun> => {
  const whose = await requireInto(call, into)
  const run = await requireTableRun(call, whose, id)
  await moveImport(call, run, { whose, to, options, columns: options?.columns, about: { into } })
  return shown(call, await requireTableRun(call, whose, id))
}

export const mountTableImports = (router: Router, context: Context): void =>
  implement(router, context, tableImportApi, {
    list: async ({ into }, call) => {
      const whose = runsInto(call, into)
      const { currency } = await readCompany(context.db, whose.company_id)
      const may = await mayInto(call, tableImports[into])
      const runs = may ? await readRuns<TableRunRow>(context.db, whose) : []
      return { may, runs: runs.map((run) => shown(call, run)), currency }
    },
    run: async ({ into, id }, call) => shown(call, await requireTableRun(call, await requireInto(call, into), id)),
    open: async ({ into, ...file }, call) => {
      const whose = await requireInto(call, into)
      return shown(call, await requireTableRun(call, whose, await openUpload(call, whose, file)))
    },
    upload: async (_, call) => {
      const part = await readPart(call)
      const into = importIds.find((one) => one === part.fields.into)
      if (!into) throw new Refused('badRequest')
      const whose = await requireInto(call, into)
      await takePart(call, await requireTableRun(call, whose, part.id), part)
      return shown(call, await requireTableRun(call, whose, part.id))
    },
    preview: ({ into, id, options }, call) => preview(call, into, id, options),
    check: ({ options, ...run }, call) => move(call, run, 'checking', options),
    start: (run, call) => move(call, run, 'queued'),
    cancel: async ({ into, id }, call) => {
      const whose = await requireInto(call, into)
      if (!(await cancelRun(context.db, whose, id, call.now))) throw new Refused('import.none')
      return shown(call, await requireTableRun(call, whose, id))
    },
  })
