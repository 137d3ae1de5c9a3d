import { type DateBasis, isDateBasis } from '../metrics/basis.ts'
import type { List, ListQuery } from './list.ts'
import { recentDays } from './recent.ts'

const typesOf = ({ filters }: Pick<List, 'filters'>): readonly string[] => {
  const period = filters.find(({ kind }) => kind === 'period')
  return period?.kind === 'period' ? period.types : []
}

/** By which moments of its lines a list can cut its days, `any` for no days; of a list with one moment that one alone. */
export const basesOf = (list: Pick<List, 'filters'>): readonly DateBasis[] => {
  const types = typesOf(list).filter(isDateBasis)
  return types.length < 2 ? types : [...types, 'any']
}

/** By which moment of the lines a filter cuts its days; undefined where the list has only one, or none: it is of no order lines. */
export const basisIn = (
  list: Pick<List, 'filters' | 'recent'>,
  { keyword, filters }: Pick<ListQuery, 'keyword' | 'filters'>,
): DateBasis | undefined => {
  if (basesOf(list).length < 2) return undefined
  const { period, start_time, end_time, date_type } = filters
  if (!period && !start_time && !end_time && recentDays(list, { keyword, filters }) === undefined) return 'any'
  const type = String(date_type ?? typesOf(list)[0])
  return isDateBasis(type) ? type : undefined
}
