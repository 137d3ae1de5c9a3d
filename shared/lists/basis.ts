import { type DateBasis, isDateBasis } from '../metrics/basis.ts'
import type { List, ListQuery } from './list.ts'

const typesOf = ({ filters }: Pick<List, 'filters'>): readonly string[] => {
  const period = filters.find(({ kind }) => kind === 'period')
  return period?.kind === 'period' ? period.types : []
}

/** By which moments of its lines a list can cut its days, `any` for no days; of a list with one moment that one alone. */
export const basesOf = (list: Pick<List, 'filters'>): readonly DateBasis[] => {
  const types = typesOf(list).filter(isDateBasis)
  return types.length < 2 ? types : [...types, 'any']
}

/** By which moment of the lines a filter cuts its days; undefined where the list has only one. */
export const basisIn = (
  list: Pick<List, 'filters'>,
  { period, start_time, end_time, date_type }: ListQuery['filters'],
): DateBasis | undefined => {
  const types = typesOf(list)
  if (types.length < 2) return undefined
  if (!period && !start_time && !end_time) return 'any'
  const type = String(date_type ?? types[0])
  return isDateBasis(type) ? type : undefined
}
