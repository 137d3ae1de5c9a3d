import type { Endpoint } from '../../shared/api/endpoint.ts'
import type { Language } from '../../shared/i18n/texts.ts'
import type { UserRecord } from '../../shared/record/record.ts'

/** Spec section 7: `token`, `version` (current_version, else 0) and `isad` (isadVersion, else 0) go with every call. */
export const headersOf = (token: string | null, record: UserRecord | null, lang: Language): Record<string, string> => ({
  accept: 'application/json',
  ...(token ? { token } : {}),
  version: String(record?.current_version ?? 0),
  isad: String(record?.isadVersion ?? 0),
  lang,
})

/** Address and body: a GET carries its input in the query, without what is undefined; a POST as JSON. */
export const requestOf = (
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
): { url: string; method: string; body?: string } => {
  if (endpoint.method === 'POST') return { url: endpoint.path, method: 'POST', body: JSON.stringify(input) }
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) query.set(key, String(value))
  }
  const text = query.toString()
  return { url: text ? `${endpoint.path}?${text}` : endpoint.path, method: 'GET' }
}
