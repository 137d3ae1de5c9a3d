import type { ReactNode } from 'react'
import type { AnyList } from '../lists/any-list.ts'
import { FilterProvider } from '../lists/list-world.ts'
import { type Filters, ownState } from '../lists/url-state.ts'
import { useFilterNames } from '../lists/use-filter-names.ts'
import { useListText } from '../lists/use-list-text.ts'
import { useSession } from '../state/session.ts'

interface Props {
  readonly list: AnyList
  readonly filters: Filters
  readonly onFilters: (filters: Filters) => void
  readonly children: ReactNode
}

/** What of the scope a board is about, for the bar and the chips of the lists. */
export const FilterWorld = ({ list, filters, onFilters, children }: Props) => {
  const text = useListText()
  const nameOf = useFilterNames(list, filters)
  const record = useSession((state) => state.record)
  if (!record) return null
  return (
    <FilterProvider
      value={{
        list,
        text,
        nameOf,
        clock: { zone: record.zone, cut_hour: record.cut_hour },
        currency: record.currency,
        state: { ...ownState(list), filters },
        filter: onFilters,
      }}
    >
      {children}
    </FilterProvider>
  )
}
