import { expect, test } from 'vitest'
import { createPace } from '../../display/live/pace.ts'
import { outlookOption } from '../../display/smart/scenes/outlook-option.ts'
import { changeText } from '../../display/ui/change-text.ts'
import { columnMoney, firstFit, fitCount, fitMoney, widthEm } from '../../display/ui/fit.ts'
import { mayRoll, reelsOf, shapeOf, turnsOf } from '../../display/ui/reels.ts'
import { clipTrendOption } from '../../display/zones/clip-trend/option.ts'
import { ringArcs } from '../../display/zones/compose/ring.ts'
import { heroSize, heroText } from '../../display/zones/hero/hero-size.ts'
import { type TickerItem, tickerOrder } from '../../display/zones/ticker/order.ts'
import { nextOf } from '../../display/zones/ticker/round.ts'
import { readable, saidIn, sinceText } from '../../display/zones/ticker/text.ts'
import { hourNow, trendOption } from '../../display/zones/trend/option.ts'
import type { Params } from '../../shared/i18n/texts.ts'
import type { Zones } from '../../shared/live/zones.ts'

test('[W19] money takes the most exact form that fits: decimals, whole, K and M, B, at last without the sign', () => {
  expect([6, 4, 3.5].map((em) => fitMoney(1_234_567, 'USD', em))).toEqual(['$12,345.67', '$12,345', '$12.3K'])
  expect(columnMoney(99_950, 'USD', 4)).toBe('$999')
  expect(columnMoney(923_456_789_012, 'USD', 4.4)).toBe('$9.2B')
  expect(columnMoney(923_456_789_012, 'IDR', 3.95)).toBe('923.5B')
  expect(columnMoney(8_466_700, 'SAR', 3.95)).toBe('84,667')
  expect(columnMoney(-8_466_700, 'USD', 9)).toBe('-$84,667')
  expect(fitMoney(-500, 'GBP', 9)).toBe('-£5.00')
  expect([6, 3].map((em) => fitCount(1_234_567, em))).toEqual(['1,234,567', '1.2M'])
  expect(firstFit(['too long', 'x'], 1)).toBe('x')
})

test('[W19] widths are those of the digit face: every digit is equally wide', () => {
  expect(widthEm('0000')).toBe(widthEm('1987'))
  expect(widthEm('1,234.5')).toBeCloseTo(5 * 0.578 + 2 * 0.28)
})

test('[W19] the leading number is as large as its place allows and never larger than 112', () => {
  expect(heroSize('$', '1,234.50', 848)).toBe(112)
  const long = heroSize('$', '9,234,567,890.12', 848)
  expect(long).toBeGreaterThan(90)
  expect(long).toBeLessThan(112)
  expect(heroSize('Rp', '999,999,999,999,999', 848)).toBeLessThan(90)
})

test('[W1] changes read as percent with one decimal, none from a hundred, and are capped', () => {
  expect([123, -4567, 12_345, 99_900, 99_901, -250_000].map(changeText)).toEqual([
    '1.2%',
    '45.7%',
    '123%',
    '999%',
    '>999%',
    '>999%',
  ])
})

test('[W20] digits turn in place while the shape stays, and a roll that would cut off another is a jump', () => {
  expect(reelsOf('1,2')).toEqual([{ digit: 1 }, { sign: ',' }, { digit: 2 }])
  expect(shapeOf('1,234.50')).toBe(shapeOf('9,876.01'))
  expect(shapeOf('999')).not.toBe(shapeOf('1,000'))
  expect([100, 801].map(mayRoll)).toEqual([false, true])
})

test('[W20] while money grows no reel turns back: what goes on over nine goes into the second round', () => {
  const placesOf = (before: string, after: string) => {
    const { from, to } = turnsOf(before, after)
    return to.map((place, reel) => place - (from[reel] ?? 0))
  }
  expect(placesOf('1,989', '2,031')).toEqual([1, 1, 5, 2])
  expect(placesOf('2,031', '1,989')).toEqual([-1, -1, -5, -2])
  expect(turnsOf('19', '20').to).toEqual([2, 10])
})

test('[W1] from a thousand up the leading number says no cents, and is cut rather than rounded', () => {
  expect(heroText(99_999, 'USD')).toEqual(['999.99', 3])
  expect(heroText(271_899, 'USD')).toEqual(['2,718', 5])
  expect(heroText(4_500, 'JPY')).toEqual(['4,500', 5])
})

