import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { clockText } from '../../shared/format/time.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { done } from '../support/fake-api.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, goWithin, items, pathOf, signIn } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visit, visitAs } = consoleStage()

const change = (account: string, fields: Partial<UserRecord>): void => {
  const record = state.api.records.get(account)
  if (record) state.api.records.set(account, { ...record, ...fields })
}
const openGroups = (page: Page) =>
  page
    .locator('.menu-group:has(> [aria-expanded="true"])')
    .evaluateAll((all) => all.map((group) => (group as HTMLElement).dataset.group))
const current = (page: Page) =>
  page.locator('[data-testid="menu"] [aria-current]').evaluateAll((all) => all.map((a) => a.getAttribute('href')))
const focused = (page: Page) =>
  page.evaluate(() => {
    const { dataset, parentElement } = document.activeElement as HTMLElement
    return dataset.screen ?? parentElement?.dataset.group
  })
const palette = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k')
  await page.getByTestId('palette').waitFor()
}

test('[T1][T2][T3] one group is open at most, the page’s own by itself; arrows, Home and End move through what is seen', async () => {
  const { page } = await visitAs('leader', '/directlyTeam/directlyData')
  await expect.poll(() => openGroups(page)).toEqual(['directlyTeam'])
  expect(await current(page)).toEqual(['/directlyTeam/directlyData'])
  expect(await page.locator('.crumbs li').allTextContents()).toEqual(['首页', '直营团队', '员工数据'])
  await page.click('[data-group="merchantsTeam"] button')
  expect(await openGroups(page)).toEqual(['merchantsTeam'])
  expect(await page.locator('[data-screen="directlyData"]').isVisible()).toBe(false)
  for (const [key, at] of [
    ['ArrowDown', 'merchantsTeamMent'],
    ['ArrowUp', 'merchantsTeam'],
    ['Home', 'console'],
    ['ArrowUp', 'academy'],
    ['ArrowDown', 'console'],
    ['End', 'academy'],
  ]) {
    await page.keyboard.press(key ?? '')
    expect(await focused(page)).toBe(at)
  }
  await page.click('[data-screen="orders"]')
  await expect.poll(() => current(page)).toEqual(['/orderAll/orderAll'])
  await page.goto(`${state.api.url}/financial/order?id=1`)
  await expect.poll(() => page.getAttribute('[data-screen="bills"]', 'aria-current')).toBe('true')
})

test('[T4] in the slim sidebar a group opens beside it on hover, focus and click, and Escape closes it', async () => {
  const { page } = await visitAs('leader', '/articleList/articleList', { stored: { 'tw.sidebar': 'closed' } })
  await page.locator('[data-list][data-ready]').waitFor()
  const flyout = page.locator('[data-group="directlyTeam"] ul')
  await page.hover('[data-group="directlyTeam"] button')
  await flyout.waitFor()
  expect(await openGroups(page)).toEqual(['directlyTeam'])
  const box = await flyout.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(60)
  await page.mouse.move(700, 300)
  await expect.poll(() => flyout.isVisible()).toBe(false)
  await page.focus('[data-group="directlyTeam"] button')
  await flyout.waitFor()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('management')
  await page.keyboard.press('Escape')
  await expect.poll(() => flyout.isVisible()).toBe(false)
  await page.click('[data-group="directlyTeam"] button')
  await page.click('[data-screen="management"]')
  await expect.poll(() => pathOf(page)).toBe('/directlyTeam/management')
  await expect.poll(() => openGroups(page)).toEqual([])
})

test('[T5][T6] a module that is not bought is refused with words and contact, the affiliate one until closed; 2 and 4 only inform', async () => {
  change('leader', { isad: [1], current_version: 1, referrerName: '王敏', referrerMobile: '13900000000' })
  const { page } = await visitAs('leader', '/articleList/articleList', { stored: { 'tw.orderCorrection': '1' } })
  await page.locator('[data-list][data-ready]').waitFor()
  const codes = await page
    .locator('[data-module]')
    .evaluateAll((all) => all.map((a) => (a as HTMLElement).dataset.module))
  expect(codes).toEqual(['0', '1', '9', '2', '4'])
  expect(await page.getAttribute('[data-module="1"]', 'aria-pressed')).toBe('true')
  await page.clock.install()
  await page.click('[data-module="9"]')
  await page.click('[data-module="0"]')
  const toasts = page.getByTestId('toast')
  expect(await toasts.allTextContents()).toEqual([
    expect.stringMatching(/^该功能需单独授权，请联系招商经理多店经营.+王敏 13900000000$/),
    expect.stringMatching(/^该功能需单独授权，请联系招商经理联盟带货.+王敏 13900000000$/),
  ])
  await page.clock.runFor(2500)
  expect(await toasts.count()).toBe(2)
  await page.clock.runFor(2600)
  expect(await toasts.count()).toBe(1)
  await page.clock.runFor(600_000)
  expect(await toasts.textContent()).toContain('联盟带货')
  await toasts.getByRole('button').click()
  await page.click('[data-module="4"]')
  expect(await page.getByTestId('module-notice').textContent()).toContain('海外达人签约')
  expect(await axeFindings(page)).toEqual([])
  expect(state.api.seen.filter(({ path }) => path.endsWith('/module'))).toEqual([])
})

