import { expect, test } from 'vitest'
import { fakeProducts } from '../support/fake-products.ts'
import { axeFindings } from './support/axe.ts'
import { drawn } from './support/drawn.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const id = fakeProducts[2]?.product_id ?? ''
const address = (more = ''): string => `/goodsAnalyse?product_id=${id}${more}`

test('[GA7] [GA15] the page shows card and actions, price steps and curve of a product; days and tabs stand in the address', async () => {
  const { page, noise } = await visitAs('leader', address(), { stored: { 'tw.theme': 'light' } })
  await page.locator('.goods[data-ready]').waitFor()
  expect(await page.locator('[data-panel="card"] h2').textContent()).toBe('Lamp-02')
  expect(await page.locator('[data-panel="card"] .goods-tags li').allTextContents()).toEqual(
    ['高佣', '广告佣金', '高评分', '库存紧张', '未在售'].slice(0, 4),
  )
  expect(await page.locator('[data-kpi]').count()).toBe(8)
  expect(await page.locator('[data-kpi="lives"] data').getAttribute('data-value')).toBe('12')
  // A sample of it is asked for already.
  await page.locator('[data-panel="card"] [data-act="withdraw"]').waitFor()
  await page.locator('[data-panel="card"] [data-mark="showcase"]').click()
  await soon(() => state.api.seen.filter(({ path }) => path === '/api/v1/product/showcase/transition').length).toBe(1)
  await drawn(page.locator('[data-panel="prices"]'))
  await page.locator('[data-panel="prices"] [data-choice="table"]').click()
  expect(await page.locator('[data-panel="prices"] tbody tr').count()).toBe(5)
  await page.locator('[data-choice="90"]').click()
  await soon(() => pathOf(page)).toBe(`${address()}&days=90`)
  await soon(() => page.locator('[data-panel="sales"] .section-note').first().textContent()).toBe('近 90 天')
  expect(await axeFindings(page)).toEqual([])
  await page.locator('.tabs [data-tab="channels"]').click()
  await drawn(page.locator('[data-panel="contents"]'))
  await drawn(page.locator('[data-panel="collabs"]'))
  await page.goBack()
  await page.locator('[data-panel="sales"]').waitFor()
  expect(noise).toEqual([])
})

test('[GA8] [GA12] the lists of a product keep product and days whatever is filtered, shown or saved; the ranking sorts', async () => {
  const { page } = await visitAs('leader', address('&days=90&tab=creators'), { stored: { 'tw.theme': 'dark' } })
  const about = `${address('&days=90&tab=creators')}`
  const asked = () => state.api.seen.filter((call) => call.path === '/api/v1/goods/creators').at(-1)?.query ?? ''
  await page.locator('[data-list="goods-creators"][data-ready]').waitFor()
  expect(await page.locator('h1').count()).toBe(1)
  expect(asked()).toContain(`product_id=${id}&days=90`)
  await page.locator('.lt th[data-field="live_gmv"] button').first().click()
  await soon(() => pathOf(page)).toBe(`${about}&sort_field=live_gmv&sort_order=desc`)
  await page.getByTestId('views').click()
  await page.getByTestId('save-view').click()
  const dialog = page.getByTestId('view-dialog')
  await dialog.locator('input').first().fill('直播强')
  await dialog.locator('button[type="submit"]').click()
  await soon(() => dialog.count()).toBe(0)
  // A view is of any product: it holds how the list is shown, not of what.
  const saved = state.api.seen.find((call) => call.path === '/api/v1/view/save')?.body
  expect(saved).toMatchObject({ list: 'goods-creators', query: 'sort_field=live_gmv&sort_order=desc' })
  await page.getByTestId('reset-filters').click()
  await page.locator('[data-choice="7"]').click()
  await soon(() => pathOf(page)).toContain('days=7')
  await soon(asked).toContain('days=7')
  await page.goto(`${state.api.url}${about}`)
  await page.locator('[data-list][data-ready]').waitFor()
  await page.getByTestId('views').click()
  await page.locator('[data-view] .view-name').click()
  await soon(() => pathOf(page)).toBe(`${about}&sort_field=live_gmv&sort_order=desc`)
  expect(await page.locator('.lt tbody [data-act="orders"]').first().getAttribute('href')).toContain(`product=${id}`)
  // A tab half under the bar of the page counts as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axeFindings(page)).toEqual([])
  await page.locator('.tabs [data-tab="skus"]').click()
  await drawn(page.locator('[data-panel="skus-chart"]'))
  await page.locator('.tabs [data-tab="similar"]').click()
  const rows = page.locator('.goods-table tbody tr')
  await soon(() => rows.count()).toBe(23)
  const values = () =>
    page
      .locator('.goods-table td[data-field="gmv"]')
      .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-value')))
  await page.locator('[data-sort="gmv"]').click()
  const falling = await values()
  await page.locator('[data-sort="gmv"]').click()
  const rising = await values()
  const known = (list: (string | null)[]) => list.filter((value) => value !== null).map(Number)
  expect(known(falling)).toEqual(known(falling).toSorted((a, b) => b - a))
  expect(known(rising)).toEqual(known(rising).toSorted((a, b) => a - b))
  for (const list of [falling, rising]) expect(list.slice(-4)).toEqual([null, null, null, null])
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axeFindings(page)).toEqual([])
  expect(await page.locator('tr[data-own]').count()).toBe(1)
  await page.locator('.goods-table tbody a').first().click()
  await soon(() => pathOf(page)).toMatch(/product_id=\d+&days=90&tab=similar$/)
})

