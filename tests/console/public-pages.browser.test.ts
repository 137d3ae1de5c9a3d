import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { done, refuse } from '../support/fake-api.ts'
import { fakeInvite } from '../support/fake-public.ts'
import { sampled } from '../support/sampled.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, items, pathOf } from './support/open.ts'

const { state, visit, visitAs } = consoleStage()
const note = (page: Page, field: string): Promise<string | null> => page.textContent(`#${field}-note`)
const said = (page: Page, field: string, words: string) => expect.poll(() => note(page, field)).toBe(words)
const sentTo = (path: string) => state.api.seen.filter((call) => call.path === path)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

const fillRegistration = async (page: Page): Promise<void> => {
  const values = { account: ' newcomer ', membername: '王小潮', mobile: '13800138000', code: '123456' }
  for (const [name, value] of Object.entries(values)) await page.fill(`#${name}`, value)
  await page.fill('#password', 'secret-1')
  await page.fill('#password_confirm', 'secret-1')
}

test('[B1] the invitation of the address or of the field names who invites, or why it is refused, beside the field', async () => {
  const { page, noise } = await visit(`/register?invite=${fakeInvite}`)
  await said(page, 'invite', '由 林潮（潮汐互动）邀请')
  expect(await focused(page)).toBe('account')
  await page.fill('#invite', 'NOBODY')
  expect(await note(page, 'invite')).toBe('')
  await page.press('#invite', 'Tab')
  await said(page, 'invite', '邀请码不存在')
  expect(await page.getAttribute('#invite', 'aria-invalid')).toBe('true')
  await page.fill('#invite', '')
  await page.press('#invite', 'Tab')
  await said(page, 'invite', '请输入邀请码')
  expect(sentTo('/api/v1/invite').map(({ query }) => query)).toEqual([`code=${fakeInvite}`, 'code=NOBODY'])
  expect(noise).toEqual([])
})

test('[B2] a registration is sent once all of it is right, and then nothing but the wait for approval is left', async () => {
  const { page, noise } = await visit(`/register?invite=${fakeInvite}`)
  await said(page, 'invite', '由 林潮（潮汐互动）邀请')
  await page.click('button[type=submit]')
  await said(page, 'account', '请输入账号')
  expect(await note(page, 'agree')).toBe('请先阅读并同意协议')
  expect(await focused(page)).toBe('account')
  await fillRegistration(page)
  await page.fill('#password_confirm', 'secret-2')
  await page.check('#agree')
  await page.getByLabel('商家').check()
  await page.click('button[type=submit]')
  await said(page, 'password_confirm', '两次密码不一致!')
  expect(sentTo('/api/v1/register')).toEqual([])
  await page.fill('#password_confirm', 'secret-1')
  await page.press('#password_confirm', 'Enter')
  const waiting = page.getByTestId('register-waiting')
  await waiting.waitFor()
  expect(sentTo('/api/v1/register').map(({ body }) => body)).toEqual([
    {
      account: 'newcomer',
      membername: '王小潮',
      mobile: '13800138000',
      code: '123456',
      password: 'secret-1',
      password_confirm: 'secret-1',
      invite: fakeInvite,
      kind: 'merchant',
    },
  ])
  expect(await waiting.textContent()).toContain('账号 newcomer 的申请已交给 林潮。')
  expect(await page.locator('input').count()).toBe(0)
  expect(JSON.stringify(await items(page))).not.toContain('secret-1')
  await waiting.getByText('去登录').click()
  await page.waitForSelector('#account')
  expect(pathOf(page)).toBe('/login')
  expect(noise).toEqual([])
})