test('[T7][T8] switching stores the server’s record, goes to the module’s start, reloads after its time; other tabs follow', async () => {
  const { page, context } = await visitAs('leader', '/shopManage/shopEmpower')
  await page.getByTestId('denied').waitFor()
  const other = await visit('/articleList/articleList', { context })
  await other.page.locator('[data-list][data-ready]').waitFor()
  const loaded = page.waitForEvent('load')
  const from = Date.now()
  await page.click('[data-module="9"]')
  await page.getByTestId('switching').waitFor()
  expect(await page.isDisabled('[data-module="1"]')).toBe(true)
  await expect.poll(() => pathOf(page)).toBe('/console')
  expect(JSON.parse((await items(page))['tw.record'] ?? '')).toMatchObject({ current_version: 9, isadVersion: 0 })
  await other.page.locator('[data-screen="shopEmpower"]').waitFor({ state: 'attached' })
  await loaded
  expect(Date.now() - from).toBeGreaterThanOrEqual(2000)
  await page.waitForSelector('[data-module="9"][aria-pressed="true"]')
  expect(state.api.seen.filter(({ path }) => path.endsWith('/module')).map(({ body }) => body)).toEqual([{ module: 9 }])
})

test('[N4] a switch of the language reaches the other tab, asks the platform’s sentences anew and takes those beside a form', async () => {
  const { page, context } = await visitAs('leader', '/orderAll/orderAll')
  await page.waitForSelector('[data-list="orders"][data-ready]')
  const other = await visit('/console', { context })
  await other.page.waitForSelector('[data-ready]')
  const asked = (path: string) => state.api.seen.filter((one) => one.path === path && one.headers.lang === 'en').length
  await page.getByTestId('language').click()
  await soon(() => other.page.evaluate(() => document.documentElement.lang)).toBe('en')
  await other.page.getByText('GMV today').first().waitFor()
  await soon(() => asked('/api/v1/order/list')).toBeGreaterThan(0)
  await soon(() => asked('/api/v1/console/overview')).toBeGreaterThan(0)
  await page.evaluate(() => localStorage.clear())
  const login = await visit('/login')
  state.api.scripts.set('/api/v1/login', () => ({ status: 0, data: null, message: '账号或密码错误' }))
  await signIn(login.page, 'leader', 'wrong-one')
  const alert = login.page.getByTestId('login-alert')
  await soon(() => alert.textContent()).toBe('账号或密码错误')
  await login.page.getByTestId('language').click()
  await soon(() => alert.textContent()).toBe('')
  expect(await login.page.inputValue('#account')).toBe('leader')
})

test('[T9] theme and module ask before they give up what is not saved', async () => {
  const { page } = await visitAs('leader', '/articleList/articleList')
  await page.locator('[data-list][data-ready]').waitFor()
  await page.getByTestId('account').click()
  await page.click('[data-dialog="password"]')
  await page.locator('dialog input').first().fill('secret-words')
  const press = (selector: string) => page.evaluate((at) => document.querySelector<HTMLElement>(at)?.click(), selector)
  for (const selector of ['[data-testid="theme"]', '[data-module="1"]']) {
    await press(selector)
    await page.getByTestId('confirm-no').click()
    expect(await page.getByTestId('confirm').count()).toBe(0)
  }
  expect((await items(page))['tw.theme']).toBeUndefined()
  const loaded = page.waitForEvent('load')
  await press('[data-testid="theme"]')
  await page.getByTestId('confirm-yes').click()
  await loaded
  expect(await page.getAttribute('html', 'data-theme')).toBe('light')
  expect(state.api.seen.filter(({ path }) => path.endsWith('/module'))).toEqual([])
})

