import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { refuse } from '../support/fake-api.ts'
import { fakeRecord } from '../support/fake-data.ts'
import { fakeAnnouncement, fakeBill } from '../support/fake-session.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, items, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visit, visitAs } = consoleStage()
const asked = () => state.api.seen.filter(({ path }) => path === '/api/v1/finance')
const reminder = (page: Page) => page.getByTestId('bill-reminder')

test('[X13] [X15] one dialog tells of new and rejected bills, after the announcements, and leads to them', {
  tags: ['long'],
}, async () => {
  state.api.messages.announcements = [fakeAnnouncement(1)]
  state.api.messages.bills = [
    fakeBill(1),
    fakeBill(2, { incomeTotal: 65.5, currency: 'GBP' }),
    fakeBill(3, { incomeTotal: 0 }),
    fakeBill(4, { status: 4, reject_reason: '户名不一致' }),
    fakeBill(5, { status: 3 }),
  ]
  const { page } = await visitAs('leader', '/console')
  await page.getByTestId('announcement').waitFor()
  await soon(() => asked().length).toBe(2)
  expect(await reminder(page).count()).toBe(0)
  await page.getByTestId('announcement-read').click()
  await reminder(page).waitFor()
  expect(await reminder(page).locator('h3').allTextContents()).toEqual([
    '您有 2 张新的账单待确认，金额 $1,234.50 + £65.50，请及时处理',
    '您的账单被驳回，请查看原因并重新提交',
  ])
  expect(await reminder(page).locator('li').allTextContents()).toEqual([
    '账期 2026-02$1,234.50截止 2026-03-24',
    '账期 2026-02£65.50截止 2026-03-24',
    '账期 2026-02$1,234.50原因: 户名不一致',
  ])
  expect(await axeFindings(page)).toEqual([])
  await page.getByTestId('bills-confirm').click()
  await soon(() => pathOf(page)).toBe('/financial/financial?status=0')
})

test('[X13] cancelling says that the bills still wait', { tags: ['long'] }, async () => {
  state.api.messages.bills = [fakeBill(4, { status: 4 })]
  const { page } = await visitAs('leader', '/console')
  await reminder(page).waitFor()
  await page.getByTestId('bills-cancel').click()
  await soon(() => page.getByTestId('toast').allTextContents()).toContain('已取消，请记得及时处理财务账单!')
  expect(await reminder(page).count()).toBe(0)
})

test('[X14] bills are looked up at once and hourly, once after a sleep; one tab an hour reminds', {
  tags: ['long'],
}, async () => {
  const first = await visitAs('leader', '/console')
  await soon(() => asked().length).toBe(2)
  await first.context.clock.install()
  const { page } = await visit('/console', { context: first.context })
  await soon(() => asked().length).toBe(4)
  await first.page.close()
  state.api.messages.bills = [fakeBill(1)]
  await page.clock.fastForward(3_500_000)
  expect(asked().length).toBe(4)
  await page.clock.fastForward(120_000)
  await reminder(page).waitFor()
  expect(asked().length).toBe(6)
  await page.getByTestId('bills-cancel').click()
  await page.clock.fastForward(5 * 3_600_000)
  await reminder(page).waitFor()
  expect(asked().length).toBe(8)
  const other = await visit('/console', { context: first.context })
  await soon(() => asked().length).toBe(10)
  await other.page.waitForSelector('[data-ready]')
  expect(await reminder(other.page).count()).toBe(0)
})

test('[X14] a look that fails comes again soon, not in an hour', async () => {
  state.api.messages.bills = [fakeBill(1)]
  state.api.scripts.set('/api/v1/finance', () => refuse('系统错误'))
  const { page } = await visitAs('leader', '/console')
  await soon(() => asked().length).toBe(2)
  state.api.scripts.delete('/api/v1/finance')
  await soon(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    return reminder(page).count()
  }).toBe(1)
})

test('[X14] only who may see bills is asked for; a look that fails is silent, and a missing call is not asked again', {
  tags: ['long'],
}, async () => {
  state.api.scripts.set('/api/v1/finance', () => refuse('系统错误'))
  const { page, context } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  await soon(() => asked().length).toBe(2)
  expect(await page.getByTestId('toast').count()).toBe(0)
  await context.clock.install()
  await page.route('**/api/v1/finance?*', (route) => route.fulfill({ status: 404, body: '' }))
  let missing = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/finance')) missing++
  })
  await page.reload()
  await soon(() => missing).toBe(2)
  await page.clock.fastForward(2 * 3_600_000)
  expect(missing).toBe(2)
  const before = asked().length
  const staff = await visitAs('staff', '/console')
  await staff.page.waitForSelector('[data-ready]')
  expect(asked().length).toBe(before)
})

test('[X15] what opens by itself waits while a person has a dialog open', { tags: ['long'] }, async () => {
  const { page } = await visitAs('leader', '/console')
  await page.waitForSelector('[data-ready]')
  await page.getByTestId('account').click()
  await page.click('[data-dialog="password"]')
  await page.waitForSelector('#password')
  state.api.messages.announcements = [fakeAnnouncement(1)]
  await page.evaluate(() => {
    history.pushState(null, '', '/dataAnalysis/dataAnalysis')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await soon(() => page.getByTestId('bell').getAttribute('data-unread')).toBe('1')
  expect(await page.getByTestId('announcement').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByTestId('announcement').waitFor()
})

const dock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Object.defineProperty(window, 'outerWidth', { get: () => window.innerWidth + 300 }))

test('[X16] [X17] docked tools are told of and reload the page three times an hour, then only told of', {
  tags: ['long'],
}, async () => {
  state.api.records.set('seller', fakeRecord({ username: 'seller', has_console: 0 }))
  const { page, context } = await visitAs('seller', '/console')
  const blocked = () =>
    page.evaluate(() =>
      ['F12', 'F5'].map((key) => !dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }))),
    )
  await soon(blocked).toEqual([true, false])
  expect(await page.getByTestId('dev-tools').count()).toBe(0)
  await dock(context)
  await page.reload()
  // The first comes by itself, however long a look takes; the second by the button, where that is faster.
  const first = page.waitForEvent('load')
  const next = page.getByTestId('dev-tools-next')
  await next.waitFor()
  expect(await page.locator('[data-testid="dev-tools"] h2').textContent()).toBe('请关闭控制台后继续使用')
  expect(await next.textContent()).toMatch(/^页面将在 [123] 秒后刷新。$/)
  await first
  await page.getByRole('button', { name: '立即刷新' }).click()
  await soon(() => next.textContent()).toContain('不再自动刷新')
  expect((await items(page))['tw.guardReloads']?.split(',').length).toBe(3)
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: '我知道了' }).click()
  await soon(() => page.getByTestId('dev-tools').count()).toBe(0)
})

test('[X16] a record with the right to the console, and a phone, are left alone', { tags: ['long'] }, async () => {
  state.api.records.set('maker', fakeRecord({ username: 'maker', has_console: 1 }))
  const { page, context } = await visitAs('maker', '/console')
  await dock(context)
  await page.reload()
  await page.waitForSelector('[data-ready]')
  state.api.records.set('seller', fakeRecord({ username: 'seller', has_console: 0 }))
  const narrow = await visitAs('seller', '/console', { size: { width: 600, height: 800 } })
  await dock(narrow.context)
  await narrow.page.reload()
  await narrow.page.getByTestId('account').waitFor()
  await page.waitForTimeout(400)
  expect(await page.getByTestId('dev-tools').count()).toBe(0)
  expect(await narrow.page.getByTestId('dev-tools').count()).toBe(0)
})
