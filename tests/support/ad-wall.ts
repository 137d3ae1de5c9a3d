import { moduleOf } from '../../shared/access/mode.ts'
import { changeOf } from '../../shared/format/number.ts'
import type { Wall } from '../../shared/live/wall.ts'
import type { Figure } from '../../shared/live/zones.ts'
import { dayNumber, dayStart, dayText } from '../../shared/time/zone.ts'
import { believableWall } from './believable-wall.ts'
import { randomOf, shops } from './wall-parts.ts'

const zone = 'America/Los_Angeles'
const clock = { zone, cut_hour: 0 }
const HOUR = 3600

/** How a wall of ads stands: no account at all, a usual afternoon, twelve digits and forty letters, a rate that nobody told. */
export type AdState = 'empty' | 'usual' | 'full' | 'missing'

const figure = (id: string, value: number | null, before: number | null): Figure => ({
  id,
  value,
  before,
  change: value === null || before === null ? { kind: 'none' } : changeOf(value, before),
})

/** Forty letters. */
const longName = 'GMV Max · 一条名字非常非常长的广告系列它投的是一台全新无油空气炸锅'.slice(0, 40)

/** A wall of ads in one of its states; test data only. */
export const adWall = (state: AdState, ts: number): Wall => {
  const random = randomOf(11)
  const isEmpty = state === 'empty'
  const scale = isEmpty ? 0 : state === 'full' ? 40_000 : 1
  const known = (amt: number): number | null => (state === 'missing' ? null : Math.round(amt * scale))
  const day = dayNumber(clock, ts)
  const [start, end] = [dayStart(clock, day), dayStart(clock, day + 1)]
  const name = (n: number): string => (state === 'full' ? longName : `${shops[n % shops.length]} · US`)
  const rows = <Row>(count: number, make: (n: number) => Row): Row[] =>
    isEmpty ? [] : Array.from({ length: count }, (_, n) => make(n))
  const spend = 2_418_350
  const revenue = 8_764_321
  const regions = ['US', 'GB', 'DE', 'JP', 'MX', 'BR']
  return {
    head: { ...believableWall({ ts }).head, module: moduleOf.ads },
    zones: {
      ad_hero: {
        network: 'tiktok',
        zone,
        day: dayText(day),
        start_t: start,
        accounts: isEmpty ? 0 : 3,
        figures: [
          figure('revenue', known(revenue), known(revenue * 0.9)),
          figure('M25', known(spend), known(spend * 1.1)),
          figure('M27', isEmpty || state === 'missing' ? null : 362, isEmpty ? null : 341),
        ],
        exchanged: state === 'missing' ? ['JPY', 'GBP'] : [],
        missing: state === 'missing' ? [{ currency: 'JPY', day: dayText(day) }] : [],
      },
      ad_kpi: [
        figure('M25', known(spend), known(spend * 1.1)),
        figure('impressions', 3_812_344 * scale, 3_611_002 * scale),
        figure('clicks', 61_422 * scale, 58_110 * scale),
        figure('M26_CTR', isEmpty ? null : 161, isEmpty ? null : 160),
        figure('M26_CPA', isEmpty ? null : known(1_212), isEmpty ? null : known(1_100)),
        figure('conversions', 1_995 * scale, 2_210 * scale),
      ],
      ad_hours: Array.from({ length: (end - start) / HOUR }, (_, n) => {
        const t = start + n * HOUR
        if (t > ts) return { t, spend_amt: null, revenue_amt: null, roas: null }
        const amt = (0.5 + random()) * 120_000
        return { t, spend_amt: known(amt), revenue_amt: known(amt * 3.4), roas: known(340) === null ? null : 340 }
      }),
      ad_accounts: rows(3, (n) => ({
        id: `a${n}`,
        name: name(n),
        spend_amt: known(spend / (n + 2)),
        roas: 300 + n,
        share_bp: state === 'missing' ? null : ([5200, 3100, 1700][n] ?? 0),
        cut_off: n === 2,
      })),
      ad_creatives: rows(10, (n) => ({
        id: `c${n}`,
        name: name(n),
        spend_amt: known(210_000 - n * 9000),
        orders: 80 - n,
        roas: 712 - n * 40,
      })),
      ad_campaigns: rows(10, (n) => ({
        id: `k${n}`,
        name: name(n),
        conversions: (610 - n * 44) * (state === 'full' ? 1000 : 1),
        cpa_amt: known(1100 + n * 60),
        share_bp: 10_000 - n * 720,
      })),
      ad_regions: rows(6, (n) => ({
        id: regions[n] ?? 'ZZ',
        spend_amt: known(900_000 / (n + 1)),
        revenue_amt: known(2_900_000 / (n + 1)),
        orders: 400 - n * 50,
        roas: 322 - n * 20,
      })),
      ad_budget: {
        campaigns: isEmpty ? 0 : 9,
        budget_amt: known(4_000_000),
        spend_amt: known(spend),
        spent_bp: isEmpty || state === 'missing' ? null : 6046,
        gone_bp: Math.round(((ts - start) * 10_000) / (end - start)),
        over_budget: isEmpty ? 0 : 1,
        refused: isEmpty ? 0 : 4,
        rows: rows(6, (n) => ({ id: `k${n}`, name: name(n), spent_bp: 10_400 - n * 1300 })),
      },
      ticker: isEmpty
        ? []
        : [
            {
              id: 'A8.k1',
              kind: 'alert',
              level: 'amber',
              code: 'A8.day',
              t: ts - 1800,
              params: { title: name(0), amount: '$525.00', rate: '105%' },
            },
          ],
    },
    data_time: {},
  }
}
