import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { Language } from '../../shared/i18n/texts.ts'
import { fieldsIn } from '../../shared/record/fields.ts'
import type { UserRecord } from '../../shared/record/record.ts'

/** Spec section 7: `token`, `version` (current_version, else 0) and `isad` (isadVersion, else 0) go with every call. */
export const headersOf = (token: string | null, record: UserRecord | null, lang: Language): Record<string, string> => ({
  accept: 'application/json',
  ...(token ? { token } : {}),
  version: String(record?.current_version ?? 0),
  isad: String(record?.isadVersion ?? 0),
  lang,
})

interface Request {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly body?: string | FormData
}

const formWith = (input: FormData, extra: Readonly<Record<string, number>>): FormData => {
  const form = new FormData()
  for (const [name, value] of input) form.append(name, value)
  for (const [name, value] of Object.entries(extra)) form.set(name, String(value))
  return form
}

/**
 * Address and body: a GET carries its input in the query, without what is undefined; a POST as JSON, FormData as multipart.
 * `timeDifference` (hours to UTC) goes along as `time_difference` unless the input names its own.
 */
export const requestOf = (
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
  timeDifference?: number,
): Request => {
  const extra: Record<string, number> = timeDifference === undefined ? {} : { time_difference: timeDifference }
  if (input instanceof FormData) return { url: path, method, body: formWith(input, extra) }
  const whole: Record<string, unknown> = { ...extra, ...fieldsIn(input) }
  if (method === 'POST') return { url: path, method, body: JSON.stringify(whole) }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(whole)) {
    if (value !== undefined) query.set(key, String(value))
  }
  const text = query.toString()
  return { url: text ? `${path}?${text}` : path, method }
}
