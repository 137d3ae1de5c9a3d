import { changeOf } from '../../shared/format/number.ts'
import type { Wall } from '../../shared/live/wall.ts'
import type { Zones } from '../../shared/live/zones.ts'
import { orderLine } from './wall-parts.ts'

/** The wall after one more order line of `amt` minor units, paid at `t`: every zone that an order touches changes. */
export const withOrder = (wall: Wall, amt: number, t: number, random: () => number): Wall => {
  const { zones } = wall as { zones: Zones }
  const lines = zones.feed.lines + 1
  const fresh = { ...orderLine(random, t, lines), amt, commission_amt: Math.round(amt * 0.12) }
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
