import { sql } from 'kysely'
import type { CallData } from '../../../../shared/api/endpoint.ts'
import type { AdFigureName, adsApi } from '../../../../shared/areas/ads/api.ts'
import { isCutOff } from '../../../../shared/areas/ads/states.ts'
import type { WallZones } from '../../../../shared/live/screens.ts'
import type { Figure } from '../../../../shared/live/zones.ts'
import type { Db } from '../../../db/tables.ts'
import { rateBp } from '../../arithmetic.ts'
import type { View } from '../../view.ts'
import { type AdQuestion, readAdSums } from '../facts.ts'
import { type AdSums, adMetric, sumOf } from '../metrics.ts'
import { readAdDay, readAdsOfDay } from '../today.ts'
import { readBudget } from './budget.ts'

type Today = CallData<typeof adsApi.today>
/** The zones that are read, beside the news. */
export type AdZones = Pick<WallZones, Extract<keyof WallZones, `ad_${string}`>>

/** Rows that a wall has room for. */
const ROWS = 10

const campaigns = { id: sql`c.campaign_id`, name: sql`c.name` }

const figuresIn = (kpi: Today['kpi'], names: readonly AdFigureName[]): Figure[] =>
  kpi
    .filter(({ name }) => names.includes(name))
    .toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name))
    .map(({ name, value, before, change }) => ({ id: name, value, before, change: change ?? { kind: 'none' } }))

const accountsOf = ({ accounts }: Today): AdZones['ad_accounts'] => {
  const whole = sumOf(accounts.map(({ exchanged }) => exchanged.spend))
  return accounts
    .map(({ account_id, name, exchanged: { spend }, roas, auth_state }) => ({
      id: account_id,
      name,
      spend_amt: spend,
      roas,
      share_bp: spend === null || !whole ? null : rateBp(spend, whole),
      cut_off: isCutOff(auth_state),
    }))
    .toSorted((a, b) => (b.spend_amt ?? 0) - (a.spend_amt ?? 0))
    .slice(0, ROWS)
}

type Campaign = AdSums & { readonly id: string | number; readonly name: string | number }

const campaignsOf = (rows: readonly Campaign[]): AdZones['ad_campaigns'] => {
  const best = rows
    .filter(({ conversions }) => conversions > 0)
    .toSorted((a, b) => b.conversions - a.conversions || (String(a.id) < String(b.id) ? -1 : 1))
    .slice(0, ROWS)
  const most = best[0]?.conversions ?? 0
  return best.map((row) => ({
    id: String(row.id),
    name: String(row.name),
    conversions: row.conversions,
    cpa_amt: adMetric('M26_CPA', row),
    share_bp: rateBp(row.conversions, most),
  }))
}

/** Today's ads as their wall shows them, the day cut by `zone`: the figures are those of the console's page of today. */
export const readAdZones = async (
  db: Db,
  view: View,
  question: AdQuestion,
  zone: string,
): Promise<{ readonly currency: string; readonly zones: AdZones }> => {
  const of = await readAdDay(db, view, question, zone)
  const { period, exchange } = of
  const today = await readAdsOfDay(db, view, question, of)
  const sums = await readAdSums(db, question, period, { campaigns }, exchange)
  const own = exchange ? await readAdSums(db, question, period, { campaigns }) : sums
  const byId = (rows: readonly Campaign[]) => new Map(rows.map((row) => [String(row.id), row]))
  const over_budget = today.kpi.find(({ name }) => name === 'over_budget')?.value ?? 0
  const gone_bp = rateBp(view.now - period.from, period.to - period.from)
  const budget = await readBudget(
    db,
    question,
    exchange,
    { exchanged: byId(sums.campaigns), own: byId(own.campaigns) },
    { gone_bp, over_budget },
  )
  return {
    currency: today.currency,
    zones: {
      ad_hero: {
        network: today.network,
        zone,
        day: today.day,
        start_t: period.from,
        accounts: today.accounts.length,
        figures: figuresIn(today.kpi, ['revenue', 'M25', 'M27']),
        exchanged: today.exchanged,
        missing: today.missing,
      },
      ad_kpi: figuresIn(today.kpi, ['M25', 'impressions', 'clicks', 'M26_CTR', 'M26_CPA', 'conversions']),
      ad_hours: today.hours.map(({ t, spend, revenue, roas }) => ({ t, spend_amt: spend, revenue_amt: revenue, roas })),
      ad_accounts: accountsOf(today),
      ad_creatives: today.creatives.map(({ ad_id, name, spend, orders, roas }) => ({
        id: ad_id,
        name,
        spend_amt: spend,
        orders,
        roas,
      })),
      ad_campaigns: campaignsOf(sums.campaigns),
      ad_regions: today.regions
        .map(({ key, spend, revenue, orders, roas }) => ({
          id: key,
          spend_amt: spend,
          revenue_amt: revenue,
          orders,
          roas,
        }))
        .slice(0, ROWS),
      ad_budget: budget,
    },
  }
}
