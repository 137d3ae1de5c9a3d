import type { Filter } from './filter.ts'

/** The parameter that names a filter; a period is named by its kind. */
export const filterName = (filter: Filter): string => (filter.kind === 'period' ? 'period' : filter.name)

/** The words that a time of a period may be called by, the first one known counts. */
export const timeKeys = (time: string): readonly string[] => [
  `period.type.${time}`,
  `column.${time}_time`,
  `column.${time}`,
]

/** The words of a filter's title: its own, or its column's (its own, its object's name or id); a period of one time alone is called like that time. */
export const filterKeys = (filter: Filter): readonly string[] => {
  if (filter.kind === 'period' && filter.types.length === 1) return timeKeys(filter.types[0] ?? '')
  const name = filterName(filter)
  return [`filter.${name}`, `column.${name}`, `column.${name}_name`, `column.${name}_id`]
}
