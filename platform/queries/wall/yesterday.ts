import { sql } from 'kysely'
import { recordOf } from '../../../shared/keys.ts'
import { sameClock } from '../../../shared/time/same-clock.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { lineSum, noSums, type PartSums } from '../../sums/totals.ts'
import { isSale, linesPaid, ordersPaid } from '../scope.ts'
import type { View } from '../view.ts'

export interface Before extends PartSums {
  /** M01 by buyer country. */
  readonly regions: ReadonlyMap<string, number>
}

/** What adds up over countries. */
const added = [
  'gmv_amt',
  'net_amt',
  'lines',
  'items',
  'est_base_amt',
  'est_commission_amt',
  'pending_amt',
  'ineligible_lines',
  'ineligible_amt',
  'refund_amt',
] as const satisfies readonly (keyof PartSums)[]
const addedSums = sql.join(added.map((name) => sql`${lineSum[name]} as ${sql.ref(name)}`))

type RegionRow = Readonly<Record<(typeof added)[number], number>> & {
  region: string
  /** Each of them is an order of its own, which is no sale. */
  adjustments: number
}

/** Yesterday's lines up to the same clock time (Q40), by country and in total (rule 0.3 of the comparisons). */
export const readYesterday = async (db: Db, view: View, until: number): Promise<Before> => {
  const from = dayStart(view.clock, view.day - 1)
  const to = sameClock(view.clock, until, view.day - 1)
  const lines = linesPaid(view.scope, from, to)
  const regions = sql<RegionRow>`
    select l.region, count(*) filter (where not ${isSale}) as adjustments, ${addedSums}
    from affiliate_order_line l where ${lines} group by l.region`
  // Counts of distinct things do not add up over countries.
  const counts = sql<{ orders: number; buyers: number; creators: number; products: number }>`
    with sold as materialized (
      select o.buyer_key, count(*) as orders from affiliate_order o
      where ${ordersPaid(view.scope, from, to)}
      group by o.buyer_key)
    select coalesce(sum(orders), 0) as orders, count(*) filter (where buyer_key <> '') as buyers,
      (select count(*) from (select distinct l.creator_id from affiliate_order_line l where ${lines} and l.creator_id <> '') c) as creators,
      (select count(*) from (select distinct l.product_id from affiliate_order_line l where ${lines} and ${isSale}) p) as products
    from sold`
  const [byRegion, counted] = await Promise.all([regions.execute(db), counts.execute(db)])
  const count = counted.rows[0] ?? noSums
  const total = (name: Exclude<keyof RegionRow, 'region'>): number =>
    byRegion.rows.reduce((sum, row) => sum + row[name], 0)
  return {
    ...recordOf(added, total),
    orders: count.orders - total('adjustments'),
    buyers: count.buyers,
    creators: count.creators,
    products: count.products,
    regions: new Map(byRegion.rows.map((row) => [row.region, row.gmv_amt])),
  }
}
