import type { Page } from 'playwright-core'
import { expect, test, vi } from 'vitest'
import { believableWall } from '../support/believable-wall.ts'
import { launchBrowser } from '../support/browser.ts'
import { type ChaosMode, startChaosProxy } from '../support/chaos-proxy.ts'
import { openPage } from '../support/wall-page.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'
import { displayStage, second } from './support/open.ts'

const random = randomOf(3)
const stage = displayStage()

const age = (page: Page) => page.locator('.wall').getAttribute('data-age')
const becomes = (page: Page, values: readonly string[]) =>
  vi.waitFor(async () => expect(values).toContain(await age(page)), { timeout: 45_000, interval: 100 })
const hero = (page: Page) => page.locator('[data-metric="M01"]').getAttribute('data-value')

const lines: readonly (readonly [words: string, mode: ChaosMode, wire: { delay?: number; throttle?: number }])[] = [
  ['swallows everything', 'blackhole', {}],
  ['lets nothing come', 'stallDown', {}],
  ['lets nothing go', 'stallUp', {}],
  ['turns bits', 'corrupt', {}],
  ['is two seconds late', 'pass', { delay: 2000 }],
  ['is thin', 'pass', { throttle: 2000 }],
]

test.concurrent.for(lines)(
  '[W6] a line that %s leaves the wall its picture, without a fault or a fresh start, and then it is exact again',
  { tags: ['long'] },
  async ([, mode, { delay = 0, throttle = 0 }], { expect }) => {
    const relay = await stage.serve()
    await using line = await startChaosProxy(Number(new URL(relay.url).port))
    await using view = await openPage(stage.browser(), `${line.url}/dataDisplay/index?still&tier=2d`)
    const { page } = view
    await becomes(page, ['live'])
    // All its parts are there: one that comes damaged would be a reason to start afresh.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('tw.picture')?.length ?? 0)).toBeGreaterThan(1000)
    const shown = await hero(page)
    let loads = 0
    page.on('load', () => loads++)
    const faults: Error[] = []
    // A greeting that came damaged the library of the socket throws away in public, with that connection alone.
    const isGreeting = ({ name, stack }: Error): boolean => name === 'SyntaxError' || /onHandshake/.test(stack ?? '')
    page.on('pageerror', (error) => !isGreeting(error) && faults.push(error))
    Object.assign(line, { mode, delay, throttle })
    relay.push(withOrder(relay.wall(), 1234, second(), random))
    if (['blackhole', 'stallDown'].includes(mode)) {
      await becomes(page, ['late', 'stale'])
      expect(await hero(page)).toBe(shown)
    } else await page.waitForTimeout(5000)
    Object.assign(line, { mode: 'pass', delay: 0, throttle: 0 })
    relay.push(withOrder(relay.wall(), 4321, second(), random))
    await expect.poll(() => hero(page), { timeout: 45_000 }).toBe(String(relay.wall().zones.hero?.gmv_amt))
    await becomes(page, ['live'])
    expect(await page.locator('.feed-in').count()).toBeLessThanOrEqual(2)
    expect({ loads, faults }).toEqual({ loads: 0, faults: [] })
    await relay.stop()
  },
)

test.concurrent('[W4] a page that was frozen shows the newest state at once, and not one after the other', {
  tags: ['long'],
}, async ({ expect }) => {
  await using wall = await stage.open('/dataDisplay/index?tier=2d')
  const { page, relay, view } = wall
  await becomes(page, ['live'])
  await page.locator('[data-zone="trend"] canvas').waitFor()
  const devtools = await view.context.newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  for (let n = 0; n < 25; n++) relay.push(withOrder(relay.wall(), 100 + n, second(), random))
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  await expect.poll(() => hero(page)).toBe(String(relay.wall().zones.hero?.gmv_amt))
  expect(await page.locator('[data-zone="feed"] li:not([data-out])').count()).toBe(5)
})

