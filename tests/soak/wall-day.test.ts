import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { displayStage, second } from '../display/support/open.ts'
import { heldBy } from '../support/held.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'

const stage = displayStage()
const random = randomOf(9)
/** One a second for a day; `PUSHES` names fewer. */
const pushes = Number(process.env.PUSHES ?? 86_400)
const together = 200
/** On a machine that draws 3D by itself a page has much to do. */
const soon = { timeout: 60_000 }

/** Counts in `window.held` what a page has on the graphics card, how many contexts it ever asked for, and its timers. */
const holding = `{
  const held = (window.held = { contexts: 0, buffers: 0, textures: 0, timers: 0 })
  const around = (of, name, before) => {
    const own = of[name]
    of[name] = function (...args) {
      return before(args, (...now) => own.apply(this, now))
    }
  }
  around(HTMLCanvasElement.prototype, 'getContext', ([kind, ...rest], go) => {
    if (kind.startsWith('webgl')) held.contexts += 1
    return go(kind, ...rest)
  })
  const onCard = (kind, count) => {
    for (const [verb, by] of [['create', 1], ['delete', -1]])
      around(WebGL2RenderingContext.prototype, verb + kind, (args, go) => {
        held[count] += by
        return go(...args)
      })
  }
  onCard('Buffer', 'buffers')
  onCard('Texture', 'textures')
  for (const [kind, isOnce] of [['Timeout', true], ['Interval', false]]) {
    const running = new Set()
    const over = (id) => running.delete(id) && (held.timers -= 1)
    around(window, 'set' + kind, ([run, ...rest], go) => {
      const id = go((...given) => {
        if (isOnce) over(id)
        run(...given)
      }, ...rest)
      running.add(id)
      held.timers += 1
      return id
    })
    around(window, 'clear' + kind, ([id], go) => {
      over(id)
      go(id)
    })
  }
}`

type Holding = Readonly<Record<'contexts' | 'buffers' | 'textures' | 'timers', number>>

/** What the page holds, its timers and what it has on the graphics card. */
const held = async (devtools: CDPSession, page: Page) => {
  const { timers, ...card } = (await page.evaluate('window.held')) as Holding
  return { ...(await heldBy(devtools)), timers, card }
}

/** Every figure of the wall with its exact value. */
const figures = (page: Page): Promise<readonly string[]> =>
  page
    .locator('[data-value]')
    .evaluateAll((all) => all.map((one) => `${one.getAttribute('data-metric')} ${one.getAttribute('data-value')}`))

test('[W60] a day of pushes leaves what a quarter of it left, and the picture of a fresh page', async () => {
  await using wall = await stage.open('/dataDisplay/index?tier=lean&drift=0', { script: holding })
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
  const before = await held(devtools, page)
  await run(pushes - Math.floor(pushes / 4))
  const after = await held(devtools, page)
  expect(after.heap - before.heap).toBeLessThan(Math.max(5_000_000, before.heap * 0.05))
  expect(after.nodes - before.nodes).toBeLessThan(500)
  expect(after.listeners - before.listeners).toBeLessThan(10)
  expect(after.timers - before.timers).toBeLessThan(10)
  expect(before.card.textures).toBeGreaterThan(0)
  expect(after.card).toEqual(before.card)
  const fresh = await view.context.newPage()
  await fresh.goto(`${relay.url}/dataDisplay/index?still&tier=lean&drift=0`)
  await expect.poll(() => hero(fresh), soon).toBe(String(relay.wall().zones.hero?.gmv_amt))
  const sorted = async (on: Page) => (await figures(on)).toSorted().join()
  // Ranks are drawn a moment later.
  await expect.poll(async () => (await sorted(fresh)) === (await sorted(page)), soon).toBe(true)
  expect(view.noise.filter((line) => !line.includes('GPU stall'))).toEqual([])
}, 3_600_000)
