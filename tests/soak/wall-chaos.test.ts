import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { temporaryFolder } from '../support/folder.ts'
import { builtProgram, builtSite } from '../support/site.ts'
import { startStack } from '../support/stack.ts'

const root = join(import.meta.dirname, '../..')
const soon = { timeout: 120_000, interval: 250 }
/** Of a wall's contexts, those that are taken away one after another. */
const LOST = 20

const isCode = /\.(?:js|css)$/
const later = (name: string): string => name.replace(isCode, '-later$&')

/** Puts the next build beside that of `webDir`, of the same sources: its files have other names and it has another id. */
const buildAgain = (webDir: string, id: string): void => {
  const assets = join(webDir, 'assets')
  const names = new Set(readdirSync(assets).filter((name) => isCode.test(name)))
  const moved = (text: string): string =>
    text
      .replaceAll(id, [...id].toReversed().join(''))
      .replaceAll(/[\w.-]+\.(?:js|css)/g, (name) => (names.has(name) ? later(name) : name))
  for (const name of names) writeFileSync(join(assets, later(name)), moved(readFileSync(join(assets, name), 'utf8')))
  for (const app of ['console', 'display']) {
    const page = join(webDir, app, 'index.html')
    for (const packed of ['.br', '.gz']) rmSync(page + packed, { force: true })
    writeFileSync(page, moved(readFileSync(page, 'utf8')))
  }
}

/** Every figure of the wall with its exact value, in no order. */
const figures = async (page: Page): Promise<string> => {
  const all = await page
    .locator('[data-value]')
    .evaluateAll((found) => found.map((one) => `${one.getAttribute('data-metric')} ${one.getAttribute('data-value')}`))
  return all.toSorted().join()
}

test('[W62] whatever befalls it in one run, a wall is live and right in the end, and begins afresh only where that is planned', async () => {
  const [{ folder, build }, program] = await Promise.all([builtSite(), builtProgram('relay')])
  using web = temporaryFolder()
  using data = temporaryFolder()
  cpSync(folder, web.path, { recursive: true })
  await using stack = await startStack()
  let port = '0'
  let relay: ChildProcess | undefined
  /** A relay of its own in front of the product, so that its build can change. */
  const startRelay = async (): Promise<string> => {
    relay = fork(program, {
      cwd: root,
      execArgv: [],
      env: { PATH: process.env.PATH, PORT: port, PLATFORM_URL: stack.url, DATA_DIR: data.path, WEB_DIR: web.path },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const [{ url }] = (await once(relay, 'message')) as [{ url: string }]
    port = new URL(url).port
    return url
  }
  const url = await startRelay()
  const browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  await context.addInitScript(`{
    const own = Date.now
    Date.now = () => own() + Number(localStorage.getItem('later') ?? 0)
    const get = HTMLCanvasElement.prototype.getContext
    window.scenes = []
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      const made = get.call(this, kind, ...rest)
      if (made && String(kind).startsWith('webgl') && !window.scenes.includes(made)) window.scenes.push(made)
      return made
    }
  }`)
  await stack.remember(context, await stack.signIn('wall'))
  const page = await context.newPage()
  let loads = 0
  page.on('load', () => loads++)
  const address = `${url}/dataDisplay/index?tier=lean&dim=0&drift=0`
  await page.goto(address)
  const hero = async (): Promise<number> =>
    Number(await page.locator('[data-zone=hero] [data-metric=M01]').getAttribute('data-value'))
  let wrote = 0
  /** An order comes, and stands on the wall. */
  const isRight = async (): Promise<void> => {
    await page.locator('.wall[data-age=live]').waitFor({ timeout: soon.timeout })
    wrote += 1
    const amt = 70_000 + wrote
    const before = await hero()
    await expect
      .poll(
        () =>
          stack.push(amt).then(
            () => true,
            () => false,
          ),
        soon,
      )
      .toBe(true)
    await expect.poll(hero, soon).toBeGreaterThanOrEqual(before + amt)
  }
  const uncovered = page.locator('[data-form="3d"][data-covered="false"]')
  await uncovered.waitFor({ timeout: soon.timeout })
  await isRight()

  /** Loses the context that draws; false while the wall has gone over to the flat map, as it does after some. */
  const lose = (): Promise<boolean> =>
    page.evaluate(async () => {
      const drawn = Reflect.get(window, 'scenes').filter(
        (one: WebGLRenderingContext) =>
          one.canvas instanceof HTMLCanvasElement && one.canvas.isConnected && !one.isContextLost(),
      )
      const way = drawn.at(-1)?.getExtension('WEBGL_lose_context')
      way?.loseContext()
      await new Promise((done) => setTimeout(done, 300))
      const isCovered = document.querySelector('[data-covered="true"]') !== null
      way?.restoreContext()
      return isCovered
    })
  let covered = 0
  for (let n = 0; n < LOST; n++) {
    covered += (await lose()) ? 1 : 0
    await page.locator('[data-covered="false"]').waitFor({ timeout: soon.timeout })
  }
  expect(covered).toBeGreaterThan(0)
  await isRight()
  expect(loads, 'lost contexts').toBe(1)

  const devtools = await browser.newBrowserCDPSession()
  await devtools.send('Browser.crashGpuProcess')
  await page.locator('[data-covered="false"]').waitFor({ timeout: soon.timeout })
  await isRight()
  expect(loads, 'a GPU process that died').toBe(1)
  await devtools.send('Browser.crashGpuProcess')
  await isRight()
  // A browser that lost its second one draws no 3D for a page any more until it begins afresh (G10).
  const planned = loads
  expect(planned, 'another one').toBeLessThanOrEqual(2)

  relay?.kill('SIGKILL')
  await page.locator('.wall:not([data-age=live])').waitFor({ timeout: soon.timeout })
  await startRelay()
  await isRight()

  const platform = stack.pidOf('platform')
  process.kill(platform, 'SIGSTOP')
  await expect.poll(() => page.locator('.wall').getAttribute('data-source'), soon).not.toBe('ok')
  const kept = await hero()
  await sleep(20_000)
  expect(await hero(), 'the picture stays').toBe(kept)
  process.kill(platform, 'SIGCONT')
  await isRight()

  await page.evaluate(() => localStorage.setItem('later', '3600000'))
  await isRight()
  await page.evaluate(() => localStorage.setItem('later', '-3600000'))
  await isRight()
  expect(loads, 'relay, platform and clocks').toBe(planned)

  buildAgain(web.path, build)
  await expect.poll(() => loads, soon).toBe(planned + 1)
  await isRight()
  await sleep(10_000)
  expect(loads, 'a new build is gone over to once').toBe(planned + 1)

  const fresh = await context.newPage()
  await fresh.goto(`${address}&still`)
  await fresh.locator('.wall[data-age=live]').waitFor({ timeout: soon.timeout })
  await expect.poll(async () => (await figures(fresh)) === (await figures(page)), soon).toBe(true)
  await browser.close()
  relay?.kill('SIGKILL')
}, 1_200_000)
