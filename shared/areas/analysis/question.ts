import * as z from 'zod/mini'
import { filterShape } from '../../lists/filter.ts'
import { type Dimension, isDimension } from './dimensions.ts'
import { filterNames, lineFilters } from './list.ts'
import { type AnalysisMetric, isAnalysisMetric } from './metrics.ts'

export const mostDimensions = 3
export const mostMetrics = 10
/** Values of an answer, those compared with and the empty ones of a cross table counted. */
export const mostCells = 50_000

export const compareModes = ['none', 'previous', 'year'] as const
export type CompareMode = (typeof compareModes)[number]

/** What a page asks that says nothing: the kept sums answer it. */
export const ownDims: readonly Dimension[] = ['day']
export const ownMetrics: readonly AnalysisMetric[] = ['M01', 'M03', 'M08', 'M13']

export interface Question {
  readonly dims: readonly Dimension[]
  /** The last dimension stands as columns. */
  readonly pivot: boolean
  readonly metrics: readonly AnalysisMetric[]
  readonly compare: CompareMode
  readonly start_time: number
  readonly end_time: number
  /** Filters by parameter name, in the texts of the address; absent ones do not filter. */
  readonly filters: Readonly<Record<string, string>>
}

const partsOf = (text: string): string[] => text.split(',').filter((part) => part !== '')

/** Ids of `text`, each once; undefined when one is not known or there are more than `most`. */
const idsIn = <Id extends string>(
  text: string,
  isKnown: (id: string) => id is Id,
  most: number,
): readonly Id[] | undefined => {
  const ids = [...new Set(partsOf(text))]
  const known = ids.filter(isKnown)
  return known.length === ids.length && ids.length <= most ? known : undefined
}

export const dimsIn = (text: string): readonly Dimension[] | undefined => idsIn(text, isDimension, mostDimensions)
export const metricsIn = (text: string): readonly AnalysisMetric[] | undefined =>
  idsIn(text, isAnalysisMetric, mostMetrics)

const list = (valid: (text: string) => boolean) => z.string().check(z.maxLength(100), z.refine(valid))
const seconds = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999))
const { date_type: _, start_time: __, end_time: ___, ...filters } = filterShape(lineFilters)

const shape = {
  dims: z._default(
    list((text) => text === 'none' || dimsIn(text) !== undefined),
    ownDims.join(','),
  ),
  metrics: z._default(
    list((text) => (metricsIn(text)?.length ?? 0) > 0),
    ownMetrics.join(','),
  ),
  pivot: z._default(z.enum(['0', '1']), '0'),
  compare: z._default(z.enum(compareModes), 'none'),
  start_time: seconds,
  end_time: seconds,
  ...filters,
}
type Given = z.output<z.ZodMiniObject<typeof shape>>

const toQuestion = (given: Given): Question => {
  const chosen = (given.dims === 'none' ? [] : dimsIn(given.dims)) ?? []
  const asked: Readonly<Record<string, unknown>> = given
  const filled = filterNames.filter((name) => asked[name])
  return {
    dims: chosen,
    pivot: given.pivot === '1' && chosen.length > 1,
    metrics: metricsIn(given.metrics) ?? ownMetrics,
    compare: given.compare,
    start_time: given.start_time,
    end_time: given.end_time,
    filters: Object.fromEntries(filled.map((name) => [name, String(asked[name])])),
  }
}

/**
 * A question as an address holds it: flat texts. `dims` may be `none`: the total alone. The period is widened to whole
 * business days: at most 366, none after today.
 */
export const questionInput = z.pipe(z.object(shape), z.transform(toQuestion))
/** The same as a body, which has no other fields. */
export const questionBody = z.pipe(z.strictObject(shape), z.transform(toQuestion))
