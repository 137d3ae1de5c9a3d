import { ImportError } from './error.ts'

export const normal = (name: string): string =>
  name
    .replace(/^\ufeff/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Place of the first of some names in a header; -1 when none is there. */
export const placeOf = (header: readonly string[], names: readonly string[]): number => {
  const wanted = names.map(normal)
  return header.findIndex((name) => wanted.includes(normal(name)))
}

export const missingColumns = (preset: string, header: readonly string[], missing: readonly string[]): ImportError =>
  new ImportError(
    `文件缺少预设 ${preset} 需要的列：${missing.join('、')}。文件的表头是：${header.join(', ')}`,
    `The file lacks columns that the preset ${preset} needs: ${missing.join(', ')}. Its header is: ${header.join(', ')}`,
  )

/**
 * Places of columns that must all be there, by any of their names.
 * @throws {ImportError} that names the missing ones
 */
export const columnsOf = <T extends Readonly<Record<string, readonly string[]>>>(
  preset: string,
  header: readonly string[],
  columns: T,
): Record<keyof T, number> => {
  const places = Object.entries(columns).map(([key, names]) => [key, placeOf(header, names)] as const)
  const missing = places.filter(([, at]) => at < 0).map(([key]) => columns[key]?.[0] ?? key)
  if (missing.length > 0) throw missingColumns(preset, header, missing)
  return Object.fromEntries(places) as Record<keyof T, number>
}