test('[T10] the palette finds screens in both languages and by path, runs actions, remembers choices, and closes with Escape', async () => {
  const { page } = await visitAs('staff', '/articleList/articleList')
  await page.locator('[data-list][data-ready]').waitFor()
  await palette(page)
  const input = page.locator('[data-testid="palette"] input')
  const names = () => page.locator('[role="option"] .palette-name').allTextContents()
  for (const typed of ['数据分析', 'data ana', '/dataAnalysis']) {
    await input.fill(typed)
    expect(await names()).toEqual(['数据分析'])
  }
  expect(await input.getAttribute('aria-activedescendant')).toBe(
    await page.getAttribute('[aria-selected="true"]', 'id'),
  )
  await input.fill('财务账单')
  expect(await names()).toEqual([])
  await input.fill('学院')
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/articleList/articleList')
  await palette(page)
  expect(await page.locator('[data-kind="recent"] [role="option"]').allTextContents()).toEqual(['学院'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/console')
  await page.getByTestId('search').click()
  await input.fill('english')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe('en')
  await palette(page)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.getByTestId('palette').count()).toBe(0)
})

test('[T11] after two letters the platform is asked once the typing rests; hits stand by kind, counts are told, failures can be tried again', async () => {
  const { page } = await visitAs('leader', '/articleList/articleList')
  await page.locator('[data-list][data-ready]').waitFor()
  await palette(page)
  const input = page.locator('[data-testid="palette"] input')
  const asked = () => state.api.seen.filter(({ path }) => path.endsWith('/search')).map(({ query }) => query)
  await input.pressSequentially('577', { delay: 20 })
  await page.locator('[data-kind="order"] [role="option"]').waitFor()
  expect(asked()).toEqual(['q=577'])
  expect(await page.getByTestId('palette-count').textContent()).toBe('2 条结果')
  expect(
    await page
      .locator('[role="listbox"] [data-kind]')
      .evaluateAll((all) => all.map((a) => (a as HTMLElement).dataset.kind)),
  ).toEqual(['order', 'creator'])
  expect(await axeFindings(page)).toEqual([])
  state.api.scripts.set('/api/v1/search', () => ({ status: 0, data: null, message: '搜索暂不可用' }))
  await input.fill('没有这个')
  await page.getByText('搜索暂不可用').waitFor()
  state.api.scripts.set('/api/v1/search', () => done({ hits: [] }))
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByText('没有找到“没有这个”').waitFor()
  state.api.scripts.clear()
  await input.fill('577')
  await page.locator('[data-kind="order"] [role="option"]').click()
  await expect.poll(() => pathOf(page)).toBe('/orderAll/orderAll?keyword=577001')
})

test('[T12] keys of the frame work outside fields and dialogs only, and ? lists them', async () => {
  const { page } = await visitAs('leader', '/articleList/articleList')
  await page.locator('[data-list][data-ready]').waitFor()
  await page.keyboard.type('go')
  await expect.poll(() => pathOf(page)).toBe('/orderAll/orderAll')
  await page.keyboard.type('gd')
  await expect.poll(() => pathOf(page)).toBe('/console')
  await page.keyboard.press('[')
  await expect.poll(() => page.locator('.shell.slim').count()).toBe(1)
  await page.keyboard.press('?')
  await page.getByTestId('shortcuts').waitFor()
  expect(await page.locator('.keys tbody tr').count()).toBe(9)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.type('go')
  await page.keyboard.press('Escape')
  await palette(page)
  await page.keyboard.type('go?[')
  expect(await page.inputValue('[data-testid="palette"] input')).toBe('go?[')
  expect(pathOf(page)).toBe('/console')
  expect(await page.locator('.shell.slim').count()).toBe(1)
})

test('[T13] clocks tell the platform’s time to the second, past React; without its call this machine’s', async () => {
  const ahead = 3_723_000
  const soon = { timeout: 4000 }
  state.api.scripts.set('/api/v1/time', () => done({ now_ms: Date.now() + ahead }))
  const { page } = await visitAs('leader', '/articleList/articleList')
  const shown = () => page.textContent('.clocks [data-zone="Europe/London"] time')
  const near = (offset: number): string[] =>
    [-1, 0, 1].map((second) => clockText(Math.floor((Date.now() + offset) / 1000) + second, 'Europe/London'))
  await expect.poll(async () => near(ahead).includes((await shown()) ?? ''), soon).toBe(true)
  const changes = await page.evaluate(async () => {
    const kinds: string[] = []
    const watch = new MutationObserver((all) => kinds.push(...all.map(({ type }) => type)))
    const sidebar = document.querySelector('.sidebar')
    if (sidebar) watch.observe(sidebar, { subtree: true, childList: true, characterData: true, attributes: true })
    await new Promise((resolve) => setTimeout(resolve, 1100))
    return kinds
  })
  expect([...new Set(changes)]).toEqual(['characterData'])
  expect(changes.length).toBeLessThanOrEqual(6)
  state.api.scripts.set('/api/v1/time', () => ({ status: 0, data: null, message: 'no' }))
  await page.reload()
  await expect.poll(async () => near(0).includes((await shown()) ?? ''), soon).toBe(true)
  expect(await page.getByTestId('toast').count()).toBe(0)
})

test('[T14][T15][T16] a live room folds the sidebar and gives it back; a wall seat has neither; the partner is named for company 0', async () => {
  change('agent1', { referrerName: '王敏' })
  const { page } = await visitAs('agent1', '/liveData/liveData')
  await page.locator('[data-list="lives"]').waitFor()
  expect(await page.getByTestId('partner').textContent()).toBe('合作伙伴：王敏')
  expect(await page.textContent('[data-screen="product"]')).toBe('精选联盟')
  const width = () => page.locator('.sidebar').evaluate((element) => element.getBoundingClientRect().width)
  expect(await width()).toBe(210)
  await page.evaluate(() => {
    history.pushState({}, '', '/lives/indexs')
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  })
  await expect.poll(width).toBe(64)
  expect(await page.getAttribute('[data-screen="liveData"]', 'aria-current')).toBe('true')
  await page.keyboard.press('[')
  await expect.poll(width).toBe(210)
  await page.goBack()
  await expect.poll(width).toBe(210)
  expect((await items(page))['tw.sidebar']).toBeUndefined()
  change('leader', { referrerName: '王敏' })
  const leader = await visitAs('leader', '/articleList/articleList')
  await leader.page.locator('[data-list][data-ready]').waitFor()
  expect(await leader.page.getByTestId('partner').count()).toBe(0)
  expect(await axeFindings(leader.page)).toEqual([])
  const wall = await visitAs('wall', '/console')
  await wall.page.getByTestId('denied').waitFor()
  expect(await wall.page.locator('.sidebar, .topbar, [data-module]').count()).toBe(0)
  await wall.page.getByTestId('logout').click()
  await wall.page.getByTestId('confirm-yes').click()
  await wall.page.waitForSelector('#account')
})

test('[T17] codes 50008, 50012 and 50014 ask once, however many calls fail; cancelling stays, Re-Login starts afresh', async () => {
  const { page } = await visitAs('leader', '/console?x=1')
  await page.waitForSelector('[data-ready]')
  const codes = [50008, 50012, 50014]
  for (const [index, call] of ['overview', 'trend', 'rank', 'feed'].entries()) {
    state.api.scripts.set(
      `/api/v1/console/${call}`,
      () => ({ status: 0, code: codes[index % 3], data: null, message: 'x' }) as never,
    )
  }
  await page.getByTestId('refresh').click()
  await page.getByTestId('confirm').waitFor()
  expect(await page.getByTestId('confirm').count()).toBe(1)
  expect(await page.getByTestId('confirm').textContent()).toContain('您已登出，可取消留在本页或重新登录')
  await page.getByTestId('confirm-no').click()
  expect(pathOf(page)).toBe('/console?x=1')
  expect(await items(page)).toHaveProperty('tw.token')
  await page.reload()
  await page.getByTestId('confirm-yes').click()
  await page.waitForSelector('#account')
  expect(pathOf(page)).toBe(`/login?redirect=${encodeURIComponent('/console?x=1')}`)
  expect(await items(page)).not.toHaveProperty('tw.token')
})

test('[L35] a page opened for the first time stands as soon as its code has come, though the clock stands still', async () => {
  const { page } = await visitAs('leader', '/console', { isFirst: true })
  await page.clock.install()
  await page.reload()
  await page.waitForSelector('[data-ready]')
  await page.clock.pauseAt(Date.now() + 60_000)
  await goWithin(page, '/orderAll/orderAll')
  await page.locator('.list-head').waitFor()
})
