import { sql } from 'kysely'
import { sameClock } from '../../../shared/time/same-clock.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { isSale, linesPaid, ordersPaid } from '../scope.ts'
import type { View } from '../view.ts'

export interface Before {
  readonly gmv_amt: number
  readonly orders: number
  readonly items: number
  readonly buyers: number
  readonly creators: number
  readonly commission_amt: number
  readonly refund_amt: number
  /** M01 by buyer country. */
  readonly regions: ReadonlyMap<string, number>
}

interface RegionRow {
  region: string
  gmv_amt: number
  items: number
  commission_amt: number
  refund_amt: number
  /** Each of them is an order of its own, which is no sale. */
  adjustments: number
}

/** Yesterday's lines up to the same clock time (Q40), by country and in total (rule 0.3 of the comparisons). */
export const readYesterday = async (db: Db, view: View, until: number): Promise<Before> => {
  const from = dayStart(view.clock, view.day - 1)
  const to = sameClock(view.clock, until, view.day - 1)
  const lines = linesPaid(view.scope, from, to)
  const regions = sql<RegionRow>`
    select l.region, sum(l.pay_amt) as gmv_amt, sum(l.quantity) as items, sum(l.refund_amt) as refund_amt,
      count(*) filter (where not ${isSale}) as adjustments,
      sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt) as commission_amt
    from affiliate_order_line l where ${lines} group by l.region`
  // Counts of distinct things do not add up over countries.
  const counts = sql<{ orders: number; buyers: number; creators: number }>`
    with sold as materialized (
      select o.buyer_key, count(*) as orders from affiliate_order o
      where ${ordersPaid(view.scope, from, to)}
      group by o.buyer_key)
    select coalesce(sum(orders), 0) as orders, count(*) filter (where buyer_key <> '') as buyers,
      (select count(*) from (select distinct l.creator_id from affiliate_order_line l where ${lines} and l.creator_id <> '') c) as creators
    from sold`
  const [byRegion, counted] = await Promise.all([regions.execute(db), counts.execute(db)])
  const count = counted.rows[0] ?? { orders: 0, buyers: 0, creators: 0 }
  const total = (name: Exclude<keyof RegionRow, 'region'>): number =>
    byRegion.rows.reduce((sum, row) => sum + row[name], 0)
  return {
    ...count,
    orders: count.orders - total('adjustments'),
    gmv_amt: total('gmv_amt'),
    items: total('items'),
    commission_amt: total('commission_amt'),
    refund_amt: total('refund_amt'),
    regions: new Map(byRegion.rows.map((row) => [row.region, row.gmv_amt])),
  }
}
