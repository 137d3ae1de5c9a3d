import * as z from 'zod/mini'

const shape = /^[1-9]\d{0,17}$/

/** The id of a row that the database counts, as the API says it: a whole number above 0 that fits its `bigint`, digits alone. */
export const rowId = z.string().check(z.regex(shape))

/** Whether a text can be the id of such a row: what cannot is nobody's, and no number to ask the database for. */
export const isRowId = (text: string): boolean => shape.test(text)

/** Some of them, with commas between. */
export const rowIds = z.string().check(z.regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17})*$/))
