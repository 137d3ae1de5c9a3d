import { expect, test } from 'vitest'
import { done, refuse } from '../support/fake-api.ts'
import { consoleStage, items, pathOf, signIn } from './support/open.ts'

const { state, visit, visitAs } = consoleStage()
const note = (field: string): string => `#${field}-note`

test('[L1] signing in stores token and record and opens the dashboard', async () => {
  const { page, noise } = await visit('/login')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('account')
  await page.fill('#account', '  leader ')
  await page.fill('#password', 'tidewall-demo')
  await page.press('#password', 'Enter')
  await page.waitForSelector('[data-ready]')
  expect(pathOf(page)).toBe('/console')
  const stored = await items(page)
  expect(state.api.sessions.get(stored['tw.token'] ?? '')).toBe('leader')
  expect(JSON.parse(stored['tw.record'] ?? '')).toMatchObject({ username: 'leader', status: 1 })
  expect(state.api.seen[0]?.body).toEqual({ account: 'leader', password: 'tidewall-demo' })
  expect(noise).toEqual([])
})

test('[L2] a wrong field says so beside it, on leaving it, on sending, and from the server', async () => {
  const { page } = await visit('/login')
  await page.press('#account', 'Tab')
  expect(await page.textContent(note('account'))).toBe('请输入账号')
  await page.fill('#account', 'leader')
  expect(await page.textContent(note('account'))).toBe('')
  await page.fill('#password', '12345')
  await page.click('button[type=submit]')
  expect(await page.textContent(note('password'))).toBe('密码至少6位')
  expect(await page.getAttribute('#password', 'aria-invalid')).toBe('true')
  expect(state.api.seen).toEqual([])
  state.api.scripts.set('/api/v1/login', () => refuse('', { fields: { account: '账号含有非法字符' } }))
  await page.fill('#password', '123456')
  await page.press('#password', 'Enter')
  await page.waitForFunction(() => document.querySelector('#account-note')?.textContent === '账号含有非法字符')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('account')
  expect(await page.textContent('[data-testid="login-alert"]')).toBe('')
})

test.each([
  ['refused', refuse('账号或密码错误'), '账号或密码错误'],
  [
    'locked',
    { status: 429 as const, data: { retry_after: 840 }, message: '尝试次数过多，请 14 分钟后再试' },
    '尝试次数过多，请 14 分钟后再试',
  ],
  ['without words', { status: 429 as const, data: null, message: '' }, '操作过于频繁，请稍后再试'],
  ['an answer of another shape', done({ token: 't' }), '平台给出的账号资料无法读取，因此没有登录。请联系平台管理员'],
])('[L3] a sign-in that is %s says why in one line and keeps what was typed', async (_, answer, words) => {
  state.api.besides.add('/api/v1/login')
  state.api.scripts.set('/api/v1/login', () => answer)
  const { page } = await visit('/login')
  await signIn(page, 'leader', 'wrong-one')
  await page.waitForFunction(() => document.querySelector('[data-testid="login-alert"]')?.textContent)
  expect(await page.textContent('[data-testid="login-alert"]')).toBe(words)
  expect(await page.inputValue('#account')).toBe('leader')
  expect(await page.textContent('button[type=submit]')).toBe('登录')
  expect((await items(page))['tw.token']).toBeUndefined()
})

test('[L4] the button shows that the sign-in is under way, and one sign-in is sent', async () => {
  let release = (): void => {}
  state.api.scripts.set(
    '/api/v1/login',
    () => new Promise((resolve) => (release = () => resolve(refuse('账号或密码错误')))),
  )
  const { page } = await visit('/login')
  await signIn(page, 'leader', 'wrong-one')
  await page.waitForSelector('button[aria-busy="true"]')
  expect(await page.textContent('button[type=submit]')).toBe('正在登录…')
  await page.press('#password', 'Enter')
  await expect.poll(() => state.api.seen.length).toBe(1)
  release()
  await page.waitForSelector('button[aria-busy="false"]')
  expect(state.api.seen.length).toBe(1)
})

