import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { believableWall } from '../support/believable-wall.ts'
import { smartWall } from '../support/smart-wall.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'
import { displayStage, second } from './support/open.ts'

const stage = displayStage()
const seat = { id: '4', username: 'wall', status: 4, daping: 1, video_menu: [1] }
const items = { 'tw.token': 't1', 'tw.record': JSON.stringify(seat) }
const gmv = (page: Page) => page.locator('[data-zone="hero"] [data-metric="M01"]').getAttribute('data-value')
const age = (page: Page) => expect.poll(() => page.locator('.wall').getAttribute('data-age'), { timeout: 90_000 })
const keptIn = (page: Page) => expect.poll(() => page.evaluate(() => localStorage.getItem('tw.picture')?.length ?? 0))

test('[W45] a wall that starts while its relay is away shows its last picture with its age and its time, and lives by itself once the relay is back', async () => {
  await using wall = await stage.open('/dataDisplay/index?still', { items })
  wall.relay.info(seat)
  const { page } = wall
  await age(page).toBe('live')
  await keptIn(page).toBeGreaterThan(1000)
  const before = await gmv(page)
  wall.relay.cut(false)
  wall.relay.api(undefined)
  await page.reload()
  await page.locator('[data-zone="hero"] [data-metric="M01"]').waitFor()
  expect(await gmv(page)).toBe(before)
  expect(await page.locator('.wall').getAttribute('data-age')).not.toBe('live')
  expect(await page.locator('.status-line').innerText()).toMatch(/\d\d:\d\d:\d\d/)
  wall.relay.api(1)
  wall.relay.cut(true)
  await age(page).toBe('live')
})

test('[W45] a page that its browser threw away comes back with the picture it had, and then with the newest', {
  tags: ['long'],
}, async () => {
  await using wall = await stage.open('/dataDisplay/index?still', { items })
  const { page, relay, view } = wall
  relay.info(seat)
  await age(page).toBe('live')
  await keptIn(page).toBeGreaterThan(1000)
  const before = await gmv(page)
  const devtools = await view.context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // It has no answer: what would give it is gone.
  devtools.send('Page.crash').catch(() => {})
  await crashed
  relay.freeze(true)
  relay.push(withOrder(relay.wall(), 4321, second(), randomOf(45)))
  const again = await view.context.newPage()
  await again.goto(page.url())
  await again.locator('[data-zone="hero"] [data-metric="M01"]').waitFor()
  expect(await gmv(again)).toBe(before)
  relay.freeze(false)
  await expect.poll(() => gmv(again)).toBe(String(relay.wall().zones.hero?.gmv_amt))
  await age(again).toBe('live')
})

/** Leaves a wall its picture with something changed: it is not shown. */
const spoilt = async (change: object | string): Promise<void> => {
  await using wall = await stage.open('/dataDisplay/index?still&tier=2d', { items })
  await keptIn(wall.page).toBeGreaterThan(1000)
  wall.relay.cut(false)
  wall.relay.api(undefined)
  await wall.page.evaluate((changed) => {
    const kept = JSON.parse(localStorage.getItem('tw.picture') ?? '{}')
    const next = typeof changed === 'string' ? changed : JSON.stringify({ ...kept, ...changed })
    localStorage.setItem('tw.picture', next)
  }, change)
  await wall.page.reload()
  await wall.page.locator('.wall-header').waitFor()
  await wall.page.waitForTimeout(300)
  expect(await wall.page.locator('[data-metric="M01"][data-value]').count(), JSON.stringify(change)).toBe(0)
}

test('[W45] a picture of another session or screen is not shown, and it goes with the session', async () => {
  // Most of the time is waiting: they wait together.
  await Promise.all([{ token: 'other' }, { screen: 'clip' }].map(spoilt))
  await using wall = await stage.open('/dataDisplay/index?still&tier=2d&kiosk=1', { items })
  await keptIn(wall.page).toBeGreaterThan(1000)
  wall.relay.refuse('unauthorized')
  wall.relay.api(-1)
  wall.relay.cut(true)
  await wall.page.getByTestId('signed-out').waitFor()
  expect(await wall.page.evaluate(() => localStorage.getItem('tw.picture'))).toBeNull()
})

test('[W45] of another build’s picture what can be read is shown, and nothing of what cannot', {
  tags: ['long'],
}, async () => {
  await Promise.all([{ build: 'old', wall: { head: 1 } }, 'no JSON'].map(spoilt))
  const first = believableWall({ ts: second() })
  await using older = await stage.open('/dataDisplay/index?still&tier=2d', { items, wall: first })
  await keptIn(older.page).toBeGreaterThan(1000)
  older.relay.cut(false)
  older.relay.api(undefined)
  await older.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('tw.picture') ?? '{}')
    kept.wall.zones.feed = 'no feed'
    localStorage.setItem('tw.picture', JSON.stringify({ ...kept, build: 'old' }))
  })
  await older.page.reload()
  expect(await gmv(older.page)).toBe(String(first.zones.hero?.gmv_amt))
  expect(older.view.noise.filter((line) => !line.includes('WebSocket') && !line.includes('Failed to load'))).toEqual([])
})

test('[W46] after a power cut with the network down the wall’s page comes from the box, with its last picture, and then lives untouched', async () => {
  await using wall = await stage.open('/dataDisplay/smart?still&scene=winner', {
    items,
    wall: smartWall({ ts: second() }),
  })
  wall.relay.info(seat)
  const { page, view } = wall
  await age(page).toBe('live')
  await keptIn(page).toBeGreaterThan(1000)
  const held = () =>
    page.evaluate(async () => {
      const kept = await caches.open('tw.wall')
      return (await kept.keys()).map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(held).toContain('/dataDisplay/smart')
  expect((await held()).length).toBeGreaterThan(8)
  await view.context.setOffline(true)
  await page.reload()
  await page.locator('.smart[data-scene="winner"] .smart-amount').waitFor()
  expect(await page.locator('.wall').getAttribute('data-age')).not.toBe('live')
  await view.context.setOffline(false)
  await age(page).toBe('live')
})
