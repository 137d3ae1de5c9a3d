import { expect, test } from 'vitest'
import { shopDayList } from '../../shared/areas/shops/days-list.ts'
import { fakeListAnswer } from '../support/fake-lists.ts'
import { fakeNotice } from '../support/fake-session.ts'
import { fakeMultishop, fakeShopOrders, fakeShopProducts } from '../support/fake-shops.ts'
import { axeFindings } from './support/axe.ts'
import { drawn } from './support/drawn.ts'
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

test('[SH4] without a time the filter and the figures say seven days by creation, and any time once a number is looked up', async () => {
  const { page } = await visitAs('shops', orders)
  await page.waitForSelector('[data-list="shop-orders"][data-ready]')
  const figures = page.locator('[data-kpi] p')
  await page.getByTestId('period').getByText('近 7 天').waitFor()
  expect((await figures.allTextContents()).filter((text) => text.includes('不限日期'))).toEqual([])
  expect(await figures.first().textContent()).toContain('按下单日')
  await page.fill('.list-find-field', '5771')
  await page.keyboard.press('Enter')
  await page.getByTestId('period').getByText('不限').waitFor()
  await soon(() => figures.first().textContent()).toContain('不限日期')
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
  await page.fill('#value', '7.5')
  await page.press('#value', 'Enter')
  const question = page.getByTestId('confirm')
  await question.getByText('HOM-3：成本 — → $7.50').waitFor()
  await question.getByTestId('confirm-yes').click()
  await soon(() => bodies('sku')).toEqual([{ sku_id: '17303', field: 'cost', seen: null, value: 750 }])
  await page.keyboard.press('Escape')
  expect(await page.locator('[data-import="costs"]').textContent()).toBe('导入成本')
  expect(await axeFindings(page)).toEqual([])
})

test('[SH15] chosen products are shown before and after, and those that were refused are named', async () => {
  const { page } = await visitAs('shops', products, { stored: { 'tw.theme': 'light' } })
  await page.waitForSelector('[data-list="shop-products"][data-ready]')
  await page.getByRole('checkbox', { name: '选择 Lamp-00' }).check()
  await page.getByRole('checkbox', { name: '选择 Lamp-01' }).check()
  await page.locator('[data-bulk="price"]').click()
  const dialog = page.getByTestId('transition-price')
  const confirm = dialog.getByRole('button', { name: '确认 2 项' })
  await dialog.locator('#change_bp').fill('-95')
  await confirm.click()
  await dialog.getByText('不能小于 -90.00%').waitFor()
  await dialog.locator('#change_bp').fill('-10')
  expect(await dialog.locator('tbody tr').first().locator('td').allTextContents()).toEqual([
    '$10.00 – $15.00',
    '$9.00 – $13.50',
  ])
  expect(await axeFindings(page)).toEqual([])
  await confirm.click()
  await page.getByTestId('bulk-result').getByText('审核中、冻结或已删除的商品不能修改').waitFor()
  const keys = fakeShopProducts.slice(0, 2).map(({ product_id }) => product_id)
  expect(bodies('shop/transition')).toMatchObject([{ transition: 'price', keys, change_bp: -1000 }])
  await page.keyboard.press('Escape')
  await page.locator('.lt tbody tr').nth(5).locator('th').click()
  const drawer = page.getByTestId('row-drawer')
  await drawer.getByTestId('skus').locator('tbody tr').nth(1).waitFor()
  const buttons = drawer.locator('[data-transition]')
  expect(await buttons.evaluateAll((all) => all.map((one) => one.getAttribute('data-transition')))).toEqual([
    'on',
    'price',
    'stock',
    'commission',
    'cost',
  ])
  await drawer.getByTestId('row-history').getByText('佣金率 12.00% → 15.00%').waitFor()
  await drawer.locator('[data-transition="on"]').click()
  await page.getByTestId('transition-on').getByTestId('transition-send').click()
  await soon(() => bodies('shop/transition').at(-1)).toMatchObject({
    transition: 'on',
    keys: [fakeShopProducts[5]?.product_id],
  })
})

test('[SH20] [SH21] [SH26] [SH27] [CH6] the dashboard follows the chosen time and group, and each thing that waits is one press away', async () => {
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
  await drawn(page.locator('[data-panel="shop-days"]'))
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => localStorage.setItem('tw.theme', name), theme)
    await page.goto(`${state.api.url}/console`)
    await drawn(page.locator('[data-panel="shop-days"]'))
    await page.getByTestId('todo').locator('li').first().waitFor()
    expect(await axeFindings(page)).toEqual([])
  }
  const heatOf = (field: string): Promise<string[]> =>
    page
      .locator(`.lt tbody td[data-field="${field}"]`)
      .evaluateAll((all) => all.map((cell) => (cell as HTMLElement).style.getPropertyValue('--heat')))
  expect(await heatOf('gmv')).toEqual(['1', '0.78', '0.56'])
  expect(await heatOf('orders')).toEqual(['1', '0.83', '0.67'])
  const todo = page.getByTestId('todo')
  expect(await todo.locator('[data-kind="out_of_stock"] p a').count()).toBe(0)
  expect(await todo.locator('[data-kind="auth"] p a').getAttribute('href')).toBe('/console?auth_state=2,3,4,5&open=a')
  await page.getByTestId('shop-groups').locator('[data-choice="跨境直发"]').click()
  await soon(() => state.api.seen.at(-1)?.query ?? '').toContain(`group=${encodeURIComponent('跨境直发')}`)
  const map = page.locator('[data-panel="shop-countries"]')
  await drawn(map)
  await map.getByTestId('chart-canvas').focus()
  for (const key of ['Home', 'ArrowRight']) await page.keyboard.press(key)
  // Too small for the atlas, yet a point of the map like every country.
  await soon(() => map.getByTestId('chart-spoken').textContent()).toBe('新加坡, GMV $6,000.00, 占比 28.57%')
  await page.keyboard.press('Enter')
  await soon(() => pathOf(page)).toBe(`${orders}?date_type=paid&period=last7&region=SG`)
  await page.goBack()
  await drawn(map)
  await todo.locator('[data-kind="overdue"] .shop-todo-kind').click()
  await soon(() => pathOf(page)).toBe(`${orders}?overdue=1`)

  const none = { ...fakeMultishop, kpi: { ...fakeMultishop.kpi, shops: 0 } }
  state.api.scripts.set('/api/v1/multishop/overview', () => ({ status: 1, data: none, message: '' }))
  state.api.scripts.set('/api/v1/multishop/shops', ({ query }) => fakeListAnswer(shopDayList, [], query))
  await page.goto(`${state.api.url}/console`)
  await page.getByTestId('list-empty').getByRole('link', { name: '去授权' }).waitFor()
  expect(await page.getByTestId('shop-kpis').count()).toBe(0)
  expect(await page.getByTestId('list-empty').getByRole('link').getAttribute('href')).toBe('/shopManage/shopEmpower')
})

