import * as z from 'zod/mini'

const count = (most: number) => z.int().check(z.minimum(0), z.maximum(most))

/** What a paired wall tells of itself, at most twice a minute; null: its browser does not say. */
export const wallReport = z.strictObject({
  /** Of its window, CSS pixels. */
  w: count(32_767),
  h: count(32_767),
  /** Frames a second of its page. */
  fps: z.nullable(count(1000)),
  tier: z.nullable(z.enum(['full', 'lean', '2d'])),
  /** WebGL contexts lost since its page began. */
  losses: count(1_000_000),
  /** Megabytes of script memory. */
  heap_mb: z.nullable(count(1_000_000)),
  /** Seconds since the newest message that it accepted; null: none so far. */
  age_s: z.nullable(count(100_000_000)),
  /** The last error of its page; empty: none. */
  error: z.string().check(z.maxLength(200)),
})
export type WallReport = z.infer<typeof wallReport>

/** Least seconds between two of one wall. */
export const REPORT_EVERY_S = 30
