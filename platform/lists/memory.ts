import type { List, ListQuery } from '../../shared/lists/list.ts'
import { VersionMemory } from '../queries/version-memory.ts'
import type { View } from '../queries/view.ts'
import type { Summary } from './source.ts'

/**
 * Summaries of filters, so that turning pages and sorting do not add up the whole filter again. What an account keeps of its
 * own is always read.
 */
export class SummaryMemory {
  readonly #kept = new VersionMemory<Summary>()

  at(view: View, list: List, query: ListQuery, read: () => Promise<Summary>): Promise<Summary> {
    if (list.own?.some((name) => name in query.filters)) return read()
    const filters = Object.entries(query.filters).sort(([a], [b]) => (a < b ? -1 : 1))
    return this.#kept.at(view, [list.id, query.keyword, filters], read)
  }
}
