import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { adsApi } from '../../../shared/areas/ads/api.ts'
import { type AdSums, adMetric, amountOf } from './metrics.ts'

type Data = CallData<typeof adsApi.board>

/** Spend, revenue and what the one brought of the other. */
export const returnOf = (sums: AdSums) => ({
  spend: amountOf(sums.spend_amt),
  revenue: amountOf(sums.revenue_amt),
  roas: adMetric('M27', sums),
})

/** By which the parts of a report are told: countries of campaigns, placements and ages that groups are aimed at, and ads. */
export const adCuts = {
  hours: { t: sql`h.hour_t` },
  accounts: { account_id: sql`a.account_id` },
  regions: { key: sql`c.region` },
  placements: { key: sql`g.placement` },
  ages: { key: sql`g.age` },
  creatives: { ad_id: sql`k.ad_id`, name: sql`k.name`, material_id: sql`k.material_id` },
} as const

type Row<Name extends string> = AdSums & Readonly<Record<Name, string | number>>

/** Most spent first, ages in their own order. */
export const partsOf = (rows: readonly Row<'key'>[], by: 'regions' | 'placements' | 'ages'): Data['regions'] =>
  rows
    .map((row) => ({ key: String(row.key), orders: row.orders, ...returnOf(row) }))
    .toSorted((a, b) => (by === 'ages' ? 0 : (b.spend ?? 0) - (a.spend ?? 0)) || (a.key < b.key ? -1 : 1))

/** Every ad that spent something, what cannot be told last. */
export const creativesOf = (rows: readonly Row<'ad_id' | 'name' | 'material_id'>[]): Data['creatives'] =>
  rows
    .filter(({ spend_amt }) => spend_amt !== 0)
    .map((row) => ({
      ad_id: String(row.ad_id),
      name: String(row.name),
      material_id: String(row.material_id),
      orders: row.orders,
      ...returnOf(row),
    }))
    .toSorted((a, b) => (b.spend ?? 0) - (a.spend ?? 0) || (a.ad_id < b.ad_id ? -1 : 1))