test('[W22] alerts come first, red before amber, then milestones, then notices; the newest first', () => {
  const item = (id: string, kind: TickerItem['kind'], level: TickerItem['level'], t: number) => ({
    id,
    kind,
    level,
    code: 'A1',
    t,
    params: {},
  })
  const items = [
    item('notice', 'notice', 'plain', 9),
    item('told', 'announcement', 'plain', 1),
    item('gold', 'milestone', 'gold', 9),
    item('amber', 'alert', 'amber', 9),
    item('red-old', 'alert', 'red', 1),
    item('red-new', 'alert', 'red', 2),
  ]
  expect(tickerOrder(items).map((one) => one.id)).toEqual(['red-new', 'red-old', 'amber', 'gold', 'told', 'notice'])
  expect(readable({ country: 'GB', n: 3 }, 'zh')).toEqual({ country: '英国', n: 3 })
})

test('[CW11] a round tells every item once, alerts first; what is new comes next in its place, an alert that became red once more', () => {
  const item = (id: string, level: TickerItem['level'], kind: TickerItem['kind'] = 'alert'): TickerItem => ({
    id,
    kind,
    level,
    code: 'A1',
    t: 0,
    params: {},
  })
  const [b1, b2, e1, e2] = [
    item('B1', 'amber'),
    item('B2', 'amber'),
    item('e1', 'plain'),
    item('e2', 'plain', 'notice'),
  ]
  const red = { ...b1, level: 'red' } as const
  let told: ReadonlySet<string> = new Set<string>()
  const next = (items: readonly TickerItem[]) => {
    const round = nextOf(items, told)
    told = round.told
    return round.key
  }
  expect([next([b1, e1]), next([b1, e1])]).toEqual(['amber B1', 'plain e1'])
  expect([next([b1, e1]), next([b1, b2, e2, e1])]).toEqual(['amber B1', 'amber B2'])
  expect([next([red, b2, e2, e1]), next([red, b2, e2, e1])]).toEqual(['red B1', 'plain e2'])
  expect(next([])).toBeUndefined()
  expect(next([e1])).toBe('plain e1')
})

test('[CW11] a title gives way so that what is said of it stands whole', () => {
  const say = ({ title, n }: Params): string => `《${title}》还缺 ${n} 条`
  expect(saidIn(say, { title: '空气炸锅', n: 3 }, 40)).toBe('《空气炸锅》还缺 3 条')
  const cut = saidIn(say, { title: '一二三四五六七八九十甲乙丙丁戊己庚辛壬癸', n: 3 }, 18)
  expect(cut).toMatch(/^《一二三四五六七八九十.*…》还缺 3 条$/)
  expect(widthEm(cut)).toBeLessThanOrEqual(18)
  expect(readable({ title: '大促', title_en: 'Sale' }, 'en').title).toBe('Sale')
})

test('[W23] the ring gives each part its share and takes no part that is not positive', () => {
  const arcs = ringArcs(
    [
      { id: '1', amt: 75 },
      { id: '2', amt: 25 },
      { id: '3', amt: 0 },
      { id: '4', amt: -5 },
    ],
    70,
    98,
  )
  expect(arcs.map((arc) => arc.id)).toEqual(['1', '2'])
  expect(arcs[0]?.path).toContain('A98 98 0 1 1')
  expect(arcs[1]?.path).toContain('A98 98 0 0 1')
  expect(ringArcs([{ id: '1', amt: 5 }], 70, 98)[0]?.path).not.toContain('NaN')
  expect(ringArcs([], 70, 98)).toEqual([])
})

const trendOf = (hours: number, hour: number): Zones['trend'] => {
  const start_t = 1_773_417_600
  const row = Array.from({ length: hours }, (_, index) => (index <= hour ? 100 * (index + 1) : 0))
  return { start_t, now: start_t + hour * 3600 + 900, today: row, yesterday: row, mean7: row, commission: row }
}
interface Shown {
  readonly animation: boolean
  readonly xAxis: { readonly data: readonly string[] }
  readonly series: readonly { readonly type: string; readonly data: readonly unknown[] }[]
}
const style = { theme: 'dark', tz: 'Asia/Shanghai', currency: 'USD', unit: 1 } as const

test('[W24] hours that have not begun are empty, amounts are in major units, and nothing is animated', () => {
  const option = trendOption(trendOf(24, 2), 'hourly', style) as unknown as Shown
  expect(option.animation).toBe(false)
  const bars = option.series[0]?.data as { value: unknown }[]
  expect(bars.slice(0, 5).map((one) => one.value)).toEqual([1, 2, 3, '-', '-'])
  const total = trendOption(trendOf(24, 2), 'total', style) as unknown as Shown
  expect(total.series[0]?.data.slice(0, 4)).toEqual([1, 3, '-', '-'])
  expect(total.series[1]?.data.slice(0, 4)).toEqual(['-', 3, 6, '-'])
  expect((trendOption(trendOf(24, 2), 'commission', style) as unknown as Shown).series).toHaveLength(1)
})

