import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Wall } from '../../shared/live/wall.ts'
import { believableWall } from '../support/believable-wall.ts'
import { cutTexts, letters, textFaults } from '../support/inspect-text.ts'
import { sampled } from '../support/sampled.ts'
import { displayStage } from './support/open.ts'

const ts = Math.floor(Date.now() / 1000)

const stage = displayStage()

const open = async (query: string, wall: Wall, options: Partial<Parameters<typeof stage.open>[1]> = {}) => {
  const opened = await stage.open(`/dataDisplay/index?tier=2d&${query}`, { wall, ...options })
  await opened.page.locator('[data-zone="trend"] canvas').waitFor()
  await opened.page.evaluate(() => document.fonts.load("600 40px 'Oxanium Variable'"))
  return opened
}

/** Twelve-digit turnover, names of forty letters, right-to-left and emoji. */
const extreme = (currency = 'USD'): Wall => {
  const wall = believableWall({ ts, gmv: 923_456_789_012, lines: 88_912_345, currency })
  const names = [
    'A'.repeat(40),
    '超长的达人名称'.repeat(6),
    'اسم طويل جدا لصانع المحتوى العربي هنا',
    '👩‍👩‍👧‍👦🎉'.repeat(8),
  ]
  const named = <Row extends object>(rows: readonly Row[] | undefined, key: string): Row[] =>
    (rows ?? []).map((row, index) => ({ ...row, [key]: names[index % names.length] }))
  const { zones } = wall
  const renamed = {
    ...zones,
    creator_rank: named(zones.creator_rank, 'name'),
    product_rank: named(zones.product_rank, 'title').map((row) => ({ ...row, qty: 98_765_432 })),
    shop_rank: named(zones.shop_rank, 'name'),
    team_rank: named(zones.team_rank, 'name').map((row) => ({ ...row, members: 123_456 })),
    feed: {
      lines: 9,
      rows: named(named(zones.feed?.rows, 'creator'), 'product').map((row) => ({
        ...row,
        amt: 98_765_432_100,
        qty: 99_999,
        commission_amt: 12_345_678_900,
      })),
    },
  }
  return {
    ...wall,
    head: {
      ...wall.head,
      ...{ company: '一家名字非常非常长的跨境电子商务有限公司深圳分公司', scope: 'm5', team: 'Wilhelmina '.repeat(4) },
    },
    zones: renamed,
  }
}

const sizes = [
  ['1280x720', ''],
  ['1366x768', ''],
  ['1920x1080', ''],
  ['2560x1440', ''],
  ['3840x2160', ''],
  ['6656x1792', 'w=6656&h=1792'],
  ['1080x1920', ''],
  ['1366x768', 'lang=en'],
] as const

for (const { tags, rows } of sampled(sizes, ([size]) => size === '1920x1080' || size === '1080x1920'))
  test.each(rows)(
    '[W18] [W53] at %s %s nothing is cut or covered, no text is under 22 units and most have 28, nothing scrolls',
    { tags },
    async (size, query) => {
      const [width = 0, height = 0] = size.split('x').map(Number)
      await using wall = await open(`still&${query}`, believableWall({ ts }), { width, height })
      expect(await textFaults(wall.page)).toEqual([])
      const named = '.settle-item .line, .kpi-name .line, .compose li .line, .trend-legend'
      expect(await cutTexts(wall.page.locator(named))).toEqual([])
      const read = await letters(wall.page)
      expect(read.length).toBeGreaterThan(150)
      expect(read.filter(({ units }) => units > 27.9).length / read.length).toBeGreaterThan(0.6)
      const root = await wall.page.evaluate(() => {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement
        return [scrollWidth - clientWidth, scrollHeight - clientHeight]
      })
      expect(root).toEqual([0, 0])
    },
  )

test.each(['USD', 'IDR', 'SAR'])(
  '[W19] twelve digits and forty letters in %s fit, and the exact value stands beside them',
  { tags: ['long'] },
  async (currency) => {
    for (const language of ['zh', 'en']) {
      await using wall = await open(`still&lang=${language}`, extreme(currency))
      expect(await textFaults(wall.page)).toEqual([])
      expect(await wall.page.locator('[data-metric="M01"]').getAttribute('data-value')).toBe('923456789012')
    }
  },
)

test('[W17] text is laid out at the pixels of the window, and canvases have as many', { tags: ['long'] }, async () => {
  await using wall = await open('still', believableWall({ ts }), { width: 2560, height: 1440 })
  const stage = await wall.page.locator('.stage').evaluate((box) => getComputedStyle(box).transform)
  expect(stage).toBe('none')
  const canvas = await wall.page.locator('[data-zone="trend"] canvas').evaluate((one) => {
    const bitmap = one as HTMLCanvasElement
    return bitmap.width / bitmap.getBoundingClientRect().width
  })
  expect(canvas).toBeCloseTo(1, 1)
  await wall.page.setViewportSize({ width: 1280, height: 720 })
  await expect
    .poll(() => wall.page.evaluate(() => document.documentElement.style.fontSize))
    .toBe(`${`${200 / 3}px`.slice(0, 6)}7px`)
  expect(await textFaults(wall.page)).toEqual([])
})

