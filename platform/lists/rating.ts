import { sql } from 'kysely'
import { chosenNumbers } from './conditions.ts'
import { type Part, part, type Sql } from './source.ts'

/** Where each band of the rating (shared/lists/rating.ts) begins, and the last one ends. */
const bandEnds = [0, 4, 4.5, 4.8, 6]

/** Condition on a rating in stars: in one of the chosen bands, `1,3`. */
export const inRating = (stars: Sql, bands: string): Part => {
  const tests = chosenNumbers(bands).map(
    (band) => sql`(${stars} >= ${bandEnds[band - 1]}::numeric and ${stars} < ${bandEnds[band]}::numeric)`,
  )
  return part(sql`(${sql.join(tests, sql` or `)})`)
}
