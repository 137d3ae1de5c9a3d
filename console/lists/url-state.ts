import { rowSizes } from '../../shared/api/list.ts'
import { filterShape, isPeriod, isRange, paramsOf } from '../../shared/lists/filter.ts'
import { longestKeyword } from '../../shared/lists/list.ts'
import type { BusinessClock } from '../../shared/time/zone.ts'
import type { AnyList } from './any-list.ts'
import { isNamedPeriod, namedPeriod } from './periods.ts'

/** What a list page shows, as its address holds it. Filters by parameter name, in the texts of the address. */
export interface ListState {
  readonly page: number
  readonly limit: number
  readonly sort_field: string
  readonly sort_order: 'asc' | 'desc'
  readonly keyword: string
  readonly filters: Filters
  /** Filters that the address holds and nobody can read: they do not filter, and the page says so. */
  readonly wrong: Filters
  /** What the list is about, as the page around it says: no filter of the list's own. */
  readonly fixed: Filters
  /** Key of the row whose drawer is open. */
  readonly open: string
  /** Of a list that also has cards or a board; empty: what the list begins with. */
  readonly layout: Layout | ''
}
export const layouts = ['cards', 'table', 'board'] as const
export type Layout = (typeof layouts)[number]
export type Filters = Readonly<Record<string, string>>

const firstLimit = 20
const mostPages = 1_000_000

/** What a list shows when nothing is said. */
export const ownState = ({ sort }: AnyList): ListState => ({
  page: 1,
  limit: firstLimit,
  sort_field: sort.field,
  sort_order: sort.order,
  keyword: '',
  filters: {},
  wrong: {},
  fixed: {},
  open: '',
  layout: '',
})

const cleaned = (text: string): string => text.replaceAll('\0', '').trim()

/** Parameters that belong together: a named period has no ends of its own, ends must make a period, a type alone is none. */
const consistent = (filters: Record<string, string>): Filters => {
  const { period, start_time, end_time, date_type, ...others } = filters
  const type = date_type ? { date_type } : {}
  if (period) return { ...others, period, ...type }
  if (!start_time && !end_time) return others
  const number = (text: string | undefined): number | undefined => (text ? Number(text) : undefined)
  if (!isPeriod(number(start_time), number(end_time))) return others
  return { ...others, ...(start_time ? { start_time } : {}), ...(end_time ? { end_time } : {}), ...type }
}

/** The filters among `given` that the list understands; what is not understood is left out. */
export const knownFilters = (list: AnyList, given: Readonly<Record<string, string | undefined>>): Filters => {
  const known: Record<string, string> = {}
  const keep = (name: string, valid: (value: string) => boolean): void => {
    const value = cleaned(given[name] ?? '')
    if (value !== '' && valid(value)) known[name] = value
  }
  for (const [name, schema] of Object.entries(filterShape(list.filters)))
    keep(name, (value) => schema.safeParse(value).success)
  if (list.filters.some(({ kind }) => kind === 'period')) keep('period', isNamedPeriod)
  for (const filter of list.filters) {
    if (filter.kind !== 'range') continue
    const [least, most] = [`${filter.name}_min`, `${filter.name}_max`]
    if (known[least] && known[most] && !isRange(Number(known[least]), Number(known[most]))) {
      delete known[least]
      delete known[most]
    }
  }
  return consistent(known)
}

/** What of `given` says a filter that `known` does not hold. A named period needs no ends, and a type alone says none. */
const wrongFilters = (list: AnyList, given: Readonly<Record<string, string | undefined>>, known: Filters): Filters => {
  const silent = known.period ? ['start_time', 'end_time', 'date_type'] : ['date_type']
  return Object.fromEntries(
    list.filters.flatMap(paramsOf).flatMap((name) => {
      const value = cleaned(given[name] ?? '')
      return value === '' || name in known || silent.includes(name) ? [] : [[name, value]]
    }),
  )
}

/** The parameters of what the list is about. */
export const fixedOf = ({ fixed = {} }: AnyList, params: URLSearchParams): Filters =>
  Object.fromEntries(
    Object.entries(fixed).flatMap(([name, schema]) => {
      const value = params.get(name)
      return value && schema.safeParse(value).success ? [[name, value]] : []
    }),
  )

/** Reads an address, whatever stands in it: what is not understood counts as not said. */
export const readState = (list: AnyList, search: string): ListState => {
  const own = ownState(list)
  const params = new URLSearchParams(search)
  const page = Number(params.get('page'))
  const limit = Number(params.get('limit'))
  const field = params.get('sort_field') ?? ''
  const order = params.get('sort_order')
  const layout = params.get('layout')
  const sorted = list.sortable.includes(field)
  const given = Object.fromEntries(params)
  const filters = knownFilters(list, given)
  return {
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : own.page,
    limit: rowSizes.some((size) => size === limit) ? limit : own.limit,
    sort_field: sorted ? field : own.sort_field,
    sort_order: order === 'asc' || order === 'desc' ? order : sorted ? 'desc' : own.sort_order,
    keyword: cleaned(params.get('keyword') ?? '').slice(0, longestKeyword),
    filters,
    wrong: wrongFilters(list, given, filters),
    fixed: fixedOf(list, params),
    open: params.get('open') ?? '',
    layout: layouts.find((one) => one === layout) ?? own.layout,
  }
}

/** Filters, sort and rows a page, as a saved view holds them. */
export const viewQuery = (list: AnyList, state: ListState): string =>
  writeState(list, { ...state, wrong: {}, page: 1, open: '' })

/** The query of an address, always in the same order, without what is the list's own. */
export const writeState = (list: AnyList, state: ListState): string => {
  const own = ownState(list)
  const params = new URLSearchParams()
  for (const name of list.filters.flatMap(paramsOf)) {
    const value = state.filters[name] ?? state.wrong[name]
    if (value) params.set(name, value)
  }
  if (state.keyword) params.set('keyword', state.keyword)
  if (state.sort_field !== own.sort_field || state.sort_order !== own.sort_order) {
    params.set('sort_field', state.sort_field)
    params.set('sort_order', state.sort_order)
  }
  if (state.limit !== own.limit) params.set('limit', String(state.limit))
  if (state.page !== own.page) params.set('page', String(state.page))
  if (state.layout) params.set('layout', state.layout)
  if (state.open) params.set('open', state.open)
  return params.toString()
}

export interface ListInput extends Readonly<Record<string, string | number>> {}

/** What the list's call is asked: named periods as their ends by the company's clock. */
export const inputOf = (state: ListState, clock: BusinessClock, now: number): ListInput => {
  const { period, ...filters } = state.filters
  return {
    page: state.page,
    limit: state.limit,
    sort_field: state.sort_field,
    sort_order: state.sort_order,
    ...(state.keyword ? { keyword: state.keyword } : {}),
    ...filters,
    ...state.fixed,
    ...(isNamedPeriod(period) ? namedPeriod(period, clock, now) : {}),
  }
}

/** The same as a query, for an export: filters and order of the screen. */
export const exportQuery = (state: ListState, clock: BusinessClock, now: number): string => {
  const { page: _page, limit: _limit, ...rest } = inputOf(state, clock, now)
  return new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)])).toString()
}
