import type { List, ListQuery } from '../../shared/lists/list.ts'
import { VersionMemory } from '../queries/version-memory.ts'
import type { View } from '../queries/view.ts'
import type { ListSource, Row, Summary } from './source.ts'

const filtersOf = ({ id }: List, { zoned }: ListSource, view: View, { keyword, filters }: ListQuery): unknown[] => [
  id,
  zoned ? view.scope.ads?.map(({ zone }) => zone) : null,
  keyword,
  Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)),
]

/** Whether what an account keeps of its own is asked for, which is always read. */
const isOwn = (list: List, { filters }: ListQuery): boolean =>
  list.own === true || (list.own?.some((name) => name in filters) ?? false)

/**
 * Summaries of filters, so that turning pages and sorting do not add up the whole filter again; and pages of lists whose
 * table is added up anew for every one of them.
 */
export class SummaryMemory {
  readonly #summaries = new VersionMemory<Summary>()
  readonly #pages = new VersionMemory<readonly Row[]>()

  at(view: View, list: List, source: ListSource, query: ListQuery, read: () => Promise<Summary>): Promise<Summary> {
    return isOwn(list, query) ? read() : this.#summaries.at(view, filtersOf(list, source, view, query), read)
  }

  page(
    view: View,
    list: List,
    source: ListSource,
    query: ListQuery,
    read: () => Promise<readonly Row[]>,
  ): Promise<readonly Row[]> {
    if (isOwn(list, query)) return read()
    const { page, limit, sort_field, sort_order } = query
    const shown = [page, limit, sort_field, sort_order, view.company.mask_names]
    return this.#pages.at(view, [...filtersOf(list, source, view, query), ...shown], read)
  }
}
