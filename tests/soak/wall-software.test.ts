import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quantile } from '../bench/result.ts'
import { displayStage, second } from '../display/support/open.ts'
import { randomOf } from '../support/wall-parts.ts'
import { withOrder } from '../support/with-order.ts'

const stage = displayStage()
const random = randomOf(39)
/** Five minutes of an order each second; `SECONDS` names fewer. */
const seconds = Number(process.env.SECONDS ?? 300)
const LEAST_FRAMES = 10
const LATEST_MS = 2000

/** Pixels of the scene's canvas; 0 where the flat map stands instead of it. */
const pixels = (page: Page): Promise<number> =>
  page
    .locator('[data-form="3d"] canvas')
    .evaluateAll((all) =>
      all.reduce((sum, one) => sum + (one instanceof HTMLCanvasElement ? one.width * one.height : 0), 0),
    )

const framesIn = (page: Page, ms: number): Promise<number> =>
  page.evaluate(
    (limit) =>
      new Promise<number>((resolve) => {
        const from = performance.now()
        let drawn = 0
        const frame = (): void => {
          drawn += 1
          if (performance.now() - from < limit) requestAnimationFrame(frame)
          else resolve((drawn * 1000) / (performance.now() - from))
        }
        requestAnimationFrame(frame)
      }),
    ms,
  )

/** Notes when each value of the leading number stood on a painted frame, in milliseconds of this machine's clock. */
const noteHero = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const painted: Record<string, number> = {}
    Object.assign(window, { painted })
    const hero = document.querySelector('[data-metric="M01"]')
    const look = (): void => {
      const value = hero?.getAttribute('data-value') ?? ''
      if (value in painted) return
      painted[value] = Number.NaN
      requestAnimationFrame(() => {
        setTimeout(() => {
          painted[value] = performance.timeOrigin + performance.now()
        })
      })
    }
    if (hero) new MutationObserver(look).observe(hero, { attributes: true, attributeFilter: ['data-value'] })
  })

test('[G22] where the processor draws 3D a wall steps down by itself until it draws ten frames a second, and its numbers are on time all the while', async () => {
  await using wall = await stage.open('/dataDisplay/index?tier=full&drift=0', { width: 1920, height: 1080 })
  const { page, relay } = wall
  await page.locator('[data-form="3d"] canvas').first().waitFor()
  await page.locator('[data-age=live]').waitFor()
  const begun = await pixels(page)
  await noteHero(page)
  const sent = new Map<string, number>()
  for (let n = 0; n < seconds; n++) {
    relay.push(withOrder(relay.wall(), 100 + n, second(), random))
    sent.set(String(relay.wall().zones.hero?.gmv_amt), Date.now())
    await page.waitForTimeout(1000)
  }
  await page.waitForTimeout(LATEST_MS)
  const painted = await page.evaluate(() => Reflect.get(window, 'painted') as Record<string, number>)
  const late = [...sent].map(([value, at]) => (painted[value] ?? Number.NaN) - at)
  expect(late.filter((ms) => Number.isNaN(ms))).toEqual([])
  expect(quantile(late, 0.95)).toBeLessThan(LATEST_MS)
  const [frames, left] = [await framesIn(page, 5000), await pixels(page)]
  expect(frames >= LEAST_FRAMES || left < begun, `${frames} frames/s, ${left} of ${begun} pixels`).toBe(true)
}, 900_000)
