import type { Zones } from '../../../shared/live/zones.ts'

export type TickerItem = Zones['ticker'][number]

const levels: Readonly<Record<TickerItem['level'], number>> = { red: 0, amber: 1, gold: 2, plain: 3 }
const kinds: Readonly<Record<TickerItem['kind'], number>> = { alert: 0, milestone: 1, announcement: 2, notice: 3 }

/** Alerts first (red before amber), then milestones, then announcements, then notices; the newest first among equals. */
export const tickerOrder = (items: readonly TickerItem[]): readonly TickerItem[] =>
  [...items].sort((a, b) => kinds[a.kind] - kinds[b.kind] || levels[a.level] - levels[b.level] || b.t - a.t)