test('[GA9] [GA14] an unknown product can be asked for and leads back to the marketplace; a failure says so and can be tried again', async () => {
  const { page } = await visitAs('leader', '/goodsAnalyse?product_id=nothing')
  const unknown = page.getByTestId('goods-unknown')
  await unknown.waitFor()
  expect(await unknown.textContent()).toContain('商品未收录')
  expect(await axeFindings(page)).toEqual([])
  expect(await unknown.locator('input').inputValue()).toBe('nothing')
  await unknown.getByRole('button', { name: '提交收录' }).click()
  await soon(() => page.getByTestId('goods-submitted').textContent()).toContain('收录后会通知你')
  await page.goto(`${state.api.url}/goodsAnalyse`)
  await unknown.locator('input').fill(id)
  await unknown.getByRole('button', { name: '提交收录' }).click()
  await page.locator('.goods[data-ready]').waitFor()
  await page.goto(`${state.api.url}/goodsAnalyse?product_id=nothing`)
  await unknown.getByRole('link', { name: '返回选品' }).click()
  await soon(() => pathOf(page)).toBe('/product/product')
  // A refusal for another reason says nothing about the product.
  const busy = { status: 0 as const, data: null, message: '数据服务暂时不可用' }
  state.api.scripts.set('/api/v1/goods/analyse', () => busy)
  await page.goto(state.api.url + address())
  await page.getByTestId('load-failed').waitFor()
  expect(await unknown.count()).toBe(0)
  state.api.scripts.clear()
  state.api.scripts.set('/api/v1/goods/videos', () => 'drop')
  await page.goto(state.api.url + address('&tab=videos'))
  await page.getByTestId('load-failed').waitFor()
  state.api.scripts.clear()
  await page.getByRole('button', { name: '重试' }).click()
  await page.locator('[data-list="goods-videos"][data-ready] .lt tbody tr').first().waitFor()
})

test('[GA17] what buyers wrote stands as words by size; one of them shows its reviews, and the address keeps it', {
  tags: ['long'],
}, async () => {
  const { page, noise } = await visitAs('leader', address('&tab=reviews'), { size: { width: 390, height: 800 } })
  const word = (name: string) => page.locator(`.word-cloud [data-word="${name}"]`)
  await word('quality').waitFor()
  const size = (name: string) => word(name).evaluate((one) => Number.parseInt(getComputedStyle(one).fontSize, 10))
  expect([await size('quality'), await size('包装')]).toEqual([34, 13])
  expect(await word('refund').getAttribute('class')).toBe('bad')
  await word('refund').click()
  await page.getByText('refund of 5').waitFor()
  expect(pathOf(page)).toBe(`${address()}&tab=reviews&word=refund`)
  expect(await page.locator('[data-panel="review-list"] h2').textContent()).toBe('含“refund”的评论')
  await page.getByRole('button', { name: '看全部评论' }).click()
  await soon(() => pathOf(page)).toBe(`${address()}&tab=reviews`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  expect(noise).toEqual([])
})