test('[B3] what the server refuses of a registration stands beside its field, a wait above the form, and all stays typed', async () => {
  const { page } = await visit(`/register?invite=${fakeInvite}`)
  await fillRegistration(page)
  await page.check('#agree')
  state.api.scripts.set('/api/v1/register', () =>
    refuse('', { fields: { account: '账号已被使用', code: '验证码错误' } }),
  )
  await page.click('button[type=submit]')
  await said(page, 'account', '账号已被使用')
  expect(await note(page, 'code')).toBe('验证码错误')
  expect(await focused(page)).toBe('account')
  const words = '尝试次数过多，请在 13 分钟后再试'
  state.api.scripts.set('/api/v1/register', () => ({ status: 429, data: { retry_after: 780 }, message: words }))
  await page.click('button[type=submit]')
  await expect.poll(() => page.getByTestId('form-alert').textContent()).toBe(words)
  expect(await page.inputValue('#password')).toBe('secret-1')
})

test('[K24] [K25] the form says how long a password must be here, and that a name is taken before any code', async () => {
  state.api.scripts.set('/api/v1/register/rules', () => ({ status: 1, data: { password_min: 10 }, message: '' }))
  state.api.scripts.set('/api/v1/register/name', () => refuse('', { fields: { account: '账号已被使用' } }))
  const { page } = await visit('/register')
  await expect.poll(() => note(page, 'password')).toBe('至少 10 位，不要用常见密码或自己的名称')
  await page.fill('#account', 'ab')
  await page.press('#account', 'Tab')
  await said(page, 'account', '账号为4到32位字母、数字、点、横线或下划线')
  await page.fill('#account', 'leader')
  await page.press('#account', 'Tab')
  await said(page, 'account', '账号已被使用')
  await page.fill('#password', 'nine-char')
  await page.press('#password', 'Tab')
  await said(page, 'password', '密码至少10位')
  await page.fill('#password', 'ten--chars')
  await expect.poll(() => note(page, 'password')).toBe('至少 10 位，不要用常见密码或自己的名称')
  expect(sentTo('/api/v1/smscode')).toEqual([])
  expect(sentTo('/api/v1/register/name').map(({ query }) => query)).toEqual(['account=leader'])
})

test('[B4] a code is asked for only with a right number, by its purpose, and the button then counts down', async () => {
  const { page } = await visit('/register')
  await page.fill('#mobile', '12345')
  await page.getByTestId('sms').click()
  await said(page, 'mobile', '请输入正确的手机号')
  // Leaving the field says so first; then the button, which asks again, goes back to it.
  await expect.poll(() => focused(page)).toBe('mobile')
  expect(sentTo('/api/v1/smscode')).toEqual([])
  await page.fill('#mobile', '13800138000')
  await page.getByTestId('sms').click()
  await expect.poll(() => page.getByTestId('sms').textContent()).toMatch(/^(60|59|58)s 后重试$/)
  expect(sentTo('/api/v1/smscode')[0]?.body).toEqual({ type: 'register', mobile: '13800138000' })
  const button = () => page.getByTestId('sms').textContent()
  await page.fill('#mobile', '13800138001')
  await expect.poll(button).toBe('获取验证码')
  state.api.scripts.set('/api/v1/smscode', () => ({ status: 429, data: { retry_after: 30 }, message: '过于频繁' }))
  await page.getByTestId('sms').click()
  await expect.poll(button).toMatch(/^(30|29|28)s 后重试$/)
  await said(page, 'code', '过于频繁')
  state.api.scripts.clear()
  await page.reload()
  await page.fill('#mobile', '13800138000')
  await expect.poll(button).toMatch(/^5\ds 后重试$/)
  expect(await page.getByTestId('sms').isDisabled()).toBe(true)
  await page.fill('#mobile', '13800138002')
  await page.getByTestId('sms').click()
  await expect.poll(() => sentTo('/api/v1/smscode').length).toBe(3)
})

test('[B5] the terms open in a new tab, and the form keeps what was typed', async () => {
  const { page, context } = await visit('/register')
  await page.fill('#account', 'newcomer')
  const opened = context.waitForEvent('page')
  await page.getByText('《服务条款》').click()
  const terms = await opened
  await terms.getByRole('heading', { name: '服务条款', exact: true }).waitFor()
  expect(pathOf(terms)).toBe('/policy?type=terms')
  expect(await terms.evaluate(() => window.opener)).toBe(null)
  expect(await page.inputValue('#account')).toBe('newcomer')
  expect(await page.isChecked('#agree')).toBe(false)
})

