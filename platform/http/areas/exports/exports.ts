import { randomBytes } from 'node:crypto'
import type { Router } from 'express'
import { type ExportFormat, type ExportJob, exportAtOnce, exportsApi } from '../../../../shared/areas/exports/api.ts'
import { fileAtOnce } from '../../../exports/at-once.ts'
import { attachment, contentTypes, fileName } from '../../../exports/name.ts'
import { keptAddress, listQueryOf } from '../../../exports/query.ts'
import { titleOf, wordsIn } from '../../../exports/words.ts'
import { askedAmount } from '../../../lists/masks.ts'
import { consistently } from '../../../queries/consistent.ts'
import { cancelJob, insertJob, type JobRow, readJobs } from '../../../queries/exports/jobs.ts'
import { Ready } from '../../answers.ts'
import type { Call } from '../../call.ts'
import type { Context } from '../../context.ts'
import { mountDownload } from '../../download.ts'
import { implement, requireExporting } from '../../implement.ts'
import { requireList } from '../../list-access.ts'
import { makeQueue } from '../../queue.ts'
import { Refused, wrongField } from '../../refused.ts'
import { isTextKey, languageOf, sayFor } from '../../texts.ts'
import { busy } from '../account/new-password.ts'

/** Jobs of an account that wait or run. */
const MOST_JOBS = 3
const inTurn = makeQueue(2, 20)

interface Wanted {
  readonly list: string
  readonly query: string
  readonly columns: readonly string[]
}

/** @throws {Refused} beside the field that is wrong, and without the right to the list */
const readWanted = (call: Call, wanted: Wanted) => {
  const list = requireList(call, wanted.list)
  requireExporting(call.viewer, [list.screen, ...(list.also ?? [])])
  const query = listQueryOf(list, wanted.query)
  if (!query || askedAmount(call.viewer.scope.hides, list, query)) throw wrongField('query', 'field.wrong')
  const fields = new Set(wanted.columns)
  const known = list.columns.filter(({ field }) => fields.has(field))
  if (known.length < wanted.columns.length) throw wrongField('columns', 'field.wrong')
  const language = languageOf(call)
  return { list, query, fields: wanted.columns, words: wordsIn(language), scope: call.viewer.scope, now: call.now }
}

const nameOf = (call: Call, { list, words, now }: ReturnType<typeof readWanted>, format: ExportFormat): string =>
  fileName(titleOf(list, words), now, call.viewer.record.zone, format)

const shown = (call: Call, { secret, reason, ...job }: JobRow): ExportJob => {
  const say = sayFor(call.header('lang'), call.header('accept-language'))
  return {
    ...job,
    reason: isTextKey(reason) ? say(reason) : reason,
    url: job.state === 'done' ? `/private/export/${secret}/${encodeURIComponent(job.name)}` : '',
  }
}

export const mountExports = (router: Router, context: Context): void => {
  const { db, exports } = context
  implement(router, context, exportsApi, {
    now: async (input, call) => {
      const wanted = readWanted(call, input)
      const { format } = input
      const { keys } = input
      const asked = { ...wanted, format, title: titleOf(wanted.list, wanted.words), ...(keys ? { keys } : {}) }
      const made = await inTurn(async () => ({ file: await fileAtOnce(db, asked, exportAtOnce) }))
      if (!made) throw busy()
      if (!made.file) throw new Refused('export.tooLarge', { params: { most: exportAtOnce } })
      const headers = {
        'Content-Type': contentTypes[format],
        'Content-Disposition': attachment(nameOf(call, wanted, format)),
        'Cache-Control': 'private, no-store',
      }
      return new Ready(200, headers, made.file)
    },
    create: async (input, call) => {
      const wanted = readWanted(call, input)
      const job = {
        member_id: Number(call.viewer.record.id),
        scope: wanted.scope.text,
        list: input.list,
        query: keptAddress(input.query, call.timeDifference),
        fields: input.columns,
        language: wanted.words.language,
        format: input.format,
        name: nameOf(call, wanted, input.format),
        secret: randomBytes(16).toString('hex'),
      }
      const made = await db.transaction().execute((tx) => insertJob(tx, job, MOST_JOBS, call.now))
      if (!made) throw new Refused('export.tooMany', { params: { most: MOST_JOBS } })
      exports.wake()
      return shown(call, made)
    },
    list: async (input, call) => {
      const { page, limit } = input
      const member_id = Number(call.viewer.record.id)
      const { list, total } = await consistently(context.reads, (tx) => readJobs(tx, member_id, input, call.now))
      return { list: list.map((job) => shown(call, job)), total, page, limit, data_time: call.now }
    },
    cancel: async ({ id }, call) => {
      const member_id = Number(call.viewer.record.id)
      const cancelled = await db.transaction().execute((tx) => cancelJob(tx, member_id, id, call.now))
      if (!cancelled) throw new Refused('export.none')
      if (cancelled.file !== '') await exports.folder.remove(cancelled.file)
      return shown(call, cancelled.job)
    },
  })
  mountDownload(router, context)
}
