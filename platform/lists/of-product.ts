import { sql } from 'kysely'
import { categoryIds, inCategories, namedIds } from '../queries/named.ts'
import { part } from './source.ts'
import type { Meaning } from './table-source.ts'

/** Filters of lists whose rows are, or belong to, a product `p`. */
export const ofProduct = {
  shop: async (value, { tx, view }) => part(sql`p.shop_id = any(${await namedIds.shop(tx, view, value)}::text[])`),
  category: async (value, { tx }) => part(inCategories(await categoryIds(tx, value))),
} as const satisfies Readonly<Record<string, Meaning>>
