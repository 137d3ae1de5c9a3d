import { BoundedMap } from '../../../shared/memory/bounded-map.ts'
import { basisOf, pictureOf, SLOT_S, type View } from '../view.ts'

const keyOf = (view: View, part: string): string => `${pictureOf(view.scope)} ${basisOf(view)} ${part}`

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
    const known = this.known(view, part)
    if (known !== undefined) return known
    const value = await read()
    this.#kept.set(keyOf(view, part), { slot: this.#slotOf(view), value })
    return value
  }

  /** What was read in the slot of `view`; undefined: nothing yet. */
  known(view: View, part = ''): T | undefined {
    const kept = this.#kept.get(keyOf(view, part))
    return kept?.slot === this.#slotOf(view) ? kept.value : undefined
  }

  #slotOf({ now }: View): number {
    return Math.floor(now / this.#seconds)
  }
}
