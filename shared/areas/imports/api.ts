import * as z from 'zod/mini'
import { endpoint } from '../../api/endpoint.ts'
import { rowId } from '../../api/row-id.ts'
import type { UserRecord } from '../../record/record.ts'

/** Bytes of a file at most, and of a part in which it is sent: each part is a call of its own. */
export const importLimit = 200 * 1024 * 1024
export const importPart = 4 * 1024 * 1024

/** How the names of files end that may be sent; what is in one is looked at when it is opened. */
export const importName = /\.(?:(?:csv|tsv|txt)(?:\.gz)?|xlsx)$/i

/** Leaders who see their whole company, and the platform's operator. */
export const mayImport = ({ scope, operator }: Pick<UserRecord, 'scope' | 'operator'>): boolean =>
  scope.startsWith('c') || operator === 1

export const importPresets = ['tiktok-affiliate', 'online-retail', 'mapping'] as const
export type ImportPreset = (typeof importPresets)[number]

/** What a line of an own table can say, in the order in which it is asked. */
export const importFields = [
  'order_id',
  'sku_id',
  'product_id',
  'pay_amount',
  'create_time',
  'paid_time',
  'currency',
  'quantity',
  'price',
  'product_name',
  'sku_name',
  'shop_name',
  'region',
  'creator_id',
  'creator_username',
  'content_type',
  'content_id',
  'standard_rate',
  'shop_ads_rate',
  'partner_rate',
  'refund_amount',
  'order_status',
  'settlement_status',
  'delivery_time',
  'settled_time',
  'buyer',
] as const
export type ImportField = (typeof importFields)[number]

/** Groups of fields of which a table must have one. */
export const neededFields: readonly (readonly ImportField[])[] = [
  ['order_id'],
  ['sku_id', 'product_id'],
  ['pay_amount'],
  ['create_time', 'paid_time'],
]

export const dateForms = ['auto', 'YMD', 'DMY', 'MDY', 'unix', 'unix_ms'] as const
export type DateForm = (typeof dateForms)[number]
/** Which mark stands before decimals: `1,234.50` or `1.234,50`. */
export const numberForms = ['auto', 'point', 'comma'] as const
export type NumberForm = (typeof numberForms)[number]
export const importEncodings = ['utf-8', 'gb18030', 'utf-16le'] as const

/** Which column of the file a field is in; a company keeps the last one that it used. */
const mapping = z.object({
  columns: z.partialRecord(z.enum(importFields), z.string().check(z.minLength(1), z.maxLength(200))),
})
export type ImportMapping = z.infer<typeof mapping>

const options = z.object({
  preset: z.enum(importPresets),
  mapping: z.nullable(mapping),
  encoding: z.enum(importEncodings),
  /** IANA zone of times that carry none; empty: the preset's, then the company's. */
  zone: z.string().check(z.trim(), z.maxLength(60)),
  /** Where the file does not tell it; empty: the company's. */
  currency: z.string().check(z.regex(/^([A-Z]{3})?$/)),
  dates: z.enum(dateForms),
  numbers: z.enum(numberForms),
  /** When what the file says was true, where its reader knows better; null: what the file tells. Unix seconds. */
  reported_t: z.nullable(z.int().check(z.minimum(1), z.maximum(9_999_999_999))),
})
export type ImportOptions = z.infer<typeof options>

/** How a file is read until somebody chooses. */
export const firstImportOptions: ImportOptions = {
  preset: 'tiktok-affiliate',
  mapping: null,
  encoding: 'utf-8',
  zone: '',
  currency: '',
  dates: 'auto',
  numbers: 'auto',
  reported_t: null,
}

/**
 * Numbers as the import's last line tells them: `lines` = `imported` + `duplicates` + `rejected`. Amounts are decimals of
 * what the lines of the file are in the database after it, in the company's currency.
 */
const summary = z.object({
  lines: z.int(),
  /** Lines that are new or changed something. */
  imported: z.int(),
  duplicates: z.int(),
  rejected: z.int(),
  orders: z.int(),
  gross: z.number(),
  refunds: z.number(),
  net: z.number(),
  currency: z.string(),
  seconds: z.number(),
  /** Of `imported`: lines that were known and are different now. */
  replaced: z.int(),
  /** Of `duplicates`: lines that something newer is known of. */
  older: z.int(),
  /** Returns of which no sale is known. */
  adjustments: z.int(),
})
export type ImportSummary = z.infer<typeof summary>

/** Sums of lines, minor units of `currency`. */
const control = z.object({ currency: z.string(), lines: z.int(), pay_amt: z.int(), refund_amt: z.int() })
export type ImportControl = z.infer<typeof control>

