import { columnTitle, type ImportColumn, type TableImport } from '../../shared/imports/import.ts'
import { ImportError } from '../ingest/import/error.ts'
import { placeOf } from '../ingest/import/header.ts'
import { isRejectColumn } from '../ingest/import/rejects.ts'

/** Column of the file by the name of ours. */
export type ColumnChoice = Readonly<Record<string, string>>

/** The column that each of ours seems to be in: the likeliest name first, no column twice. */
export const guessColumns = ({ columns }: TableImport, header: readonly string[]): ColumnChoice => {
  const taken = new Set<number>()
  const found = columns.flatMap(({ name, named }): [string, string][] => {
    const place = [...named, name].map((one) => placeOf(header, [one])).find((at) => at >= 0 && !taken.has(at))
    const column = place === undefined ? undefined : header[place]
    if (place === undefined || column === undefined) return []
    taken.add(place)
    return [[name, column]]
  })
  return Object.fromEntries(found)
}

/** A column of ours and where it stands in the file. */
export interface PlacedColumn {
  readonly column: ImportColumn
  readonly place: number
  /** As the file calls it. */
  readonly heading: string
}

/**
 * Where the chosen columns stand.
 * @throws {ImportError} that names the columns that are missing, or that the file or the table does not have
 */
export const placeColumns = (
  of: TableImport,
  header: readonly string[],
  choice: ColumnChoice,
): readonly PlacedColumn[] => {
  const names = of.columns.map(({ name }) => name)
  const stray = Object.keys(choice).filter((name) => !names.includes(name))
  if (stray.length > 0)
    throw new ImportError(
      `没有字段 ${stray.join('、')}，可用的是 ${names.join('、')}`,
      `There is no field ${stray.join(', ')}; there are ${names.join(', ')}`,
    )
  const gone = Object.values(choice).filter((heading) => !header.includes(heading))
  if (gone.length > 0)
    throw new ImportError(
      `文件里没有列 ${gone.join('、')}。文件的表头是：${header.join(', ')}`,
      `The file has no column ${gone.join(', ')}. Its header is: ${header.join(', ')}`,
    )
  const missing = of.columns.filter(({ name, needed }) => needed && choice[name] === undefined)
  if (missing.length > 0)
    throw new ImportError(
      `请先为必填字段选择一列：${missing.map((one) => columnTitle(one, 'zh')).join('、')}。文件的表头是：${header.join(', ')}`,
      `Choose a column for what is needed: ${missing.map((one) => columnTitle(one, 'en')).join(', ')}. The header of the file is: ${header.join(', ')}`,
    )
  return of.columns.flatMap((column) => {
    const heading = choice[column.name]
    return heading === undefined ? [] : [{ column, heading, place: header.indexOf(heading) }]
  })
}

/** Columns of the file that nothing is read from. */
export const ignoredColumns = (header: readonly string[], placed: readonly PlacedColumn[]): readonly string[] =>
  header.filter((name, at) => name.trim() !== '' && !isRejectColumn(name) && !placed.some(({ place }) => place === at))
