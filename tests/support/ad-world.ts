import type { Db } from '../../platform/db/tables.ts'
import { type AdSumName, adSumNames } from '../../shared/areas/ads/measures.ts'
import { zoneOffset } from '../../shared/time/zone.ts'
import { randomOf } from './sold-world.ts'

export interface AdHour {
  readonly account: string
  readonly campaign: string
  readonly group: string
  readonly ad: string
  readonly t: number
  readonly sums: Readonly<Record<AdSumName, number>>
}

export interface AdSketch {
  readonly account: string
  readonly network: 1 | 2
  readonly zone?: string
  readonly currency?: string
  readonly owner?: number
  readonly auth?: number
  /** Status of each campaign; one that is negative never delivered. */
  readonly campaigns: readonly number[]
}

const times = { add_time: 0, update_time: 0 }
const regions = ['US', 'GB', 'DE']

/** A campaign's groups and ads: two groups, the first with two ads. */
const below = (campaign: string) =>
  [`${campaign}-g0`, `${campaign}-g1`].map((group, g) => ({
    group,
    ads: g === 0 ? [`${group}-a0`, `${group}-a1`] : [`${group}-a0`],
  }))

/** Accounts with campaigns, and every ad's random figures of some of the hours in [from, to); the rows are answered. */
export const makeAds = async (
  db: Db,
  company_id: number,
  sketches: readonly AdSketch[],
  from: number,
  to: number,
): Promise<readonly AdHour[]> => {
  const random = randomOf(company_id)
  const hours: AdHour[] = []
  for (const sketch of sketches) {
    const { account, network, zone = 'America/Los_Angeles', currency = 'USD', owner, auth = 1, campaigns } = sketch
    await db
      .insertInto('ad_account')
      .values({
        company_id,
        account_id: account,
        network,
        name: `Account ${account}`,
        currency,
        time_zone: zone,
        balance_amt: 100_000,
        auth_state: auth,
        expire_t: null,
        owner_member_id: owner ?? null,
        ...times,
      })
      .execute()
    for (const [n, signed] of campaigns.entries()) {
      const [campaign, status] = [`${account}-c${n}`, Math.abs(signed)]
      const state = { status, raw_status: `RAW_${status}`, ...times }
      await db
        .insertInto('ad_campaign')
        .values({
          company_id,
          campaign_id: campaign,
          account_id: account,
          name: `Campaign ${campaign}`,
          region: regions[n % 3] ?? 'US',
          objective: 2,
          budget_amt: 50_000,
          budget_type: 1,
          bid_strategy: 1,
          simulated_t: null,
          ...state,
        })
        .execute()
      for (const [g, { group, ads }] of below(campaign).entries()) {
        await db
          .insertInto('ad_group')
          .values({
            company_id,
            group_id: group,
            campaign_id: campaign,
            name: `Group ${group}`,
            placement: 1 + g,
            age: 2,
            ...state,
          })
          .execute()
        for (const ad of ads) {
          const name = `Ad ${ad}`
          await db
            .insertInto('ad_creative')
            .values({ company_id, ad_id: ad, group_id: group, name, material_id: '', ...state })
            .execute()
          if (signed < 0) continue
          for (let t = from; t < to; t += 3600) {
            if (random() < 0.3) continue
            const sums = Object.fromEntries(
              adSumNames.map((sum) => [sum, 1 + Math.floor(random() * 900)]),
            ) as AdHour['sums']
            hours.push({ account, campaign, group, ad, t, sums })
          }
        }
      }
    }
  }
  const rows = hours.map(({ ad, t, sums }) => ({ company_id, ad_id: ad, hour_t: t, ...sums }))
  for (let at = 0; at < rows.length; at += 1000)
    await db
      .insertInto('ad_hourly')
      .values(rows.slice(at, at + 1000))
      .execute()
  return hours
}

export type Sums = Record<AdSumName, number>

/** Rows added up, one by one. */
export const addUp = (hours: readonly AdHour[]): Sums => {
  const total = Object.fromEntries(adSumNames.map((name) => [name, 0])) as Sums
  for (const { sums } of hours) for (const name of adSumNames) total[name] += sums[name]
  return total
}

/** The rows of the calendar day `YYYY-MM-DD` of a zone. */
export const onDay = (hours: readonly AdHour[], zone: string, day: string): readonly AdHour[] =>
  hours.filter(({ t }) => new Date((t + zoneOffset(zone, t)) * 1000).toISOString().slice(0, 10) === day)

/** `part` of `whole` times `times`, half-up. */
export const quotient = (part: number, whole: number, times: number): number | null =>
  whole === 0 ? null : Number((BigInt(2 * part * times) + BigInt(whole)) / BigInt(2 * whole))
