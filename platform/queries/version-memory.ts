import type { View } from './view.ts'

const MOST = 500
/** Seconds: names and categories may change without the company's version. */
const LIFE_S = 30

/**
 * Answers by scope, question and the company's version, so that what adds up much is added up once for all who ask for it:
 * every change of an order raises the version. What an account keeps of its own does not belong here.
 */
export class VersionMemory<T> {
  readonly #kept = new Map<string, { readonly until: number; readonly answer: T }>()

  async at(view: View, question: unknown, read: () => Promise<T>): Promise<T> {
    const key = JSON.stringify([view.scope.text, view.company.version, question])
    const kept = this.#kept.get(key)
    if (kept && view.now < kept.until) return kept.answer
    const answer = await read()
    this.#kept.delete(key)
    this.#kept.set(key, { until: view.now + LIFE_S, answer })
    if (this.#kept.size > MOST) this.#kept.delete(this.#kept.keys().next().value ?? '')
    return answer
  }
}
