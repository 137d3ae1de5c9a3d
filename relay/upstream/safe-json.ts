import type { Json } from '../../shared/live/diff.ts'
import { UpstreamError } from './errors.ts'

export const depthLimit = 32

/** `__proto__` could reach a prototype; `$...` would read as an operator of a tree patch. */
const unsafe = (key: string): boolean => key === '__proto__' || key.startsWith('$')

const quote = 34
const backslash = 92
const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9

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

/** Looks at the text once, before it becomes objects: depth, duplicate keys, unsafe keys. */
const inspect = (text: string): { hasUnsafe: boolean } => {
  const open: (Set<string> | null)[] = []
  let hasUnsafe = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 123 || code === 91) {
      open.push(code === 123 ? new Set() : null)
      if (open.length > depthLimit) throw new UpstreamError('too-deep', `${depthLimit} levels`)
    } else if (code === 125 || code === 93) open.pop()
    else if (code === quote) {
      const end = stringEnd(text, at)
      const keys = open.at(-1)
      let next = end + 1
      while (isSpace(text.charCodeAt(next))) next += 1
      if (keys && text.charCodeAt(next) === 58) {
        const raw = text.slice(at + 1, end)
        const key = raw.includes('\\') ? String(JSON.parse(`"${raw}"`)) : raw
        if (keys.has(key)) throw new UpstreamError('bad-answer', 'duplicate key')
        keys.add(key)
        hasUnsafe ||= unsafe(key)
      }
      at = end
    }
  }
  return { hasUnsafe }
}

/**
 * JSON from outside: at most `depthLimit` levels, no duplicate keys, keys that could do harm left out.
 * Throws `UpstreamError` (`bad-answer`, `too-deep`).
 */
export const parseJson = (text: string): Json => {
  try {
    const { hasUnsafe } = inspect(text)
    return JSON.parse(text, hasUnsafe ? (key, value) => (unsafe(key) ? undefined : value) : undefined) as Json
  } catch (error) {
    if (error instanceof UpstreamError) throw error
    throw new UpstreamError('bad-answer', 'not JSON')
  }
}
