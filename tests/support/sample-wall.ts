import type * as z from 'zod/mini'
import type { wallSnapshot } from '../../shared/live/wall.ts'

export type SampleWall = z.infer<typeof wallSnapshot>

const change = { kind: 'bp', bp: 120 } as const
const rows = <Row>(count: number, make: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, i) => make(i))
const rank = (index: number) => ({
  id: `r${index}`,
  rank: index + 1,
  move: index % 3 === 0 ? null : (index % 5) - 2,
  amt: 900_000 - index * 7_001,
  orders: 300 - index * 11,
  share_bp: 10_000 - index * 700,
})

/** A readable answer of `GET /api/v1/screen/data`; `n` is its version and the amount of its newest order. */
export const sampleWall = (n: number, scope: string, ts: number): SampleWall => ({
  head: {
    scope,
    version: `v${n}`,
    ts,
    tz: 'Asia/Shanghai',
    cut_hour: 0,
    day: '2026-03-02',
    currency: 'USD',
    company: '示例公司',
    module: 0,
    demo: true,
  },
  zones: {
    live_rooms: [],
    hero: {
      gmv_amt: 10_000_000 + n,
      yesterday_same_amt: 9_000_000,
      yesterday_amt: 20_000_000,
      change,
      month_amt: 90_000_000,
      target_amt: 200_000_000,
      target_rate_bp: 4_500,
      pace: { gone_bp: 4_000, behind_amt: -9_100_000, need_amt: 6_000_000 },
      forecast_amt: 21_000_000 + n,
      orders_per_minute: 12.4,
    },
    kpi: rows(6, (i) => ({ id: `M0${i + 3}`, value: 1_000 * i + (i === 0 ? n : 0), before: 900 * i, change })),
    compose: rows(6, (i) => ({ id: String(i + 1), amt: 3_000_000 - i * 400_000, share_bp: 1_666 })),
    creator_rank: rows(10, (i) => ({ ...rank(i), name: `达人 na***${i}`, region: 'US' })),
    product_rank: rows(10, (i) => ({
      ...rank(i),
      title: `蓝牙耳机 降噪长续航 第 ${i} 代`,
      image: `/private/p/${i}.webp`,
      qty: 80 - i,
      rate_bp: 1_500,
    })),
    shop_rank: rows(10, (i) => ({ ...rank(i), name: `Harbour Goods ${i}`, region: 'GB' })),
    team_rank: rows(8, (i) => ({ ...rank(i), name: `团队 ${i}`, members: 4 + i })),
    map: rows(40, (i) => ({ id: `C${i}`, amt: 500_000 - i * 9_000, orders: 90 - i, change })),
    trend: {
      start_t: ts - 36_000,
      now: 10,
      today: rows(24, (i) => (i < 10 ? 800_000 + i * 999 : 0)),
      yesterday: rows(24, (i) => 700_000 + i * 1_234),
      mean7: rows(24, (i) => 650_000 + i * 1_111),
      commission: rows(24, (i) => (i < 10 ? 80_000 + i * 99 : 0)),
    },
    feed: {
      lines: 500 + n,
      rows: rows(20, (i) => ({
        id: `o${n - i}`,
        t: 1_790_000_000 + (n - i) * 3,
        region: 'GB',
        from: 'CN',
        product: `蓝牙耳机 降噪长续航 ${(n + 40 - i) % 7}`,
        creator: `@creator${(n + 40 - i) % 9}`,
        content_type: 1 + ((n + 40 - i) % 6),
        qty: 1,
        amt: Math.max(1, n - i),
        commission_amt: 120,
      })),
    },
    settle: {
      pending_amt: 700_000,
      settled_month_amt: 4_000_000,
      ours_month_amt: 312_000,
      ineligible_amt: 12_000,
      ineligible_rate_bp: 90,
      refund_rate_bp: 210,
    },
    ticker: [{ id: 't1', kind: 'milestone', level: 'gold', code: 'gmv', t: ts, params: { amount: 100_000 } }],
  },
  data_time: Object.fromEntries(
    'hero kpi compose creator_rank product_rank shop_rank team_rank map trend feed settle ticker'
      .split(' ')
      .map((zone) => [zone, ts]),
  ),
})
