import type { Options } from 'csv-parse'
import { parse } from 'csv-parse/sync'
import type { ReadLimits } from '../limits.ts'

const candidates = [',', ';', '\t', '|'] as const
/** A column's name begins with none of them: `,Price` is what another delimiter leaves of `ID\t,Price\t`. */
const named = /^[^,;\t|]/

/** Excel's own first line, which names the delimiter. */
const said = /^\ufeff?"?sep=((?!["\w])[\t -~])"?(?:[\r\n]|$)/i

/** The first records, header included, that decide. */
const RECORDS = 11

/** How fields are written, whatever the delimiter. */
export const dialect = ({ record }: ReadLimits) =>
  ({
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: record,
  }) satisfies Options

/** Whether a record is the line that named the delimiter. */
export const isSaid = (fields: readonly string[], delimiter: string): boolean =>
  fields.join(delimiter).toLowerCase() === `sep=${delimiter}`

const firstRecords = (text: string, isWhole: boolean, delimiter: string, limits: ReadLimits): string[][] => {
  const records: string[][] = []
  try {
    parse(text, {
      ...dialect(limits),
      delimiter,
      skip_empty_lines: true,
      to: RECORDS,
      on_record: (fields) => void records.push(fields),
    })
  } catch {
    // What is wrong with the text is said where it is read.
  }
  // The last record of a part of the text is a part itself; of a header even that tells something.
  return isWhole || records.length === RECORDS || records.length === 1 ? records : records.slice(0, -1)
}

/** More, the more columns the header has and the more of the next records have just as many. */
const scoreOf = ([header, ...next]: string[][]): number => {
  if (!header || header.length < 2) return 0
  const names = header.filter((name) => named.test(name)).length
  const alike = next.filter(({ length }) => length === header.length).length
  return (names * (1 + alike)) / (1 + next.length)
}

/** The delimiter of a table by the beginning of its text (`isWhole`: all of it); a comma when nothing speaks for another. */
export const delimiterOf = (text: string, isWhole: boolean, limits: ReadLimits): string => {
  const own = said.exec(text)?.[1]
  if (own !== undefined) return own
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of candidates) {
    const score = scoreOf(firstRecords(text, isWhole, delimiter, limits))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}
