import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { tokens } from '../../../shared/theme/tokens.ts'
import { launchBrowser } from '../../support/browser.ts'
import type {} from './fixture/page.tsx'
import { serveFixture } from './fixture/serve.ts'
import { pixels, watchGl } from './fixture/watch.ts'

const dark = tokens.dark.surface0
let browser: Browser
let server: Awaited<ReturnType<typeof serveFixture>>
let page: Page
let noise: string[] = []

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), serveFixture()])
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})
afterEach(async () => {
  await page.close()
  expect(noise, 'the page is silent').toEqual([])
})

async function open(query: string, blockGl = false): Promise<void> {
  noise = []
  page = await browser.newPage({ viewport: { width: 960, height: 540 } })
  page.on('pageerror', (error) => noise.push(error.message))
  page.on('console', (message) => {
    // Chromium tells about its own read-backs and about contexts this test takes away on purpose
    const own = /GL Driver Message|CONTEXT_LOST|Context Lost|loseContext/i.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !own) noise.push(message.text())
  })
  await watchGl(page, blockGl)
  await page.goto(`${server.url}/?${query}`)
}
const shown = (form: '2d' | '3d'): Promise<unknown> =>
  page.waitForFunction((wanted) => {
    const scene = document.querySelector<HTMLElement>('[data-form]')
    const drawn = wanted === '2d' || window.drawn !== undefined
    const canvas = [...document.querySelectorAll('canvas')].some((one) => one.style.visibility === 'visible')
    return scene?.dataset.form === wanted && drawn && (wanted === '2d' || canvas) && scene.dataset.covered === 'false'
  }, form)
const rest = (ms: number): Promise<void> => page.waitForTimeout(ms)
const labels = (): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-region]')]
      .filter((tag) => tag.style.opacity === '1')
      .map((tag) => tag.dataset.region ?? ''),
  )