/** How something was decided: by the reader, by a line of the file that leaves no choice, or because nothing tells. */
export const decidedForm = <T extends z.core.$ZodType>(form: T) =>
  z.object({
    form,
    source: z.enum(['said', 'found', 'assumed']),
    /** The line that settled it, and its text; 0 and empty without one. */
    line: z.int(),
    text: z.string(),
  })

/** What the whole file would become; nothing is written by finding out. `taken` + `repeated` + `refused` = `lines`. */
const check = z.object({
  lines: z.int(),
  orders: z.int(),
  taken: z.int(),
  refused: z.int(),
  /** Lines that are told again further down; what stands there counts. */
  repeated: z.int(),
  /** Of `taken`: lines of orders that are known. */
  known: z.int(),
  /** Of `known`: lines that something newer is known of. */
  older: z.int(),
  /** Why lines are refused, the commonest first. */
  refusals: z.array(z.object({ message: z.string(), lines: z.int(), first: z.array(z.int()) })),
  understood: z.array(z.object({ column: z.string(), field: z.string() })),
  /** Columns that nothing is read from. */
  ignored: z.array(z.string()),
  dates: decidedForm(z.enum(dateForms)),
  numbers: decidedForm(z.enum(numberForms)),
  zone: z.string(),
  /** Of the lines that would be taken, by currency. */
  controls: z.array(control),
  refusedControls: z.array(control),
  repeatedControls: z.array(control),
  /** When what the file says was true, and who says so: its reader, a column, its name, or its newest moment. */
  report: z.object({ t: z.int(), source: z.enum(['said', 'column', 'name', 'newest']) }),
  /** Oldest and newest time of a line. */
  first_t: z.nullable(z.int()),
  last_t: z.nullable(z.int()),
  /** Exchange rates that are missing, by runs of days (`YYYY-MM-DD`). */
  rates: z.array(z.object({ currency: z.string(), from: z.string(), to: z.string(), lines: z.int() })),
  /** Lines that would lower a refund, the first fifty; amounts in minor units of the company's currency. */
  lowered: z.array(z.object({ line: z.int(), order_id: z.string(), before: z.int(), after: z.int() })),
  loweredLines: z.int(),
  /** Lines of cancelled or ineligible orders that would live again, the first fifty; states of settlement. */
  revived: z.array(z.object({ line: z.int(), order_id: z.string(), before: z.int(), after: z.int() })),
  revivedLines: z.int(),
})
export type ImportCheck = z.infer<typeof check>

/**
 * upload: parts come; ready: it may be checked; checking; checked: it may be started; queued, running; done: every line is
 * accepted; open: lines were refused, and it may be tried again; failed, cancelled: the same; undoing, undone.
 */
export const importStates = [
  'upload',
  'ready',
  'checking',
  'checked',
  'queued',
  'running',
  'done',
  'open',
  'failed',
  'cancelled',
  'undoing',
  'undone',
] as const

/** What a file asks its reader before it can be checked. */
export const importAsks = ['', 'dates', 'numbers', 'currency', 'encoding'] as const

/** What every run of an import tells of itself. */
export const runShape = {
  id: z.string(),
  name: z.string(),
  /** Bytes; `received` of them have come. */
  size: z.int(),
  received: z.int(),
  state: z.enum(importStates),
  lines: z.int(),
  /** Part of the file that is read (or taken back), in hundredths of a per cent. */
  part_bp: z.int(),
  /** Lines a second of this attempt; null before there is any. */
  speed: z.nullable(z.int()),
  /** Why it failed, or what keeps it from being checked. */
  reason: z.string(),
  asks: z.enum(importAsks),
  /** Where the rejected lines are fetched from; empty without any. */
  rejects: z.string(),
  /** Whether the file is still here, so that it may be tried again. */
  isKept: z.boolean(),
  /** Who sent it; empty: the command line. */
  by: z.string(),
  add_time: z.int(),
} as const

const run = z.object({
  ...runShape,
  options: z.nullable(options),
  check: z.nullable(check),
  summary: z.nullable(summary),
})
export type ImportRun = z.infer<typeof run>

/** Lines and sums; amounts in minor units. */
const sums = z.object({ lines: z.int(), pay_amt: z.int(), refund_amt: z.int() })

/**
 * A day of a file (`YYYY-MM-DD` of the company, by the line's own time; empty: lines whose time cannot be read) in one
 * currency, in that currency: file = taken + adjustments + rejected + repeated (told again further down in the same file). A
 * return counts on the day on which it came back.
 * `told` is what was taken, in the company's currency, and `now` what those lines are in the database now.
 */
