import { expect, test } from 'vitest'
import { menuOf } from '../../shared/access/menu.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { consoleStage, items, pathOf, signIn } from './support/open.ts'

const { state, visit, visitAs } = consoleStage()
const recordOf = (account: string): UserRecord => {
  const record = state.api.records.get(account)
  if (!record) throw new Error(`no ${account}`)
  return record
}
const expired = { status: -1 as const, data: null, message: '登录已失效，请重新登录' }

test('[L11] without a session a page leads to the login page, which keeps path and query', async () => {
  const { page } = await visit('/console?x=1&y=%2F')
  await page.waitForSelector('#account')
  expect(pathOf(page)).toBe(`/login?redirect=${encodeURIComponent('/console?x=1&y=%2F')}`)
  await signIn(page, 'leader')
  await page.waitForSelector('[data-ready]')
  expect(pathOf(page)).toBe('/console?x=1&y=%2F')
})

test('[L12] a refused screen answers inside the layout and names the rules in words', async () => {
  const { page, noise } = await visitAs('cutter', '/console')
  const denied = page.getByTestId('denied')
  await denied.waitFor()
  expect(await denied.locator('[data-rule="film-cutter"]').textContent()).toContain('剪辑账号只能使用剪辑相关页面')
  expect(await page.getByTestId('account').count()).toBe(1)
  expect(await page.title()).toBe('无访问权限 - 潮屏')
  expect(state.api.seen.filter(({ path }) => path.includes('/console/'))).toEqual([])
  expect(noise).toEqual([])
})

test('[L12] a refusal of the platform names its rules the same way', async () => {
  state.api.scripts.set('/api/v1/console/overview', () => ({
    status: 403,
    data: { rules: ['staff-without-privilege'] },
    message: '无访问权限',
  }))
  const { page } = await visitAs('leader', '/console')
  await page.getByTestId('denied').waitFor()
  expect(await page.locator('[data-rule="staff-without-privilege"]').textContent()).toContain('权限组')
  expect(await page.getByTestId('menu').count()).toBe(1)
})

test('[L12] a wall seat that opens the console sees the refusal without navigation, and the way to its wall', async () => {
  const { page } = await visitAs('wall', '/console')
  await page.getByTestId('denied').waitFor()
  expect(await page.getByTestId('menu').count()).toBe(0)
  await page.click('[data-testid="denied"] a')
  await page.getByTestId('wall').waitFor()
})

test('[L13] an unknown path is 404, shows what was asked, and has ways out', async () => {
  const { page } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  await page.goto(`${state.api.url}/nowhere/at-all?q=1`)
  await page.getByTestId('not-found').waitFor()
  expect(pathOf(page)).toBe('/404')
  expect(await page.textContent('[data-testid="not-found"] code')).toBe('/nowhere/at-all?q=1')
  expect(await page.title()).toBe('页面不存在 - 潮屏')
  await page.reload()
  expect(await page.textContent('[data-testid="not-found"] code')).toBe('/nowhere/at-all?q=1')
  await page.getByText('返回首页').click()
  await page.waitForSelector('[data-ready]')
  await page.goto(`${state.api.url}/nowhere`)
  await page.getByText('返回上一页').click()
  await page.waitForSelector('[data-ready]')
  expect(pathOf(page)).toBe('/console')
})

test('[L14] an answer -1 clears the session, says so, and after signing in the page is back', async () => {
  const { page } = await visitAs('leader', '/console?x=1')
  await page.waitForSelector('[data-ready]')
  state.api.scripts.set('/api/v1/console/overview', () => expired)
  await page.getByTestId('refresh').click()
  await page.waitForSelector('#account')
  expect(pathOf(page)).toBe(`/login?redirect=${encodeURIComponent('/console?x=1')}`)
  expect(await page.getByTestId('toast').textContent()).toBe(expired.message)
  expect(await page.getByTestId('toast').getAttribute('class')).toBe('toast bad')
  expect(await items(page)).not.toHaveProperty('tw.token')
  expect(await items(page)).not.toHaveProperty('tw.record')
  state.api.scripts.clear()
  await signIn(page, 'leader')
  await page.waitForSelector('[data-ready]')
  expect(pathOf(page)).toBe('/console?x=1')
})