describe('globe', () => {
  test('[G13] pixels are drawn in both themes, and neither blank nor white', async () => {
    await open('tier=lean&focus=US')
    await shown('3d')
    await rest(1500)
    const night = await pixels(page, dark)
    expect(night.painted).toBeGreaterThan(0.2)
    expect(night.white).toBeLessThan(0.02)
    await page.evaluate(() => window.bench.theme('light'))
    await rest(1500)
    const bright = await pixels(page, tokens.light.surface0)
    expect(bright.painted).toBeGreaterThan(0.2)
    expect(bright.white).toBeLessThan(0.1)
    // One probe and one picture: a theme change keeps its canvas
    expect(await page.evaluate(() => window.contexts)).toBe(2)
  })

  test('[G17] with arcs in the air a frame has at most 6 draw calls and 70,000 vertices', async () => {
    await open('tier=lean&rate=8')
    await shown('3d')
    await rest(1500)
    await page.evaluate(() => window.drawn.take())
    await rest(2000)
    const drawn = await page.evaluate(() => window.drawn.take())
    expect(drawn.frames).toBeGreaterThan(3)
    expect(drawn.calls).toBeGreaterThanOrEqual(4)
    expect(drawn.calls).toBeLessThanOrEqual(6)
    expect(drawn.vertices).toBeLessThanOrEqual(70_000)
  })

  test('[W64] what came last flies again, all at once, when the wall celebrates, and sparks rise; a still one does not', {
    tags: ['long'],
  }, async () => {
    for (const [query, calls] of [
      ['tier=lean&focus=US', 5],
      ['tier=lean&focus=US&still', 0],
    ] as const) {
      await open(query)
      await shown('3d')
      await rest(1500)
      expect((await page.evaluate(() => window.drawn.take())).calls, query).toBe(3)
      await page.evaluate(() => window.bench.moment())
      await rest(1000)
      expect((await page.evaluate(() => window.drawn.take())).calls, query).toBe(calls)
      if (calls > 0) await page.close()
    }
  })

  test('[G16] a still wall draws nothing at rest, and one picture for new data', async () => {
    await open('tier=lean&still&focus=US')
    await shown('3d')
    await rest(1500)
    const before = await pixels(page, dark)
    await page.evaluate(() => window.drawn.take())
    await page.evaluate(() => window.bench.order({ id: 'o', from: 'CN', to: 'US', amt: 990 }))
    await rest(2000)
    expect((await page.evaluate(() => window.drawn.take())).frames).toBe(0)
    await page.evaluate(() => window.bench.sell([{ id: 'BR', amt: 5 }]))
    await rest(1500)
    const news = await page.evaluate(() => window.drawn.take())
    expect(news.frames).toBeGreaterThanOrEqual(1)
    expect(news.frames).toBeLessThanOrEqual(2)
    expect(before.painted).toBeGreaterThan(0.2)
    await rest(1500)
    expect((await page.evaluate(() => window.drawn.take())).frames).toBe(0)
  })

  test('[G14] a lost context leaves no white, and the globe is back within 5 seconds', { tags: ['long'] }, async () => {
    await open('tier=lean&focus=US')
    await shown('3d')
    await rest(1500)
    const before = await pixels(page, dark)
    for (let round = 0; round < 2; round++) {
      await page.evaluate(() => window.loseGl?.loseContext())
      await page.waitForFunction(() => document.querySelector('[data-covered="true"]') !== null, undefined, {
        timeout: 1000,
      })
      const during = await pixels(page, dark)
      expect(during.white).toBeLessThan(0.02)
      expect(during.painted).toBeGreaterThan(0.1)
      await page.evaluate(() => window.loseGl?.restoreContext())
      await page.waitForFunction(() => document.querySelector('[data-covered="false"]') !== null, undefined, {
        timeout: 5000,
      })
      await rest(1000)
      const after = await pixels(page, dark)
      expect(Math.abs(after.painted - before.painted)).toBeLessThan(0.05 * before.painted)
    }
    const state = await page.evaluate(() => window.bench.states.at(-1))
    expect(state).toMatchObject({ form: '3d', losses: 2, generation: 1 })
    expect(await page.evaluate(() => window.contexts)).toBe(2)
  })

  test('[G14] a context that never comes back is replaced by a fresh canvas', { tags: ['long'] }, async () => {
    await open('tier=lean&focus=US')
    await shown('3d')
    await page.evaluate(() => window.loseGl?.loseContext())
    await page.waitForFunction(() => window.bench.states.at(-1)?.generation === 2, undefined, { timeout: 5000 })
    await shown('3d')
    expect(await page.evaluate(() => document.querySelectorAll('canvas').length)).toBe(2)
  })

  test('[G18] at most five names stand over the picture, the best country first, none under 26 units', {
    tags: ['long'],
  }, async () => {
    await open('tier=lean&still&focus=US')
    await shown('3d')
    await rest(800)
    const names = await labels()
    expect(names[0]).toBe('US')
    expect(names.length).toBeLessThanOrEqual(5)
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll('[data-region] *')].map(
        (part) =>
          (Number.parseFloat(getComputedStyle(part).fontSize) * 100) /
          Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      ),
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(26)
  })
})

describe('flat map', () => {
  test('[G15] it is drawn on request, and rests when no order flies', { tags: ['long'] }, async () => {
    await open('tier=2d')
    await shown('2d')
    await rest(800)
    const map = await pixels(page, dark)
    expect(map.painted).toBeGreaterThan(0.15)
    expect(map.white).toBeLessThan(0.02)
    expect(await page.evaluate(() => window.contexts)).toBe(0)
    const frames = await page.evaluate(async () => {
      let count = 0
      const clear = CanvasRenderingContext2D.prototype.clearRect
      CanvasRenderingContext2D.prototype.clearRect = function (...box) {
        count++
        clear.apply(this, box)
      }
      const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
      await pause(1000)
      const still = count
      window.bench.order({ id: 'o', from: 'CN', to: 'US', amt: 990 })
      await pause(2000)
      const moving = count - still
      await pause(3000)
      const after = count
      await pause(1000)
      return { still, moving, tail: count - after }
    })
    expect(frames.still).toBe(0)
    expect(frames.moving).toBeGreaterThan(5)
    expect(frames.tail).toBe(0)
  })

  test('[G15] without WebGL it takes the place of the globe, with the same best countries', {
    tags: ['long'],
  }, async () => {
    await open('tier=auto&still', true)
    await shown('2d')
    await rest(800)
    expect((await pixels(page, dark)).painted).toBeGreaterThan(0.15)
    const names = await labels()
    expect(names.slice(0, 2)).toEqual(['US', 'GB'])
    expect(await page.evaluate(() => window.bench.states.at(-1)?.reason)).toBe('no-webgl')
  })
})
