import type { List, ListQuery } from '../../shared/lists/list.ts'

/**
 * The query of a list page's address: its filters and order, of names that come twice the first; which page it was does
 * not matter.
 * @returns null for a value that the list refuses
 */
export const listQueryOf = (list: List, address: string): ListQuery | null => {
  const params = new URLSearchParams(address)
  const names = [...new Set(params.keys())].filter((name) => name !== 'page' && name !== 'limit')
  const given = names.map((name) => [name, params.get(name) ?? ''] as const).filter(([, value]) => value !== '')
  if (given.some(([, value]) => value.includes('\0'))) return null
  const read = list.endpoint.input.safeParse(Object.fromEntries(given))
  return read.success ? read.data : null
}
