import * as z from 'zod/mini'
import { endpoint } from '../api/endpoint.ts'
import { rowId } from '../api/row-id.ts'
import {
  dateForms,
  decidedForm,
  importEncodings,
  importUploadInput,
  numberForms,
  runShape,
} from '../areas/imports/api.ts'
import { importIds } from './all.ts'

const into = z.enum(importIds)
const oneRun = z.strictObject({ into, id: rowId })

/** Column of the file by the name of ours. */
const columns = z.record(z.string().check(z.maxLength(60)), z.string().check(z.minLength(1), z.maxLength(200)))

export const tableOptions = z.object({
  /** Null: as the headings tell. */
  columns: z.nullable(columns),
  encoding: z.enum(importEncodings),
  dates: z.enum(dateForms),
  numbers: z.enum(numberForms),
  /** When what the file says was true; null: as its name tells, else when it was sent. Unix seconds. */
  reported_t: z.nullable(z.int().check(z.minimum(1), z.maximum(9_999_999_999))),
})
export type TableOptions = z.infer<typeof tableOptions>

export const plainOptions: TableOptions = {
  columns: null,
  encoding: 'utf-8',
  dates: 'auto',
  numbers: 'auto',
  reported_t: null,
}

export const tableCounts = z.object({
  /** `added` + `changed` + `same` + `older` + `refused`. */
  lines: z.int(),
  added: z.int(),
  changed: z.int(),
  /** As the database has it already, also told twice in the file. */
  same: z.int(),
  /** Something newer is known. */
  older: z.int(),
  refused: z.int(),
})
export type TableCounts = z.infer<typeof tableCounts>

/** What the whole file would become; nothing is written by finding out. */
const check = z.object({
  counts: tableCounts,
  /** Why lines are refused, the commonest first. */
  refusals: z.array(z.object({ message: z.string(), lines: z.int(), first: z.array(z.int()) })),
  /** Columns of the file that nothing is read from. */
  ignored: z.array(z.string()),
  dates: decidedForm(z.enum(dateForms)),
  numbers: decidedForm(z.enum(numberForms)),
  report: z.object({ t: z.int(), source: z.enum(['said', 'name', 'sent']) }),
})
export type TableCheck = z.infer<typeof check>

const run = z.object({
  ...runShape,
  options: z.nullable(tableOptions),
  check: z.nullable(check),
  summary: z.nullable(z.object({ ...tableCounts.shape, seconds: z.number() })),
})
export type TableRun = z.infer<typeof run>

const preview = z.object({
  header: z.array(z.string()),
  /** The column of each field, as chosen or as the headings tell. */
  columns,
  /** Why nothing of it can be read with these options; empty when it can. */
  problem: z.string(),
  currency: z.string(),
  rows: z.array(
    z.object({
      line: z.int(),
      /** Why the line would not be imported; empty when its cells can be read. */
      message: z.string(),
      /** By field, in the units of `ImportKind`; a member by name, a date as `YYYY-MM-DD`. Empty for a line that is refused. */
      cells: z.record(z.string(), z.nullable(z.union([z.string(), z.int()]))),
    }),
  ),
})
export type TablePreview = z.infer<typeof preview>

const access = 'session'
const path = '/api/v1/import/into'

/** Files into declared tables, sent in parts and imported by the platform; who may is what the declaration says. */
export const tableImportApi = {
  /** The caller's last imports into a table; leaders who see the company see everybody's. */
  list: endpoint({
    method: 'GET',
    path: `${path}/list`,
    access,
    input: z.object({ into }),
    data: z.object({ may: z.boolean(), runs: z.array(run), currency: z.string() }),
  }),
  run: endpoint({ method: 'GET', path: `${path}/run`, access, input: z.object({ into, id: rowId }), data: run }),
  open: endpoint({
    method: 'POST',
    path: `${path}/open`,
    access,
    input: z.strictObject({
      into,
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      size: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
    }),
    data: run,
  }),
  /** Multipart: `into`, `id`, `offset` in bytes, and the part. */
  upload: endpoint({ method: 'POST', path: `${path}/upload`, access, input: importUploadInput, data: run }),
  /** The first twenty lines as they would be read. */
  preview: endpoint({
    method: 'POST',
    path: `${path}/preview`,
    access,
    input: z.strictObject({ into, id: rowId, options: tableOptions }),
    data: preview,
  }),
  /** Tries the whole file in the background, without leaving anything: the run is `checking`, then `checked`. */
  check: endpoint({
    method: 'POST',
    path: `${path}/check`,
    access,
    input: z.strictObject({ into, id: rowId, options: tableOptions }),
    data: run,
  }),
  start: endpoint({ method: 'POST', path: `${path}/start`, access, input: oneRun, data: run }),
  cancel: endpoint({ method: 'POST', path: `${path}/cancel`, access, input: oneRun, data: run }),
}