test('[U2] whoever has an unreadable record is signed out and told so, at sign-in and later', async () => {
  const told = '平台给出的账号资料无法读取'
  const broken = { ...recordOf('leader'), company: 'three' }
  const { page } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  state.api.besides.add('/api/v1/login').add('/api/v1/member/info')
  state.api.scripts.set('/api/v1/member/info', () => ({ status: 1, data: broken, message: '' }))
  await page.reload()
  await page.waitForSelector('#account')
  expect(await page.getByTestId('login-alert').textContent()).toContain(told)
  expect(await items(page)).not.toHaveProperty('tw.token')
  state.api.scripts.set('/api/v1/login', () => ({ status: 1, data: { token: 't', user: broken }, message: '' }))
  await page.reload()
  await signIn(page, 'leader')
  await page.getByTestId('login-alert').getByText(told).waitFor()
  expect(pathOf(page)).toContain('/login')
})

test('[L15] signing out in one tab signs out the other; signing in as another never mixes two records', async () => {
  const one = await visitAs('leader', '/console')
  await one.page.waitForSelector('[data-ready]')
  const two = await visit('/console', { context: one.context })
  await two.page.waitForSelector('[data-ready]')
  await two.page.getByTestId('account').click()
  await two.page.getByTestId('logout').click()
  await two.page.getByTestId('confirm-yes').click()
  await Promise.all([one.page.waitForSelector('#account'), two.page.waitForSelector('#account')])
  expect(pathOf(two.page)).toBe('/login')
  expect(pathOf(one.page)).toBe('/login?redirect=%2Fconsole')
  expect(state.api.sessions.has('s-leader')).toBe(false)
  await signIn(two.page, 'staff')
  await Promise.all([one.page.waitForSelector('[data-ready]'), two.page.waitForSelector('[data-ready]')])
  expect(await one.page.getByTestId('account').textContent()).toBe('staff')
  expect(await one.page.locator('[data-testid="menu"] a').count()).toBe(menuOf(recordOf('staff')).length)
})

test('[L16] signing out needs the answer of the server: while it cannot be reached the session stays', async () => {
  const { page } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  state.api.scripts.set('/api/v1/member/logout', () => 'drop')
  await page.getByTestId('account').click()
  await page.getByTestId('logout').click()
  await page.getByTestId('confirm-yes').click()
  expect(await page.getByTestId('toast').textContent()).toBe('请求超时, 请检查网络!')
  expect(await items(page)).toHaveProperty('tw.token')
})

test.each([
  ['corrupt', '{{{'],
  ['not a record', '[]'],
  ['without a status', '{"id":"1","username":"x"}'],
  ['null', 'null'],
  ['long', 'x'.repeat(100_000)],
])('[L17] a stored record that is %s counts as signed out and throws nothing', async (_, record) => {
  const { page, noise } = await visit('/console', {
    stored: { 'tw.token': 't', 'tw.record': record, 'tw.theme': record, 'tw.language': record, 'tw.sidebar': record },
  })
  await page.waitForSelector('#account')
  expect(noise).toEqual([])
})

test('[L17] with storage blocked one can still sign in and work', async () => {
  const { page, context } = await visit('/login')
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.reload()
  await signIn(page, 'leader')
  await page.waitForSelector('[data-ready]')
})

test('[L18] the stored record is only a cache: the server’s replaces it whole', async () => {
  const edited = { ...state.api.records.get('staff'), privilege_id: 1, membername: 'forged' }
  const { page } = await visitAs('staff', '/console', { stored: { 'tw.record': JSON.stringify(edited) } })
  await page.waitForSelector('[data-ready]')
  await expect.poll(() => page.locator('[data-testid="menu"] a').count()).toBe(menuOf(recordOf('staff')).length)
  expect(JSON.parse((await items(page))['tw.record'] ?? '')).toMatchObject({ privilege_id: 0, membername: 'staff' })
  expect(await page.getByTestId('open-wall').count()).toBe(0)
})

test('[L19] every call carries token, version, isad and the language', async () => {
  const record = state.api.records.get('leader')
  if (record) state.api.records.set('leader', { ...record, current_version: 9, isadVersion: 5 })
  const { page } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  const seen = state.api.seen.find(({ path }) => path === '/api/v1/multishop/overview')
  expect(seen?.headers).toMatchObject({ token: 's-leader', version: '9', isad: '5', lang: 'zh' })
})

test('[L20] a part of the app that is gone reloads the page once, then says so', { tags: ['long'] }, async () => {
  const { page } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++
  })
  await page.route('**/assets/dashboard-page-*.js', (route) => route.abort())
  await page.reload()
  await page.getByTestId('crash').waitFor()
  expect(loads).toBe(2)
  expect(await page.textContent('[data-testid="crash"] h1')).toBe('页面没有载入完整')
  expect(await page.getByTestId('menu').count()).toBe(1)
})
