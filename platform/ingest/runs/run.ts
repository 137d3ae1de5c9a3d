import type { Logger } from 'pino'
import { isDatabaseAway } from '../../db/failures.ts'
import type { Db } from '../../db/tables.ts'
import { beatRun, type ClaimedRun, endRun, requeueRun } from '../../queries/orders/import-work.ts'
import { repeatedly } from '../../work/ticks.ts'
import type { GateDatabase, OrderGate } from '../gate.ts'
import { ImportError } from '../import/error.ts'
import { runImport } from '../import.ts'
import type { ImportFolder } from './folder.ts'
import { presetFor } from './preset.ts'

/** Few enough that calls are answered between two batches: a batch holds the process for some hundredths of a second. */
const BATCH_LINES = 1000
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

/** Imports the file of a claimed run and says how it ended; `stopping` gives it back, to go on where it is. */
export const importRun = async (run: ClaimedRun, options: RunOptions, stopping: AbortSignal): Promise<void> => {
  const { db, pool, gate, log, folder, nowMs } = options
  const lost = new AbortController()
  let seen = { lines: 0, part: 0 }
  const stopTicks = repeatedly(async () => {
    if (!(await beatRun(db, run, seen.lines, seen.part))) lost.abort()
  })
  const end = (fields: Pick<Parameters<typeof endRun>[2], 'state' | 'summary' | 'reason_zh' | 'reason_en'>) =>
    endRun(db, run, { ...fields, now: Math.floor(nowMs() / 1000) })
  try {
    if (run.attempts > MOST_ATTEMPTS) throw broken
    const { zone, currency, encoding } = run.options
    const summary = await runImport({ pool }, gate, {
      file: folder.pathOf(run.file),
      name: run.name,
      preset: presetFor(run.options),
      company: run.company,
      zone: zone || undefined,
      currency: currency || undefined,
      encoding,
      rejects: folder.rejectsOf(run.file),
      batchLines: BATCH_LINES,
      signal: AbortSignal.any([stopping, lost.signal]),
      onProgress: (progress) => {
        seen = progress
      },
    })
    // Nobody needs it any more; its rejected lines stay for a while.
    if (await end({ state: 'done', summary, reason_zh: '', reason_en: '' })) await folder.removeSource(run.file)
  } catch (error) {
    if (stopping.aborted) return await requeueRun(db, run)
    if (lost.signal.aborted) return
    if (!(error instanceof ImportError)) {
      log.warn({ err: error, run: run.id }, 'an import failed')
      // Without a sign of life it is taken up again, by whoever sees the database first.
      if (isDatabaseAway(error)) return
    }
    const { zh, en } = error instanceof ImportError ? error : broken
    await end({ state: 'failed', summary: null, reason_zh: zh, reason_en: en })
  } finally {
    stopTicks()
  }
}
