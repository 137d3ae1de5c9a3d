import type { ScreenId } from '../access/screens.ts'
import { liveFigureNames } from '../areas/lives/figures.ts'

/** A place of a screen where an account chooses what stands there. */
export interface MetricZone {
  readonly screens: readonly ScreenId[]
  /** All that can stand there, those first that stand there unless the account chose. */
  readonly all: readonly string[]
  readonly first: number
  readonly most: number
}

/** The cards of the real-time dashboard beside turnover. */
const cards = ['M03', 'M05', 'M06', 'M07', 'M08', 'M17', 'M13', 'M02', 'M10', 'M15', 'M18'] as const

export const metricZones = {
  console: { screens: ['console'], all: cards, first: 7, most: 11 },
  /** Beside the three that always stand there: eleven together. */
  liveRoom: { screens: ['liveData', 'liveRoom'], all: liveFigureNames, first: 8, most: 8 },
} as const satisfies Record<string, MetricZone>

export const metricZoneIds = ['console', 'liveRoom'] as const satisfies readonly (keyof typeof metricZones)[]
export type MetricZoneId = (typeof metricZoneIds)[number]

/** What stands in a zone: what was chosen and is still known there, each once; null, or none of it: its own. */
export const metricsIn = (zone: MetricZone, chosen: readonly string[] | null): readonly string[] => {
  const kept = [...new Set(chosen ?? [])].filter((name) => zone.all.includes(name)).slice(0, zone.most)
  return kept.length > 0 ? kept : zone.all.slice(0, zone.first)
}
