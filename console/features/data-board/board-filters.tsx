import { boardList } from '../../../shared/areas/data-board/list.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import { ChipRow } from '../../lists/filters/chip-row.tsx'
import { FilterBar } from '../../lists/filters/filter-bar.tsx'
import { FilterProvider } from '../../lists/list-world.ts'
import { ownState } from '../../lists/url-state.ts'
import { useFilterNames } from '../../lists/use-filter-names.ts'
import { useListText } from '../../lists/use-list-text.ts'
import type { BoardAddress } from './use-board-address.ts'

interface Props {
  readonly address: BoardAddress
  readonly record: UserRecord
  readonly onAgain: () => void
}

/** What of the scope the page is about, in the fields of the lists. */
export const BoardFilters = ({ address: { state, go }, record, onAgain }: Props) => {
  const text = useListText()
  const nameOf = useFilterNames(boardList, state.filter)
  return (
    <FilterProvider
      value={{
        list: boardList,
        text,
        nameOf,
        clock: { zone: record.zone, cut_hour: record.cut_hour },
        currency: record.currency,
        state: { ...ownState(boardList), filters: state.filter },
        filter: (filter) => go({ filter }),
      }}
    >
      <FilterBar onAgain={onAgain} keyword={false} />
      <ChipRow />
    </FilterProvider>
  )
}
