import * as z from 'zod/mini'

/** What a `pick` may choose from: each is a kind of thing that has ids and names. */
export const namedFilters = ['creator', 'shop', 'product', 'content', 'owner', 'team', 'category'] as const
export type NamedFilter = (typeof namedFilters)[number]

/** Most things that one filter takes. */
export const MOST_PICKED = 50

/** `period` is `start_time` (inclusive) to `end_time` (exclusive), Unix seconds, and `date_type`: which time is meant. */
export type Filter =
  | { readonly kind: 'period'; readonly types: readonly string[] }
  | { readonly kind: 'text'; readonly name: string }
  /** Some things by their ids, `7,8`; another text stands for all whose name begins with it. */
  | { readonly kind: 'pick'; readonly name: NamedFilter }
  | { readonly kind: 'choice'; readonly name: string; readonly labels: string; readonly options: readonly number[] }
  | { readonly kind: 'country'; readonly name: string }
  | { readonly kind: 'flag'; readonly name: string }
  /** `<name>_min` and `<name>_max`, both included, in the unit of the wire. */
  | { readonly kind: 'range'; readonly name: string; readonly unit: 'money' | 'count' | 'rate' }

const seconds = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999_999)))
const whole = z.optional(z.coerce.number().check(z.int(), z.minimum(-1e15), z.maximum(1e15)))
const text = z.optional(z.string().check(z.trim(), z.maxLength(100)))
/** Some things of one kind, `7,8`. */
const picked = z.optional(
  z.string().check(
    z.trim(),
    z.maxLength(2000),
    z.refine((value) => value.split(',').length <= MOST_PICKED),
  ),
)

/** Some countries, `GB,US`. */
const countries = z.optional(z.string().check(z.regex(/^[A-Z]{2}(,[A-Z]{2}){0,49}$/)))

/** Several numbers of an enumeration as `1,3`; a number that it does not have is refused. */
const choice = (options: readonly number[]) =>
  z.optional(
    z.string().check(
      z.maxLength(100),
      z.refine((value) => value.split(',').every((one) => /^\d+$/.test(one) && options.includes(Number(one)))),
    ),
  )

const shapeOf = (filter: Filter): Record<string, z.ZodMiniType> => {
  switch (filter.kind) {
    case 'period':
      return {
        date_type: z.optional(z.enum(filter.types)),
        start_time: seconds,
        end_time: seconds,
      }
    case 'choice':
      return { [filter.name]: choice(filter.options) }
    case 'flag':
      return { [filter.name]: z.optional(z.enum(['0', '1'])) }
    case 'range':
      return { [`${filter.name}_min`]: whole, [`${filter.name}_max`]: whole }
    case 'country':
      return { [filter.name]: countries }
    case 'text':
      return { [filter.name]: text }
    case 'pick':
      return { [filter.name]: picked }
    default:
      return filter satisfies never
  }
}

const longestPeriodS = 366 * 86_400

/** Unix seconds: a period ends after its start, and after at most 366 days; one that lacks an end is open there. */
export const isPeriod = (from: number | undefined, to: number | undefined): boolean =>
  from === undefined || to === undefined || (to > from && to - from <= longestPeriodS)

export const periodCheck = z.refine<object>(
  (query) => {
    const from: unknown = Reflect.get(query, 'start_time')
    const to: unknown = Reflect.get(query, 'end_time')
    return typeof from !== 'number' || typeof to !== 'number' || isPeriod(from, to)
  },
  { path: ['end_time'], params: { range: true } },
)

/** A range ends where it begins or beyond. */
export const isRange = (least: unknown, most: unknown): boolean =>
  typeof least !== 'number' || typeof most !== 'number' || least <= most

/** One check for each range of `filters`. */
export const rangeChecks = (filters: readonly Filter[]) =>
  filters.flatMap((filter) =>
    filter.kind === 'range'
      ? [
          z.refine<object>(
            (query) => isRange(Reflect.get(query, `${filter.name}_min`), Reflect.get(query, `${filter.name}_max`)),
            { path: [`${filter.name}_max`], params: { range: true } },
          ),
        ]
      : [],
  )

export const filterShape = (filters: readonly Filter[]): Record<string, z.ZodMiniType> =>
  Object.assign({}, ...filters.map(shapeOf))

/** Filters that are one text in an address. */
export type TextFilter = Extract<Filter, { readonly kind: 'text' | 'pick' | 'choice' | 'country' }>

/** The same of such filters alone, for a call that is no list's: by name, each a text or not said. */
export const textShape = <const Filters extends readonly TextFilter[]>(filters: Filters) =>
  filterShape(filters) as Readonly<Record<Filters[number]['name'], z.ZodMiniOptional<z.ZodMiniString>>>

/** Periods that an address names, so that they move on with the days: a page turns them into the two ends of a call. */
export const namedPeriods = ['today', 'yesterday', 'last7', 'last30', 'month', 'lastMonth'] as const
export type NamedPeriod = (typeof namedPeriods)[number]

/** Names of the parameters that a filter takes: those of the call, and in the address a named `period`. */
export const paramsOf = (filter: Filter): readonly string[] => [
  ...Object.keys(shapeOf(filter)),
  ...(filter.kind === 'period' ? ['period'] : []),
]
