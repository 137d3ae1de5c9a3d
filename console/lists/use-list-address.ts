import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { AnyList } from './any-list.ts'
import { type Filters, fixedOf, type ListState, readState, writeState } from './url-state.ts'

export interface ListAddress {
  readonly state: ListState
  /** What of the address is not the list's own and stays: nothing, or the beginning of a query with its `&`. */
  readonly kept: string
  /** Nothing at all is said: the account's default view, if there is one, takes its place. */
  readonly silent: boolean
  /** Goes on to another page, row or (from page 1) anything else; the back button comes back from it. */
  readonly go: (change: Partial<ListState>) => void
  /** The same without a step for the back button. */
  readonly replace: (change: Partial<ListState>) => void
  readonly filter: (filters: Filters, keyword: string) => void
  /** Goes to a whole query, such as a saved view's. */
  readonly show: (query: string, instead?: boolean) => void
}

/** What leaves the rows as they are. */
const places: readonly string[] = ['page', 'open', 'layout'] satisfies (keyof ListState)[]

/**
 * Which of several lists a page shows, and what a list is about, is no state of the list: it stays, as the beginning of the
 * address.
 */
const parted = (list: AnyList, params: URLSearchParams): { kept: string; search: string } => {
  const own = new URLSearchParams(params)
  const kept = new URLSearchParams(fixedOf(list, params))
  const tab = own.get('tab')
  if (tab) kept.set('tab', tab)
  for (const name of ['tab', ...Object.keys(list.fixed ?? {})]) own.delete(name)
  return { kept: kept.size > 0 ? `${kept}&` : '', search: own.toString() }
}

/** A list's state in the address of its page. */
export const useListAddress = (list: AnyList): ListAddress => {
  const [params, setParams] = useSearchParams()
  const { kept, search } = useMemo(() => parted(list, params), [list, params])
  const state = useMemo(() => readState(list, kept + search), [list, kept, search])

  // A choice of the user is never silent: without a word the default view would come back.
  const write = useCallback(
    (query: string, instead: boolean) => setParams(`${kept}${query || 'page=1'}`, { replace: instead }),
    [setParams, kept],
  )
  const change = useCallback(
    (fields: Partial<ListState>, instead: boolean) => {
      const onlyPlace = Object.keys(fields).every((name) => places.includes(name))
      write(writeState(list, { ...state, ...(onlyPlace ? {} : { page: 1, open: '' }), ...fields }), instead)
    },
    [list, state, write],
  )
  return {
    state,
    kept,
    silent: search === '',
    go: useCallback((fields) => change(fields, false), [change]),
    replace: useCallback((fields) => change(fields, true), [change]),
    filter: useCallback((filters, keyword) => change({ filters, keyword, wrong: {} }, false), [change]),
    show: useCallback((query, instead = false) => write(query, instead), [write]),
  }
}
