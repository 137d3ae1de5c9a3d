import { useMemo } from 'react'
import { listPartsApi } from '../../shared/api/list-parts.ts'
import { useEndpoint } from '../http/use-endpoint.ts'
import type { AnyList } from './any-list.ts'
import type { Filters } from './url-state.ts'

/** What a filter's id is called; undefined for a text that is no id of the viewer's, or not yet known. */
export type NameOf = (filter: string, value: string) => string | undefined

/** The names of all ids among the filters, asked at once. */
export const useFilterNames = (list: AnyList, filters: Filters): NameOf => {
  const texts = list.filters.flatMap((filter): [string, string][] => {
    const value = filter.kind === 'pick' ? filters[filter.name] : undefined
    return filter.kind === 'pick' && value ? [[filter.name, value]] : []
  })
  const query = String(new URLSearchParams(texts))
  const { data } = useEndpoint(listPartsApi.names, { list: list.id, query }, { ready: query !== '', tell: 'never' })
  return useMemo(() => (filter, value) => data?.names[filter]?.[value], [data])
}
