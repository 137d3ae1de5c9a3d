import * as z from 'zod/mini'
import { clipLanes } from './clip-lanes.ts'
import { tickerZone } from './zones.ts'

const id = z.string()
const count = z.int().check(z.minimum(0))
/** Unix seconds. */
const t = z.int()
/** Basis points; null where there is nothing to divide by. */
const rate = z.nullable(z.int())

/** The leading figures of clip work. */
export const clipKpiZone = z.object({
  /** Tasks in review now, and since when the oldest has waited. */
  review: count,
  review_t: z.nullable(t),
  /** M43 today, and its mean of a day over the 14 days before in tenths; null when none was approved then. */
  approved: count,
  usual_tenths: z.nullable(count),
  /** M46: unfinished tasks past their time, of how many. */
  overdue: count,
  open: count,
  overdue_bp: rate,
  /** M44 of the last 7 days, and of how many approved clips. */
  first_bp: rate,
  first_of: count,
  /** Clips published today. */
  published: count,
})

/** An address of a picture, of the platform's own good for an hour at least; null: there is none. */
const cover = z.nullable(z.string())

/** A task as a card: who has it, since when it is in its lane, until when it is due, what it looks like. `id` is its number. */
const card = z.object({
  id,
  title: z.string(),
  cutter: z.string(),
  since_t: t,
  deadline_t: t,
  version: count,
  paused: z.boolean(),
  /** Of its newest version, else of the demand's product. */
  cover,
})

/**
 * The board: of each lane how many tasks it has (of `approved`: today), when its oldest came, how many it should have at
 * most, and the cards on top. `moves`: the newest changes of lane, the latest first.
 */
export const lanesZone = z.object({
  lanes: z.array(
    z.object({ id: z.enum(clipLanes), count, oldest_t: z.nullable(t), limit: z.nullable(count), cards: z.array(card) }),
  ),
  moves: z.array(
    z.object({
      id,
      task: z.string(),
      title: z.string(),
      cutter: z.string(),
      to: z.enum([...clipLanes, 'published']),
      t,
    }),
  ),
})

/** Cutters, those with the fewest open tasks first: `open` of `most` tasks, M43 of today, M44 of 7 days, overdue ones. */
export const cuttersZone = z.object({
  total: count,
  /** Who did something in the last 15 minutes. */
  online: count,
  /** Without any open task. */
  free: count,
  most: count,
  rows: z.array(
    z.object({
      id,
      name: z.string(),
      open: count,
      editing: count,
      overdue: count,
      approved: count,
      first_bp: rate,
      online: z.boolean(),
    }),
  ),
})

/** Open demands, and those that will miss their time: what is missing, until when. M50 over all of them. */
export const demandsZone = z.object({
  open: count,
  required: count,
  approved: count,
  progress_bp: rate,
  at_risk: count,
  rows: z.array(
    z.object({ id, title: z.string(), missing: count, required: count, deadline_t: t, overdue: z.boolean() }),
  ),
})

/** Business days, the last one is today: versions submitted, clips approved, versions rejected. */
export const clipTrendZone = z.array(z.object({ id, submitted: count, approved: count, rejected: count }))

/** A published clip; plays and what follows from them are null so long as nobody reports them. */
const clip = {
  id,
  title: z.string(),
  cutter: z.string(),
  cover,
}

/**
 * What published clips brought. `rows`: of those of 30 days the five with the most turnover; `data_until` is the second up to
 * which their plays are reported, `gpm_amt` M19. `hit_bp` M48 of `clips` published ones, `month_amt` the turnover of all
 * clips in this month. `moments`: what was published, sold first or became a hit within two hours, the latest first.
 */
export const hitsZone = z.object({
  clips: count,
  hit_bp: rate,
  month_amt: z.int(),
  rows: z.array(
    z.object({
      ...clip,
      account: z.string(),
      published_t: t,
      plays: z.nullable(count),
      data_until: z.nullable(t),
      gmv_amt: z.int(),
      gpm_amt: z.nullable(z.int()),
      hit: z.boolean(),
    }),
  ),
  moments: z.array(
    z.object({
      ...clip,
      kind: z.enum(['published', 'sold', 'hit']),
      task: z.string(),
      t,
      amt: z.nullable(z.int()),
      plays: z.nullable(count),
    }),
  ),
})

const share = z.object({ id, n: count })
/** Materials that may be used, by kind and by source; M41 (`come`), those whose licence ends within a week, those never used. */
export const materialsZone = z.object({
  come: count,
  usable: count,
  ending: count,
  unused: count,
  kinds: z.array(share),
  sources: z.array(share),
})

/** The zones of the clip wall, each with the schema that the relay holds the platform's answer against. */
export const clipZones = {
  clip_kpi: clipKpiZone,
  lanes: lanesZone,
  cutters: cuttersZone,
  demands: demandsZone,
  clip_trend: clipTrendZone,
  hits: hitsZone,
  materials: materialsZone,
  ticker: tickerZone,
} as const
