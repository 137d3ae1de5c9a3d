import * as z from 'zod/mini'
import type { Db } from '../db/tables.ts'
import { longestFate } from './head.ts'
import { type DemoCompany, readSetting, writeSetting } from './plan.ts'

const spanShape = z.object({ from: z.int(), to: z.int(), since: z.nullable(z.int()) })
/**
 * Orders paid in [from, to) that are behind: written, but only with their changes before `since`; null: not written (or
 * some of them, by a step that was killed). Unix seconds.
 */
export type Span = z.infer<typeof spanShape>

const progressShape = z.object({ at: z.int(), left: z.array(spanShape) })
/**
 * How far the demo is written: every order paid before `at` is there with its changes before `at`, but for those of the
 * spans in `left` (apart from each other, oldest first).
 */
export type DemoProgress = z.infer<typeof progressShape>

const progressKey = 'demo.progress'

export const readProgress = async (db: Db, { company_id, plan }: DemoCompany): Promise<DemoProgress> => {
  const value = await readSetting(db, company_id, progressKey)
  return value === undefined ? { at: plan.origin, left: [] } : progressShape.parse(value)
}

export const writeProgress = (db: Db, { company_id }: DemoCompany, progress: DemoProgress): Promise<void> =>
  writeSetting(db, company_id, progressKey, progress, progress.at)

/** To apply changes a second time changes nothing, so the earlier `since` holds for both. */
const joined = (spans: readonly Span[]): Span[] => {
  const list: Span[] = []
  for (const span of spans) {
    const last = list.at(-1)
    if (last?.to !== span.from || (last.since === null) !== (span.since === null)) list.push({ ...span })
    else {
      last.to = span.to
      if (last.since !== null && span.since !== null) last.since = Math.min(last.since, span.since)
    }
  }
  return list
}

/**
 * The same progress as of the later second `to`: the time between is not written, and what was up to date before lacks
 * its changes since. An earlier `to` changes nothing.
 */
export const extended = (progress: DemoProgress, to: number, origin: number): DemoProgress => {
  const { at, left } = progress
  if (to <= at) return progress
  const behind: Span[] = []
  let from = Math.max(origin, at - longestFate)
  for (const span of [...left, { from: at, to: at }]) {
    if (span.from > from) behind.push({ from, to: span.from, since: at })
    from = Math.max(from, span.to)
  }
  const spans = [...left, ...behind, { from: at, to, since: null }]
  return { at: to, left: joined(spans.sort((a, b) => a.from - b.from)) }
}

/** The same progress with the newest span done from its end down to `from`. */
export const shortened = ({ at, left }: DemoProgress, from: number): DemoProgress => ({
  at,
  left: left.flatMap((span, i) => {
    if (i < left.length - 1) return [span]
    return span.from < from ? [{ ...span, to: from }] : []
  }),
})
