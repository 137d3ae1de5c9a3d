import { expect } from 'vitest'
import type { View } from '../../platform/queries/view.ts'
import type { WallSnapshot } from '../../platform/queries/wall/snapshot.ts'
import { changeOf } from '../../shared/format/number.ts'
import { changeIn } from '../../shared/metrics/maturity.ts'
import { dayStart, hoursOf } from '../../shared/time/zone.ts'
import { distinct, isSale, metricsOf, paidIn, ranking, type SoldLine, salesIn, sum } from './by-hand.ts'
import { isBySameClock, shownBy } from './clock.ts'

export const today = (view: View, lines: readonly SoldLine[]) => paidIn(lines, view.start, view.now)
/** Yesterday up to the same clock time: the last full minute, in the past the second itself. */
const yesterday = (view: View, lines: readonly SoldLine[]) => {
  const start = dayStart(view.clock, view.day - 1)
  const until = view.past ? view.now : Math.max(view.start, Math.floor(view.now / 60) * 60)
  return paidIn(lines, start, view.start - 1).filter(({ paid_t }) => isBySameClock(view.clock, paid_t, until))
}
export const gmv = (lines: readonly SoldLine[]) => sum(lines, (line) => line.pay_amt)

export const checkFigures = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const now = metricsOf(today(view, lines))
  const before = metricsOf(yesterday(view, lines))
  for (const figure of wall.zones.kpi) {
    const [value, was] = [now[figure.id] ?? null, before[figure.id] ?? null]
    expect(figure).toEqual({
      id: figure.id,
      value,
      before: was,
      change: changeIn(figure.id, value, was, { until: view.now, now: view.now }),
    })
  }
  const { hero, settle } = wall.zones
  const start = dayStart(view.clock, view.day - 1)
  const month = new Date(view.day * 86_400_000).toISOString().slice(0, 7)
  const monthFrom = dayStart(view.clock, Date.parse(`${month}-01T00:00:00Z`) / 86_400_000)
  expect(hero.gmv_amt).toBe(now.M01)
  expect(hero.yesterday_same_amt).toBe(before.M01)
  expect(hero.yesterday_amt).toBe(gmv(paidIn(lines, start, view.start - 1)))
  expect(hero.month_amt).toBe(gmv(paidIn(lines, monthFrom, view.now)))
  const recent = salesIn(lines, view.now - 299, view.now)
  expect(hero.orders_per_minute).toBe(Math.round(distinct(recent, (line) => line.order_id) * 2) / 10)
  expect(settle.refund_rate_bp).toBe(now.M13)
  expect(settle.ineligible_rate_bp).toBe(now.M15)
  const lost = today(view, lines).filter((line) => line.settlement_status === 3)
  expect(settle.ineligible_amt).toBe(sum(lost, (line) => line.commission))
  const pending = lines.filter((line) => line.settlement_status === 1)
  expect(settle.pending_amt).toBe(sum(pending, (line) => line.commission))
  const dayEnd = dayStart(view.clock, view.day + 1) - 1
  const settled = lines.filter(({ settled_t: t }) => t !== null && t >= monthFrom && t <= dayEnd)
  expect(settle.settled_month_amt).toBe(sum(settled, (line) => line.actual))
}

export const checkShares = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const day = today(view, lines)
  const types = ranking(day, (line) => String(line.content_type))
  expect(wall.zones.compose.map(({ id, amt }) => ({ id, amt }))).toEqual(types.map(({ id, amt }) => ({ id, amt })))
  const byCountry = ranking(day, (line) => line.region)
  expect(wall.zones.map.map(({ id, amt, orders }) => ({ id, amt, orders }))).toEqual(byCountry)
  for (const one of wall.zones.map) {
    const before = gmv(yesterday(view, lines).filter((line) => line.region === one.id))
    expect(one.change).toEqual(changeOf(one.amt, before))
  }
  const shares = sum(wall.zones.compose, (one) => one.share_bp)
  if (day.some(isSale)) expect(Math.abs(shares - 10_000)).toBeLessThanOrEqual(wall.zones.compose.length)
}

