import { productList } from '../../shared/areas/products/list.ts'
import type { ListRow } from '../../shared/lists/list.ts'
import type { Row } from '../lists/any-list.ts'
import { type CellWorld, cellText } from '../lists/cell-text.ts'
import { useListText } from '../lists/use-list-text.ts'
import { useSession } from '../state/session.ts'
import { useCountryName } from '../ui/country-name.ts'

export type ProductRow = ListRow<typeof productList>

/** A row of the product list's page, which knows rows of any list. */
export const asProduct = (row: Row): ProductRow => row as ProductRow

/** The texts of a product's fields, as its list writes them; `currency` is that of the answer. */
export const useProductCells = (currency?: string) => {
  const text = useListText()
  const countryOf = useCountryName()
  const record = useSession((state) => state.record)
  const world: CellWorld = {
    text,
    countryOf,
    zone: record?.zone ?? 'UTC',
    currency: currency ?? record?.currency ?? 'USD',
  }
  return {
    title: (field: keyof ProductRow): string => text.word(`column.${field}`, field),
    cell: (field: keyof ProductRow, row: ProductRow): string => {
      const column = productList.columns.find((one) => one.field === field)
      return column ? cellText(column, row, world) : ''
    },
    word: text.word,
    language: text.language,
  }
}
