import { type BoardFilter, boardFilters } from '../../shared/areas/data-board/filters.ts'
import { textShape } from '../../shared/lists/filter.ts'

const shape = textShape(boardFilters)

/** The filters that an address says, as far as a call takes them. */
export const filterIn = (params: URLSearchParams): BoardFilter =>
  Object.fromEntries(
    boardFilters.flatMap(({ name }) => {
      const value = params.get(name)?.trim() ?? ''
      return value !== '' && !value.includes('\0') && shape[name].safeParse(value).success ? [[name, value]] : []
    }),
  )
