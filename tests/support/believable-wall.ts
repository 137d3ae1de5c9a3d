import { changeOf } from '../../shared/format/number.ts'
import type { Wall } from '../../shared/live/wall.ts'
import type { Zones } from '../../shared/live/zones.ts'
import { names, orderLine, products, randomOf, regions, shops, teams } from './wall-parts.ts'

const shares = (count: number): number[] => Array.from({ length: count }, (_, index) => 1 / (index + 1.6))
const split = (total: number, count: number): number[] => {
  const parts = shares(count)
  const sum = parts.reduce((a, b) => a + b, 0) * 1.25
  return parts.map((part) => Math.round((total * part) / sum))
}

export interface WallChoice {
  readonly seed?: number
  /** Unix seconds of the picture. */
  readonly ts: number
  readonly currency?: string
  /** Today's turnover, minor units. */
  readonly gmv?: number
  readonly lines?: number
  readonly hour?: number
}

const rankBase = (random: () => number, amt: number, first: number, index: number) => ({
  rank: index + 1,
  move: random() < 0.12 ? null : Math.round((random() - 0.5) * 5),
  amt,
  orders: Math.max(1, Math.round(amt / 3100)),
  share_bp: Math.round((amt / first) * 10_000),
})

/** A wall of a busy company in the afternoon; test data only. */
export const believableWall = ({
  seed = 7,
  ts,
  currency = 'USD',
  gmv = 128_764_350,
  lines = 39_412,
  hour = 15,
}: WallChoice): Wall => {
  const random = randomOf(seed)
  const figure = (id: string, value: number, before: number) => ({ id, value, before, change: changeOf(value, before) })
  const curve = Array.from(
    { length: 24 },
    (_, h) => 0.25 + Math.max(0, Math.sin(((h - 4) / 24) * Math.PI * 1.6)) + (h > 18 ? 0.7 : 0),
  )
  const begun = curve.map((c, h) => (h < hour ? c : h === hour ? c * 0.4 : 0))
  const weight = begun.reduce((a, b) => a + b, 0)
  const today = begun.map((c) => Math.round((gmv * c * (0.9 + random() * 0.2)) / weight))
  const daily = (factor: number): number[] =>
    curve.map((c) => Math.round(((gmv * c) / weight) * factor * (0.88 + random() * 0.24)))
  const ranked = <T>(total: number, count: number, more: (index: number) => T) => {
    const amts = split(total, count)
    return amts.map((amt, index) => ({
      id: `r${count}${(index * 7) % count}`,
      ...rankBase(random, amt, amts[0] ?? 1, index),
      ...more(index),
    }))
  }
  const countries = split(gmv, 14)
  const kinds = [0.46, 0.27, 0.13, 0.08, 0.04, 0.02]
  const order = [1, 2, 5, 3, 4, 6]
  const start = ts - (ts % 3600) - hour * 3600
  const zones: Zones = {
    live_rooms: [],
    hero: {
      gmv_amt: gmv,
      yesterday_same_amt: Math.round(gmv * 0.91),
      yesterday_amt: Math.round(gmv * 1.62),
      change: changeOf(gmv, Math.round(gmv * 0.91)),
      month_amt: gmv * 17,
      target_amt: gmv * 26,
      target_rate_bp: 6538,
      pace: { gone_bp: 7190, behind_amt: gmv * 2, need_amt: Math.round(gmv * 1.1) },
      forecast_amt: Math.round(gmv * 1.7),
      orders_per_minute: 43.6,
    },
    kpi: [
      figure('M03', Math.round(lines * 0.93), Math.round(lines * 0.84)),
      figure('M05', Math.round(lines * 1.21), Math.round(lines * 1.17)),
      figure('M06', Math.round(lines * 0.88), Math.round(lines * 0.92)),
      figure('M07', Math.round(gmv / (lines * 0.93)), Math.round(gmv / (lines * 0.97))),
      figure('M08', Math.round(gmv * 0.118), Math.round(gmv * 0.101)),
      figure('M17', 1284, 1190),
    ],
    compose: kinds.map((share, index) => ({
      id: String(order[index]),
      amt: Math.round(gmv * share),
      share_bp: Math.round(share * 10_000),
    })),
    creator_rank: ranked(gmv * 0.3, 10, (index) => ({ name: names[index] ?? '', region: regions[index % 9] ?? 'US' })),
    product_rank: ranked(gmv * 0.4, 10, (index) => ({
      title: products[index] ?? '',
      image: '',
      qty: 2400 - index * 190,
      rate_bp: 800 + index * 100,
    })),
    shop_rank: ranked(gmv * 0.8, 10, (index) => ({ name: shops[index] ?? '', region: regions[index % 7] ?? 'US' })),
    team_rank: ranked(gmv * 0.7, 5, (index) => ({ name: teams[index] ?? '', members: 24 - index * 3 })),
    map: countries.map((amt, index) => ({
      id: regions[index] ?? 'ZZ',
      amt,
      orders: Math.round(amt / 3100),
      change: changeOf(amt, Math.round(amt * (0.8 + random() * 0.5))),
    })),
    trend: {
      start_t: start,
      now: ts,
      today,
      yesterday: daily(0.93),
      mean7: daily(0.86),
      commission: today.map((amt) => Math.round(amt * 0.118)),
    },
    feed: {
      lines,
      rows: Array.from({ length: 20 }, (_, index) => orderLine(random, ts - 1 - index * 2, lines - index)),
    },
    settle: {
      pending_amt: Math.round(gmv * 1.9),
      settled_month_amt: Math.round(gmv * 1.1),
      ours_month_amt: Math.round(gmv * 0.04),
      ineligible_amt: Math.round(gmv * 0.004),
      ineligible_rate_bp: 312,
      refund_rate_bp: 287,
    },
    ticker: [
      {
        id: 'a2',
        kind: 'announcement',
        level: 'plain',
        code: 'D01',
        t: ts - 9000,
        params: { title: '本周五 20:00 大促开场，直播间提前 30 分钟就位' },
      },
      {
        id: 'm1',
        kind: 'milestone',
        level: 'gold',
        code: 'turnover',
        t: ts - 2400,
        params: { amount: '$1,000,000.00' },
      },
      { id: 'a1', kind: 'alert', level: 'amber', code: 'A3', t: ts - 600, params: { rate: '9.1%' } },
    ],
  }
  return {
    head: {
      scope: 'c1',
      version: `v${seed}-${lines}`,
      ts,
      tz: 'Asia/Shanghai',
      cut_hour: 0,
      day: '2026-03-14',
      currency,
      company: '潮声科技',
      module: 0,
      demo: true,
    },
    zones,
    data_time: {},
  }
}
