import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { quantile } from '../bench/result.ts'
import { displayStage, second } from '../display/support/open.ts'
import { notePaints } from '../support/paints.ts'
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

test('[G22] where the processor draws 3D a wall steps down by itself until it draws ten frames a second, and its numbers are on time all the while', async () => {
  await using wall = await stage.open('/dataDisplay/index?tier=full&drift=0', { width: 1920, height: 1080 })
  const { page, relay } = wall
  await page.locator('[data-form="3d"] canvas').first().waitFor()
  await page.locator('[data-age=live]').waitFor()
  const begun = await pixels(page)
  await notePaints(page, '[data-metric="M01"]', 'data-value')
  const sent = new Map<string, number>()
  for (let n = 0; n < seconds; n++) {
    relay.push(withOrder(relay.wall(), 100 + n, second(), random))
    sent.set(String(relay.wall().zones.hero?.gmv_amt), Date.now())
    await page.waitForTimeout(1000)
  }
  await page.waitForTimeout(LATEST_MS)
  const painted = await page.evaluate(() => Reflect.get(window, 'painted') as Record<string, number>)
  expect([...sent.keys()].filter((value) => (painted[value] ?? -1) < 0)).toEqual([])
  const late = [...sent].map(([value, at]) => (painted[value] ?? Number.NaN) - at)
  expect(quantile(late, 0.95)).toBeLessThan(LATEST_MS)
  const [frames, left] = [await framesIn(page, 5000), await pixels(page)]
  expect(frames >= LEAST_FRAMES || left < begun, `${frames} frames/s, ${left} of ${begun} pixels`).toBe(true)
}, 900_000)
