import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import { slotOf, type View } from '../queries/view.ts'
import { daySums } from './read.ts'
import type { Part } from './shape.ts'

/** The lines of one object of a dimension on business days, the first and the last included. */
export interface OrdersPart {
  readonly scope: string
  readonly dim: Part
  readonly id: string
  readonly from: number | RawBuilder<unknown>
  readonly to: number
}

/**
 * The same view, as one of a part of the orders: what is remembered of it (VersionMemory) holds until a line of that part is
 * written, the company changes in another way, or half a minute is over, and no longer until the next order of anything. Who
 * writes a line writes the day rows of its product and of its content type, or raises `rest_version`: which transactions wrote
 * them last (`xmin`) tells whether anything happened.
 */
export const partOf = async (db: Db, view: View, { from, to, ...object }: OrdersPart): Promise<View> => {
  const { rows } = await sql<{ written: string }>`
    select hashtextextended(coalesce(string_agg(r.xmin::text, ' ' order by r.bucket), ''), 0)::text as written
    from ${daySums({ ...object, from, to })}`.execute(db)
  return { ...view, part: `${view.company.rest_version}.${slotOf(view.now)}.${rows[0]?.written}` }
}
