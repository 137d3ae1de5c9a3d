import { ImportError } from './error.ts'

/** A name or a word as it is compared: full-width forms folded, without case, and without any white space. */
export const normal = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u2060]+/g, '')
    .toLowerCase()

const percent = '(%)'

/** A heading as it is compared; one may say behind its name that its numbers are in percent. */
export const headingOf = (text: string): { readonly name: string; readonly inPercent: boolean } => {
  const name = normal(text)
  const inPercent = name.endsWith(percent) && name !== percent
  return { name: inPercent ? name.slice(0, -percent.length) : name, inPercent }
}

/** Place of the first of some names in a header, by the whole name before the one without its unit; -1 when none is there. */
export const placeOf = (header: readonly string[], names: readonly string[]): number => {
  const wanted = new Set(names.map(normal))
  const whole = header.findIndex((text) => wanted.has(normal(text)))
  return whole >= 0 ? whole : header.findIndex((text) => wanted.has(headingOf(text).name))
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
