import pg from 'pg'

const INT8 = 20
const NUMERIC = 1700
const INT8_ARRAY = 1016

/** @throws {RangeError} when the value cannot be held exactly: a wrong amount is worse than a refused answer. */
export const safeNumber = (text: string): number => {
  const value = Number(text)
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER || Number.isNaN(value)) {
    throw new RangeError(`${text} is not a safe number`)
  }
  return value
}

/** `{1,2}`: ids hold neither commas nor quotes. */
const safeNumbers = (text: string): number[] => (text === '{}' ? [] : text.slice(1, -1).split(',').map(safeNumber))

/** int8, int8[] and numeric as numbers; everything else as pg reads it. */
export const numberTypes = new pg.TypeOverrides()
numberTypes.setTypeParser(INT8, safeNumber)
numberTypes.setTypeParser(NUMERIC, safeNumber)
numberTypes.setTypeParser(INT8_ARRAY, safeNumbers)
