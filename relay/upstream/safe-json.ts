import { hasFields } from '../../shared/record/fields.ts'
import { UpstreamError } from './errors.ts'

export const depthLimit = 32

/** `__proto__` could reach a prototype; `$...` would read as an operator of a tree patch. */
const unsafe = (key: string): boolean => key === '__proto__' || key.startsWith('$')
/** Whether a key of this text might be unsafe; may be wrong in saying yes. */
const suspicious = (text: string): boolean => text.includes('__proto__') || text.includes('"$') || text.includes('\\u')

const quote = 34
const colon = 58
const backslash = 92

/** Index of the closing quote of the string that opens at `start`. */
const stringEnd = (text: string, start: number): number => {
  let at = start + 1
  for (;;) {
    const end = text.indexOf('"', at)
    if (end < 0) throw new UpstreamError('bad-answer', 'open string')
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes += 1
    if (escapes % 2 === 0) return end
    at = end + 1
  }
}

/** Looks at the text before it becomes objects: its depth is bounded. Number of keys that it spells. */
const countSpelledKeys = (text: string): number => {
  let depth = 0
  let keys = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = stringEnd(text, at)
    else if (code === colon) keys += 1
    else if (code === 123 || code === 91) {
      depth += 1
      if (depth > depthLimit) throw new UpstreamError('too-deep', `${depthLimit} levels`)
    } else if (code === 125 || code === 93) depth -= 1
  }
  return keys
}

/** Number of keys that are there after reading; of duplicates only one is left. */
const countKeys = (value: unknown): number => {
  if (!hasFields(value)) return 0
  let keys = 0
  if (Array.isArray(value)) for (const item of value) keys += countKeys(item)
  else for (const key of Object.keys(value)) keys += 1 + countKeys(value[key])
  return keys
}

/**
 * JSON from outside: at most `depthLimit` levels, no duplicate keys, keys that could do harm left out.
 * Throws `UpstreamError` (`bad-answer`, `too-deep`).
 */
export const parseJson = (text: string): unknown => {
  try {
    const spelled = countSpelledKeys(text)
    const value: unknown = JSON.parse(text)
    if (countKeys(value) !== spelled) throw new UpstreamError('bad-answer', 'duplicate key')
    if (!suspicious(text)) return value
    return JSON.parse(text, (key, part) => (unsafe(key) ? undefined : part))
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError('bad-answer', 'not JSON')
  }
}