const importDay = z.object({
  day: z.string(),
  currency: z.string(),
  file: sums,
  taken: sums,
  adjustments: sums,
  rejected: sums,
  repeated: sums,
  told: sums,
  now: sums,
})
export type ImportDay = z.infer<typeof importDay>

const preview = z.object({
  header: z.array(z.string()),
  /** The field that each column seems to be. */
  guess: z.partialRecord(z.enum(importFields), z.string()),
  /** Presets whose columns the file has. */
  fits: z.array(z.enum(importPresets)),
  /** Why nothing of it can be read with these options; empty when it can. */
  problem: z.string(),
  currency: z.string(),
  zone: z.string(),
  rows: z.array(
    z.object({
      line: z.int(),
      /** Why the line would not be imported; empty when it would. */
      message: z.string(),
      /** Null for a line that would not be imported; amounts in minor units. */
      read: z.nullable(
        z.object({
          order_id: z.string(),
          sku_id: z.string(),
          product: z.string(),
          creator: z.string(),
          region: z.string(),
          quantity: z.int(),
          pay_amt: z.int(),
          /** Of the line, which its own cell may tell. */
          currency: z.string(),
          /** A sale, or goods that came back. */
          kind: z.enum(['line', 'return']),
          time: z.int(),
          order_status: z.nullable(z.int()),
        }),
      ),
    }),
  ),
})
export type ImportPreview = z.infer<typeof preview>

/** Units of `currency` for one US dollar on the days from `from` to `to` (`YYYY-MM-DD`), for this company alone. */
const rate = z.strictObject({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  from: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  to: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  rate: z.string().check(z.regex(/^\d{1,9}(\.\d{1,10})?$/)),
})
export type ImportRate = z.infer<typeof rate>

/** A part is no JSON: its fields are read from the body. */
export const importUploadInput = z.object({})

/** Files of order lines, sent in parts and imported by the platform; see docs/import.md for what a file may hold. */
export const importsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/import/list',
    access: 'orders',
    input: z.object({}),
    data: z.object({ runs: z.array(run), mapping: z.nullable(mapping), currency: z.string() }),
  }),
  /** One run with its reconciliation, its differences and what was done with it. */
  run: endpoint({
    method: 'GET',
    path: '/api/v1/import/run',
    access: 'orders',
    input: z.object({ id: rowId }),
    data: z.object({
      run,
      currency: z.string(),
      days: z.array(importDay),
      /** Orders that are no longer as the file told, the first hundred; amounts in the company's currency. */
      changed: z.array(z.object({ order_id: z.string(), day: z.string(), told: sums, now: sums, by: z.string() })),
      changedOrders: z.int(),
      log: z.array(z.object({ time: z.int(), by: z.string(), action: z.string(), note: z.string() })),
    }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/import/open',
    access: 'orders',
    input: z.strictObject({
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      size: z.int().check(z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER)),
    }),
    data: run,
  }),
  /** Multipart: `id`, `offset` in bytes, and the part. */
  upload: endpoint({
    method: 'POST',
    path: '/api/v1/import/upload',
    access: 'orders',
    input: importUploadInput,
    data: run,
  }),
  /** The first twenty lines as they would be read; without options the columns alone. */
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/import/preview',
    access: 'orders',
    input: z.strictObject({ id: rowId, options }),
    data: preview,
  }),
  /** Reads the whole file in the background, without writing anything: the run is `checking`, then `checked`. */
  check: endpoint({
    method: 'POST',
    path: '/api/v1/import/check',
    access: 'orders',
    input: z.strictObject({ id: rowId, options }),
    data: run,
  }),
  /** Imports a file that was checked; also again one with refused lines, with the options that it was checked with. */
  start: endpoint({
    method: 'POST',
    path: '/api/v1/import/start',
    access: 'orders',
    input: z.strictObject({ id: rowId }),
    data: run,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/import/cancel',
    access: 'orders',
    input: z.strictObject({ id: rowId }),
    data: run,
  }),
  /** Takes back, in the background, what the file added and changed. */
  undo: endpoint({
    method: 'POST',
    path: '/api/v1/import/undo',
    access: 'orders',
    input: z.strictObject({ id: rowId }),
    data: run,
  }),
  /** Exchange rates of the company's own, for days on which none is known. */
  rates: endpoint({
    method: 'POST',
    path: '/api/v1/import/rates',
    access: 'orders',
    input: z.strictObject({ rates: z.array(rate).check(z.minLength(1), z.maxLength(500)) }),
    data: z.object({ days: z.int() }),
  }),
}
