import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { dims, todayBuyers, todayBy } from '../facts.ts'
import { daysOf, readDays } from '../periods.ts'
import { noSums, type Sums, sumColumns } from '../sums.ts'
import type { View } from '../view.ts'
import type { Range } from './range.ts'

type Distinct = Pick<Sums, 'buyers' | 'creators' | 'products'>

/** Who or what sold on several days counts once, so that these counts are no sums of days. */
const readDistinct = async (db: Db, view: View, { from, to, cut }: Range): Promise<Distinct> => {
  const days = sql`generate_series(${from}::int, ${cut ? to - 1 : to}::int) as d(bucket)`
  const scope = view.scope.text
  const count = (whole: RawBuilder<unknown>, part: RawBuilder<unknown> | null): RawBuilder<unknown> =>
    sql`(select count(distinct id) from (${whole} ${part ? sql`union all ${part}` : sql``}) as met)`
  const ofDim = (dim: 'creator' | 'product'): RawBuilder<unknown> =>
    count(
      sql`select r.dim_id as id from ${days} join rollup r on r.scope = ${scope} and r.grain = 1
        and r.bucket = d.bucket and r.dim = ${dims[dim]} and r.orders > 0`,
      cut && sql`select dim_id from ${todayBy(cut, dim)} where dim_id <> ''`,
    )
  const buyers = count(
    sql`select b.buyer as id from ${days} join rollup_buyer b on b.scope = ${scope} and b.bucket = d.bucket and b.n > 0`,
    cut && todayBuyers(cut),
  )
  const { rows } = await sql<Distinct>`
    select ${buyers} as buyers, ${ofDim('creator')} as creators, ${ofDim('product')} as products`.execute(db)
  return rows[0] ?? noSums
}

interface RangeSums {
  /** One for each day, oldest first. */
  readonly days: readonly (Sums & { readonly day: number })[]
  readonly total: Sums
}

/** The totals of a range by day and as a whole. */
export const readRange = async (db: Db, view: View, range: Range): Promise<RangeSums> => {
  const wanted = daysOf(range.from, range.to)
  const [found, distinct] = await Promise.all([readDays(db, view, wanted, range.cut), readDistinct(db, view, range)])
  const days = wanted.map((day) => ({ ...(found.get(day) ?? noSums), day }))
  const added = sumColumns.map((name) => [name, days.reduce((sum, day) => sum + day[name], 0)])
  return { days, total: { ...(Object.fromEntries(added) as Sums), ...distinct } }
}
