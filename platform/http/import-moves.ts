import { ImportError } from '../ingest/import/error.ts'
import { insertAudit } from '../queries/account/audit.ts'
import { changedSinceJob, isChanging, keepCompany } from '../queries/company-changes.ts'
import { type Move, moveRun, type RunOf, type Whose, writeMapping } from '../queries/imports/runs.ts'
import { writeLog } from '../queries/imports/work.ts'
import { busy } from './areas/account/new-password.ts'
import { sayIt } from './areas/imports/run.ts'
import type { Call } from './call.ts'
import { makeQueue } from './queue.ts'
import { Refused } from './refused.ts'

type AnyRun = RunOf<unknown, unknown, unknown>

/** Each reads with a thread of its own, whatever it reads for. */
const inTurn = makeQueue(2, 100)

/**
 * What the file of a run says.
 * @throws {Refused} for a run without one, when too many wait, and in the reader's words for a file that it cannot read
 */
export const previewInTurn = async <T>(call: Call, run: AnyRun, read: (file: string) => Promise<T>): Promise<T> => {
  if (run.file === '' || run.state === 'upload') throw new Refused('import.none')
  try {
    const found = await inTurn(() => read(call.context.imports.folder.pathOf(run.file)))
    if (found === null) throw busy()
    return found
  } catch (error) {
    if (error instanceof ImportError) throw new Refused('gate.refused', { params: { reason: sayIt(call, error) } })
    throw error
  }
}

interface Step {
  readonly whose: Whose
  readonly to: Move
  /** Kept with the run; null keeps what it has. */
  readonly options: object | null
  /** What the company chose for the columns, which it is offered again. */
  readonly columns: Parameters<typeof writeMapping>[2] | null | undefined
  /** Told in the audit beside the name. */
  readonly about?: Readonly<Record<string, string>>
}

/** Moves a run, and notes who did it. @throws {Refused} when it cannot be moved now */
export const moveImport = async (call: Call, run: AnyRun, step: Step): Promise<void> => {
  const { whose, to, options, columns, about } = step
  const { db, imports } = call.context
  await db.transaction().execute(async (tx) => {
    await keepCompany(tx, run.company_id)
    if (await isChanging(tx, run.company_id)) throw new Refused('company.changing')
    if (to === 'undoing' && run.job_id !== null && (await changedSinceJob(tx, run.job_id)) === 'currency')
      throw new Refused('import.recoined')
    const moved = await moveRun(tx, run.id, to, options && JSON.stringify(options), call.now)
    if (moved !== 'moved') throw new Refused(moved === 'busy' ? 'import.busy' : 'import.none')
    if (columns) await writeMapping(tx, whose, columns, call.now)
    if (to === 'checking') return
    const member_id = Number(call.viewer.record.id)
    await writeLog(tx, { run_id: run.id, member_id, action: to, now: call.now })
    await insertAudit(tx, {
      member_id,
      action: to === 'undoing' ? 'import.undo' : 'import.start',
      object_type: 'import_run',
      object_id: String(run.id),
      after: { name: run.name, ...about },
      ip: call.ip,
      now: call.now,
    })
  })
  imports.wake()
}