test('[W27] T flips the theme of walls alone and keeps it, S goes through the ways of scaling, ? shows the keys', {
  tags: ['long'],
}, async () => {
  await using wall = await open('', believableWall({ ts }))
  const theme = () =>
    wall.page.evaluate(() => [document.documentElement.dataset.theme, localStorage.getItem('tw.wallTheme')])
  expect(await theme()).toEqual(['dark', null])
  await expect
    .poll(async () => {
      await wall.page.keyboard.press('t')
      return theme()
    })
    .toEqual(['light', 'light'])
  expect(await wall.page.evaluate(() => localStorage.getItem('tw.theme'))).toBeNull()
  await wall.page.reload()
  expect(await theme()).toEqual(['light', 'light'])
  await wall.page.locator('.full-screen').waitFor({ state: 'attached' })
  await wall.page.keyboard.press('s')
  await wall.page.getByText('适应宽度').waitFor()
  await wall.page.keyboard.press('?')
  await wall.page.getByText('切换主题').waitFor()
  await wall.page.keyboard.press('?')
  await wall.page.getByText('切换主题').waitFor({ state: 'detached' })
})

test('[W27] a wall has the theme of the console until one is chosen at a wall, also from its first moment', {
  tags: ['long'],
}, async () => {
  const first = `document.addEventListener('DOMContentLoaded', () => { window.firstTheme = document.documentElement.dataset.theme })`
  for (const [items, shown] of [
    [{ 'tw.theme': 'light' }, 'light'],
    [{ 'tw.theme': 'light', 'tw.wallTheme': 'dark' }, 'dark'],
  ] as const) {
    await using wall = await open('', believableWall({ ts }), { items: { 'tw.token': 't1', ...items }, script: first })
    const seen = () =>
      wall.page.evaluate(() => [Reflect.get(window, 'firstTheme'), document.documentElement.dataset.theme])
    expect(await seen()).toEqual([shown, shown])
    // The console of the same browser changes its own.
    const other = await wall.view.context.newPage()
    await other.goto(`${wall.relay.url}/login`)
    await other.evaluate(() => localStorage.setItem('tw.theme', 'dark'))
    await expect.poll(async () => (await seen())[1]).toBe('dark')
  }
})

test('[W28] a kiosk hides its pointer after three seconds and has no context menu', { tags: ['long'] }, async () => {
  await using wall = await open('kiosk=1&still', believableWall({ ts }))
  await expect.poll(() => wall.page.evaluate(() => document.documentElement.dataset.cursor)).toBe('off')
  await wall.page.mouse.move(400, 400)
  expect(await wall.page.evaluate(() => document.documentElement.dataset.cursor)).toBeUndefined()
  const prevented = await wall.page.evaluate(
    () => !document.body.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
  )
  expect(prevented).toBe(true)
})

test('[W32] the first number needs at most 110 kB, the whole first load at most 570 kB, all from its own host', async () => {
  const relay = await stage.serve()
  const context = await stage.browser().newContext({ viewport: { width: 1920, height: 1080 } })
  await context.addInitScript(() => {
    localStorage.setItem('tw.token', 't')
    const page = window as unknown as { numberAt?: number }
    new MutationObserver(() => {
      if (document.querySelector('[data-metric="M01"]')) page.numberAt ??= performance.now()
    }).observe(document, { childList: true, subtree: true })
  })
  const page = await context.newPage()
  const packed = new Map<string, number>()
  page.on('response', async (response) => {
    // What products look like is the day's content, not the wall.
    if (new URL(response.url()).pathname.startsWith('/private/')) return
    const body = await response.body().catch(() => Buffer.alloc(0))
    packed.set(response.url(), /\.woff2$/.test(response.url()) ? body.length : gzipSync(body, { level: 9 }).length)
  })
  await page.goto(`${relay.url}/dataDisplay/index?still&tier=full`)
  await page.locator('[data-zone="map"] canvas').first().waitFor()
  await page.waitForTimeout(2500)
  const before = await page.evaluate(() => {
    const { numberAt = 0 } = window as unknown as { numberAt?: number }
    return performance
      .getEntriesByType('resource')
      .filter((one) => one.startTime < numberAt)
      .map((one) => one.name)
  })
  const sum = (urls: Iterable<string>): number => [...urls].reduce((total, url) => total + (packed.get(url) ?? 0), 0)
  const first = sum([page.url(), ...before])
  expect(first, before.join()).toBeGreaterThan(60_000)
  expect(first, before.join()).toBeLessThan(110_000)
  expect(sum(packed.keys())).toBeGreaterThan(300_000)
  expect(sum(packed.keys())).toBeLessThan(570_000)
  expect([...packed.keys()].filter((url) => !/^(data|blob):/.test(url) && !url.startsWith(relay.url))).toEqual([])
  await context.close()
  await relay.stop()
})
