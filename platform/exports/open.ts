import type { Db } from '../db/tables.ts'
import type { SpecialIds } from '../http/record.ts'
import { cutBy } from '../queries/ads/sight.ts'
import type { ClaimedJob } from '../queries/exports/work.ts'
import { ExportFailure } from './failure.ts'
import { differenceIn, listQueryOf } from './query.ts'
import { rightOf } from './right.ts'
import { openTable } from './rows.ts'
import { titleOf, wordsIn } from './words.ts'
import type { FileContent } from './write.ts'

export interface OpenedExport extends Omit<FileContent, 'format'> {
  readonly batches: AsyncGenerator<FileContent['batches'] extends AsyncIterable<infer Batch> ? Batch : never>
  /** Null when they could not be counted in time, which hinders nobody. */
  readonly total: number | null
}

/** What a job's file shall hold. @throws {ExportFailure} when its account may not see it any more */
export const openExport =
  ({ db, special, nowMs }: { db: Db; special: SpecialIds; nowMs: () => number }) =>
  async (job: ClaimedJob): Promise<OpenedExport> => {
    const now = Math.floor(nowMs() / 1000)
    const right = await rightOf(db, special, job, now)
    if (!right) throw new ExportFailure('export.failed.denied')
    const { list } = right
    const scope = cutBy(right.scope, differenceIn(job.query))
    const query = listQueryOf(list, job.query)
    if (!query) throw new ExportFailure('export.failed.query')
    const words = wordsIn(job.language)
    const table = await openTable(db, {
      list,
      scope,
      query,
      fields: job.fields,
      words,
      now,
      totals: job.format === 'xlsx',
    })
    const total = await table.count().catch(() => null)
    return {
      total,
      title: titleOf(list, words),
      columns: table.columns,
      batches: table.batches(),
      totals: table.totals,
    }
  }