test.each([
  ['/console?x=1', '/console?x=1'],
  ['/dataDisplay/index?still', '/dataDisplay/index?still'],
  ['//evil.example', '/console'],
  ['/\\evil.example', '/console'],
  ['\\evil.example', '/console'],
  ['javascript:alert(1)', '/console'],
  ['/login?redirect=//evil.example', '/console'],
  ['/nowhere', '/console'],
])('[L5] after signing in, redirect=%j leads to %s', async (redirect, target) => {
  const { page } = await visit(`/login?redirect=${encodeURIComponent(redirect)}`)
  await signIn(page, 'leader')
  await page.waitForSelector('[data-ready], [data-testid="wall"]')
  expect(pathOf(page)).toBe(target)
  expect(page.url().startsWith(`${state.api.url}/`)).toBe(true)
})

test('[L5] a redirect to a screen that the record may not see leads to its home', async () => {
  const { page } = await visit('/login?redirect=%2FdataDisplay%2Findex')
  await signIn(page, 'staff')
  await page.waitForSelector('[data-ready]')
  expect(pathOf(page)).toBe('/console')
})

test('[L6] a wall account lands on the wall, by a real navigation', async () => {
  const { page } = await visit('/login')
  await signIn(page, 'wall')
  await page.waitForSelector('[data-testid="wall"]')
  expect(pathOf(page)).toBe('/dataDisplay/index')
})

test('[L7] the account is remembered when asked, the password never', async () => {
  const { page, context } = await visit('/login')
  await page.check('input[type=checkbox]')
  await signIn(page, 'leader')
  await page.waitForSelector('[data-ready]')
  expect(JSON.stringify(await items(page))).not.toContain('tidewall-demo')
  await page.evaluate(() => localStorage.removeItem('tw.token'))
  const again = await visit('/login', { context })
  expect(await again.page.inputValue('#account')).toBe('leader')
  expect(await again.page.evaluate(() => document.activeElement?.id)).toBe('password')
})

test('[L8] the password can be shown, and the browser is told what the fields are', async () => {
  const { page } = await visit('/login')
  expect(await page.getAttribute('#account', 'autocomplete')).toBe('username')
  expect(await page.getAttribute('#password', 'autocomplete')).toBe('current-password')
  await page.fill('#password', 'abc')
  await page.click('[aria-label="显示密码"]')
  expect(await page.getAttribute('#password', 'type')).toBe('text')
  await page.click('[aria-label="隐藏密码"]')
  expect(await page.getAttribute('#password', 'type')).toBe('password')
  await page.dispatchEvent('#password', 'keydown', { key: 'a', modifierCapsLock: true })
  expect(await page.textContent(note('password'))).toBe('大写锁定已打开')
  await page.dispatchEvent('#password', 'keyup', { key: 'CapsLock' })
  expect(await page.textContent(note('password'))).toBe('')
})

test('[L9] language and theme change in place on the login page and keep what was typed', async () => {
  const { page } = await visit('/login')
  await page.fill('#account', 'leader')
  await page.click('[data-testid="language"]')
  await page.click('[data-testid="theme"]')
  expect(await page.textContent('h1')).toBe('Sign in to Tidewall')
  expect(await page.title()).toBe('Sign in - Tidewall')
  expect(await page.inputValue('#account')).toBe('leader')
  expect(await page.getAttribute('html', 'lang')).toBe('en')
  expect(await page.getAttribute('html', 'data-theme')).toBe('light')
  await page.reload()
  expect(await page.textContent('h1')).toBe('Sign in to Tidewall')
  expect(await page.getAttribute('html', 'data-theme')).toBe('light')
})

test('[L10] someone who is signed in does not see the login page', async () => {
  const { page } = await visitAs('leader', '/login')
  await page.waitForSelector('[data-ready]')
  expect(pathOf(page)).toBe('/console')
})
