import { expect, test } from 'vitest'
import { fakeShopOrders, fakeShopProducts } from '../support/fake-shops.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const stage = consoleStage()
const { state, visitAs } = stage
const orders = '/orderAll/orderAll'
const products = '/product/product'
const bodies = (path: string): unknown[] =>
  state.api.seen.filter((one) => one.path === `/api/v1/product/${path}`).map(({ body }) => body)

test('[SH3] the same address shows another screen to another record', async () => {
  const { page: ordinary } = await visitAs('leader', orders)
  await ordinary.locator('[data-list="orders"]').waitFor()
  const { page } = await visitAs('shops', orders)
  await page.locator('[data-list="shop-orders"]').waitFor()
  const asked = state.api.seen.filter(({ path }) => path === '/api/v1/order/list')
  expect(asked.every(({ headers }) => headers.token === 's-leader')).toBe(true)
})

test('[SH9] [SH8] an order explains its profit, takes a cost after before and after were confirmed, and leads to the platform', async () => {
  const { page } = await visitAs('shops', `${orders}?open=${encodeURIComponent(fakeShopOrders[3]?.line_id ?? '')}`)
  const drawer = page.getByTestId('row-drawer')
  await drawer.getByTestId('profit-steps').waitFor()
  expect(await drawer.locator('[data-step="profit"] dd').textContent()).toBe('—')
  expect(await drawer.locator('[data-field="buyer_name"] dd').textContent()).toBe('张**')
  expect(await drawer.getByRole('link', { name: '打开平台订单' }).getAttribute('href')).toContain(
    fakeShopOrders[3]?.order_id ?? '?',
  )
  await drawer.getByTestId('order-costs').getByRole('button').click()
  await page.keyboard.type('7.5')
  await page.keyboard.press('Enter')
  const question = page.getByTestId('confirm')
  await question.getByText('HOM-3：— → $7.50').waitFor()
  await question.getByTestId('confirm-yes').click()
  await soon(() => bodies('sku')).toEqual([{ sku_id: '17303', field: 'cost', seen: null, value: 750 }])
  await page.keyboard.press('Escape')
  await page.getByTestId('costs').click()
  const dialog = page.getByTestId('cost-import')
  await dialog.getByRole('textbox').fill('SKU,成本\nHOM-1,4\nnowhere,2')
  await dialog.getByRole('button', { name: '导入', exact: true }).click()
  await dialog.getByText('已写入 2 / 3 行').waitFor()
  await dialog.getByText('第 3 行').waitFor()
  expect(await axeFindings(page)).toEqual([])
})

test('[SH15] chosen products are shown before and after, and those that were refused are named', async () => {
  const { page } = await visitAs('shops', products, { stored: { 'tw.theme': 'light' } })
  await page.waitForSelector('[data-list="shop-products"][data-ready]')
  await page.getByRole('checkbox', { name: '选择 Lamp-00' }).check()
  await page.getByRole('checkbox', { name: '选择 Lamp-01' }).check()
  await page.locator('[data-bulk="price"]').click()
  const dialog = page.getByTestId('product-action')
  const confirm = dialog.getByRole('button', { name: '确认 2 件' })
  await dialog.getByTestId('action-value').fill('-95')
  expect(await confirm.isDisabled()).toBe(true)
  await dialog.getByTestId('action-value').fill('-10')
  expect(await dialog.locator('tbody tr').first().locator('td').allTextContents()).toEqual([
    '$10.00 – $15.00',
    '$9.00 – $13.50',
  ])
  expect(await axeFindings(page)).toEqual([])
  await confirm.click()
  await page.getByTestId('bulk-result').getByText('审核中、冻结或已删除的商品不能修改').waitFor()
  const keys = fakeShopProducts.slice(0, 2).map(({ product_id }) => product_id)
  expect(bodies('price')).toEqual([{ keys, change_bp: -1000 }])
  await page.keyboard.press('Escape')
  await page.locator('.lt tbody tr').nth(5).locator('th').click()
  const drawer = page.getByTestId('row-drawer')
  await drawer.getByTestId('skus').locator('tbody tr').nth(1).waitFor()
  expect(
    await drawer.locator('[data-action]').evaluateAll((all) => all.map((one) => one.getAttribute('data-action'))),
  ).toEqual(['on', 'price', 'stock', 'commission', 'cost'])
  await drawer.locator('[data-action="on"]').click()
  await dialog.getByRole('button', { name: '确认 1 件' }).click()
  await soon(() => bodies('status')).toEqual([{ keys: [fakeShopProducts[5]?.product_id], status: 1 }])
})

test('[SH20] [SH21] the dashboard follows the chosen time, and each thing that waits is one press away', async () => {
  const { page } = await visitAs('shops', '/console?period=yesterday&region=US')
  await page.waitForSelector('[data-list="multishop"][data-ready]')
  await page.getByTestId('todo').locator('[data-kind="to_ship"]').waitFor()
  expect(await page.title()).toContain('数据看板')
  const asked = state.api.seen.filter(({ path }) => path.startsWith('/api/v1/multishop/') && !path.endsWith('/todo'))
  const periods = new Set(
    asked.map(({ query }) => {
      const params = new URLSearchParams(query)
      return ['start_time', 'end_time', 'region'].map((name) => params.get(name)).join(' ')
    }),
  )
  expect(periods.size).toBe(1)
  expect([...periods][0]).toMatch(/^\d+ \d+ US$/)
  expect(await page.locator('[data-kpi="ad_spend"] .figure').textContent()).toBe('—')
  await page.locator('[data-panel="shop-days"] canvas').waitFor()
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => localStorage.setItem('tw.theme', name), theme)
    await page.goto(`${state.api.url}/console`)
    await page.locator('[data-panel="shop-days"] canvas').waitFor()
    await page.getByTestId('todo').locator('li').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
  }
  const heatOf = (field: string): Promise<string[]> =>
    page
      .locator(`.lt tbody td[data-field="${field}"]`)
      .evaluateAll((all) => all.map((cell) => (cell as HTMLElement).style.getPropertyValue('--heat')))
  expect(await heatOf('gmv')).toEqual(['1', '0.78', '0.56'])
  expect(await heatOf('orders')).toEqual(['1', '0.83', '0.67'])
  await page.getByTestId('todo').locator('[data-kind="overdue"] a').click()
  await soon(() => pathOf(page)).toBe(`${orders}?overdue=1`)
})
