import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import { basisOf, pictureOf, SLOT_S, type View } from '../view.ts'

/** What is read once in each slot of time for each scope and sight, however often a picture is made of it. */
export class SlotMemory<T> {
  readonly #kept = new BoundedMap<string, { readonly slot: number; readonly value: T }>(500)
  readonly #seconds: number

  /** @param seconds of a slot */
  constructor(seconds = SLOT_S) {
    this.#seconds = seconds
  }

  /** @param part of what is read, where there are several */
  async at(view: View, read: () => Promise<T>, part = ''): Promise<T> {
    const key = `${pictureOf(view.scope)} ${basisOf(view)} ${part}`
    const slot = Math.floor(view.now / this.#seconds)
    const kept = this.#kept.get(key)
    if (kept?.slot === slot) return kept.value
    const value = await read()
    this.#kept.set(key, { slot, value })
    return value
  }
}
