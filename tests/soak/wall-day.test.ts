import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { displayStage, second } from '../display/support/open.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'

const stage = displayStage()
const random = randomOf(9)
/** One a second for a day; `PUSHES` names fewer. */
const pushes = Number(process.env.PUSHES ?? 86_400)
const together = 200
/** On a machine that draws 3D by itself a page has much to do. */
const soon = { timeout: 60_000 }

/** What the page holds after its garbage is gone: bytes of its heap, elements and listeners. */
const held = async (devtools: CDPSession): Promise<{ heap: number; nodes: number; listeners: number }> => {
  await devtools.send('HeapProfiler.collectGarbage')
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Every figure of the wall with its exact value. */
const figures = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-value]')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-metric')} ${one.getAttribute('data-value')}`))

test('[W60] a day of pushes leaves what a quarter of it left, and the picture of a fresh page', async () => {
  await using wall = await stage.open('/dataDisplay/index?tier=lean&drift=0')
  const { page, relay, view } = wall
  const hero = (on: Page) => on.locator('[data-metric="M01"]').getAttribute('data-value')
  await page.locator('[data-form="3d"] canvas').first().waitFor()
  await page.locator('.full-screen').waitFor({ state: 'attached' })
  const devtools = await view.context.newCDPSession(page)
  await devtools.send('Performance.enable')
  const run = async (count: number): Promise<void> => {
    for (let n = 0; n < count; n++) {
      relay.push(withOrder(relay.wall(), 100 + (n % 900), second(), random))
      if (n % together === 0) await expect.poll(() => hero(page), soon).toBe(String(relay.wall().zones.hero?.gmv_amt))
    }
    await expect.poll(() => hero(page), soon).toBe(String(relay.wall().zones.hero?.gmv_amt))
  }
  await run(Math.floor(pushes / 4))
  const before = await held(devtools)
  await run(pushes - Math.floor(pushes / 4))
  const after = await held(devtools)
  expect(after.heap - before.heap).toBeLessThan(Math.max(5_000_000, before.heap * 0.05))
  expect(after.nodes - before.nodes).toBeLessThan(500)
  expect(after.listeners - before.listeners).toBeLessThan(10)
  const fresh = await view.context.newPage()
  await fresh.goto(`${relay.url}/dataDisplay/index?still&tier=lean&drift=0`)
  await expect.poll(() => hero(fresh), soon).toBe(String(relay.wall().zones.hero?.gmv_amt))
  const sorted = async (on: Page) => (await figures(on)).toSorted().join()
  // Ranks are drawn a moment later.
  await expect.poll(async () => (await sorted(fresh)) === (await sorted(page)), soon).toBe(true)
  expect(view.noise.filter((line) => !line.includes('GPU stall'))).toEqual([])
}, 3_600_000)
