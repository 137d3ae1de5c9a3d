import * as z from 'zod/mini'
import type { UserRecord } from '../record/record.ts'
import { endpoint } from './endpoint.ts'

/** Bytes of a file at most, and of a part in which it is sent: each part is a call of its own. */
export const importLimit = 200 * 1024 * 1024
export const importPart = 4 * 1024 * 1024

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
export const importEncodings = ['utf-8', 'gb18030', 'utf-16le'] as const

/** Which column of the file a field is in; a company keeps the last one that it used. */
const mapping = z.object({
  columns: z.partialRecord(z.enum(importFields), z.string().check(z.minLength(1), z.maxLength(200))),
  date_format: z.enum(dateForms),
  decimal_comma: z.boolean(),
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
})
export type ImportOptions = z.infer<typeof options>

/** Numbers as the import's last line tells them: `lines` = `imported` + `duplicates` + `rejected`; amounts are decimals. */
const summary = z.object({
  lines: z.int(),
  imported: z.int(),
  duplicates: z.int(),
  rejected: z.int(),
  orders: z.int(),
  gross: z.number(),
  refunds: z.number(),
  net: z.number(),
  currency: z.string(),
  seconds: z.number(),
})

const run = z.object({
  id: z.string(),
  name: z.string(),
  /** Bytes; `received` of them have come. */
  size: z.int(),
  received: z.int(),
  state: z.enum(['upload', 'ready', 'queued', 'running', 'done', 'failed', 'cancelled']),
  lines: z.int(),
  /** Part of the file that is read, in hundredths of a per cent. */
  part_bp: z.int(),
  /** Lines a second of this attempt; null before there is any. */
  speed: z.nullable(z.int()),
  summary: z.nullable(summary),
  /** Why it failed. */
  reason: z.string(),
  /** Where the rejected lines are fetched from; empty without any. */
  rejects: z.string(),
  by: z.string(),
  add_time: z.int(),
})
export type ImportRun = z.infer<typeof run>

const id = z.string().check(z.regex(/^[1-9]\d{0,17}$/))

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

/** Files of order lines, sent in parts and imported by the platform; see docs/import.md for what a file may hold. */
export const importsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/import/list',
    access: 'orders',
    input: z.object({}),
    data: z.object({ runs: z.array(run), mapping: z.nullable(mapping), currency: z.string() }),
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
    input: z.object({}),
    data: run,
  }),
  /** The first twenty lines as they would be read; without options the columns alone. */
  preview: endpoint({
    method: 'POST',
    path: '/api/v1/import/preview',
    access: 'orders',
    input: z.strictObject({ id, options }),
    data: preview,
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/import/start',
    access: 'orders',
    input: z.strictObject({ id, options }),
    data: run,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/import/cancel',
    access: 'orders',
    input: z.strictObject({ id }),
    data: run,
  }),
}
