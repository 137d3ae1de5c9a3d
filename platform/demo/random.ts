/**
 * Random numbers by key: the same four keys always give the same sequence, on every machine. Generator sfc32
 * (C. Doty-Humphrey, PractRand), its whole 128-bit state being the key, then mixed by 12 rounds.
 */
export class Random {
  #a: number
  #b: number
  #c: number
  #d: number

  constructor(seed: number, key1: number, key2: number, purpose: number) {
    this.#a = seed | 0
    this.#b = key1 | 0
    this.#c = key2 | 0
    this.#d = purpose | 0
    for (let round = 0; round < 12; round++) this.bits()
  }

  /** 32 random bits as an unsigned integer. */
  bits(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    this.#c |= 0
    return sum >>> 0
  }

  /** Uniform in [0, 1). */
  next(): number {
    return this.bits() / 4_294_967_296
  }

  /** Uniform integer in [0, n). */
  below(n: number): number {
    return Math.floor(this.next() * n)
  }

  /** Uniform real number in [low, high). */
  between(low: number, high: number): number {
    return low + this.next() * (high - low)
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** Standard normal (Box-Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next())
  }

  /** A number as text, `length` digits, the first one given. */
  digits(first: string, length: number): string {
    let text = first
    while (text.length < length) text += String(this.bits()).padStart(10, '0').slice(2)
    return text.slice(0, length)
  }

  /** An element of a list that is not empty. */
  of<T>(list: readonly T[]): T {
    const found = list[this.below(list.length)]
    if (found === undefined) throw new RangeError('nothing to choose from')
    return found
  }
}

/** FNV-1a of a short name, to keep the sequences of different tables apart. */
export const nameSeed = (name: string): number => {
  let hash = 0x811c9dc5
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 0x01000193)
  return hash | 0
}
