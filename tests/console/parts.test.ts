import fc from 'fast-check'
import { expect, test } from 'vitest'
import { donutArcs } from '../../console/board/donut.ts'
import { bar } from '../../console/charts/options/bar.ts'
import { bulletOption } from '../../console/charts/options/bullet.ts'
import { line } from '../../console/charts/options/line.ts'
import { mapOption } from '../../console/charts/options/map.ts'
import { emptyFeed, releaseLines, takeLines } from '../../console/features/dashboard/feed-state.ts'
import { linkOf } from '../../console/features/dashboard/link-state.ts'
import { mergeFeed } from '../../console/features/dashboard/merge-feed.ts'
import { sparkPaths } from '../../console/features/dashboard/spark.ts'
import { isTrendEmpty, trendRows } from '../../console/features/dashboard/trend-rows.ts'
import { exactText, shortText } from '../../console/ui/figure-text.ts'
import { tokens } from '../../shared/theme/tokens.ts'
import { fakeLine, fakeTrend } from '../support/fake-data.ts'

test.each([
  ['M01', 99_999, 'USD', '$999.99', '$999.99'],
  ['M01', 12_601_044, 'USD', '$126.0K', '$126,010.44'],
  ['M01', -250_000_000, 'USD', '-$2.5M', '-$2,500,000.00'],
  ['M01', 999, 'VND', '₫999', '₫999'],
  ['M01', 1000, 'VND', '₫1.0K', '₫1,000'],
  ['M03', 999, 'USD', '999', '999'],
  ['M03', 4186, 'USD', '4.2K', '4,186'],
  ['M13', 218, 'USD', '2.18%', '2.18%'],
  ['M07', null, 'USD', '—', '—'],
  ['M07', 0, 'USD', '$0.00', '$0.00'],
] as const)('[S1] %s of %s %s is written %s, exactly %s', (metric, value, currency, short, exact) => {
  expect(shortText(metric, value, currency)).toBe(short)
  expect(exactText(metric, value, currency)).toBe(exact)
})

const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, i) => fakeLine(from + i, 1000 + from + i))
const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

test('[S6] the feed holds each line once, newest first, at most fifty, in whatever order lines come', () => {
  const first = mergeFeed([], lines(0, 40))
  expect(ids(first)[0]).toBe('900039')
  expect(mergeFeed(first, lines(10, 5))).toBe(first)
  fc.assert(
    fc.property(fc.shuffledSubarray(lines(30, 60), { minLength: 1 }), (incoming) => {
      const merged = mergeFeed(first, incoming)
      expect(new Set(ids(merged)).size).toBe(merged.length)
      expect(merged.length).toBe(Math.min(50, new Set(ids([...first, ...incoming])).size))
      expect(merged.every((row, i) => i === 0 || (merged[i - 1]?.t ?? 0) >= row.t)).toBe(true)
    }),
  )
})

test('[S6] while paused the shown lines stay and the others wait, until they are let in', () => {
  const shown = takeLines(emptyFeed, lines(0, 3), 5, true)
  expect(ids(shown.rows)).toEqual(['900002', '900001', '900000'])
  const held = takeLines(takeLines(shown, lines(2, 3), 6, true), lines(4, 2), 7, true)
  expect(held.rows).toBe(shown.rows)
  expect(ids(held.waiting)).toEqual(['900005', '900004', '900003'])
  const free = releaseLines(held)
  expect(ids(free.rows).slice(0, 4)).toEqual(['900005', '900004', '900003', '900002'])
  expect(free.waiting).toEqual([])
  expect(releaseLines(free)).toBe(free)
})

test('[S4] hours to come have no value; running sums end at the day’s total', () => {
  const trend = fakeTrend()
  const hourly = trendRows(trend, 'Asia/Shanghai', 'hourly')
  expect(hourly.map(({ label }) => label).slice(13, 16)).toEqual(['13:00', '14:00', '15:00'])
  expect(hourly.filter(({ today }) => today !== null).length).toBe(15)
  const summed = trendRows(trend, 'Asia/Shanghai', 'cumulative')
  expect(summed[14]?.today).toBe(trend.today.reduce((sum, amt) => sum + amt, 0))
  expect(summed[23]?.yesterday).toBe(trend.yesterday.reduce<number>((sum, amt) => sum + (amt ?? 0), 0))
  expect(isTrendEmpty(trend)).toBe(false)
  expect(isTrendEmpty({ ...trend, today: [0], yesterday: [0], mean7: [] })).toBe(true)
})

test('[S4] a day of 25 hours has 25 rows, and its repeated hour twice', () => {
  const start_t = Date.UTC(2026, 10, 1, 7) / 1000
  const hours = Array.from({ length: 25 }, () => 1)
  const trend = { start_t, now: start_t, today: hours, yesterday: hours, mean7: hours, commission: hours }
  const labels = trendRows(trend, 'America/Los_Angeles', 'hourly').map(({ label }) => label)
  expect(labels.slice(0, 4)).toEqual(['00:00', '01:00', '01:00', '02:00'])
  expect(labels.at(-1)).toBe('23:00')
})

