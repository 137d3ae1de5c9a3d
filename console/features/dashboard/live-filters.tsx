import { liveList } from '../../../shared/areas/dashboard/list.ts'
import { FilterWorld } from '../../board/filter-world.tsx'
import type { LiveFilter } from '../../board/live-filter.ts'
import { ChipRow } from '../../lists/filters/chip-row.tsx'
import { FilterBar } from '../../lists/filters/filter-bar.tsx'

export interface LiveFiltersProps {
  readonly isOpen: boolean
  readonly filter: LiveFilter
  readonly onFilter: (filter: LiveFilter) => void
  readonly onAgain: () => void
}

/** Countries, shops, teams and members that the figures are narrowed to; those that are set stand below. */
export const LiveFilters = ({ isOpen, filter, onFilter, onAgain }: LiveFiltersProps) => (
  <FilterWorld list={liveList} filters={filter} onFilters={onFilter}>
    {isOpen ? <FilterBar onAgain={onAgain} keyword={false} /> : null}
    <ChipRow />
  </FilterWorld>
)
