import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../relay/log.ts'
import { startRelay } from '../../relay/relay.ts'
import { menuOf } from '../../shared/access/menu.ts'
import { displayPaths, screenRow } from '../../shared/access/screens.ts'
import { readRecord } from '../../shared/record/record.ts'
import { flatPages, sharedBrowser } from '../support/browser.ts'
import { temporaryFolder } from '../support/folder.ts'
import { foreignPassword, startForeignPlatform } from '../support/foreign-platform.ts'
import { sampled } from '../support/sampled.ts'
import { builtSite } from '../support/site.ts'
import { goWithin, items, signIn } from './support/open.ts'
import { soon } from './support/soon.ts'

let browser: Browser
let webDir: string
beforeAll(async () => {
  ;({ folder: webDir } = await builtSite())
  browser = await sharedBrowser(...flatPages)
})

/** The product as it is served, in front of a platform of someone else. */
const start = async (style: 'plain' | 'odd') => {
  const folder = temporaryFolder('tidewall-foreign-')
  const platform = await startForeignPlatform(style)
  const relay = await startRelay({ platformUrl: platform.url, dataDir: folder.path, webDir, log: createLog('silent') })
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  return {
    platform,
    page,
    open: (path: string) => page.goto(relay.url + path),
    async [Symbol.asyncDispose]() {
      await context.close()
      await relay.stop()
      await platform.stop()
      folder[Symbol.dispose]()
    },
  }
}
type World = Awaited<ReturnType<typeof start>>

const enter = async ({ page, open }: World): Promise<void> => {
  await open('/login')
  await signIn(page, 'boss', foreignPassword)
  await page.getByTestId('menu').waitFor()
}
const readAnnouncement = async (page: Page): Promise<void> => {
  await page.getByTestId('announcement-read').click()
  await soon(() => page.getByTestId('announcement').count()).toBe(0)
}
const dialogOf = async (page: Page, name: string): Promise<void> => {
  await page.getByTestId('account').click()
  await page.click(`[data-dialog="${name}"]`)
}
const submit = (page: Page) => page.click('dialog .form-submit')
const toasts = (page: Page) => page.getByTestId('toast').allTextContents()
/** What the page at `path` shows, once it is the one that the menu marks. */
const shownAt = (page: Page, path: string): Promise<string> =>
  page.evaluate((wanted) => {
    const current = document.querySelector('[data-testid="menu"] [aria-current]')?.getAttribute('href')
    return current === wanted ? (document.querySelector('main')?.innerText ?? '') : ''
  }, path)
const storedRecord = async (page: Page) => readRecord(JSON.parse((await items(page))['tw.record'] ?? 'null'))

