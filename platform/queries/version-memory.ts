import { BoundedMap } from '../../shared/memory/bounded-map.ts'
import type { View } from './view.ts'

/** Answers at most: those of versions that are gone are pushed out by new ones. */
const MOST = 500

/**
 * Answers by scope, the company's version, the moment of the view and the question, so that what adds up much is added up
 * once for all who ask for it, those who ask at the same time too. Every change of an order raises the version, and a view's
 * moment moves on after half a minute: names and categories may change without the version. What an account keeps of its own
 * does not belong here. A view of a part of the orders (`partOf`) keeps its answers while other orders come.
 */
export class VersionMemory<T> {
  readonly #kept = new BoundedMap<string, Promise<T>>(MOST)

  /** Answers that are held, or are being read. */
  get size(): number {
    return this.#kept.size
  }

  at(view: View, question: unknown, read: () => Promise<T>): Promise<T> {
    const key = JSON.stringify([view.scope.text, view.part ?? [view.company.version, view.now], question])
    const kept = this.#kept.get(key)
    // The failure of who asked first (its connection, its client) is not that of who waited for it.
    if (kept) return kept.catch(read)
    const answer = read()
    this.#kept.set(key, answer)
    answer.catch(() => {
      if (this.#kept.get(key) === answer) this.#kept.delete(key)
    })
    return answer
  }
}
