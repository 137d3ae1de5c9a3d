import { expect, test } from 'vitest'
import type { List } from '../../shared/lists/list.ts'
import { productList } from '../../shared/lists/products.ts'
import { fakeProducts } from '../support/fake-products.ts'
import { axeFindings } from './support/axe.ts'
import { listSuite } from './support/list-suite.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const stage = consoleStage()
const { state, visitAs } = stage
const list = productList as unknown as List
const path = '/product/product'
const suite = listSuite({ stage, list, path, rows: fakeProducts, stranger: 'cutter' })

test('[PR8] [LP2] products are found by title and chosen', () => suite.filter())
test('[PR8] [LP1] [LP2] an address opens what it says, and the back button walks back', () => suite.address())
test('[PR8] [LP8] the exported file is the screen', () => suite.export())
test('[PR8] [LP12] no product at all, and none that matches', () => suite.empty())

test('[PR9] [LP15] the drawer has the fields of a product and leads to its orders, also from another page, in both themes', async () => {
  const { page } = await visitAs('leader', path, { stored: { 'tw.theme': 'light' } })
  const row = page.locator('.lt tbody tr').first()
  await row.waitFor()
  const id = (await row.getAttribute('data-key')) ?? ''
  expect(await row.locator('[data-field="rating"]').textContent()).toBe('4.75')
  await row.locator('td').first().click()
  const drawn = page.getByTestId('row-drawer')
  await drawn.getByTestId('product-ways').waitFor()
  expect(await drawn.locator('.fields').count()).toBe(4)
  expect(await drawn.locator('[data-field="commission_rate_bp"] dd').textContent()).toBe('11.50%')
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await drawn.getByRole('link', { name: '待结算订单' }).click()
  await soon(() => pathOf(page)).toBe(`/orderAll/orderAll?product=${id}&settlement_status=1`)
  const far = fakeProducts.at(-1)?.product_id ?? ''
  await page.evaluate(() => localStorage.setItem('tw.theme', 'dark'))
  await page.goto(`${state.api.url}${path}?open=${far}`)
  await drawn.getByText('不在当前页').waitFor()
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await drawn.getByRole('link', { name: '查找这件商品' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?keyword=${far}&open=${far}`)
})
