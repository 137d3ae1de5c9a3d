import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import { basisOf, pictureOf, slotOf, type View } from '../view.ts'

/** What is read once in each slot of time for each scope, however often a picture is made of it. */
export class SlotMemory<T> {
  readonly #kept = new BoundedMap<string, { readonly slot: number; readonly value: T }>(500)

  async at(view: View, read: () => Promise<T>): Promise<T> {
    const key = `${pictureOf(view.scope)} ${basisOf(view)}`
    const slot = slotOf(view.now)
    const kept = this.#kept.get(key)
    if (kept?.slot === slot) return kept.value
    const value = await read()
    this.#kept.set(key, { slot, value })
    return value
  }
}
