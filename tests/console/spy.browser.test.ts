import { expect, test } from 'vitest'
import { spyProductList } from '../../shared/areas/spy/products-list.ts'
import { fakeSpyProducts } from '../support/fake-spy.ts'
import { axeFindings } from './support/axe.ts'
import { listSuite } from './support/list-suite.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const stage = consoleStage()
const { state, visitAs } = stage
const path = '/tkspy/tkspy'
const suite = listSuite({
  stage,
  list: spyProductList,
  path,
  rows: fakeSpyProducts,
  stranger: 'cutter',
})
const idOf = (n: number): string => fakeSpyProducts[n]?.product_id ?? ''

test('[SP8] [LP1] [LP2] the market is a list like every other: filters and addresses', { tags: ['long'] }, async () => {
  await suite.filter()
  await suite.address()
})

test('[SP8] [SP2] whoever may not see the screen asks nothing', () => suite.forbidden())

test('[SP8] [SP11] tabs stand in the address and stay while the list changes; rankings are orders of it; ranges are in dollars', {
  tags: ['long'],
}, async () => {
  const leader = state.api.records.get('leader')
  if (leader) state.api.records.set('leader', { ...leader, currency: 'JPY' })
  const { page, noise } = await visitAs('leader', path)
  const nav = page.locator('.spy-tabs')
  await page.waitForSelector('[data-list="spy-products"][data-ready]')
  expect(await nav.getByRole('link').allTextContents()).toEqual('商品 达人 视频 直播 店铺 广告 监控 收藏'.split(' '))
  expect(await page.getByTestId('data-time').getAttribute('data-stale')).toBe('false')
  const price = page.getByRole('group', { name: '价格' })
  expect(await price.textContent()).toContain('价格 (USD)')
  await price.getByLabel('最小').fill('12.5')
  await page.getByTestId('apply-filters').click()
  await soon(() => pathOf(page)).toBe(`${path}?price_min=1250`)
  await page.getByTestId('chip').getByText('≥ 12.50').waitFor()
  await page.getByTestId('reset-filters').click()
  await page.getByRole('button', { name: '新品榜' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?period=last30&sort_field=sales_7d&sort_order=desc`)
  expect(await page.getByRole('button', { name: '新品榜' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: '月榜' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?sort_field=sales_30d&sort_order=desc`)

  await nav.getByRole('link', { name: '达人' }).click()
  await page.waitForSelector('[data-list="spy-creators"][data-ready]')
  await page.getByRole('button', { name: '涨粉榜' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?tab=creators&sort_field=follower_inc&sort_order=desc`)
  await soon(() => page.locator('.lt tbody tr').first().textContent()).toContain('Mia 4')
  expect(await page.locator('.lt tbody tr th a').first().getAttribute('href')).toMatch(/^\?tab=creators&.*&open=./)
  await nav.getByRole('link', { name: '广告' }).click()
  await page.getByTestId('list-empty').getByText('市场数据尚未接入').waitFor()
  await page.goBack()
  await soon(() => pathOf(page)).toContain('tab=creators')
  expect(noise).toEqual([])
})

test('[SP9] star and bell keep an object, one row or several; the own tabs show it and what changed', {
  tags: ['long'],
}, async () => {
  const { page } = await visitAs('leader', path)
  const row = (n: number) => page.locator(`.lt tr[data-key="${idOf(n)}"]`)
  await row(0).getByRole('button', { name: '收藏' }).click()
  await soon(() => row(0).locator('[data-mark="spyFavourite"]').getAttribute('aria-pressed')).toBe('true')
  for (const n of [0, 2]) await row(n).getByRole('checkbox').check()
  await page.locator('[data-bulk="watch"]').click()
  await soon(() => row(2).locator('[data-mark="spyWatch"]').getAttribute('aria-pressed')).toBe('true')
  await page.locator('.spy-tabs').getByRole('link', { name: '监控' }).click()
  await page.getByTestId('spy-changes').getByText('$11.65').waitFor()
  expect(await page.locator('.spy-section').last().locator('tbody tr').count()).toBe(2)
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await page.locator('.spy-tabs').getByRole('link', { name: '收藏' }).click()
  await page
    .locator(`[data-key="1:${idOf(0)}"]`)
    .getByRole('button', { name: '取消收藏' })
    .click()
  await page.getByText('还没有收藏').waitFor()
})

test('[SP9] two to four rows are compared side by side', async () => {
  const { page } = await visitAs('leader', path, { stored: { 'tw.theme': 'light' } })
  const tick = (n: number) => page.locator(`.lt tr[data-key="${idOf(n)}"]`).getByRole('checkbox')
  await tick(0).check()
  await page.locator('[data-bulk="compare"]').click()
  await page.getByTestId('toast').getByText('2 到 4 个').waitFor()
  for (const n of [1, 3]) await tick(n).check()
  await page.locator('[data-bulk="compare"]').click()
  const dialog = page.getByTestId('compare')
  const line = dialog.locator('[data-field="sales_30d"]')
  expect(await line.locator('td').allTextContents()).toEqual(['20,000', '19,970', '19,910'])
  expect(await line.locator('.compare-best').allTextContents()).toEqual(['20,000'])
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
})

test('[SP10] a detail shows the curve and what belongs to it, tells what it costs, and when look-ups come back', async () => {
  const { page } = await visitAs('leader', `${path}?open=${idOf(1)}`)
  const drawn = page.getByTestId('row-drawer')
  await drawn.locator('[data-panel="spy-curve"]').waitFor()
  await soon(() => page.getByTestId('spy-quota').textContent()).toBe('今日剩余查询 2 / 3')
  await drawn.getByLabel('走势指标').selectOption('price')
  await drawn.getByRole('link', { name: 'Lamp-00 开箱实测' }).waitFor()
  expect(await drawn.getByRole('link', { name: '在选品中查看' }).getAttribute('href')).toContain(idOf(1))
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  for (const n of [2, 3]) {
    await page.keyboard.press('ArrowDown')
    await drawn.getByRole('heading', { name: `Lamp-0${n}` }).waitFor()
    await drawn.locator('[data-panel="spy-curve"]').waitFor()
  }
  await soon(() => page.getByTestId('spy-quota').textContent()).toBe('今日剩余查询 0 / 3')
  await page.keyboard.press('ArrowDown')
  await drawn.getByTestId('spy-refused').getByText('今日查询次数已用完').waitFor()
  expect(await drawn.locator('.fields').count()).toBe(2)
  await page.keyboard.press('ArrowUp')
  await drawn.locator('[data-panel="spy-curve"]').waitFor()
  expect(state.api.seen.filter((call) => call.path === '/api/v1/tkspy/detail').length).toBeGreaterThan(3)
})

test('[SP12] a product of the market is asked for, and clips are ordered of one that the company sells', async () => {
  const { page, noise } = await visitAs('leader', `${path}?open=${idOf(4)}`)
  const drawn = page.getByTestId('row-drawer')
  await drawn.getByTestId('spy-submit').click()
  await drawn.getByTestId('spy-submitted').getByText('已提交收录').waitFor()
  expect(state.api.seen.find((one) => one.path === '/api/v1/goods/submit')?.body).toEqual({ product: idOf(4) })
  expect(await drawn.getByTestId('spy-order').count()).toBe(0)
  await page.goto(`${page.url().split('?')[0]}?open=${idOf(1)}`)
  await drawn.getByTestId('spy-order').click()
  const dialog = page.getByTestId('clipDemand-dialog')
  await soon(() => dialog.locator('#clip_title').inputValue()).toBe('Lamp-01')
  expect(await drawn.getByTestId('spy-submit').count()).toBe(0)
  expect(noise).toEqual([])
})
