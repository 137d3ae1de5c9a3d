import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clockText } from '../../shared/format/time.ts'
import { sampled } from '../support/sampled.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, items, pathOf, signIn } from './support/open.ts'

const { state, visit, visitAs } = consoleStage()

const leaderMenu = [
  '/console',
  '/console2/console2',
  '/product/product',
  '/category/category',
  '/orderAll/orderAll',
  '/dataAnalysis/dataAnalysis',
  '/financial/financial',
  '/merchantsTeam/merchantsTeamMent',
  '/merchantsTeam/merchantsTeamData',
  '/merchantsTeam/directlyUnder',
  '/merchantsTeam/associated',
  '/directlyTeam/management',
  '/directlyTeam/directlyData',
  '/directlyTeam/directlyOrder',
  '/directlyTeam/permissions',
  '/tkspy/tkspy',
  '/forFlow/forFlow',
  '/liveData/liveData',
  '/matrix/matrix',
  '/mncPlatform/mncPlatform',
  '/bossFilmCutter/screenOut',
  '/bossFilmCutter/filmHome',
  '/bossFilmCutter/filmDetails',
  '/bossFilmCutter/index',
  '/bossFilmCutter/operating',
  '/OriginalBank',
  '/businessCenter/index',
  '/ttAccount/index',
  '/dataDisplay/index',
  '/dataDisplay/smart',
  '/walls',
  '/articleList/articleList',
]

test('[L21] the menu holds what the rules leave, as real links; the wall is one by a real navigation', async () => {
  const { page } = await visitAs('leader', '/console')
  const links = page.locator('nav[data-testid="menu"] a')
  await links.first().waitFor()
  const hrefs = () => links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  expect(await hrefs()).toEqual(leaderMenu)
  expect(await links.first().getAttribute('aria-current')).toBe('page')
  await page.click('[data-group="dataDisplay"] button')
  await page.click('[data-screen="dataScreen"]')
  await page.getByTestId('wall').waitFor()
  const staff = await visitAs('staff', '/console')
  await staff.page.getByTestId('menu').waitFor()
  const left = leaderMenu.filter((path) => !/^.(merchants|directly|financial|console2|bossFilmCutter.index)/.test(path))
  expect(
    await staff.page.locator('nav[data-testid="menu"] a').evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
  ).toEqual(left.filter((path) => path !== '/dataDisplay/index' && path !== '/walls'))
})

test('[L22] the sidebar is 210 px, folds to 64 px, and stays as it was left', async () => {
  const { page } = await visitAs('leader', '/console')
  const width = () => page.locator('.sidebar').evaluate((element) => element.getBoundingClientRect().width)
  await page.getByTestId('menu').waitFor()
  expect(await width()).toBe(210)
  await page.click('[aria-label="收起侧栏"]')
  expect(await width()).toBe(64)
  await page.reload()
  await page.getByTestId('menu').waitFor()
  expect(await width()).toBe(64)
  expect(await page.getByRole('link', { name: '订单列表' }).count()).toBe(1)
})

test('[L23] under 992 px the sidebar is a drawer that Escape, its button and a choice close', async () => {
  const { page } = await visitAs('leader', '/console', { size: { width: 991, height: 800 } })
  await page.waitForSelector('[data-ready]')
  const open = () => page.getByTestId('drawer').evaluate((element) => (element as HTMLDialogElement).open)
  expect(await page.locator('.sidebar').count()).toBe(0)
  expect(await open()).toBe(false)
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.click('[aria-label="关闭菜单"]'),
    () => page.click('[data-testid="menu"] a[href="/console"]'),
    () => page.mouse.click(900, 400),
  ]) {
    await page.click('[aria-label="打开菜单"]')
    expect(await open()).toBe(true)
    await close()
    await expect.poll(open).toBe(false)
  }
  await page.setViewportSize({ width: 992, height: 800 })
  await page.locator('.sidebar').waitFor()
})

