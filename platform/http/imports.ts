import type { Router } from 'express'
import { type ImportOptions, type ImportRun, importsApi } from '../../shared/api/imports.ts'
import { ImportError } from '../ingest/import/error.ts'
import { previewFile } from '../ingest/runs/preview.ts'
import { consistently } from '../queries/consistent.ts'
import {
  cancelRun,
  queueRun,
  type RunRow,
  readMappingOf,
  readRuns,
  writeMapping,
} from '../queries/orders/import-runs.ts'
import { readCompany } from '../queries/view.ts'
import type { Call } from './call.ts'
import type { Context } from './context.ts'
import { implement } from './implement.ts'
import { serveRejects } from './import-rejects.ts'
import { isZh, requireImporter, requireRun, sayIt } from './import-run.ts'
import { openUpload, takePart } from './import-upload.ts'
import { busy } from './new-password.ts'
import { makeQueue } from './queue.ts'
import { Refused } from './refused.ts'

/** Each reads with a thread of its own. */
const inTurn = makeQueue(2, 100)

const shown = (call: Call, run: RunRow): ImportRun => {
  const { secret, file, seconds, part, company_id: _, reason_zh, reason_en, ...rest } = run
  const rejected = run.summary?.rejected ?? 0
  return {
    ...rest,
    id: String(run.id),
    part_bp: Math.round(Math.min(1, part) * 10_000),
    speed: seconds !== null && seconds > 0 && run.lines > 0 ? Math.round(run.lines / seconds) : null,
    reason: isZh(call) ? reason_zh : reason_en,
    rejects: rejected > 0 && file !== '' ? `/private/import/${secret}/rejects.csv` : '',
  }
}

const preview = async (call: Call, id: string, options: ImportOptions) => {
  const run = await requireRun(call, id)
  if (run.file === '' || run.state === 'upload' || run.state === 'done') throw new Refused('import.none')
  const { db, imports } = call.context
  const { name, currency, clock } = await readCompany(db, run.company_id)
  const company = { id: run.company_id, name, currency, zone: clock.zone }
  const file = imports.folder.pathOf(run.file)
  try {
    const read = await inTurn(() =>
      previewFile({
        pool: imports.pool,
        file,
        name: run.name,
        company,
        options,
        signal: call.gone(),
        say: (error) => sayIt(call, error),
      }),
    )
    if (read === null) throw busy()
    return read
  } catch (error) {
    if (error instanceof ImportError) throw new Refused('gate.refused', { params: { reason: sayIt(call, error) } })
    throw error
  }
}

const start = async (call: Call, id: string, options: ImportOptions): Promise<RunRow> => {
  const checked = await preview(call, id, options)
  if (checked.problem) throw new Refused('gate.refused', { params: { reason: checked.problem } })
  const run = await requireRun(call, id)
  const { db, imports } = call.context
  await db.transaction().execute(async (tx) => {
    const queued = await queueRun(tx, run.id, JSON.stringify(options), call.now)
    if (queued !== 'queued') throw new Refused(queued === 'busy' ? 'import.busy' : 'import.none')
    if (options.mapping) await writeMapping(tx, run.company_id, options.mapping, call.now)
  })
  imports.wake()
  return requireRun(call, id)
}

export const mountImports = (router: Router, context: Context): void => {
  implement(router, context, importsApi, {
    list: (_, call) =>
      consistently(context.db, async (tx) => {
        const company_id = requireImporter(call)
        const { currency } = await readCompany(tx, company_id)
        const kept = importsApi.start.input.shape.options.shape.mapping.safeParse(await readMappingOf(tx, company_id))
        const runs = await readRuns(tx, company_id)
        return { runs: runs.map((run) => shown(call, run)), mapping: kept.success ? kept.data : null, currency }
      }),
    open: async ({ name, size }, call) => shown(call, await openUpload(call, name, size)),
    upload: async (_, call) => shown(call, await takePart(call)),
    preview: ({ id, options }, call) => preview(call, id, options),
    start: async ({ id, options }, call) => shown(call, await start(call, id, options)),
    cancel: async ({ id }, call) => {
      if (!(await cancelRun(context.db, requireImporter(call), id, call.now))) throw new Refused('import.none')
      return shown(call, await requireRun(call, id))
    },
  })
  router.get('/private/import/:secret/rejects.csv', serveRejects(context))
}
