import { expect, test } from 'vitest'
import { fakeAdDay } from '../support/fake-ads.ts'
import { done } from '../support/fake-api.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const stage = consoleStage()
const { state, visitAs } = stage
const asked = (path: string) => state.api.seen.filter((one) => one.path === path)

test('[AD11] [AD6] [AD7] [TZ6] today of ads: cards, charts and the list ask through the same filters', async () => {
  const { page, noise } = await visitAs('ads', '/console?limit=10', { stored: { 'tw.theme': 'light' } })
  const head = page.locator('[data-testid="ad-today"][data-ready]')
  await head.waitFor()
  await page.waitForSelector('[data-list="ads-tiktok"][data-ready]')
  expect(await head.locator('[data-kpi]').count()).toBe(12)
  expect(await head.locator('[data-kpi="M27"] data').getAttribute('data-value')).toBe('3999')
  expect(await head.locator('[data-panel]').count()).toBe(4)
  expect(await head.getByTestId('ad-auth').allTextContents()).toEqual([
    expect.stringContaining('10 天后到期'),
    expect.stringContaining('授权已失效'),
  ])
  expect(await head.getByTestId('ad-facts').textContent()).toContain('America/Los_Angeles')
  expect(await head.getByTestId('ad-facts').textContent()).toContain('模拟执行')
  expect(await head.locator('[data-panel="hours"]').textContent()).toMatch(/UTC-0[78]:00/)
  expect(await page.getByTestId('ad-flow').getAttribute('href')).toBe('/forFlow/forFlow')
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await page.click('[data-tab="5"]')
  await soon(() => asked('/api/v1/console/ad').at(-1)?.query).toContain('status=5')
  await soon(() => asked('/api/v1/ad/today').at(-1)?.query).toContain('status=5')
  expect(noise).toEqual([])
})

test('[AD12] [AD9] a campaign is paused and its budget changed after what is and will be was shown', async () => {
  const path = '/api/v1/ad/today/meta/transition'
  const { page } = await visitAs('fbads', '/console?limit=10')
  await page.waitForSelector('[data-list="ads-meta"][data-ready]')
  const row = page.locator('.lt tbody tr').first()
  const key = (await row.getAttribute('data-key')) ?? ''
  const turn = page.locator('.lt tbody tr [data-transition="off"]').first()
  const turned = await turn.evaluate((button) => button.closest('tr')?.dataset.key)
  await turn.click()
  const question = page.getByTestId('transition-off')
  await question.getByText('已暂停').waitFor()
  await page.getByTestId('transition-cancel').click()
  expect(asked(path)).toEqual([])
  await turn.click()
  await page.getByTestId('transition-send').click()
  await soon(() => asked(path).at(-1)?.body).toMatchObject({ transition: 'off', keys: [turned] })
  await page.getByTestId('toast').getByRole('button', { name: '撤销' }).click()
  await soon(() => asked(path).at(-1)?.body).toMatchObject({ transition: 'on', keys: [turned] })
  await row.locator('[data-transition="budget"]').click()
  const dialog = page.getByTestId('transition-budget')
  const send = dialog.getByTestId('transition-send')
  await dialog.locator('#budget_amt').fill('12.345')
  await send.click()
  await dialog.getByText('小数位数过多').waitFor()
  await dialog.locator('#budget_amt').fill('0.5')
  await dialog.getByText('不能小于 1.00').waitFor()
  await dialog.locator('#budget_amt').fill('250')
  await dialog.getByRole('cell', { name: '$250.00' }).waitFor()
  await page.waitForTimeout(200)
  expect(await axeFindings(page)).toEqual([])
  await send.click()
  await soon(() => asked(path).at(-1)?.body).toMatchObject({ transition: 'budget', keys: [key], budget_amt: 25_000 })
  await soon(() => dialog.count()).toBe(0)
})

