import { listTexts } from './lists.ts'
import { allTexts } from './texts.ts'

/** Titles of the columns and words of the enumerations of every list: one table for each area. */
export const allListTexts = allTexts(listTexts)
