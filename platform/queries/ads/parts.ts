import { sql } from 'kysely'
import type { adsApi } from '../../../shared/api/ads.ts'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { Db } from '../../db/tables.ts'
import { type AdPeriod, type AdQuestion, readAdSums } from './facts.ts'
import { type AdSums, adMetric } from './metrics.ts'

type Data = CallData<typeof adsApi.board>

/** Spend, revenue and what the one brought of the other. */
export const returnOf = (sums: AdSums) => ({
  spend: sums.spend_amt,
  revenue: sums.revenue_amt,
  roas: adMetric('M27', sums),
})

const columns = { regions: sql`c.region`, placements: sql`g.placement`, ages: sql`g.age` } as const

/**
 * A period by the countries of campaigns, or the placements or ages that groups are aimed at; most spent first, ages in
 * their own order.
 */
export const readParts = async (
  db: Db,
  question: AdQuestion,
  period: AdPeriod,
  by: keyof typeof columns,
): Promise<Data['regions']> => {
  const rows = await readAdSums(db, question, period, { key: columns[by] })
  return rows
    .map((row) => ({ key: String(row.key), orders: row.orders, ...returnOf(row) }))
    .toSorted((a, b) => (by === 'ages' ? 0 : b.spend - a.spend) || (a.key < b.key ? -1 : 1))
}

/** Every ad that spent something. */
export const readCreatives = async (db: Db, question: AdQuestion, period: AdPeriod): Promise<Data['creatives']> => {
  const rows = await readAdSums(db, question, period, {
    ad_id: sql`k.ad_id`,
    name: sql`k.name`,
    material_id: sql`k.material_id`,
  })
  return rows
    .filter(({ spend_amt }) => spend_amt > 0)
    .map((row) => ({
      ad_id: String(row.ad_id),
      name: String(row.name),
      material_id: String(row.material_id),
      orders: row.orders,
      ...returnOf(row),
    }))
    .toSorted((a, b) => b.spend - a.spend || (a.ad_id < b.ad_id ? -1 : 1))
}
