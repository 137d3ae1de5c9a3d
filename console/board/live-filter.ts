import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { liveFilters } from '../../shared/areas/dashboard/filters.ts'
import { filterIn } from './filter-in.ts'

export type LiveFilter = Readonly<Partial<Record<(typeof liveFilters)[number]['name'], string>>>

/** What of the scope the affiliate dashboard is about, in the address of its page. */
export const useLiveFilter = (): readonly [filter: LiveFilter, set: (filter: LiveFilter) => void] => {
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const filter: LiveFilter = useMemo(() => filterIn(liveFilters, new URLSearchParams(search)), [search])
  return [filter, (next) => setParams({ ...next })]
}