test('[W36] the running hour is an outline, and the last piece of the sum is dashed', () => {
  const hourly = trendOption(trendOf(24, 2), 'hourly', style) as unknown as Shown
  const bars = hourly.series[0]?.data as { itemStyle: { color?: string; borderType?: unknown } }[]
  expect(bars.map(({ itemStyle }) => itemStyle.borderType !== undefined)).toEqual(bars.map((_, hour) => hour === 2))
  expect(bars[2]?.itemStyle.color).toBe('transparent')
  const total = trendOption(trendOf(24, 2), 'total', style) as unknown as Shown
  const types = total.series.map((one) => (one as { lineStyle?: { type?: unknown } }).lineStyle?.type)
  expect(types[0]).toBe('solid')
  expect(types[1]).toEqual([8, 6])
})

test('[W24] days of 23 and 25 hours are drawn with their hours', () => {
  for (const hours of [23, 25]) {
    const option = trendOption(trendOf(hours, 5), 'hourly', style) as unknown as Shown
    expect(option.xAxis.data).toHaveLength(hours)
  }
  expect(hourNow(trendOf(24, 5))).toEqual({ hour: 5, part: 0.25 })
  expect(hourNow(trendOf(24, 5), 1_773_417_600 + 90_000).hour).toBe(23)
  expect(hourNow(trendOf(24, 5), 0).hour).toBe(0)
})

test('[W18] the letters of charts are 22 units high at least', () => {
  const clip = [{ id: '2026-03-14', submitted: 3, approved: 2, rejected: 1, first_bp: null }]
  const charts = [
    trendOption(trendOf(24, 2), 'hourly', style),
    outlookOption(trendOf(24, 2), { days: 9, low: [], high: [] }, style),
    clipTrendOption(clip, 184, { theme: 'dark', unit: 1, w: 600 }),
  ]
  for (const chart of charts) {
    const heights = [...JSON.stringify(chart).matchAll(/"fontSize":([\d.]+)/g)].map((found) => Number(found[1]))
    expect(heights.length).toBeGreaterThan(0)
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(22)
  }
})

test('[CW1] the line of the clips usually approved in a day is the figure beside those of today, and absent without one', () => {
  const clip = Array.from({ length: 14 }, (_, n) => ({
    id: `2026-03-${n + 10}`,
    submitted: 9,
    approved: n,
    rejected: 1,
  }))
  const lineOf = (usual_tenths: number | null): readonly unknown[] => {
    const { series } = clipTrendOption(clip, usual_tenths, { theme: 'dark', unit: 1, w: 600 }) as {
      series: { type: string; data: unknown[] }[]
    }
    return series.find(({ type }) => type === 'line')?.data ?? []
  }
  expect(lineOf(184)).toEqual(clip.map(() => 18.4))
  expect(lineOf(null)).toEqual(clip.map(() => '-'))
})

test('[W25] a chart draws at once, then at most once a second and only the newest, and nothing while hidden', () => {
  let now = 0
  let hidden = false
  let draws = 0
  const timers: { at: number; run: () => void }[] = []
  const pace = createPace({
    everyMs: 1000,
    mono: () => now,
    later: (ms, run) => {
      timers.push({ at: now + ms, run })
      return () => {}
    },
    hidden: () => hidden,
    draw: () => draws++,
  })
  for (now = 0; now <= 4000; now += 400) {
    for (const timer of timers.splice(0)) timer.at <= now ? timer.run() : timers.push(timer)
    pace.request()
  }
  expect(draws).toBeGreaterThan(2)
  expect(draws).toBeLessThanOrEqual(5)
  hidden = true
  const before = draws
  now += 1000
  for (const timer of timers.splice(0)) timer.run()
  pace.request()
  expect(draws).toBe(before)
  hidden = false
  pace.request()
  expect(draws).toBe(before + 1)
})

test('[W70] what began on another day is told with its date, else by the clock', () => {
  const now = Date.UTC(2026, 4, 20, 4) / 1000
  expect(sinceText(now - 3600, now, 'Asia/Shanghai')).toBe('11:00')
  expect(sinceText(now - 12 * 3600 - 1, now, 'Asia/Shanghai')).toBe('05-19')
})