test('[L24] three world clocks show the wall time of their zones', async () => {
  const { page } = await visitAs('leader', '/console')
  await page.locator('.clocks li').first().waitFor()
  for (const zone of ['America/Los_Angeles', 'Europe/London', 'Australia/Sydney']) {
    const shown = (await page.textContent(`.clocks [data-zone="${zone}"] time`)) ?? ''
    const now = Math.floor(Date.now() / 1000)
    expect([now - 2, now - 1, now].map((t) => clockText(t, zone))).toContain(shown)
  }
})

test('[L25] page title, demo mark and account stand in both languages; the theme switch stores and reloads', async () => {
  const { page } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  expect(await page.title()).toBe('实时看板 - 潮屏')
  expect(await page.getByTestId('demo').textContent()).toBe('演示数据')
  await page.getByTestId('language').click()
  expect(await page.title()).toBe('Real-time dashboard - Tidewall')
  expect(await page.getByTestId('demo').textContent()).toBe('Demo data')
  const loaded = page.waitForEvent('load')
  await page.getByTestId('theme').click()
  await loaded
  expect(await page.getAttribute('html', 'data-theme')).toBe('light')
  expect(await items(page)).toMatchObject({ 'tw.theme': 'light', 'tw.language': 'en' })
})

test('[L26] without a network a banner says that the figures are old', async () => {
  const { page, context } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  await context.setOffline(true)
  await page.getByTestId('offline').waitFor()
  await expect.poll(() => page.getByTestId('lamp').getAttribute('data-link')).toBe('down')
  await context.setOffline(false)
  await expect.poll(() => page.getByTestId('offline').count()).toBe(0)
})

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.id ?? '')

test('[L27] sign-in and menu work by keyboard alone, in reading order', async () => {
  const { page } = await visit('/login')
  await page.waitForSelector('#account')
  await page.keyboard.type('leader')
  await page.keyboard.press('Tab')
  await page.keyboard.type('tidewall-demo')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-ready]')
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const order: string[] = []
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab')
    order.push(await focused(page))
  }
  expect(order).toEqual(['#main', '/console', '/console', '/console2/console2'])
  for (const key of ['End', 'ArrowUp', 'Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await page.getByTestId('wall').waitFor()
  expect(pathOf(page)).toBe('/dataDisplay/index')
})

for (const { tags, rows } of sampled(['dark', 'light'], (theme) => theme === 'light'))
  test.each(rows)('[L28] login, dashboard, refusal and 404 pass axe (WCAG A and AA), %s', { tags }, async (theme) => {
    const login = await visit('/login', { stored: { 'tw.theme': theme } })
    await login.page.press('#account', 'Tab')
    expect(await axeFindings(login.page)).toEqual([])
    await signIn(login.page, 'leader')
    await login.page.waitForSelector('[data-ready] canvas')
    await login.page.waitForSelector('.rank-table')
    expect(await axeFindings(login.page)).toEqual([])
    await login.page.click('[data-choice="table"]')
    await login.page.getByTestId('account').click()
    expect(await axeFindings(login.page)).toEqual([])
    const lost = await visit('/404', { context: login.context })
    expect(await axeFindings(lost.page)).toEqual([])
    const denied = await visitAs('cutter', '/console', { stored: { 'tw.theme': theme } })
    await denied.page.getByTestId('denied').waitFor()
    expect(await axeFindings(denied.page)).toEqual([])
  })

test('[L29] the login page is at most 125 kB compressed in at most 8 requests, none to another host, without charts', async () => {
  const { context } = await visit('/404', { isFirst: true })
  const page = await context.newPage()
  const bodies: Promise<readonly [string, Buffer]>[] = []
  page.on('response', (response) => bodies.push(response.body().then((body) => [response.url(), body] as const)))
  await page.goto(`${state.api.url}/login`)
  await page.waitForSelector('#password')
  await page.waitForLoadState('networkidle')
  const all = await Promise.all(bodies)
  const bytes = all.reduce((sum, [, body]) => sum + gzipSync(body, { level: 9 }).length, 0)
  expect(bytes).toBeLessThanOrEqual(125_000)
  expect(all.length).toBeLessThanOrEqual(8)
  expect(all.filter(([url]) => !url.startsWith(state.api.url))).toEqual([])
  expect(all.map(([url]) => url).filter((url) => /drawing|dashboard|layout/.test(url))).toEqual([])
})
