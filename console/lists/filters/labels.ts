import type { Filter } from '../../../shared/lists/filter.ts'
import type { ListText } from '../use-list-text.ts'

/** The parameter that names a filter; a period is named by its kind. */
export const nameOf = (filter: Filter): string => (filter.kind === 'period' ? 'period' : filter.name)

/** A time that a period may be of: its own word, or the title of the column that holds it. */
export const timeText = (time: string, text: ListText): string =>
  text.word(`period.type.${time}`, `column.${time}_time`, `column.${time}`, time)

/** A filter's own title, or that of its column (its own, its object's name or id); a period of one time alone is called like that time. */
export const titleOf = (filter: Filter, text: ListText): string => {
  if (filter.kind === 'period' && filter.types.length === 1) return timeText(filter.types[0] ?? '', text)
  const name = nameOf(filter)
  return text.word(`filter.${name}`, `column.${name}`, `column.${name}_name`, `column.${name}_id`, name)
}
