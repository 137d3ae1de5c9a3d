import { issueOf } from '../../../shared/areas/curated/issue.ts'
import { dateText } from '../../../shared/format/time.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { dayNumber, dayStart } from '../../../shared/time/zone.ts'
import type { Best } from './issue-bar.tsx'

export interface DraftPick {
  readonly product_id: string
  readonly title: string
  readonly topics: readonly number[]
  readonly reason: string
  readonly comment: string
}

export interface Draft {
  readonly issue: string
  /** `YYYY-MM-DD`; the end may be empty. */
  readonly publish: string
  readonly end: string
  readonly picks: readonly DraftPick[]
}

const WEEK = 7

/** The issues that can be edited: this week's, the next one's, and all that there are. */
export const editable = (best: Best, clock: Pick<UserRecord, 'zone' | 'cut_hour'>, now: number): readonly string[] => {
  const day = dayNumber(clock, now)
  const names = new Set([issueOf(day + WEEK), issueOf(day), ...best.issues.map(({ issue }) => issue)])
  return [...names].sort().toReversed()
}

/** What stands on the page, ready to be edited. */
export const draftOf = (best: Best, zone: string, now: number, fallback: string): Draft => ({
  issue: best.issue || fallback,
  publish: dateText(best.publish_time ?? now, zone),
  end: best.end_time === null ? '' : dateText(best.end_time, zone),
  picks: best.list.map(({ product_id, topics, reason, comment, row }) => ({
    product_id,
    title: row.title,
    topics,
    reason,
    comment,
  })),
})

/** Unix second when a day begins by the company's clock; null for none. */
export const startOf = (date: string, { zone, cut_hour }: Pick<UserRecord, 'zone' | 'cut_hour'>): number | null => {
  const day = Date.parse(date) / 86_400_000
  return Number.isNaN(day) ? null : dayStart({ zone, cut_hour }, day)
}

/** The list with one pick a place further up (-1) or down (1). */
export const moved = (picks: readonly DraftPick[], at: number, by: -1 | 1): readonly DraftPick[] => {
  const pick = picks[at]
  if (!pick || at + by < 0 || at + by >= picks.length) return picks
  return picks.toSpliced(at, 1).toSpliced(at + by, 0, pick)
}
