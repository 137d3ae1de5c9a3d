import { changeOf } from '../../shared/format/number.ts'
import type { Wall } from '../../shared/live/wall.ts'
import type { FeedLine, Zones } from '../../shared/live/zones.ts'

/** Deterministic numbers in [0, 1): a wall of a seed is always the same. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const names = [
  'luna.daily',
  'thegadgetguy',
  'mei_cooks',
  'noah.fit',
  'casa.de.ana',
  'sunnyhome',
  'kawaii.nook',
  'dadreviews',
  'petite_paris',
  'bangkok.bites',
  'oslo.mini',
  'hana.skincare',
]
const products = [
  'Portable blender 380 ml, USB-C',
  '防晒喷雾 SPF50+ 150ml',
  'Magnetic phone ring stand',
  'Vitamin C serum 30 ml',
  '北欧风陶瓷马克杯',
  'Resistance band set, 5 levels',
  'LED desk lamp with wireless charger',
  'Cloud slippers, EVA',
  'Mini projector 1080p',
  '可折叠收纳箱 三件套',
  'Silicone baking mat',
  'Pet hair remover roller',
]
const shops = [
  'Bright Home',
  'Lumo Tech',
  '东方美妆',
  'FitLab',
  'Cozy Corner',
  'Pawsome',
  'Kitchen Joy',
  'Glow Studio',
  'Urban Carry',
  'Tiny Garden',
]
const teams = ['华南一队', '伦敦组', '东南亚组', '直播一部', '短视频组']
const regions = ['US', 'GB', 'TH', 'VN', 'PH', 'MY', 'DE', 'MX', 'SG', 'ID', 'FR', 'ES', 'IT', 'BR', 'JP']

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

const line = (random: () => number, t: number, number: number): FeedLine => {
  const amt = Math.round(600 + random() ** 3 * 24_000)
  return {
    id: `o${String(number).padStart(8, '0')}`,
    t,
    region: regions[Math.floor(random() ** 2 * 10)] ?? 'US',
    from: random() < 0.6 ? 'CN' : 'US',
    product: products[Math.floor(random() * products.length)] ?? '',
    creator: names[Math.floor(random() * names.length)] ?? '',
    content_type: 1 + Math.floor(random() ** 1.6 * 6),
    qty: random() < 0.8 ? 1 : 2,
    amt,
    commission_amt: Math.round(amt * 0.12),
  }
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
    hero: {
      gmv_amt: gmv,
      yesterday_same_amt: Math.round(gmv * 0.91),
      yesterday_amt: Math.round(gmv * 1.62),
      change: changeOf(gmv, Math.round(gmv * 0.91)),
      month_amt: gmv * 17,
      target_amt: gmv * 26,
      target_rate_bp: 6538,
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
    feed: { lines, rows: Array.from({ length: 20 }, (_, index) => line(random, ts - 1 - index * 2, lines - index)) },
    settle: {
      pending_amt: Math.round(gmv * 1.9),
      settled_month_amt: Math.round(gmv * 1.1),
      ineligible_amt: Math.round(gmv * 0.004),
      ineligible_rate_bp: 312,
      refund_rate_bp: 287,
    },
    ticker: [
      {
        id: 'a2',
        kind: 'notice',
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
    data_time: Object.fromEntries(Object.keys(zones).map((name) => [name, ts])),
  }
}

/** The wall after one more order line of `amt` minor units, paid at `t`: every zone that an order touches changes. */
export const withOrder = (wall: Wall, amt: number, t: number, random: () => number): Wall => {
  const { zones } = wall as { zones: Zones }
  const lines = zones.feed.lines + 1
  const fresh = { ...line(random, t, lines), amt, commission_amt: Math.round(amt * 0.12) }
  const gmv = zones.hero.gmv_amt + amt
  const add = <T extends { amt: number; orders: number }>(rows: readonly T[], at: number): T[] => {
    const next = rows.map((row, index) => (index === at ? { ...row, amt: row.amt + amt, orders: row.orders + 1 } : row))
    return next
      .sort((a, b) => b.amt - a.amt)
      .map((row, index) =>
        'rank' in row
          ? { ...row, rank: index + 1, share_bp: Math.round((row.amt / (next[0]?.amt ?? 1)) * 10_000) }
          : row,
      )
  }
  const pick = (count: number): number => Math.floor(random() * count)
  const hour = Math.min(zones.trend.today.length - 1, Math.floor((t - zones.trend.start_t) / 3600))
  const bump = (values: readonly number[], by: number): number[] =>
    values.map((value, index) => (index === hour ? value + by : value))
  const kpi = zones.kpi.map((one) => {
    const value =
      one.id === 'M07'
        ? Math.round(gmv / (lines * 0.93))
        : (one.value ?? 0) + (one.id === 'M08' ? Math.round(amt * 0.118) : one.id === 'M17' ? 0 : 1)
    return { ...one, value, change: changeOf(value, one.before ?? 0) }
  })
  return {
    head: { ...wall.head, version: `v-${lines}`, ts: t },
    zones: {
      ...zones,
      hero: {
        ...zones.hero,
        gmv_amt: gmv,
        month_amt: zones.hero.month_amt + amt,
        change: changeOf(gmv, zones.hero.yesterday_same_amt),
      },
      kpi,
      compose: zones.compose.map((one) =>
        one.id === String(fresh.content_type) ? { ...one, amt: one.amt + amt } : one,
      ),
      creator_rank: add(zones.creator_rank, pick(10)),
      product_rank: add(zones.product_rank, pick(10)),
      shop_rank: add(zones.shop_rank, pick(10)),
      team_rank: add(zones.team_rank, pick(5)),
      map: add(
        zones.map,
        zones.map.findIndex((one) => one.id === fresh.region),
      ),
      trend: {
        ...zones.trend,
        now: t,
        today: bump(zones.trend.today, amt),
        commission: bump(zones.trend.commission, Math.round(amt * 0.118)),
      },
      feed: { lines, rows: [fresh, ...zones.feed.rows].slice(0, 20) },
    },
    data_time: Object.fromEntries(Object.keys(wall.data_time).map((name) => [name, t])),
  }
}