test('[TM5] the charts of the teams are walked by keys, and each piece leads to its orders', async () => {
  const { page } = await visitAs('shops', '/team/team')
  const panel = (name: string) => page.locator(`[data-panel="${name}"]`)
  for (const name of ['teamDays', 'teamGmv', 'teamHeads']) await drawn(panel(name))
  await panel('teamGmv').getByTestId('chart-canvas').focus()
  await page.keyboard.press('ArrowRight')
  await soon(() => panel('teamGmv').getByTestId('chart-spoken').textContent()).toMatch(/^.+, 当月累计 \$.+, 月目标 \$/)
  expect(await axeFindings(page)).toEqual([])
  await panel('teamDays').getByTestId('chart-canvas').focus()
  for (const key of ['Home', 'Enter']) await page.keyboard.press(key)
  await soon(() => pathOf(page)).toMatch(/\?date_type=paid&.*team=40/)
})

test('[TR9] [TR6] [WF22] a bell asks for the rule of a row or of several, shows what is watched, and a notice leads to what hit', async () => {
  const path = '/orderTrend/orderTrend'
  const hits = `${path}?start_time=1778428800&end_time=1778515200`
  state.api.messages.notices = [{ ...fakeNotice(0), links: [{ title: '查看产品', path: hits }] }]
  const { page } = await visitAs('shops', path)
  await page.waitForSelector('[data-list][data-ready]')
  const row = (n: number) => page.locator('.lt tbody tr').nth(n)
  const bell = (n: number) => row(n).locator('.watch-mark')
  const pressed = (n: number) => soon(() => bell(n).getAttribute('aria-pressed'))
  const dialog = page.getByTestId('transition-watch')
  const box = (name: string) => dialog.getByRole('checkbox', { name })
  await bell(0).click()
  expect(await Promise.all(['上升', '下降', '滞销'].map((name) => box(name).isChecked()))).toEqual([false, true, true])
  const days = dialog.getByRole('textbox', { name: '可售天数少于' })
  expect(await days.inputValue()).toBe('14')
  await days.fill('0')
  await page.keyboard.press('Enter')
  await dialog.getByText('不能小于 1').waitFor()
  for (const name of ['下降', '滞销']) await box(name).uncheck()
  await days.fill('')
  await page.keyboard.press('Enter')
  // What was typed still stands there.
  await dialog.getByRole('alert').getByText('请至少选择一个条件').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await box('上升').check()
  await dialog.getByTestId('transition-send').click()
  await pressed(0).toBe('true')
  const press = '/api/v1/ordertrend/product/watch/transition'
  const sent = () => state.api.seen.filter((one) => one.path === press).at(-1)?.body
  expect(sent()).toMatchObject({ transition: 'watch', rising: true, falling: false, stock_below: null })

  for (const n of [1, 2]) await row(n).getByRole('checkbox').check()
  await page.locator('[data-bulk="watch"]').click()
  await dialog.getByRole('button', { name: '确认 2 项' }).click()
  await page.getByTestId('bulk-result').getByText('最多监控 2 个').waitFor()
  await page.keyboard.press('Escape')
  await pressed(1).toBe('true')
  await pressed(2).toBe('false')
  await row(0).getByRole('link').click()
  const section = page.getByTestId('watch-section')
  await section.getByText('趋势变为上升').waitFor()
  await section.getByText('上次检查时已满足').waitFor()
  await section.getByRole('button', { name: '修改监控' }).click()
  expect(await box('上升').isChecked()).toBe(true)
  await dialog.getByTestId('transition-cancel').click()
  await section.getByRole('button', { name: '取消监控' }).click()
  await section.getByText('未监控').waitFor()
  await page.keyboard.press('Escape')
  await pressed(0).toBe('false')

  await page.getByTestId('account').click()
  await page.click('[data-dialog="notices"]')
  await page.getByTestId('notice-list').getByRole('link', { name: '查看产品' }).click()
  await soon(() => pathOf(page)).toBe(hits)
  await soon(() => page.getByTestId('notice-list').count()).toBe(0)
  await page.getByTestId('chip').getByText('命中日期').waitFor()
})
