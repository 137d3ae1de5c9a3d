const GAP = 100
const FIRST_SIZE = 1 << 16

/** 52 bits of a text: that two of ten million are the same happens once in a hundred files, and costs a count that is kept. */
export const hashOf = (text: string): number => {
  let low = 0x811c9dc5
  let high = 0x9e3779b9
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b) ^ (high >>> 13)
  }
  return ((high >>> 0) & 0xfffff) * 2 ** 32 + (low >>> 0) + 1
}

/**
 * Groups of rows that come again after others have come between: found in sixteen bytes a group, however long their names,
 * so that a file of ten million lines is looked through in little memory.
 */
export class Scattered {
  #keys = new Float64Array(FIRST_SIZE)
  #lines = new Float64Array(FIRST_SIZE)
  #count = 0
  readonly #found = new Set<string>()
  #last = ''

  see(group: string, line: number): void {
    // Most rows follow one of their own group.
    if (group === this.#last) return
    this.#last = group
    const key = hashOf(group)
    const at = this.#placeOf(key)
    if (this.#keys[at] === key) {
      if (line - (this.#lines[at] ?? 0) > GAP) this.#found.add(group)
    } else {
      this.#keys[at] = key
      if (++this.#count * 2 > this.#keys.length) this.#grow()
    }
    this.#lines[this.#placeOf(key)] = line
  }

  has(group: string): boolean {
    return this.#found.has(group)
  }

  #placeOf(key: number): number {
    const mask = this.#keys.length - 1
    let at = key % this.#keys.length
    while (this.#keys[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    const [keys, lines] = [this.#keys, this.#lines]
    this.#keys = new Float64Array(keys.length * 2)
    this.#lines = new Float64Array(keys.length * 2)
    for (const [i, key] of keys.entries()) {
      if (key === 0) continue
      const at = this.#placeOf(key)
      this.#keys[at] = key
      this.#lines[at] = lines[i] ?? 0
    }
  }
}
