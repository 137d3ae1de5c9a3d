/** Rows of a page that are all drawn; of a longer page those in sight are. */
const mostDrawn = 60

export const isLong = (rows: number): boolean => rows > mostDrawn

/** How many rows the table has with headings and totals, where not all of them are drawn. */
export const rowCount = (rows: number, totals: boolean): { 'aria-rowcount'?: number } =>
  isLong(rows) ? { 'aria-rowcount': rows + (totals ? 2 : 1) } : {}

/** Which row of the table row `at` of the page is (from 0; headings are at -1, totals behind the last). */
export const ariaRow = (at: number): number => at + 2

/** The same of a row that is always drawn, where not all are. */
export const rowAt = (rows: number, at: number): { 'aria-rowindex'?: number } =>
  isLong(rows) ? { 'aria-rowindex': ariaRow(at) } : {}
