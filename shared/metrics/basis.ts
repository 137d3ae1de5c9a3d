import type { Translate } from '../i18n/texts.ts'
import type { MetricId } from './catalogue.ts'

/** The moment that puts an order line into a range of days; `any`: there is no range, all lines count. */
export const dateBases = ['create', 'paid', 'delivered', 'settled', 'any'] as const
export type DateBasis = (typeof dateBases)[number]

export const isDateBasis = (name: string | undefined): name is DateBasis => dateBases.some((basis) => basis === name)

/** Metrics whose definition goes by another moment than payment; their names say so. */
const own = { M09: 'settled', M16: 'delivered' } as const satisfies Partial<Record<MetricId, DateBasis>>

const hasOwn = (id: MetricId): id is keyof typeof own => Object.hasOwn(own, id)

/** By which moment a metric counts wherever nothing else is said. */
export const basisOf = (id: MetricId): DateBasis => (hasOwn(id) ? own[id] : 'paid')

type NameKey = `metric.${MetricId}` | `plain.${keyof typeof own}` | `basis.${DateBasis}`

/** The name of a figure, and the moment that it goes by where that is not payment or not the metric's own. */
export interface FigureName {
  readonly name: string
  /** `按结算日`; empty where the bare name says it all. */
  readonly by: string
}

/**
 * Two figures of one name are equal for the same scope and range: counted by another moment than its own a metric has that
 * moment behind its name, and where its own is not payment always.
 */
export const figureName = (text: Translate<NameKey>, id: MetricId, basis: DateBasis = basisOf(id)): FigureName => {
  if (hasOwn(id)) return { name: text(`plain.${id}`), by: text(`basis.${basis}`) }
  return { name: text(`metric.${id}`), by: basis === 'paid' ? '' : text(`basis.${basis}`) }
}

/** What a list says above itself that is no metric, or stands in place of one. */
interface ListFigure {
  /** Shown where the list's days are not those by which this metric counts: it says its day always. */
  readonly insteadOf?: MetricId
}

/** The moment behind the name of such a figure; empty where the bare name says it all. */
export const figureBy = (
  text: Translate<`basis.${DateBasis}`>,
  { insteadOf }: ListFigure,
  basis: DateBasis = 'paid',
): string => (basis === 'paid' && !insteadOf ? '' : text(`basis.${basis}`))

/** Whether days cut by `basis` are those by which a metric counts; without any days every moment is the same. */
export const isOwnBasis = (id: MetricId, basis: DateBasis | undefined): boolean =>
  basis === undefined || basis === 'any' || basis === basisOf(id)

/** The name of a metric in one line: `实际佣金（按结算日）`. */
export const metricName = (
  text: Translate<NameKey | 'basis.of'>,
  id: MetricId,
  basis: DateBasis = basisOf(id),
): string => {
  const { name, by } = figureName(text, id, basis)
  return by === '' ? name : text('basis.of', { name, by })
}
