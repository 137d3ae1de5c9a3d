import type { List, ListQuery } from '../../shared/lists/list.ts'
import type { View } from '../queries/view.ts'
import type { Summary } from './source.ts'

const MOST = 500
/** Seconds: names that a filter asks for may change without the company's version. */
const LIFE_S = 30

/**
 * Summaries by scope, filter and the company's version, so that turning pages and sorting do not add up the whole filter
 * again: every change of an order raises the version. What an account keeps of its own is always read.
 */
export class SummaryMemory {
  readonly #kept = new Map<string, { readonly until: number; readonly summary: Summary }>()

  async at(view: View, list: List, query: ListQuery, read: () => Promise<Summary>): Promise<Summary> {
    if (list.own?.some((name) => name in query.filters)) return read()
    const filters = Object.entries(query.filters).sort(([a], [b]) => (a < b ? -1 : 1))
    const key = JSON.stringify([list.id, view.scope.text, view.company.version, query.keyword, filters])
    const kept = this.#kept.get(key)
    if (kept && view.now < kept.until) return kept.summary
    const summary = await read()
    this.#kept.delete(key)
    this.#kept.set(key, { until: view.now + LIFE_S, summary })
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return summary
  }
}
