import type { Router } from 'express'
import {
  type ImportOptions,
  type ImportRate,
  type ImportRun,
  importsApi,
} from '../../../../shared/areas/imports/api.ts'
import { dayOfText } from '../../../../shared/time/zone.ts'
import { fromJson } from '../../../db/json-text.ts'
import { readChanged, readImportDays } from '../../../ingest/runs/days.ts'
import { previewFile } from '../../../ingest/runs/preview.ts'
import type { Undone } from '../../../ingest/undo.ts'
import { insertAudit } from '../../../queries/account/audit.ts'
import { changedSinceJob } from '../../../queries/company-changes.ts'
import { consistently } from '../../../queries/consistent.ts'
import { cancelRun, type Move, type RunRow, readMappingOf, readRun, readRuns } from '../../../queries/imports/runs.ts'
import { type LogRow, readImportLog } from '../../../queries/imports/work.ts'
import { type CompanyRate, writeCompanyRates } from '../../../queries/orders/company-rates.ts'
import { readCompany } from '../../../queries/view.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { implement } from '../../implement.ts'
import { moveImport, previewInTurn } from '../../import-moves.ts'
import { refusalsOf, shownRun } from '../../import-shown.ts'
import { Refused } from '../../refused.ts'
import { sayFor } from '../../texts.ts'
import { serveRejects } from './rejects.ts'
import { isZh, orderRuns, requireImporter, requireRun, sayIt } from './run.ts'
import { openUpload, readPart, takePart } from './upload.ts'

const shown = (call: Call, run: RunRow): ImportRun => {
  const asked = importsApi.check.input.shape.options.safeParse(run.options)
  // One of another build is looked at anew.
  const found = importsApi.open.data.shape.check.safeParse(
    run.result && { ...run.result, refusals: refusalsOf(call, run.result.refusals) },
  )
  return {
    ...shownRun(call, run, run.summary?.rejected ?? 0),
    options: asked.success ? asked.data : null,
    check: found.success ? found.data : null,
    summary: run.summary,
  }
}

const preview = async (call: Call, id: string, options: ImportOptions) => {
  const run = await requireRun(call, id)
  const { db, imports } = call.context
  const { name, currency, clock } = await readCompany(db, run.company_id)
  const company = { id: run.company_id, name, currency, zone: clock.zone, cut_hour: clock.cut_hour }
  return previewInTurn(call, run, (file) =>
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
}

/** @throws {Refused} when the run cannot be moved now */
const move = async (call: Call, id: string, to: Move, options: ImportOptions | null = null): Promise<RunRow> => {
  const run = await requireRun(call, id)
  await moveImport(call, run, { whose: orderRuns(call), to, options, columns: options?.mapping })
  return requireRun(call, id)
}

const MOST_DAYS = 4000

/** The days of some runs of days, each with its rate. @throws {Refused} for dates that are none, or too many of them */
const daysOf = (rates: readonly ImportRate[]): CompanyRate[] => {
  const found = rates.flatMap(({ currency, from, to, rate }) => {
    const [first, last] = [dayOfText(from), dayOfText(to)]
    if (Number.isNaN(first) || Number.isNaN(last) || last < first || last - first > MOST_DAYS || Number(rate) <= 0)
      throw new Refused('badRequest')
    return Array.from({ length: last - first + 1 }, (_, n) => ({ currency, day: first + n, rate }))
  })
  if (found.length > MOST_DAYS) throw new Refused('badRequest')
  return found
}

const saveRates = (call: Call, rates: readonly ImportRate[]): Promise<number> => {
  const company_id = requireImporter(call)
  const member_id = Number(call.viewer.record.id)
  return call.context.db.transaction().execute(async (tx) => {
    const days = await writeCompanyRates(tx, company_id, member_id, daysOf(rates), call.now)
    for (const { currency, from, to, rate } of rates)
      await insertAudit(tx, {
        member_id,
        action: 'import.rate',
        object_type: 'company',
        object_id: String(company_id),
        after: { currency, from, to, rate },
        ip: call.ip,
        now: call.now,
      })
    return days
  })
}

/** What became of a run that was taken back, in words. */
const noteOf = (call: Call, { action, note }: LogRow): string => {
  if (action !== 'undone' || note === '') return note
  const { removed, restored, returns, billed } = fromJson<Undone>(note)
  return isZh(call)
    ? `移除订单 ${removed}，还原订单 ${restored}，撤回退货 ${returns}，账单中保留 ${billed}`
    : `${removed} orders removed, ${restored} restored, ${returns} returns taken back, ${billed} kept because a bill holds them`
}

const detail = (call: Call, id: string) =>
  consistently(call.context.db, async (tx) => {
    const whose = orderRuns(call)
    const run = await readRun(tx, whose, id)
    if (!run) throw new Refused('import.none')
    const { currency } = await readCompany(tx, whose.company_id)
    const nothing = { days: [], changed: [], changedOrders: 0 }
    const job = run.job_id
    const changed = job === null ? null : await changedSinceJob(tx, job)
    const found =
      job === null || changed ? nothing : { days: await readImportDays(tx, job), ...(await readChanged(tx, job)) }
    const log = await readImportLog(tx, run.id)
    const own = shown(call, run)
    const reason =
      changed && own.reason === ''
        ? sayFor(call.header('lang'), call.header('accept-language'))('import.untied')
        : own.reason
    return { run: { ...own, reason }, currency, ...found, log: log.map((row) => ({ ...row, note: noteOf(call, row) })) }
  })

export const mountImports = (router: Router, context: Context): void => {
  implement(router, context, importsApi, {
    list: (_, call) =>
      consistently(context.db, async (tx) => {
        const whose = orderRuns(call)
        const { currency } = await readCompany(tx, whose.company_id)
        const kept = importsApi.check.input.shape.options.shape.mapping.safeParse(await readMappingOf(tx, whose))
        const runs = await readRuns(tx, whose)
        return { runs: runs.map((run) => shown(call, run)), mapping: kept.success ? kept.data : null, currency }
      }),
    open: async (file, call) => shown(call, await requireRun(call, await openUpload(call, orderRuns(call), file))),
    upload: async (_, call) => {
      requireImporter(call)
      const part = await readPart(call)
      await takePart(call, await requireRun(call, part.id), part)
      return shown(call, await requireRun(call, part.id))
    },
    preview: ({ id, options }, call) => preview(call, id, options),
    run: ({ id }, call) => detail(call, id),
    check: async ({ id, options }, call) => shown(call, await move(call, id, 'checking', options)),
    start: async ({ id }, call) => shown(call, await move(call, id, 'queued')),
    undo: async ({ id }, call) => shown(call, await move(call, id, 'undoing')),
    rates: async ({ rates }, call) => ({ days: await saveRates(call, rates) }),
    cancel: async ({ id }, call) => {
      if (!(await cancelRun(context.db, orderRuns(call), id, call.now))) throw new Refused('import.none')
      return shown(call, await requireRun(call, id))
    },
  })
  router.get('/private/import/:secret/rejects.csv', serveRejects(context))
}