test.concurrent('[W58] on a box twenty times as slow the wall says that it lives all the same, and does not start afresh', {
  tags: ['long'],
}, async ({ expect }) => {
  const wall = believableWall({ ts: second() })
  const relay = await stage.serve(wall)
  const context = await stage.browser().newContext({ viewport: { width: 1280, height: 720 } })
  await context.addInitScript(() => localStorage.setItem('tw.token', 't1'))
  const page = await context.newPage()
  let loads = 0
  page.on('load', () => loads++)
  const beats: number[] = []
  page.on('console', (message) => message.text() === 'tw.beat' && beats.push(performance.now()))
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.goto(`${relay.url}/dataDisplay/index?kiosk=1&tier=2d&dim=0`)
  await expect.poll(() => beats.length, { timeout: 50_000 }).toBeGreaterThan(4)
  const pauses = beats.slice(1).map((at, n) => at - (beats[n] ?? 0))
  expect(Math.max(...pauses)).toBeLessThan(30_000)
  expect(loads).toBe(1)
  await context.close()
  await relay.stop()
})

test('[G13] themes, sizes and languages make no new 3D contexts', { tags: ['long'] }, async () => {
  const script = `{
    window.contexts = 0
    const own = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      const made = own.call(this, kind, ...rest)
      if (made && String(kind).startsWith('webgl') && !this.counted) { this.counted = true; window.contexts++ }
      return made
    }
  }`
  await using wall = await stage.open('/dataDisplay/index?still&tier=lean', { script })
  const { page } = wall
  const contexts = () => page.evaluate(() => Reflect.get(window, 'contexts'))
  // One that asks whether there is 3D, and the globe's.
  await expect.poll(contexts).toBe(2)
  await page.locator('.full-screen').waitFor({ state: 'attached' })
  for (let n = 0; n < 20; n++) {
    await page.keyboard.press('t')
    await page.setViewportSize({ width: 1280 + (n % 5) * 64, height: 720 + (n % 3) * 60 })
  }
  await expect.poll(() => page.locator('.stage').evaluate((box) => box.clientWidth)).toBeGreaterThan(1200)
  expect(await contexts()).toBe(2)
})

test('[G10] a GPU process that dies takes the globe for seconds; dying again it costs one fresh start, and no number ever', {
  tags: ['long'],
}, async () => {
  const relay = await stage.serve()
  // A crash is of the whole browser.
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  await context.addInitScript(() => localStorage.setItem('tw.token', 't1'))
  const page = await context.newPage()
  let loads = 0
  page.on('load', () => loads++)
  await page.goto(`${relay.url}/dataDisplay/index?still&tier=lean`)
  const drawn = page.locator('[data-form][data-covered="false"]')
  await page.locator('[data-form="3d"] canvas').nth(1).waitFor()
  await page.locator('[data-form="3d"] [data-region] .digits', { hasText: '$' }).first().waitFor()
  const devtools = await browser.newBrowserCDPSession()
  await devtools.send('Browser.crashGpuProcess')
  await page.locator('[data-covered="true"]').waitFor()
  expect(await hero(page)).toBe(String(relay.wall().zones.hero?.gmv_amt))
  await drawn.waitFor()
  expect(await page.locator('[data-form]').getAttribute('data-form')).toBe('3d')
  expect(loads).toBe(1)
  await devtools.send('Browser.crashGpuProcess')
  await expect.poll(() => loads).toBe(2)
  await drawn.waitFor()
  expect(await hero(page)).toBe(String(relay.wall().zones.hero?.gmv_amt))
  await devtools.send('Browser.crashGpuProcess')
  await drawn.waitFor()
  relay.push(withOrder(relay.wall(), 777, second(), random))
  await expect.poll(() => hero(page)).toBe(String(relay.wall().zones.hero?.gmv_amt))
  expect(loads).toBeLessThanOrEqual(3)
  await browser.close()
  await relay.stop()
})