test('[B6] a forgotten password is replaced in two steps with one call, and a wrong code leads back with all that was typed', async () => {
  const { page, noise } = await visit('/login')
  await page.getByText('忘记密码？').click()
  await page.fill('#mobile', '13800138000')
  await page.press('#mobile', 'Enter')
  await said(page, 'code', '请填写验证码')
  await page.getByTestId('sms').click()
  await page.fill('#code', '111111')
  await page.press('#code', 'Enter')
  await page.fill('#password', 'secret-1')
  await page.getByText('上一步').click()
  expect([await page.inputValue('#mobile'), await page.inputValue('#code')]).toEqual(['13800138000', '111111'])
  await page.getByText('下一步').click()
  await page.fill('#password_confirm', 'secret-1')
  state.api.scripts.set('/api/v1/member/forget', () => refuse('', { fields: { code: '验证码错误' } }))
  await page.press('#password_confirm', 'Enter')
  await said(page, 'code', '验证码错误')
  expect(await focused(page)).toBe('code')
  state.api.scripts.delete('/api/v1/member/forget')
  await page.fill('#code', '222222')
  await page.press('#code', 'Enter')
  expect(await page.inputValue('#password')).toBe('secret-1')
  await page.click('button[type=submit]')
  await page.getByText('密码修改成功，即将跳转登录，请重新登录!').waitFor()
  await page.waitForURL('**/login')
  const typed = { mobile: '13800138000', password: 'secret-1', password_confirm: 'secret-1' }
  expect(sentTo('/api/v1/member/forget').map(({ body }) => body)).toEqual([
    { ...typed, code: '111111' },
    { ...typed, code: '222222' },
  ])
  expect(sentTo('/api/v1/smscode')[0]?.body).toEqual({ type: 'forget', mobile: '13800138000' })
  expect(noise).toEqual([])
})

test('[B7] the policy is read by type and language of the address and the page, with version, date and sections', async () => {
  const { page, noise } = await visit('/policy?type=nonsense')
  const text = page.getByTestId('policy-text')
  await text.getByText('版本 1.0').waitFor()
  expect(await text.locator('h2').textContent()).toBe('隐私政策')
  expect(await text.textContent()).toContain('2026-01-01 起生效')
  await page.getByText('数据使用说明').click()
  await text.getByRole('heading', { name: '数据使用说明' }).waitFor()
  expect(pathOf(page)).toBe('/policy?type=data')
  expect(await page.getAttribute('.policy-types a:last-child', 'aria-current')).toBe('page')
  await page.getByTestId('language').click()
  await text.getByRole('heading', { name: 'Use of data' }).waitFor()
  expect(await page.locator('.policy-outline li').count()).toBe(await text.locator('h3').count())
  await page.locator('.policy-outline li:last-child a').click()
  expect(await text.locator('h3').last().isVisible()).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  expect(noise).toEqual([])
})

test('[B8] without the server the policy is the text that came with the app, and says so', async () => {
  const opened = await visit('/policy')
  await opened.page.getByTestId('policy-text').waitFor()
  state.api.scripts.set('/api/v1/policy', () => 'drop')
  await opened.page.getByText('服务条款', { exact: true }).click()
  await opened.page.getByTestId('policy-bundled').waitFor()
  expect(await opened.page.locator('.policy-text h2').textContent()).toBe('服务条款')
  expect(await opened.page.locator('.policy-text h3').count()).toBeGreaterThan(5)
  expect(await opened.page.getByTestId('toast').count()).toBe(0)
})

