import type { Json } from '../../shared/live/diff.ts'

type JsonObject = { readonly [key: string]: Json }

/** Whether two JSON values are equal; stops at the first difference and makes nothing. */
export const sameJson = (a: Json | undefined, b: Json | undefined): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let index = 0; index < a.length; index += 1) if (!sameJson(a[index], b[index])) return false
    return true
  }
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!(key in b) || !sameJson((a as JsonObject)[key], (b as JsonObject)[key])) return false
  return true
}
