import { Refused } from './refused.ts'
import type { TextKey } from './texts.ts'

/** With `u` a whole pair is one character: what this finds is half of one. */
const halfPair = /\p{Surrogate}/u

const isStorable = (text: string): boolean => !text.includes('\0') && !halfPair.test(text)

/** Where `input` holds text that PostgreSQL cannot, keys included; a loop, as a body may be nested deeper than a stack. */
const unstorableIn = (input: unknown): string[] => {
  const found: string[] = []
  const open: { place: string; value: unknown }[] = [{ place: '', value: input }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { place, value } = next
    if (typeof value === 'string' && !isStorable(value)) found.push(place)
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      const within = place === '' ? key : `${place}.${key}`
      if (isStorable(key)) open.push({ place: within, value: inner })
      else found.push(place)
    }
  }
  return found
}

/**
 * The one gate for text: a NUL or half of a surrogate pair anywhere in `input`, however deep, never goes further.
 * @throws {Refused} beside the fields that hold one
 */
export const requireStorable = <T>(input: T): T => {
  const places = unstorableIn(input)
  if (places.length === 0) return input
  const fields = Object.fromEntries(places.map((place): [string, TextKey] => [place, 'field.text']))
  throw new Refused('invalid', { params: { fields: places.join(', ') }, fields })
}
