import * as z from 'zod/mini'
import { rowSizes } from './list.ts'

/** Rows that one call may act on: a page of the largest size. */
export const BULK_LIMIT = Math.max(...rowSizes)

/** Characters of a row's key: that of an order line holds three ids, their signs escaped. */
export const LONGEST_KEY = 700

/** The keys of the rows that a bulk action is for, each once. */
export const bulkKeys = z.array(z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY))).check(
  z.minLength(1),
  z.maxLength(BULK_LIMIT),
  z.refine((keys) => new Set(keys).size === keys.length),
)

/** By column, what stands in a row. */
export const rowValues = z.record(z.string(), z.nullable(z.union([z.int(), z.string(), z.boolean()])))
export type RowValues = z.output<typeof rowValues>

/**
 * What became of each row: rows are done one by one, each whole or not at all; `message` says why one was refused, `fields` which
 * of what was asked with it is wrong, `now` to
 * what the caller must agree first; `answer` is what a row that was done tells.
 */
export const bulkData = z.object({
  results: z.array(
    z.object({
      key: z.string(),
      ok: z.boolean(),
      message: z.string(),
      fields: z.optional(z.record(z.string(), z.string())),
      now: z.optional(rowValues),
      answer: z.optional(z.record(z.string(), z.string())),
    }),
  ),
})
export type BulkData = z.infer<typeof bulkData>
