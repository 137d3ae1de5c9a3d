import type { AnalysisMetric } from '../areas/analysis/metrics.ts'
import type { Language } from '../i18n/texts.ts'
import type { DateBasis } from './basis.ts'
import type { MetricId } from './catalogue.ts'
import { englishNotes, englishWhen } from './notes-en.ts'
import { chineseNotes, chineseWhen } from './notes-zh.ts'

/** What a figure means, in the words of the trade. */
export interface MetricNote {
  readonly what: string
  /** Which orders count: cancelled and refunded ones among them? */
  readonly counts: string
  /** One case with numbers. */
  readonly example: string
}

export type NotedId = MetricId | AnalysisMetric
export type Notes = Readonly<Record<NotedId, MetricNote>>

/** What decides the day: a moment of the order lines, or of what is no order the day that is reported, billed or planned. */
export type When = DateBasis | 'reported' | 'ads' | 'month' | 'now' | 'approved' | 'published' | 'added'
export type WhenTexts = Readonly<Record<When, string>>

const notes: Readonly<Record<Language, Notes>> = { zh: chineseNotes, en: englishNotes }
const whens: Readonly<Record<Language, WhenTexts>> = { zh: chineseWhen, en: englishWhen }

const own: Readonly<Partial<Record<NotedId, When>>> = {
  M09: 'settled',
  M16: 'delivered',
  M19: 'reported',
  M20: 'reported',
  M21: 'reported',
  M22: 'reported',
  M23: 'reported',
  M24: 'reported',
  M25: 'ads',
  M26_CPM: 'ads',
  M26_CPC: 'ads',
  M26_CTR: 'ads',
  M26_CVR: 'ads',
  M26_CPA: 'ads',
  M27: 'ads',
  M29: 'month',
  M41: 'added',
  M42_POOL: 'now',
  M42_EDITING: 'now',
  M42_REVIEW: 'now',
  M42_REVISION: 'now',
  M43: 'approved',
  M44: 'approved',
  M45: 'approved',
  M46: 'now',
  M47: 'approved',
  M48: 'published',
  M49: 'published',
  M50: 'now',
}

export const noteOf = (language: Language, id: NotedId): MetricNote => notes[language][id]

/** By which day a figure counts: the metric's own one unless its place says another. */
export const whenOf = (language: Language, id: NotedId, basis?: DateBasis): string =>
  whens[language][basis ?? own[id] ?? 'paid']
