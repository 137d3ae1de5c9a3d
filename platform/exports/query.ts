import type { List, ListQuery } from '../../shared/lists/list.ts'

/** The address that a job keeps: what its call said about the cut of ad days stands in it, as in the address of any call. */
export const keptAddress = (address: string, timeDifference: number | undefined): string => {
  const params = new URLSearchParams(address)
  if (timeDifference === undefined && !params.has('time_difference')) return address
  params.delete('time_difference')
  if (timeDifference !== undefined) params.set('time_difference', String(timeDifference))
  return params.toString()
}

/** What `keptAddress` put there. */
export const differenceIn = (address: string): number | undefined => {
  const text = new URLSearchParams(address).get('time_difference')
  return text === null ? undefined : Number(text)
}

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
