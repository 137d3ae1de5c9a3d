import type { Filter } from '../../../shared/lists/filter.ts'
import type { ListText } from '../use-list-text.ts'

/** The parameter that names a filter; a period is named by its kind. */
export const nameOf = (filter: Filter): string => (filter.kind === 'period' ? 'period' : filter.name)

/** A filter's own title, or its column's. */
export const titleOf = (filter: Filter, text: ListText): string => {
  const name = nameOf(filter)
  return text.word(`filter.${name}`, `column.${name}`, name)
}
