import type { Logger } from 'pino'
import { importsApi } from '../../../shared/areas/imports/api.ts'
import type { Db } from '../../db/tables.ts'
import { checkTable, fillTable } from '../../imports/table-run.ts'
import { ORDERS } from '../../queries/imports/runs.ts'
import {
  beatRun,
  type ClaimedRun,
  endRun,
  noteJob,
  type RunEnd,
  requeueRun,
  writeLog,
} from '../../queries/imports/work.ts'
import { runAttempt } from '../../work/attempt.ts'
import type { GateDatabase, OrderGate } from '../gate.ts'
import { LIVE_LINES } from '../import/batches.ts'
import { checkFile } from '../import/check.ts'
import { ImportError } from '../import/error.ts'
import { type FileOptions, openFile } from '../import/open-file.ts'
import { runImport } from '../import.ts'
import { undoJob } from '../undo.ts'
import type { ImportFolder } from './folder.ts'
import { presetFor } from './preset.ts'

/** A run whose worker died so often is not tried again. */
const MOST_ATTEMPTS = 5

export interface RunOptions {
  readonly db: Db
  readonly pool: GateDatabase['pool']
  /** Not the one of the live orders: they would wait behind the file. */
  readonly gate: OrderGate
  readonly log: Pick<Logger, 'warn' | 'error'>
  readonly folder: ImportFolder
  readonly nowMs: () => number
}

const broken = new ImportError('导入出错，请重新开始', 'The import went wrong: please start it again')

interface Seen {
  lines: number
  part: number
}

type Ended = Omit<RunEnd, 'now'> & { readonly note?: string }

/** One step of a run: tells how far it is, and how it ended. */
export type RunStep = (run: ClaimedRun, options: RunOptions, signal: AbortSignal, seen: Seen) => Promise<Ended>

/** How the file of a run is read. */
const fileOf = (
  { file, name, company, options: asked }: ClaimedRun,
  folder: ImportFolder,
  signal: AbortSignal,
): FileOptions => {
  const options = importsApi.check.input.shape.options.parse(asked)
  return {
    file: folder.pathOf(file),
    name,
    preset: presetFor(options),
    company,
    encoding: options.encoding,
    zone: options.zone || undefined,
    currency: options.currency || undefined,
    dates: options.dates,
    numbers: options.numbers,
    reportedT: options.reported_t,
    signal,
  }
}

/** Half of a look is the reading of its forms, half that of its lines. */
const check: RunStep = async (run, options, signal, seen) => {
  const { pool, folder } = options
  try {
    const file = await openFile(
      { pool },
      {
        ...fileOf(run, folder, signal),
        onLook: (part) => {
          seen.part = part / 2
        },
      },
    )
    const result = await checkFile({ pool }, file, file.company, {
      signal,
      onProgress: ({ lines, part }) => {
        seen.lines = lines
        seen.part = 0.5 + part / 2
      },
    })
    return { state: 'checked', result }
  } catch (error) {
    if (!(error instanceof ImportError) || error.trouble === 'stopped') throw error
    return { state: 'ready', asks: error.trouble ?? '', reason_zh: error.zh, reason_en: error.en }
  }
}

const write: RunStep = async (run, options, signal, seen) => {
  const { db, pool, gate, folder } = options
  const { summary } = await runImport({ pool }, gate, {
    ...fileOf(run, folder, signal),
    rejects: folder.rejectsOf(run.file),
    batchLines: LIVE_LINES,
    isChecked: true,
    onJob: (job) => noteJob(db, run, job),
    onProgress: ({ lines, part }) => {
      seen.lines = lines
      seen.part = part
    },
  })
  return { state: summary.rejected > 0 ? 'open' : 'done', summary }
}

const undo: RunStep = async (run, { pool }, signal, seen) => {
  if (run.job_id === null) return { state: 'undone' }
  const undone = await undoJob({ pool }, run.company_id, run.job_id, {
    signal,
    onProgress: (done) => {
      seen.lines = done
    },
  })
  return { state: 'undone', note: JSON.stringify(undone) }
}

const orderSteps = { checking: check, running: write, undoing: undo }
const tableSteps = { checking: checkTable, running: fillTable, undoing: undo }

/** Does what a claimed run is for and says how it ended; `stopping` gives it back, to go on where it is. */
export const workRun = async (run: ClaimedRun, options: RunOptions, stopping: AbortSignal): Promise<void> => {
  const { db, log, folder, nowMs } = options
  const seen: Seen = { lines: 0, part: 0 }
  const now = (): number => Math.floor(nowMs() / 1000)
  const work = async (signal: AbortSignal): Promise<void> => {
    const steps = run.kind === ORDERS ? orderSteps : tableSteps
    const { note = '', ...ended } = await steps[run.state](run, options, signal, seen)
    if (!(await endRun(db, run, { ...ended, now: now() }))) return
    if (ended.state !== 'checked' && ended.state !== 'ready')
      await writeLog(db, { run_id: run.id, member_id: null, action: ended.state, note, now: now() })
    // Nobody needs it any more; its rejected lines stay for a while. One with refused lines may be tried again.
    if (ended.state === 'done') await folder.removeSource(run.file)
  }
  await runAttempt<ImportError>(
    {
      attempts: run.attempts,
      most: MOST_ATTEMPTS,
      beat: () => beatRun(db, run, seen.lines, seen.part),
      run: work,
      requeue: () => requeueRun(db, run),
      fail: async ({ zh, en }) => {
        await endRun(db, run, { state: 'failed', reason_zh: zh, reason_en: en, now: now() })
      },
      reasonOf: (error) => (error instanceof ImportError ? error : null),
      broken,
    },
    { log, what: { import: run.id } },
    stopping,
  )
}