const good = { online: true, failed: false, lagSeconds: 2, sinceSeconds: 10, every: 30 }
test.each([
  ['live', {}],
  ['live', { sinceSeconds: 58 }],
  ['late', { sinceSeconds: 59 }],
  ['late', { lagSeconds: 61 }],
  ['live', { every: 60, sinceSeconds: 110 }],
  ['live', { every: 0, sinceSeconds: 290 }],
  ['late', { every: 0, sinceSeconds: 301 }],
  ['down', { failed: true }],
  ['down', { online: false }],
] as const)('[S16] the lamp says %s for %j', (link, change) => {
  expect(linkOf({ ...good, ...change })).toBe(link)
})

test('[S17] [CH8] a sparkline spans its box from zero to its highest value, and needs two values', () => {
  expect(sparkPaths([5], 100, 30)).toBeUndefined()
  expect(sparkPaths([0, 10, 5], 100, 30)).toMatchObject({ line: 'M0 28L50 2', running: 'M50 2L100 15' })
  expect(sparkPaths([0, 0], 100, 30)?.running).toBe('M0 28L100 28')
  expect(sparkPaths([4, null, 8, 8], 120, 30)).toMatchObject({ line: 'M0 15M80 2', running: 'M80 2L120 2' })
  expect(sparkPaths([4, null, null], 120, 30)).toBeUndefined()
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 2, maxLength: 25 }), (values) => {
      const paths = sparkPaths(values, 100, 30)
      const numbers = (`${paths?.line}${paths?.running}`.match(/-?[\d.]+/g) ?? []).map(Number)
      const ys = numbers.filter((_, index) => index % 2 === 1)
      expect(ys.every((y) => y >= 1.99 && y <= 28.01)).toBe(true)
    }),
  )
})

test('[S17] a ring’s parts follow each other and a single one closes it', () => {
  expect(donutArcs([{ id: '1', share_bp: 10_000 }])).toEqual([{ id: '1', length: 100, start: 0 }])
  const arcs = donutArcs([
    { id: '1', share_bp: 6000 },
    { id: '2', share_bp: 3990 },
    { id: '3', share_bp: 10 },
  ])
  expect(arcs.map(({ start }) => start)).toEqual([0, 60, 99.9])
  expect(arcs.map(({ length }) => length).every((length) => length >= 0)).toBe(true)
})

test('[CH6] [CH7] a map draws every country with a value as area and point; a bullet is green from its target on', () => {
  const money = (name: string) => ({ name, unit: 'money' as const })
  const look = { theme: 'dark', currency: 'USD' } as const
  const countries = [
    ['United States', 40_000],
    ['Singapore', 10_000],
    ['Nowhere', 5000],
    ['France', 0],
  ] as const
  const columns = [{ name: 'Country', unit: 'text' as const }, money('GMV')]
  const map = mapOption({ table: { columns, rows: countries }, codes: ['US', 'SG', 'ZZ', 'FR'], ...look })
  const [points, areas] = map.series as unknown as { data: { name: string; value: unknown; at: number[] }[] }[]
  expect(points?.data.map(({ name, at }) => [name, at[0]])).toEqual([
    ['United States', 0],
    ['Singapore', 1],
  ])
  expect(areas?.data.slice(0, 2).map(({ name, value }) => [name, value])).toEqual([
    ['US', 200],
    ['SG', 100],
  ])
  const rows = [
    ['a', 500, 500],
    ['b', 499, 500],
    ['c', 100, null],
  ]
  const teams = [{ name: 'Team', unit: 'text' as const }, money('GMV'), money('Target')]
  const { series } = bulletOption({ table: { columns: teams, rows }, ...look })
  const [reached, aims] = series as unknown as { data: { value: number; itemStyle: { color: string } }[] }[]
  const { good, data1 } = tokens.dark
  expect(reached?.data.map(({ itemStyle }) => itemStyle.color)).toEqual([good, data1, data1])
  expect(aims?.data).toEqual([5, 5, null])
})

test('[UI1] equal settings are the same drawing; the table, the theme and the currency come to it', () => {
  expect(bar({ stacked: true }).key).toBe(bar({ stacked: true }).key)
  const keys = [bar(), bar({ stacked: true }), bar({ columns: [1] }), line(), line({ area: 1 })].map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  const table = {
    columns: [
      { name: '', unit: 'text' },
      { name: 'a', unit: 'money' },
      { name: 'b', unit: 'money' },
    ],
    rows: [['x', 1200, 300]],
  } as const
  const draw = bar({ stacked: true, hues: { 1: 'data5' } })
  for (const theme of ['dark', 'light'] as const) {
    const { series } = draw.make({ table, theme, currency: 'USD' })
    expect(series).toMatchObject([
      { stack: 'all', data: [12], itemStyle: { color: tokens[theme].data5 } },
      { stack: 'all', data: [3] },
    ])
  }
  expect(draw.make({ table, theme: 'dark', currency: 'JPY' }).series).toMatchObject([{ data: [1200] }, {}])
})
