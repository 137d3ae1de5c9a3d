import { expect, test } from 'vitest'
import type { Wall } from '../../shared/live/wall.ts'
import { dayStart, dayText } from '../../shared/time/zone.ts'
import { believableWall } from '../support/believable-wall.ts'
import { textFaults } from '../support/inspect-text.ts'
import { sampled } from '../support/sampled.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const newest = Date.UTC(2025, 10, 18, 6, 20) / 1000

/** A wall whose day has no order; its newest one is long past. */
const quietWall = (): Wall => {
  const wall = believableWall({ ts: second(), gmv: 0, lines: 0, hour: 0 })
  const { hero, feed, ...zones } = wall.zones
  if (!hero || !feed) throw new Error('no leading number')
  const none = { kind: 'flat' } as const
  return {
    ...wall,
    head: { ...wall.head, newest_t: newest },
    zones: {
      ...zones,
      hero: { ...hero, gmv_amt: 0, yesterday_same_amt: 0, yesterday_amt: 0, change: none, orders_per_minute: 0 },
      feed: { lines: 0, rows: [] },
    },
  }
}

const clockOf = ({ head }: Wall) => ({ zone: head.tz, cut_hour: head.cut_hour })

/** Pictures of 18 November 2025, busier with every minute; nothing of other days. */
const pastOf = (wall: Wall) => {
  const day = Date.UTC(2025, 10, 18) / 86_400_000
  const start = dayStart(clockOf(wall), day)
  return (at: number): Wall | undefined => {
    if (at < start || at >= start + 86_400) return undefined
    const busy = believableWall({ ts: at, gmv: 1000 + (at - start), lines: 50, hour: 23 })
    const { newest_t: _, ...head } = { ...busy.head, day: dayText(day) }
    return { ...busy, head: { ...head, ts: at } }
  }
}

const open = async (query: string, options: Parameters<typeof stage.open>[1] = {}) => {
  const wall = quietWall()
  const opened = await stage.open(`/dataDisplay/index?tier=2d&still&${query}`, { wall, ...options })
  opened.relay.past(pastOf(wall))
  return opened
}
type Opened = Awaited<ReturnType<typeof open>>
const amount = ({ page }: Opened) => page.locator('[data-metric="M01"]').getAttribute('data-value')
const lasting = { timeout: 20_000, interval: 100 }

for (const { tags, rows } of sampled(
  [
    ['1920x1080', ''],
    ['1280x720', 'lang=en'],
    ['6656x1792', 'w=6656&h=1792'],
    ['1080x1920', ''],
    ['1920x1080', 'kiosk=1'],
  ],
  ([size]) => size === '1080x1920',
))
  test.each(rows)(
    '[W41] a wall without an order today says when there was one last, legibly from five metres: %s %s',
    { tags },
    async (size, query) => {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await using wall = await open(query, { width, height })
      const line = wall.page.getByTestId('last-order')
      await line.waitFor()
      const day = dayText(Math.floor((newest + 8 * 3600) / 86_400))
      expect(await line.textContent()).toContain(day)
      expect((await line.textContent())?.includes('P')).toBe(query !== 'kiosk=1')
      expect(await amount(wall)).toBe('0')
      // Letters of 33 pixels and more on a wall of 1080: 25 mm on one of 65 inches.
      const units = await line.evaluate(
        (box) =>
          (Number.parseFloat(getComputedStyle(box).fontSize) /
            Number.parseFloat(getComputedStyle(document.documentElement).fontSize)) *
          100,
      )
      expect(units).toBeGreaterThanOrEqual(33)
      expect(await textFaults(wall.page)).toEqual([])
    },
  )

test('[W41] a wall with an order today, and one that never had any, says nothing of it', {
  tags: ['long'],
}, async () => {
  for (const newest_t of [undefined, null]) {
    const wall = believableWall({ ts: second() })
    await using opened = await stage.open('/dataDisplay/index?still&tier=2d', {
      wall: { ...wall, head: { ...wall.head, ...(newest_t === null ? { newest_t } : {}) } },
    })
    await opened.page.locator('[data-metric="M01"]').waitFor()
    expect(await opened.page.getByTestId('last-order').count()).toBe(0)
  }
})

