import type { Browser, Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { holdCalls, launchBrowser, unseen } from '../support/browser.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser
let boss: Page

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack(), launchBrowser([unseen])])
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await stack.remember(context, await stack.signIn('leader'))
  boss = await context.newPage()
  // The demo's announcement may open before or after the page's own dialog.
  const announcement = boss.getByTestId('announcement')
  await boss.addLocatorHandler(announcement, () => announcement.getByRole('button').last().click())
})
afterAll(async () => {
  await browser?.close()
  await stack?.[Symbol.asyncDispose]()
})

const code = (wall: Page) => wall.locator('[data-pairing]')
const stored = (wall: Page) =>
  wall.evaluate(() => Object.entries(localStorage).map(([key, value]) => `${key}=${value}`))
/** A box that was never anybody's. */
const box = async (path: string, size = { width: 1920, height: 1080 }): Promise<Page> => {
  const context = await browser.newContext({ viewport: size })
  const wall = await context.newPage()
  await wall.goto(stack.url + path)
  await code(wall).waitFor()
  return wall
}
const MODULE = 4
/** What a phone reads off the wall. */
const scanned = async (wall: Page): Promise<string> => {
  const drawing = wall.locator('.pairing-qr')
  const side = Number(((await drawing.getAttribute('viewBox')) ?? '').split(' ')[2])
  const drawn = (await drawing.locator('path').getAttribute('d')) ?? ''
  const width = side * MODULE
  const data = new Uint8Array(width * width * 3).fill(255)
  for (const [, x = '0', y = '0'] of drawn.matchAll(/M(\d+) (\d+)/g))
    for (let row = 0; row < MODULE; row++) {
      const from = (Number(y) * MODULE + row) * width + Number(x) * MODULE
      data.fill(0, from * 3, (from + MODULE) * 3)
    }
  return decodeQR({ width, height: width, data })
}

test('[FL13] [FL14] [FL9] a wall is paired by its link and starts by itself; it says its name, goes to another team and another screen, and taken out of use keeps nothing', {
  tags: ['long'],
}, async () => {
  const wall = await box('/dataDisplay/index?still&tier=2d')
  expect(wall.url()).not.toContain((await code(wall).innerText()).slice(0, 4))
  expect(await wall.locator('input').count()).toBe(0)
  const link = await scanned(wall)
  expect(link).toBe(`${stack.url}/walls?code=${await code(wall).innerText()}`)

  await boss.goto(link)
  await boss.getByTestId('wall-dialog').waitFor()
  expect(await boss.inputValue('#code')).toBe(await code(wall).innerText())
  await boss.getByTestId('form-send').click()
  await boss.getByTestId('wall-box').waitFor()
  expect(await boss.getByTestId('wall-box').innerText()).toContain('1920×1080')
  expect(await boss.getByTestId('wall-dialog').innerText()).toMatch(/数据大屏[\s\S]*剪辑大屏[\s\S]*智慧大屏/)
  await boss.fill('#name', 'Lobby 3F')
  // What the box has open is what it shall show, unless said otherwise.
  expect(await boss.locator('[name=wall_screen]').first().isChecked()).toBe(true)
  await boss.getByTestId('form-send').click()
  await wall.locator('.wall[data-age=live] [data-zone=hero] [data-metric=M01]').waitFor({ timeout: 30_000 })
  await boss.locator('[data-list=walls] [data-row], [data-list=walls] tbody tr').first().waitFor()
  const kept = (await stored(wall)).join('\n')
  expect(kept).toMatch(/tw\.token=wall_/)
  expect(kept).not.toMatch(/leader|138\d{8}/)

  const token = (await stack.signIn('leader')).token
  const { list } = (await stack.call('/api/v1/walls', token)) as { list: { wall_id: string; wall_name: string }[] }
  const key = list.find(({ wall_name }) => wall_name === 'Lobby 3F')?.wall_id ?? ''
  const press = (transition: string, more: object = {}) =>
    stack.call('/api/v1/walls/transition', token, {
      transition,
      keys: [key],
      request_id: `press-${transition}`,
      ...more,
    })
  await press('identify')
  await wall.locator('.identify').waitFor({ timeout: 15_000 })
  expect(await wall.locator('.identify').innerText()).toBe('Lobby 3F')
  const teams = await stack.call('/api/v1/merchants/associated', token)
  const [team] = (teams as { list: { team_id: string; leader_name: string }[] }).list
  await press('rescope', { team_id: team?.team_id })
  await wall
    .locator('.wall[data-age=live] .status-team', { hasText: team?.leader_name ?? '?' })
    .waitFor({ timeout: 30_000 })
  // What it asks as it starts there is answered after it was taken out of use, and nothing else tells it so.
  const answer = await holdCalls(wall, '**/api/v1/wall/self', '/bossFilmCutter/screenOut')
  await press('show', { screen: 2 })
  await wall.waitForURL(/\/bossFilmCutter\/screenOut/, { timeout: 30_000, waitUntil: 'commit' })
  await wall.route('**/api/v1/member/info', (route) => route.abort())
  await wall.locator('.wall[data-age=live]').waitFor({ timeout: 30_000 })

  await press('revoke')
  answer()
  await wall.getByText('此屏已停用').waitFor({ timeout: 60_000 })
  await code(wall).waitFor()
  expect((await stored(wall)).filter((item) => /^tw\.(token|record|picture)/.test(item))).toEqual([])
  expect(await wall.locator('body').innerText()).not.toContain('潮声')
})

