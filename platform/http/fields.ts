import type * as z from 'zod/mini'
import type { Say } from './texts.ts'

type Issue = z.core.$ZodIssue

const wordsOf = (issue: Issue, value: unknown, say: Say): string => {
  if (value === undefined) return say('form.required')
  if (issue.code === 'too_small') {
    return issue.origin === 'string' ? say('field.tooShort', { n: Number(issue.minimum) }) : say('field.range')
  }
  if (issue.code === 'too_big') {
    return issue.origin === 'string' ? say('field.tooLong', { n: Number(issue.maximum) }) : say('field.range')
  }
  if (issue.code === 'custom' && issue.params?.range === true) return say('field.range')
  return say('field.wrong')
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    input,
  )

/** A message for each wrong field of `input`, by its dotted name. */
export const wrongFields = (issues: readonly Issue[], input: unknown, say: Say): Record<string, string> => {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    const place = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields.set(place ? `${place}.${key}` : key, say('field.unknown'))
    } else if (!fields.has(place)) {
      fields.set(place, wordsOf(issue, valueAt(input, issue.path), say))
    }
  }
  return Object.fromEntries(fields)
}