test.concurrent('[W42] the newest day is replayed by key or click: its end first, then step by step, marked with date and clock, and the key ends it', {
  tags: ['long'],
}, async ({ expect }) => {
  await using wall = await open('')
  await wall.page.getByTestId('last-order').waitFor()
  // Keys are heard once the first picture is drawn and what hears them has been fetched.
  await wall.page.locator('.full-screen').waitFor({ state: 'attached' })
  await wall.page.keyboard.press('p')
  const mark = wall.page.getByTestId('replay')
  await mark.waitFor()
  await expect.poll(() => amount(wall), lasting).toBe(String(1000 + 86_399))
  expect(await mark.textContent()).toMatch(/回放.*2025-11-18.*23:59/)
  expect(new URL(wall.page.url()).searchParams.get('replay')).toBe('2025-11-18')
  expect(await wall.page.locator('.wall').getAttribute('data-replay')).toBe('2025-11-18')
  expect(await wall.page.locator('.wall').getAttribute('data-age')).toBeNull()
  // Nothing says that this is live, and no room of the relay is asked for it.
  const titles = await wall.page.locator('.panel-head h2').allTextContents()
  expect(titles).toEqual(expect.arrayContaining(['回放日成交额', '回放日指标', '当日订单']))
  expect(titles.join()).not.toMatch(/实时|今日/)
  expect(await wall.page.locator('[data-lamp]').count()).toBe(0)
  await expect.poll(() => wall.relay.walls).toBe(0)
  await expect.poll(async () => (await mark.textContent())?.includes('00:29'), lasting).toBe(true)
  expect(await amount(wall)).toBe(String(1000 + 1799))
  await expect.poll(async () => (await mark.textContent())?.includes('00:59'), lasting).toBe(true)
  expect(await textFaults(wall.page)).toEqual([])
  await wall.page.keyboard.press('p')
  await wall.page.getByTestId('last-order').waitFor()
  expect(await mark.count()).toBe(0)
  expect(new URL(wall.page.url()).searchParams.has('replay')).toBe(false)
  expect(wall.relay.walls).toBe(1)
  await wall.page.getByTestId('last-order').click()
  await mark.waitFor()
  await wall.page.getByTestId('replay-end').click()
  await wall.page.getByTestId('last-order').waitFor()
  expect(wall.view.noise).toEqual([])
})

test.concurrent('[W42] [W43] `?replay=` opens a day by itself; the first order of today ends it', {
  tags: ['long'],
}, async ({ expect }) => {
  await using wall = await open('replay=2025-11-18')
  const mark = wall.page.getByTestId('replay')
  await mark.waitFor()
  expect(wall.relay.walls).toBe(0)
  wall.relay.push(believableWall({ ts: second(), gmv: 777, lines: 1 }))
  await expect.poll(() => mark.count(), { timeout: 40_000, interval: 250 }).toBe(0)
  await expect.poll(() => amount(wall), lasting).toBe('777')
  expect(await wall.page.locator('.wall').getAttribute('data-age')).toBe('live')
})

test.concurrent('[W61] an hour of the past is replayed at its speed, marked with speed and second, over and over', {
  tags: ['long'],
}, async ({ expect }) => {
  await using wall = await open('replay=2025-11-18T14&speed=60')
  const mark = wall.page.getByTestId('replay')
  for (const [clock, second] of [
    ['14:04:59', 299],
    ['14:09:59', 599],
  ] as const) {
    await expect.poll(() => mark.textContent(), lasting).toMatch(new RegExp(`回放60×2025-11-18.*${clock}`))
    expect(await amount(wall)).toBe(String(1000 + 14 * 3600 + second))
  }
  expect(await textFaults(wall.page)).toEqual([])
  await wall.page.getByTestId('replay-end').click()
  await wall.page.getByTestId('last-order').waitFor()
  expect(new URL(wall.page.url()).search).not.toMatch(/replay|speed/)
})

test.concurrent('[W44] [W61] what cannot be replayed leads to the present; without an answer the picture stands', {
  tags: ['long'],
}, async () => {
  for (const day of ['2025-11-17', '2031-01-01', 'soon', '2025-11-18T24', '2025-11-17T03', '2031-01-01T09']) {
    await using wall = await open(`replay=${day}`)
    await wall.page.getByTestId('last-order').waitFor()
    expect([day, await wall.page.getByTestId('replay').count()]).toEqual([day, 0])
  }
  await using wall = await open('replay=2025-11-18')
  await wall.page.getByTestId('replay').waitFor()
  const shown = await amount(wall)
  wall.relay.api(undefined)
  await wall.page.waitForTimeout(7000)
  expect(Number(await amount(wall))).toBeGreaterThan(0)
  expect(shown).not.toBe('0')
  expect(await wall.page.getByTestId('replay').count()).toBe(1)
})
