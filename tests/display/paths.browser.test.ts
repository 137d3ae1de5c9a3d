import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wallScreenAt, wallScreens } from '../../display/screens/paths.ts'
import { pageFor } from '../../platform/build/pages.ts'
import { displayPaths, screenAt } from '../../shared/access/screens.ts'
import { believableWall } from '../support/believable-wall.ts'
import { launchBrowser } from '../support/browser.ts'
import { buildDisplay } from '../support/display-build.ts'
import { startFakeRelay } from '../support/fake-relay.ts'
import { openPage } from '../support/wall-page.ts'

const timeout = 60_000
let browser: Browser
let built: Awaited<ReturnType<typeof buildDisplay>>
beforeAll(async () => {
  ;[browser, built] = await Promise.all([launchBrowser(), buildDisplay()])
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await built?.remove()
})

const seat = { id: '4', username: 'wall', status: 4, daping: 1, video_menu: [1] }
const open = async (path: string, record: object = seat, items: Readonly<Record<string, string>> = {}) => {
  const relay = await startFakeRelay(believableWall({ ts: Math.floor(Date.now() / 1000) }), built.folder)
  const view = await openPage(browser, relay.url + path, {
    items: { 'tw.token': 't1', 'tw.record': JSON.stringify(record), ...items },
  })
  const end = async (): Promise<void> => {
    await view.context.close()
    await relay.stop()
  }
  return { relay, view, page: view.page, [Symbol.asyncDispose]: end }
}

test('[Z13] the wall knows the screens of its paths, and build and table agree with it', () => {
  expect(wallScreens).toEqual(Object.fromEntries(displayPaths.map((path) => [path, screenAt(path)])))
  for (const path of displayPaths) expect(pageFor(`${path}/`)).toBe('/display/index.html')
  expect(pageFor('/dataDisplay')).toBe('/console/index.html')
  expect(wallScreenAt('/bossFilmCutter/screenOut/')).toBe('clipScreen')
  expect(wallScreenAt('/constructor')).toBe('dataScreen')
})

test('[Z14] a wall screen that is not there says so under its own title and leads to the data wall', {
  timeout,
}, async () => {
  await using wall = await open('/dataDisplay/smart?still')
  const page = wall.page.getByTestId('coming')
  await page.waitFor()
  expect(await page.locator('h1').innerText()).toBe('智慧大屏')
  expect(await wall.page.title()).toBe('智慧大屏 - 潮屏')
  expect(await wall.page.locator('[data-zone]').count()).toBe(0)
  expect(wall.relay.handshakes).toBe(0)
  await page.getByRole('link').click()
  await wall.page.locator('[data-zone="hero"] [data-metric="M01"]').waitFor()
  expect(wall.page.url()).toContain('/dataDisplay/index?still')
  expect(wall.view.noise).toEqual([])
})

test('[Z14] [Z15] the clip wall is refused by its own rule, in words and in the chosen language', {
  timeout,
}, async () => {
  await using wall = await open('/bossFilmCutter/screenOut', { ...seat, video_menu: [] }, { 'tw.language': 'en' })
  const page = wall.page.getByTestId('denied')
  await page.waitFor()
  expect(await page.locator('[data-rule="clip-screen-not-granted"]').innerText()).toBe(
    'The clip big screen is not enabled for this account',
  )
  expect(await page.innerText()).toContain('Clip big screen')
  expect(await wall.page.title()).toBe('Clip big screen - Tidewall')
  await wall.page.evaluate(() => localStorage.clear())
  await wall.page.reload()
  await wall.page.waitForURL(/\/login\?redirect=%2FbossFilmCutter%2FscreenOut/)
})
