import { keysOf, recordOf } from '../../../shared/keys.ts'
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
export const columnsOf = <Name extends string>(
  preset: string,
  header: readonly string[],
  columns: Readonly<Record<Name, readonly string[]>>,
): Record<Name, number> => {
  const names = keysOf(columns)
  const places = recordOf(names, (name) => placeOf(header, columns[name]))
  const missing = names.filter((name) => places[name] < 0).map((name) => columns[name][0] ?? name)
  if (missing.length > 0) throw missingColumns(preset, header, missing)
  return places
}
