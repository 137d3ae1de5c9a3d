import { expect, test } from 'vitest'
import { believableWall } from '../support/believable-wall.ts'
import { heldBy } from '../support/held.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'
import { displayStage } from './support/open.ts'

const stage = displayStage()
const random = randomOf(31)
const DAYS = 31
/** Noon in Shanghai. The page goes on from noon to noon, so that it is never there in the minute of its fresh start. */
const start = Date.UTC(2026, 2, 1, 4)
const DAY_MS = 86_400_000

test('[W75] a page that stands for a month has the right clock and date, is live and exact, holds no more than on its second day, and begins afresh in its night', {
  tags: ['long'],
}, async () => {
  const wall = believableWall({ ts: start / 1000 })
  await using opened = await stage.open('/dataDisplay/index?tier=2d&drift=0', { wall, script: 'Math.random = () => 0' })
  const { page, relay, view } = opened
  const began = Date.now()
  relay.ahead(start - began)
  await page.clock.install({ time: start })
  await page.reload()
  let loads = 0
  page.on('load', () => loads++)
  const devtools = await view.context.newCDPSession(page)
  await devtools.send('Performance.enable')
  let past = 0
  /** The relay's second. */
  const now = (): number => Math.floor((start + past + Date.now() - began) / 1000)
  const isExact = async (): Promise<void> => {
    for (let n = 0; n < 3; n++) relay.push(withOrder(relay.wall(), 1000 + n, now(), random))
    await expect
      .poll(() => page.locator('[data-metric="M01"]').getAttribute('data-value'))
      .toBe(String(relay.wall().zones.hero?.gmv_amt))
    await expect.poll(() => page.locator('.wall').getAttribute('data-age')).toBe('live')
  }
  const forward = async (ms: number): Promise<void> => {
    past += ms
    relay.ahead(start - began + past)
    await page.clock.fastForward(ms)
  }
  await isExact()
  await page.locator('.full-screen').waitFor({ state: 'attached' })
  let before = await heldBy(devtools)
  for (let day = 1; day <= DAYS; day++) {
    await forward(DAY_MS)
    await isExact()
    if (day === 2) before = await heldBy(devtools)
  }
  const after = await heldBy(devtools)
  expect(after.nodes - before.nodes).toBeLessThan(500)
  expect(after.listeners - before.listeners).toBeLessThan(10)
  expect(await page.locator('.status-now').innerText()).toMatch(/04-01 周三\s+12:\d\d:\d\d$/)
  expect({ loads, noise: view.noise }).toEqual({ loads: 0, noise: [] })
  // Five past four of the next night.
  await forward((16 * 60 + 5) * 60_000 - (Date.now() - began))
  await expect.poll(() => loads).toBe(1)
})