export const checkRanks = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const until = view.past ? view.now : Math.floor(view.now / 60) * 60
  const kinds = [
    ['creator_rank', (line: SoldLine) => line.creator_id],
    ['product_rank', (line: SoldLine) => line.product_id],
    ['shop_rank', (line: SoldLine) => line.shop_id],
  ] as const
  for (const [zone, of] of kinds) {
    const now = ranking(today(view, lines), of).slice(0, 10)
    const then = ranking(paidIn(lines, view.start, until - 3600), of).map((one) => one.id)
    const rows = wall.zones[zone].map(({ id, rank, move, amt, orders }) => ({ id, rank, move, amt, orders }))
    expect(rows).toEqual(
      now.map((one, index) => ({
        ...one,
        rank: index + 1,
        move: then.includes(one.id) ? then.indexOf(one.id) - index : null,
      })),
    )
  }
}

export const checkTrend = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const { trend } = wall.zones
  const ofHour = (day: number, hour: number) => {
    const from = dayStart(view.clock, day) + hour * 3600
    return paidIn(lines, from, Math.min(from + 3599, dayStart(view.clock, day + 1) - 1, view.now))
  }
  const hours = Array.from({ length: hoursOf(view.clock, view.day) }, (_, hour) => hour)
  expect([trend.start_t, trend.now]).toEqual([view.start, view.now])
  expect(trend.today).toEqual(hours.map((hour) => gmv(ofHour(view.day, hour))))
  expect(trend.commission).toEqual(hours.map((hour) => sum(ofHour(view.day, hour), (line) => line.commission)))
  const shown = hours.map((hour) => shownBy(view.clock, view.start + hour * 3600))
  /** Hours of another day that begin while its clock shows today's hour, with those that only it has before them. */
  const sameHours = (day: number, hour: number) =>
    Array.from({ length: hoursOf(view.clock, day) }, (_, n) => n).filter((n) => {
      const begins = shownBy(view.clock, dayStart(view.clock, day) + n * 3600)
      return (hour === 0 || begins >= (shown[hour] ?? 0)) && begins < (shown[hour + 1] ?? Infinity)
    })
  const ofClock = (day: number, hour: number) => {
    const same = sameHours(day, hour)
    return same.length === 0 ? null : sum(same, (n) => gmv(ofHour(day, n)))
  }
  expect(trend.yesterday).toEqual(hours.map((hour) => ofClock(view.day - 1, hour)))
  const mean = hours.map((hour) => {
    const days = [1, 2, 3, 4, 5, 6, 7].flatMap((n) => ofClock(view.day - n, hour) ?? [])
    return days.length === 0 ? null : Math.floor(sum(days, (amt) => amt) / days.length + 0.5 + 1e-9)
  })
  expect(trend.mean7).toEqual(mean)
}

export const checkFeed = (view: View, wall: WallSnapshot, lines: readonly SoldLine[]): void => {
  const key = (line: SoldLine) => [line.order_id, line.sku_id, line.content_id, line.n].join('-')
  const since = dayStart(view.clock, view.day - 1)
  const newest = [...salesIn(lines, since, view.now)].sort((a, b) => b.paid_t - a.paid_t || (key(a) < key(b) ? 1 : -1))
  expect(wall.zones.feed.lines).toBe(today(view, lines).filter(isSale).length)
  expect(wall.zones.feed.rows.map(({ id, t, amt }) => [id, t, amt])).toEqual(
    newest.slice(0, 20).map((line) => [key(line), line.paid_t, line.pay_amt]),
  )
}

export const checkTeams = (
  view: View,
  wall: WallSnapshot,
  lines: readonly SoldLine[],
  leaders: readonly number[],
): void => {
  const teams = leaders
    .map((id) => ({ id, own: today(view, lines).filter((line) => line.owner_path.includes(id)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ id, own }) => ({ id: String(id), amt: gmv(own), orders: distinct(own, (line) => line.order_id) }))
    .sort((a, b) => b.amt - a.amt)
  expect(wall.zones.team_rank.map(({ id, amt, orders }) => ({ id, amt, orders }))).toEqual(teams)
}
