import { sql } from 'kysely'
import type { View } from '../queries/view.ts'
import { type Part, part } from './source.ts'

/** Joins the second of the view, as `clock.now`, to the rows of a list: what is overdue is so by one clock everywhere. */
export const presentMoment = (view: View): Part => part(sql`cross join (select ${view.now}::bigint as now) clock`)
