import * as z from 'zod/mini'
import { bulkKeys } from '../../api/bulk.ts'
import { endpoint } from '../../api/endpoint.ts'
import { listInput, listOf } from '../../api/list.ts'

export const exportStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'expired'] as const

/** A workbook (OOXML), or CSV: UTF-8 with byte order mark. */
export const exportFormat = z.enum(['xlsx', 'csv'])
export type ExportFormat = z.infer<typeof exportFormat>

const job = z.object({
  id: z.string(),
  list: z.string(),
  name: z.string(),
  format: exportFormat,
  state: z.enum(exportStates),
  /** Rows written so far, and rows in all once they are counted. */
  rows: z.int(),
  total: z.nullable(z.int()),
  /** Bytes of the finished file. */
  size: z.nullable(z.int()),
  /** Address of the finished file, good for as long as the file is kept; ranges are answered. */
  url: z.string(),
  /** Why it failed, for people. */
  reason: z.string(),
  add_time: z.int(),
  expire_time: z.nullable(z.int()),
})
export type ExportJob = z.infer<typeof job>

/** Above this many rows an export runs in the background. */
export const exportAtOnce = 5000

const wanted = {
  list: z.string().check(z.minLength(1), z.maxLength(40)),
  /** The query of the list page's address: same filters and order as on the screen. */
  query: z.string().check(z.maxLength(2000)),
  /** Fields in their order on the screen. */
  columns: z.array(z.string().check(z.maxLength(60))).check(z.minLength(1), z.maxLength(200)),
}

export const exportsApi = {
  /**
   * Up to 5,000 rows: the answer is the file itself (`Content-Disposition: attachment`), not an envelope. More rows are
   * refused with status 0; the background export is for them. With `keys` those rows of the query alone.
   */
  now: endpoint({
    method: 'POST',
    path: '/api/v1/export/now',
    access: 'session',
    input: z.strictObject({ ...wanted, format: z._default(exportFormat, 'csv'), keys: z.optional(bulkKeys) }),
    data: z.null(),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/export/create',
    access: 'session',
    input: z.strictObject({ ...wanted, format: exportFormat }),
    data: job,
  }),
  /** The account's own jobs, newest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/v1/export/list',
    access: 'session',
    input: listInput,
    data: listOf(job),
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/export/cancel',
    access: 'session',
    input: z.strictObject({ id: z.string().check(z.maxLength(20)) }),
    data: job,
  }),
}