test('[B9] of the HTML of a policy only the allowlist is shown, and its links leave for a new tab', async () => {
  const content =
    '<h3 onclick="window.hit=1">一</h3><img src="x" onerror="window.hit=1"><script>window.hit=1</script>' +
    '<iframe src="https://evil.example"></iframe><a href="javascript:window.hit=1">坏</a>' +
    '<p style="position:fixed">正文 <a href="https://example.com/a">好</a></p>'
  state.api.scripts.set('/api/v1/policy', () =>
    done({ type: 'privacy', title: '隐私政策', version: '2', date: '2026-02-01', content }),
  )
  const { page, noise } = await visit('/policy')
  await page.getByText('正文').waitFor()
  const rest = await page.locator('.policy-text .html').innerHTML()
  expect(rest).toBe(
    '<h3 id="section-1">一</h3><a>坏</a>' +
      '<p>正文 <a href="https://example.com/a" rel="noopener noreferrer" target="_blank">好</a></p>',
  )
  expect(await page.evaluate(() => 'hit' in window)).toBe(false)
  expect(noise).toEqual([])
})

test('[B10] a printed policy is its text alone, black on white, also of the dark theme', async () => {
  const { page } = await visitAs('leader', '/policy?type=terms', { stored: { 'tw.theme': 'dark' } })
  await page.getByTestId('policy-text').waitFor()
  expect(await page.getByText('返回首页').isVisible()).toBe(true)
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }))
  await page.getByText('打印').click()
  expect(await page.evaluate(() => 'printed' in window)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  const seen = await page.evaluate(() => ({
    words: document.body.innerText.trim().slice(0, 4),
    ink: getComputedStyle(document.querySelector('.policy-text p:last-child') ?? document.body).color,
    paper: ['html', '.public'].map((at) => getComputedStyle(document.querySelector(at) ?? document.body).background),
    chrome: [...document.querySelectorAll('button, nav, header, footer, svg')].filter(
      (element) => element.getBoundingClientRect().height > 0,
    ).length,
  }))
  expect(seen.words).toBe('服务条款')
  expect(seen.ink).toBe('rgb(0, 0, 0)')
  for (const paper of seen.paper) expect(paper).toMatch(/^rgb\(255, 255, 255\)/)
  expect(seen.chrome).toBe(0)
})

test('[B11] 404 leads back and home without a session too, and its buttons are never dead', async () => {
  const { page, context } = await visit('/login')
  await page.goto(`${state.api.url}/404`)
  await page.getByText('返回上一页').click()
  await page.waitForSelector('#account')
  expect(pathOf(page)).toBe('/login')
  const fresh = await visit('/404', { context })
  await fresh.page.getByText('返回首页').click()
  await fresh.page.waitForSelector('#account')
  await fresh.page.goBack()
  await fresh.page.getByTestId('not-found').waitFor()
  await fresh.page.getByText('返回上一页').click()
  await fresh.page.waitForSelector('#account')
  expect(pathOf(fresh.page)).toBe('/login?redirect=%2F')
})

for (const { tags, rows } of sampled(['dark', 'light'], (theme) => theme === 'light'))
  test.each(rows)('[B12] the public pages pass axe (WCAG A and AA) and fit a phone, %s', { tags }, async (theme) => {
    const { page, context } = await visit('/register', { stored: { 'tw.theme': theme } })
    await page.fill('#invite', 'NOBODY')
    await page.press('#invite', 'Tab')
    await said(page, 'invite', '邀请码不存在')
    await page.click('button[type=submit]')
    await said(page, 'account', '请输入账号')
    expect(await axeFindings(page)).toEqual([])
    await page.goto(`${state.api.url}/forgetPassword`)
    await page.waitForSelector('#mobile')
    expect(await axeFindings(page)).toEqual([])
    await page.fill('#mobile', '13800138000')
    await page.fill('#code', '111111')
    await page.press('#code', 'Enter')
    await page.waitForSelector('#password')
    expect(await axeFindings(page)).toEqual([])
    await page.goto(`${state.api.url}/policy`)
    await page.getByTestId('policy-text').waitFor()
    expect(await axeFindings(page)).toEqual([])
    const narrow = await visit('/register', { context })
    await narrow.page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/register', '/forgetPassword', '/policy', `/404?${'long'.repeat(60)}`]) {
      await narrow.page.goto(state.api.url + path)
      await narrow.page.waitForSelector('h1')
      expect(await narrow.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
  })
