import { filterShape, type TextFilter } from '../../shared/lists/filter.ts'

/** The filters that an address says by their names, as far as a call takes them. */
export const filterIn = (filters: readonly TextFilter[], params: URLSearchParams): { [name: string]: string } => {
  const shape = filterShape(filters)
  return Object.fromEntries(
    filters.flatMap(({ name }) => {
      const value = params.get(name)?.trim() ?? ''
      return value !== '' && !value.includes('\0') && shape[name]?.safeParse(value).success ? [[name, value]] : []
    }),
  )
}
