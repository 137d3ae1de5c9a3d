import { countryName } from '../../../shared/geo/countries.ts'
import type { Language, Params } from '../../../shared/i18n/texts.ts'
import type { Zones } from '../../../shared/live/zones.ts'

export type TickerItem = Zones['ticker'][number]

const levels: Readonly<Record<TickerItem['level'], number>> = { red: 0, amber: 1, gold: 2, plain: 3 }
const kinds: Readonly<Record<TickerItem['kind'], number>> = { alert: 0, milestone: 1, notice: 2 }

/** Alerts first (red before amber), then milestones, then notices; the newest first among equals. */
export const tickerOrder = (items: readonly TickerItem[]): readonly TickerItem[] =>
  [...items].sort((a, b) => kinds[a.kind] - kinds[b.kind] || levels[a.level] - levels[b.level] || b.t - a.t)

/** Parameters as people read them: a `country` comes as its code. */
export const readable = (params: TickerItem['params'], language: Language): Params =>
  typeof params.country === 'string' ? { ...params, country: countryName(params.country, language) } : params