for (const { tags, rows } of sampled(['plain', 'odd'] as const, (style) => style === 'plain'))
  describe.each(rows)('[FP1] a platform that offers section 7 alone, %s', { tags }, (style) => {
    test('[FP1] sign-in, menu, announcements, bill reminder, bell and notices', async () => {
      await using world = await start(style)
      const { page, open, platform } = world
      await open('/')
      await signIn(page, 'boss', 'wrong-word')
      await soon(() => page.getByTestId('login-alert').textContent()).toBe('口令不对')
      await page.fill('#password', foreignPassword)
      await page.press('#password', 'Enter')
      const announcement = page.getByTestId('announcement')
      await announcement.getByText('正文 1', { exact: true }).waitFor()
      await readAnnouncement(page)
      expect(platform.sent.get('/api/v1/announ/read')).toMatchObject({ aid: '1' })
      const reminder = page.getByTestId('bill-reminder')
      await reminder.getByText('$120.50').first().waitFor()
      expect(await reminder.locator('li').count()).toBe(2)
      await page.getByTestId('bills-cancel').click()

      const record = await storedRecord(page)
      expect(record).toMatchObject({ id: '41', company: 3, isad: [0, 1, 9], video_menu: [1, 2, 3] })
      const wanted = record ? menuOf(record).map((id) => screenRow(id).path) : []
      const links = await page
        .getByTestId('menu')
        .locator('a')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
      expect(links).toEqual(wanted)
      expect(links).not.toContain('/directlyTeam/permissions')

      await page.getByTestId('bell').click()
      const list = page.getByTestId('announcement-list')
      await soon(() => list.locator('li > details').count()).toBe(style === 'plain' ? 20 : 23)
      await list.getByText('公告 2', { exact: true }).click()
      await list.getByText('正文 2', { exact: true }).waitFor()
      if (style === 'plain') {
        await list.getByRole('searchbox').fill('公告 23')
        await soon(() => list.locator('li > details').count()).toBe(1)
      }
      await list.getByRole('button', { name: '关闭' }).click()
      await dialogOf(page, 'notices')
      await soon(() => page.getByTestId('notice-list').locator('tbody tr').allTextContents()).toHaveLength(1)
      expect(await page.getByTestId('notice-list').locator('tbody').textContent()).toContain('小林2 级代理加入团队')
      expect(await toasts(page)).toEqual([expect.stringContaining('已取消')])
    })

    test('[FP1] codes by text message, phone in both steps, avatar, password and signing out', {
      tags: ['long'],
    }, async () => {
      await using world = await start(style)
      const { page, platform } = world
      await enter(world)
      await readAnnouncement(page)
      await page.getByTestId('bills-cancel').click()
      await dialogOf(page, 'phone')
      await page.getByTestId('sms').click()
      await soon(() => page.getByTestId('sms').textContent()).toMatch(/^(60|5\d)s/)
      await page.fill('#proof', '000000')
      await submit(page)
      await soon(() => page.getByTestId('form-alert').textContent()).toBe('验证码不对')
      await page.fill('#proof', '123456')
      await submit(page)
      await page.fill('#phone', '13912345678')
      await page.fill('#code', '123456')
      await submit(page)
      await soon(() => toasts(page)).toContain('号码已确认')
      expect(platform.sent.get('/api/v1/member/modifyphone')).toMatchObject({ phone: '13912345678', code: '123456' })
      expect((await storedRecord(page))?.mobile).toBe('13912345678')

      await dialogOf(page, 'avatar')
      const buffer = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#36c' } })
        .jpeg()
        .toBuffer()
      await page.setInputFiles('input[type=file]', { name: 'me.jpg', mimeType: 'image/jpeg', buffer })
      await submit(page)
      await soon(async () => (await storedRecord(page))?.avatar).toBe('/private/face.jpg')

      await page.getByTestId('account').click()
      await page.getByTestId('logout').click()
      await page.getByRole('button', { name: '退出登录' }).last().click()
      await page.waitForSelector('#account')
      expect(await items(page)).not.toHaveProperty('tw.token')

      await signIn(page, 'boss', foreignPassword)
      await page.getByTestId('menu').waitFor()
      await dialogOf(page, 'password')
      await page.fill('dialog #password', 'another-word')
      await page.fill('#password_confirm', 'another-word')
      await page.getByTestId('sms').click()
      await page.fill('#code', '123456')
      await submit(page)
      await page.waitForURL(/\/login$/)
      expect(platform.sent.get('/api/v1/member/pass')).toMatchObject({ password: 'another-word', code: '123456' })
    })

    test('[FP1] the module is switched, the zone chosen, and the order correction put away', {
      tags: ['long'],
    }, async () => {
      await using world = await start(style)
      const { page, platform } = world
      await enter(world)
      await readAnnouncement(page)
      await page.getByTestId('bills-cancel').click()
      await page.click('[data-module="1"]')
      await page.getByTestId('order-correction').waitFor()
      expect(await storedRecord(page)).toMatchObject({ current_version: 1, isadVersion: 0 })
      await page.getByTestId('correction-zone').click()
      await page.click('[data-option="cc-5"]')
      await submit(page)
      await page.waitForEvent('load')
      expect(platform.sent.get('/api/v1/member/settimezone')).toEqual({ time_zone: 'cc-5', time_difference: -5 })
      expect(await storedRecord(page)).toMatchObject({ time_zone: 'cc-5', time_difference: -5 })
      await page.getByTestId('menu').waitFor()
      await soon(() => platform.sent.get('/api/v1/finance')?.time_difference).toBe('-5')
    })
  })

test('[FP2] every screen whose calls are missing says so in words and names the call', { tags: ['long'] }, async () => {
  await using world = await start('odd')
  const { page } = world
  await enter(world)
  await readAnnouncement(page)
  await page.getByTestId('bills-cancel').click()
  const record = await storedRecord(page)
  const paths = record
    ? menuOf(record)
        .map((id) => screenRow(id).path)
        .filter((path) => !displayPaths.includes(path))
    : []
  expect(paths.length).toBeGreaterThan(15)
  for (const path of paths) {
    await goWithin(page, path)
    await expect
      .poll(() => shownAt(page, path), { timeout: 10_000, message: path })
      .toMatch(/没有提供这个接口：(GET|POST) \/api\/v1\/|尚未开放/)
    expect((await toasts(page)).join(), path).not.toContain('没有提供')
  }
  await page.keyboard.press('Control+k')
  await page.locator('dialog[open] input').fill('boss')
  await page.getByText('没有提供这个接口：GET /api/v1/search').waitFor()
})

test('[FP2] a wall names the call that it misses instead of connecting for ever', async () => {
  await using world = await start('odd')
  const { page, platform } = world
  platform.grant({ status: '4' })
  await world.open('/login')
  await signIn(page, 'boss', foreignPassword)
  await page.locator('[data-zone="hero"]').getByText('GET /api/v1/member/info').waitFor()
  expect(await page.locator('body').innerText()).not.toContain('正在连接')
  expect(await page.locator('body').innerText()).toContain('平台未提供接口')
})
