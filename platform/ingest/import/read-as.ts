import { type DateForm, dateForms } from './forms/dates.ts'
import { type NumberForm, numberForms } from './forms/numbers.ts'

/** Heading of the column in which a file of rejected lines says how they were read, so that they are read so again. */
export const readAsColumn = '读法 Read as'

/** How the lines of a file were read. */
export interface ReadAs {
  /** When what they say was true, Unix seconds. */
  readonly t: number
  readonly dates: DateForm
  readonly numbers: NumberForm
}

const shape = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) (\w+) (\w+)(?: #(\d{1,6}))?$/

/** @param nth the line's number among those of its order that are alike, where these are counted */
export const readAsText = ({ t, dates, numbers }: ReadAs, nth: number | undefined): string => {
  const time = new Date(t * 1000).toISOString().replace('.000', '')
  return `${time} ${dates} ${numbers}${nth === undefined ? '' : ` #${nth}`}`
}

/** Reads that column of a record; undefined where there is none, or nothing that can be read. */
export const readAsIn = (
  header: readonly string[],
): ((fields: readonly string[]) => (ReadAs & { readonly nth: number | undefined }) | undefined) => {
  const place = header.findIndex((name) => name.trim() === readAsColumn)
  if (place < 0) return () => undefined
  return (fields) => {
    const [, time = '', date, number, nth] = shape.exec((fields[place] ?? '').trim()) ?? []
    const t = Date.parse(time) / 1000
    const dates = dateForms.find((form) => form === date)
    const numbers = numberForms.find((form) => form === number)
    if (!dates || !numbers || !Number.isFinite(t)) return undefined
    return { t, dates, numbers, nth: nth === undefined || nth === '0' ? undefined : Number(nth) }
  }
}
