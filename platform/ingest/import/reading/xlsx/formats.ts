/** What a cell's number format makes of its number. */
export type NumberKind = 'number' | 'percent' | 'time'

/** Dates and times among the program's own formats; 27 to 36 and 50 to 58 are those of its Asian editions. */
const isTimeId = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)
const isPercentId = (id: number): boolean => id === 9 || id === 10

/** The letters and marks of a format that are neither text nor colour, condition or currency. */
const bare = (code: string): string =>
  code
    .replace(/"[^"]*"|[\\_*]./g, '')
    // Hours of a duration stand in brackets too.
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/;.*$/s, '')
    .replace(/general/i, '')
    .replace(/s\.0+/gi, 's')

/** @param code the format's own text, for formats that the workbook defines */
export const kindOf = (id: number, code: string | undefined): NumberKind => {
  if (code === undefined) return isTimeId(id) ? 'time' : isPercentId(id) ? 'percent' : 'number'
  const marks = bare(code)
  if (marks.includes('%')) return 'percent'
  return /[ymdhse]/i.test(marks) && !/[0#?]/.test(marks) ? 'time' : 'number'
}
