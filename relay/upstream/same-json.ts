import { hasFields } from '../../shared/record/fields.ts'

/** Whether two JSON values are equal; stops at the first difference and makes nothing. */
export const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (!hasFields(a) || !hasFields(b)) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    for (let index = 0; index < a.length; index += 1) if (!sameJson(a[index], b[index])) return false
    return true
  }
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  for (const key of keys) if (!(key in b) || !sameJson(a[key], b[key])) return false
  return true
}
