import { type ListSetting, viewsApi } from '../../shared/api/views.ts'
import { paramsOf } from '../../shared/lists/filter.ts'
import type { List } from '../../shared/lists/list.ts'

const own: ListSetting = { columns: null, density: 'normal' }

/**
 * A setting as the list of today can use it: columns that it does not have are gone, those that the setting does not know
 * stand behind with their default, and one that shows nothing is the list's own.
 */
export const cleanSetting = (list: List, setting: ListSetting): ListSetting => {
  if (setting.columns === null) return setting
  const known = new Map(list.columns.map((column) => [column.field, column]))
  const kept = setting.columns.filter(({ field }) => known.delete(field))
  const fresh = [...known.values()].map(({ field, shown }) => ({ field, shown: shown ?? false }))
  const shows = kept.some(({ shown }) => shown)
  return { ...setting, columns: shows ? [...kept, ...fresh] : null }
}

/** What was kept, perhaps by another version; the list's own when it cannot be read. */
export const keptSetting = (list: List, kept: unknown): ListSetting => {
  const read = viewsApi.columns.data.safeParse(kept)
  return read.success ? cleanSetting(list, read.data) : own
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

/** The parameters of an address that the list knows, each as it was given; which page it was is not among them. */
export const keptQuery = (list: List, query: string): string => {
  const known = new Set(['keyword', 'limit', 'sort_field', 'sort_order', ...list.filters.flatMap(paramsOf)])
  const parts = query.replace(/^\?/, '').split('&')
  return parts.filter((part) => known.has(decoded(part.split('=', 1)[0] ?? ''))).join('&')
}
