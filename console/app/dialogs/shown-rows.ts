interface Page<Row> {
  readonly list: readonly Row[]
  readonly total: number
  readonly whole: boolean
}
interface Asked {
  readonly page: number
  readonly limit: number
  readonly keyword: string
}

/**
 * The rows of the asked page and how many there are in all: as the platform cut them, or cut here out of a whole list, in which
 * `keyword` is looked for in what `textOf` says.
 */
export const shownRows = <Row>(
  { list, total, whole }: Page<Row>,
  { page, limit, keyword }: Asked,
  textOf: (row: Row) => string,
): { readonly rows: readonly Row[]; readonly total: number } => {
  const before = (page - 1) * limit
  if (!whole) return { rows: list, total: Math.max(total, list.length > 0 ? before + list.length : 0) }
  const found = list.filter((row) => textOf(row).toLowerCase().includes(keyword.toLowerCase()))
  return { rows: found.slice(before, before + limit), total: found.length }
}
