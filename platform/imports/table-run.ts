import * as z from 'zod/mini'
import { type ImportId, importIds, tableImports } from '../../shared/imports/all.ts'
import { type TableCheck, type TableCounts, tableCounts, tableOptions } from '../../shared/imports/api.ts'
import type { Db } from '../db/tables.ts'
import { ImportError } from '../ingest/import/error.ts'
import { decidedBy } from '../ingest/import/forms/decided.ts'
import type { RunOptions, RunStep } from '../ingest/runs/run.ts'
import { readMemberById } from '../queries/account/member.ts'
import { readNamedMembers } from '../queries/imports/members.ts'
import type { FoundCheck } from '../queries/imports/runs.ts'
import type { SinkContext } from '../queries/imports/sink.ts'
import { type ClaimedRun, noteCursor } from '../queries/imports/work.ts'
import { type Scope, scopeOf, wholeCompany } from '../queries/scope.ts'
import { readCompany } from '../queries/view.ts'
import { ignoredColumns } from './columns.ts'
import { MemberNames } from './member-names.ts'
import { tableSinks } from './sinks.ts'
import { openTable, type TableFile, type TableFileOptions } from './table-file.ts'
import { type Cursor, type TableWork, tryTable, writeTable } from './work-table.ts'

/** What a look at a file found, its reasons in both languages. */
export interface FoundTable extends Omit<TableCheck, 'refusals'> {
  readonly refusals: FoundCheck['refusals']
  readonly lines: number
}

/** For whom lines are written, and whom they may name. */
export const workFor = async (
  db: Db,
  scope: Scope,
  { member_id, now }: Pick<SinkContext, 'member_id' | 'now'>,
): Promise<Pick<TableWork, 'context' | 'members'>> => ({
  context: { scope, company: await readCompany(db, scope.company_id), member_id, now },
  members: new MemberNames(await readNamedMembers(db, scope)),
})

/** What is found by trying a whole file. */
export const lookAt = async (work: TableWork): Promise<FoundTable> => {
  const { file } = work
  const { counts, refusals } = await tryTable(work)
  return {
    lines: counts.lines,
    counts,
    refusals,
    ignored: [...ignoredColumns(file.head.header, file.placed)],
    dates: decidedBy(file.dates, file.chosen.dates),
    numbers: decidedBy(file.numbers, file.chosen.numbers),
    report: file.moment,
  }
}

/** What a file has become, and how long that took. */
export const tableSummary = (counts: TableCounts, started: number) => ({
  ...counts,
  seconds: Math.round(performance.now() - started) / 1000,
})

const intoOf = (kind: string): ImportId => {
  const id = importIds.find((one) => one === kind)
  if (!id) throw new ImportError('这种导入已经不存在', 'There is no such import any more')
  return id
}

/** What the sender may see now. @throws {ImportError} when nothing any more */
const scopeNow = async (db: Db, { company_id, member_id }: ClaimedRun, now: number): Promise<Scope> => {
  if (member_id === null) return wholeCompany(company_id)
  const member = await readMemberById(db, member_id, now)
  if (member?.company_id !== company_id || member.status !== 1)
    throw new ImportError('发起导入的账号已不可用', 'The account that began this import can no longer be used')
  return scopeOf(member)
}

interface Opened extends Omit<TableWork, 'onProgress'> {
  readonly file: TableFile
}

const openRun = async (
  run: ClaimedRun,
  { db, folder, nowMs }: RunOptions,
  signal: AbortSignal,
  onLook: (part: number) => void,
): Promise<Opened> => {
  const id = intoOf(run.kind)
  const now = Math.floor(nowMs() / 1000)
  const { columns, encoding, dates, numbers, reported_t } = tableOptions.parse(run.options)
  const { context, members } = await workFor(db, await scopeNow(db, run, now), { member_id: run.member_id, now })
  const asked: TableFileOptions = {
    of: tableImports[id],
    file: folder.pathOf(run.file),
    name: run.name,
    company: context.company,
    columns,
    encoding,
    dates,
    numbers,
    reportedT: reported_t,
    sentT: run.add_time,
    signal,
    onLook,
  }
  return { db, file: await openTable(asked), sink: tableSinks[id], context, members, signal }
}

const cursorShape = z.object({ line: z.int(), counts: tableCounts })

const cursorOf = (value: unknown): Cursor | null => {
  const read = cursorShape.safeParse(value)
  return read.success ? read.data : null
}

/** Half of the work is the reading of its forms, half that of its lines. */
const half = (part: number): number => part / 2

/** Tries the whole file of a run into a declared table. */
export const checkTable: RunStep = async (run, options, signal, seen) => {
  try {
    const work = await openRun(run, options, signal, (part) => {
      seen.part = half(part)
    })
    const result = await lookAt({
      ...work,
      onProgress: ({ lines, part }) => {
        seen.lines = lines
        seen.part = 0.5 + half(part)
      },
    })
    return { state: 'checked', result }
  } catch (error) {
    if (!(error instanceof ImportError) || error.trouble === 'stopped') throw error
    return { state: 'ready', asks: error.trouble ?? '', reason_zh: error.zh, reason_en: error.en }
  }
}

/** Writes the file of a run into a declared table, from where an attempt before was cut. */
export const fillTable: RunStep = async (run, options, signal, seen) => {
  const started = performance.now()
  const work = await openRun(run, options, signal, () => {})
  const counts = await writeTable(
    {
      ...work,
      onProgress: ({ lines, part }) => {
        seen.lines = lines
        seen.part = part
      },
    },
    {
      rejects: options.folder.rejectsOf(run.file),
      cursor: cursorOf(run.cursor),
      note: (tx, cursor) => noteCursor(tx, run, cursor),
    },
  )
  return { state: counts.refused > 0 ? 'open' : 'done', summary: tableSummary(counts, started) }
}