test('[FL14] taken out of use while it has no network, it keeps nothing once it is back', async () => {
  const wall = await box('/dataDisplay/index?still&tier=2d')
  const token = (await stack.signIn('leader')).token
  const shown = await code(wall).innerText()
  const asked = { code: shown, name: 'Cut off', wall_screen: 1, team_id: null }
  const { id } = (await stack.call('/api/v1/walls/pair', token, asked)) as { id: string }
  await wall.locator('.wall[data-age=live]').waitFor({ timeout: 30_000 })
  await wall.context().setOffline(true)
  const body = { transition: 'revoke', keys: [id], request_id: 'press-cut-off' }
  await stack.call('/api/v1/walls/transition', token, body)
  await wall.waitForTimeout(3000)
  await wall.context().setOffline(false)
  await wall.getByText('此屏已停用').waitFor({ timeout: 60_000 })
  await code(wall).waitFor()
  expect((await stored(wall)).filter((item) => /^tw\.(token|record|picture)/.test(item))).toEqual([])
}, 120_000)

test('[FL13] the code stands large and whole at every size, dark and light, and a wrong one is refused in words', {
  tags: ['long'],
}, async () => {
  for (const [width, height, more] of [
    [1280, 720, ''],
    [3840, 2160, '&theme=light'],
    [1080, 1920, ''],
    [1664, 448, '&w=6656&h=1792'],
  ] as const) {
    const wall = await box(`/dataDisplay/index?still${more}`, { width, height })
    const size = await code(wall).evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    const unit = Math.min(width, height) / 1080
    expect(size / unit, `${width}x${height}`).toBeGreaterThan(100)
    for (const part of ['[data-pairing]', '.pairing h1', '.pairing p', '.pairing-qr', '.pairing > a']) {
      for (const place of await wall.locator(part).all()) {
        const at = await place.boundingBox()
        expect(
          at && at.x >= 0 && at.y >= 0 && at.x + at.width <= width + 1 && at.y + at.height <= height + 1,
          `${part} at ${width}x${height}: ${JSON.stringify(at)}`,
        ).toBe(true)
      }
    }

    await wall.context().close()
  }
  await boss.goto(`${stack.url}/walls?code=BCDF-GHJK`)
  await boss.getByTestId('form-send').click()
  await boss.getByText('没有大屏显示这个配对码').waitFor()
  expect(await boss.getByTestId('wall-box').count()).toBe(0)
  await boss.keyboard.press('Escape')
  await boss.getByTestId('wall-dialog').waitFor({ state: 'detached' })
})