test('[AD13] [AD8] [TZ6] a range of ads: its address holds days, level, place and columns, and the way down leads back', async () => {
  const { page, noise } = await visitAs('ads', '/console2/console2?preset=video', { stored: { 'tw.theme': 'light' } })
  const board = page.locator('.ad-board[data-ready]')
  await board.waitFor()
  expect(await board.locator('[data-panel]').count()).toBe(7)
  expect(await board.getByTestId('data-time').textContent()).toMatch(/UTC-0[78]:00/)
  expect(await board.locator('th', { hasText: '播放6秒' }).count()).toBe(1)
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await board.getByRole('button', { name: '购物' }).click()
  await soon(() => pathOf(page)).toBe('/console2/console2?preset=shopping')
  await board.getByRole('button', { name: '名称 campaign-0' }).click()
  await soon(() => pathOf(page)).toBe('/console2/console2?level=group&parent=campaign-0&preset=shopping')
  await board.getByTestId('ad-crumbs').waitFor()
  await soon(() => asked('/api/v1/ad/report').at(-1)?.query).toContain('parent=campaign-0')
  await page.goBack()
  await soon(() => pathOf(page)).toBe('/console2/console2?preset=shopping')
  await board.getByRole('button', { name: '近30天' }).click()
  await soon(() => pathOf(page)).toContain('period=last30')
  await board.locator('th', { hasText: '总收入' }).getByRole('button').click()
  const values = () =>
    board
      .locator('tbody [data-field="tt_gross_revenue"]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-value'))))
  await soon(async () => (await values())[0]).toBeGreaterThan(3000)
  await page.evaluate(() => localStorage.setItem('tw.theme', 'dark'))
  await page.reload()
  await board.waitFor()
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  expect(noise).toEqual([])
})

test('[AD14] on a phone nothing is wider than the screen, in both languages', { tags: ['long'] }, async () => {
  for (const [path, ready] of [
    ['/console', '[data-testid="ad-today"][data-ready]'],
    ['/console2/console2', '.ad-board[data-ready]'],
  ] as const)
    for (const language of ['zh', 'en']) {
      const { page, context } = await visitAs('fbads', path, {
        stored: { 'tw.language': language },
        size: { width: 390, height: 844 },
      })
      await page.waitForSelector(ready)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
      await context.close()
    }
})

test('[AD31] [AD32] accounts of several currencies: each says its own, sums say theirs, and what has no rate is a dash with its reason', {
  tags: ['long'],
}, async () => {
  state.api.scripts.set('/api/v1/console/ad', (request) => {
    const data = fakeAdDay(request)
    const [first, second, third] = data.accounts
    if (!first || !second || !third) return undefined
    const lost = { spend: null, revenue: null, roas: null }
    return done({
      ...data,
      exchanged: ['EUR', 'JPY'],
      missing: [{ currency: 'JPY', day: '2026-07-15' }],
      kpi: data.kpi.map((one) => (one.name === 'M25' ? { ...one, value: null, before: null, change: null } : one)),
      hours: data.hours.map((one) => ({ ...one, ...lost })),
      accounts: [
        first,
        { ...second, currency: 'EUR', exchanged: { spend: 65_000, revenue: 160_000 } },
        { ...third, currency: 'JPY', exchanged: { spend: null, revenue: null } },
      ],
    })
  })
  const { page } = await visitAs('ads', '/console?limit=10')
  const head = page.locator('[data-testid="ad-today"][data-ready]')
  await head.waitFor()
  expect(await head.getByTestId('ad-rates').textContent()).toContain('JPY 2026-07-15')
  expect(await head.getByTestId('ad-facts').textContent()).toContain('把 EUR、JPY 折算为 USD')
  expect(await head.locator('[data-kpi="M25"] data').textContent()).toBe('—')
  expect(await head.locator('[data-panel="hours"]').textContent()).toContain('缺少汇率')
  await head.locator('[data-panel="accounts"] [data-choice="table"]').click()
  const rows = await head.locator('[data-panel="accounts"] tbody tr').allTextContents()
  expect(rows[1]).toContain('潮汐账户 2 · EUR')
  expect(rows[1]).toContain('$650.00')
  expect(rows[1]).toContain('€592.00')
  expect(rows[2]).toContain('—')
  expect(rows[2]).toContain('¥68,300')
})
