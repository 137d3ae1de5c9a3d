import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { done, refuse } from '../support/fake-api.ts'
import { fakeIssue, fakeProducts } from '../support/fake-products.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const stage = consoleStage()
const { state, visitAs } = stage
const path = '/product/product'
/** The products one after the other. */
const inOrder = `${path}?sort_field=sales_30d&sort_order=desc`
const [first, second, third] = fakeProducts
const card = (page: Page, n: number) => page.locator(`[data-product="${fakeProducts[n]?.product_id}"]`)
const sent = (call: string) => state.api.seen.filter((one) => one.path === `/api/v1${call}`).map(({ body }) => body)
const toast = (page: Page, text: string) => page.getByTestId('toast').getByText(text).first()

test('[PR8] [PR15] [MK13] the marketplace stands as cards first: figures, course, what is announced; the table is one press away', async () => {
  const { page } = await visitAs('leader', inOrder, { stored: { 'tw.theme': 'light' } })
  await card(page, 1).locator('[data-note="lock"]').waitFor()
  expect(await card(page, 1).locator('[data-figure="rate"] dd').textContent()).toBe('11.50%')
  expect(await card(page, 1).locator('[data-note="lock"]').textContent()).toContain('14.00%')
  expect(await card(page, 3).locator('[data-note="lowering"]').textContent()).toContain('9.00%')
  expect(await card(page, 2).locator('[data-note="sample"]').textContent()).toBe('样品待审核')
  expect(await card(page, 0).locator('.pcard-curve path').getAttribute('d')).toMatch(/^M0.0 /)
  expect(await card(page, 5).locator('[data-mark="showcase"]').isDisabled()).toBe(true)
  expect(await page.locator('.list-kpis li').count()).toBe(4)
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await page.locator('[data-sort="commission_rate_bp"]').click()
  await soon(() => pathOf(page)).toBe(`${path}?sort_field=commission_rate_bp&sort_order=desc`)
  await page.goBack()
  await page.locator('[data-choice="table"]').click()
  await page.locator('.lt tbody tr').first().waitFor()
  expect(pathOf(page)).toBe(`${inOrder}&layout=table`)
  for (const at of [0, 1]) await page.locator('.lt tbody tr').nth(at).getByRole('checkbox').check()
  await page.locator('[data-bulk="show"]').click()
  await page.locator(`dialog [data-key="${first?.product_id}"]`).getByText('商品已下架').waitFor()
  const keys = [first?.product_id ?? '', second?.product_id ?? '']
  expect(sent('/product/showcase/transition')).toMatchObject([
    {
      transition: 'show',
      keys,
      seen: Object.fromEntries(keys.map((key) => [key, { commission_rate_bp: 1150 }])),
    },
  ])
})

test('[PR8] a course that is not known is no flat line', async () => {
  state.api.scripts.set('/api/v1/product/marks', () => done({ marks: [], may: {} }))
  const { page } = await visitAs('leader', inOrder)
  await soon(() => sent('/product/marks').length).toBe(1)
  await card(page, 0).locator('.pcard-course').waitFor()
  expect(await card(page, 0).locator('.pcard-curve path').count()).toBe(0)
})

test('[MK14] [MK15] [WF21] a button says what it did; another rate is asked about with both; a link that cannot be copied is shown', async () => {
  const { page, context } = await visitAs('leader', inOrder)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const shelf = card(page, 0).locator('[data-mark="showcase"]')
  await shelf.click()
  await toast(page, '已加入橱窗').waitFor()
  await soon(() => shelf.textContent()).toBe('移出橱窗')
  const key = second?.product_id ?? ''
  state.api.scripts.set('/api/v1/product/showcase/transition', ({ body }) => {
    const message = '佣金率已变更：原 11.50%，现 9.00%'
    const other = { key, ok: false, message, now: { commission_rate_bp: 900 } }
    return done({ results: [body.seen[key].commission_rate_bp === 900 ? { key, ok: true, message: '' } : other] })
  })
  await card(page, 1).locator('[data-mark="showcase"]').click()
  await page.getByText('原 11.50%，现 9.00%').waitFor()
  await page.getByTestId('confirm-yes').click()
  await soon(() => sent('/product/showcase/transition').at(-1)).toMatchObject({
    transition: 'show',
    seen: { [key]: { commission_rate_bp: 900, mark: 0 } },
  })
  await card(page, 0).locator('[data-mark="favourite"]').click()
  await soon(() => card(page, 0).locator('[data-mark="favourite"]').getAttribute('aria-pressed')).toBe('true')
  await card(page, 0).locator('[data-act="link"]').click()
  await toast(page, '推广链接已复制').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${first?.product_id}?tw=`)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    document.execCommand = () => false
  })
  await card(page, 1).locator('[data-act="link"]').click()
  await soon(() => page.getByTestId('link-dialog').getByRole('textbox').inputValue()).toContain(
    `${second?.product_id}?tw=`,
  )
})

test('[MK16] up to four products stand side by side, in an address that opens again', async () => {
  const { page } = await visitAs('leader', inOrder)
  for (const n of [0, 1, 2, 3, 4]) await card(page, n).locator('[data-act="compare"]').click()
  await toast(page, '最多对比 4 件商品').waitFor()
  await page.getByTestId('compare-tray').getByRole('button', { name: '移出 Lamp-03' }).click()
  await page.getByTestId('compare-tray').getByRole('button', { name: '开始对比' }).click()
  const panel = page.getByTestId('compare-panel')
  const heads = () => panel.locator('thead th').allTextContents()
  await soon(heads).toEqual(['指标', 'Lamp-00', 'Lamp-01', 'Lamp-02'])
  expect(await panel.locator('[data-field="sales_30d"] [data-best]').textContent()).toBe('252')
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await soon(heads).toEqual(['指标', 'Lamp-00', 'Lamp-01', 'Lamp-02'])
  await page.keyboard.press('Escape')
  await soon(() => pathOf(page)).toBe(inOrder)
})

test('[MK17] [MK18] [WF23] a sample is asked for once the creator meets what is asked; leaders hand products to creators', async () => {
  const { page } = await visitAs('leader', inOrder, { stored: { 'tw.theme': 'light' } })
  await card(page, 1).locator('[data-act="sample"]').click()
  const dialog = page.getByTestId('sample-dialog')
  const send = dialog.getByRole('button', { name: '提交申请' })
  await dialog.getByText('选择达人后核对门槛').waitFor()
  expect(await send.isDisabled()).toBe(true)
  await dialog.getByText('Mika Daily').click()
  await dialog.locator('[data-threshold="followers"][data-met="false"]').getByText('未达到').waitFor()
  expect(await send.isDisabled()).toBe(true)
  await dialog.getByText('Lumi Finds').click()
  await dialog.locator('[data-met="true"]').waitFor()
  await send.click()
  await dialog.getByText('请填写', { exact: true }).first().waitFor()
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await dialog.locator('#address').fill('Harbour Street 1')
  await dialog.locator('#qty').fill('2')
  await dialog.locator('#content_date').fill('2026-12-31')
  await send.click()
  await toast(page, '样品申请已提交').waitFor()
  expect(sent('/sample/apply')).toEqual([
    {
      product_id: second?.product_id,
      creator_id: 'c1',
      rate_bp: 1150,
      sku_id: 's1',
      qty: 2,
      address: 'Harbour Street 1',
      content_type: 1,
      content_count: 1,
      content_date: '2026-12-31',
    },
  ])
  await card(page, 2).locator('[data-act="withdraw"]').click()
  await page.getByTestId('transition-send').click()
  await soon(() => sent('/sample/transition')).toMatchObject([{ transition: 'withdraw', keys: ['7'] }])
  await card(page, 2).locator('[data-act="assign"]').click()
  await page.getByTestId('transition-assign').getByText('Lamp-02').waitFor()
  await page.getByTestId('transition-assign').getByText('Lumi Finds').click()
  await page.getByTestId('transition-send').click()
  await toast(page, '已分配给达人').waitFor()
  expect(sent('/product/list/transition')).toMatchObject([
    { transition: 'assign', keys: [third?.product_id], creator_id: 'c1' },
  ])
})

test('[PR9] [LP15] [SH28] the drawer has the fields of a product and leads to its orders, also from another page, in both themes', async () => {
  const { page } = await visitAs('leader', inOrder, { stored: { 'tw.theme': 'light' } })
  const id = first?.product_id ?? ''
  await card(page, 0).locator('h3 a').click()
  const drawn = page.getByTestId('row-drawer')
  await drawn.getByTestId('product-ways').waitFor()
  expect(await drawn.locator('.fields').count()).toBe(5)
  expect(await drawn.locator('[data-field="commission_rate_bp"] dd').textContent()).toBe('11.50%')
  const category = drawn.locator('[data-field="category_name"] dd')
  expect(await category.textContent()).toBe('家居')
  await page.getByTestId('language').click()
  await soon(() => category.textContent()).toBe('Home')
  await page.getByTestId('language').click()
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await drawn.getByRole('link', { name: '待结算订单' }).click()
  await soon(() => pathOf(page)).toBe(`/orderAll/orderAll?product=${id}&settlement_status=1`)
  const far = fakeProducts.at(-1)?.product_id ?? ''
  state.api.scripts.set('/api/v1/list/row', () => refuse('没有这一行'))
  await page.evaluate(() => localStorage.setItem('tw.theme', 'dark'))
  await page.goto(`${state.api.url}${path}?open=${far}`)
  await drawn.getByText('不在当前页').waitFor()
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await drawn.getByRole('link', { name: '查找这件商品' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?keyword=${far}&open=${far}`)
})

test('[MK19] [MK20] [MK21] an issue by shelves and topics, an older one without products, and the operator’s own hands', async () => {
  const { page } = await visitAs('leader', '/category/category', { stored: { 'tw.theme': 'light' } })
  const cards = page.getByTestId('curated-cards').locator('> li')
  await soon(() => cards.count()).toBe(12)
  expect(await cards.first().getByText('三秒内露出卖点').count()).toBe(1)
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await page.locator('.curated-category [data-shelf="2"]').click()
  await soon(() => cards.count()).toBe(4)
  await page.locator('.curated-topic [data-shelf="1"]').click()
  await soon(() => cards.count()).toBe(1)
  expect(pathOf(page)).toBe('/category/category?category=2&topic=1')
  expect(await page.getByTestId('curated-edit').count()).toBe(0)
  await page.getByTestId('curated-issue').selectOption('2026-W27')
  await page.getByText('本期暂未上新').waitFor()
  const companies = [
    { id: 0, name: '潮屏' },
    { id: 1, name: 'Tide' },
  ]
  state.api.scripts.set('/api/v1/category/best', () => done(fakeIssue({ editor: true, companies })))
  await page.evaluate(() => localStorage.setItem('tw.theme', 'dark'))
  await page.goto(`${state.api.url}/category/category`)
  await page.getByTestId('curated-edit').click()
  const editor = page.getByTestId('curated-editor')
  await editor.getByRole('heading', { name: '编辑精选 · Tide' }).waitFor()
  expect(await page.locator('option[value="0"]').textContent()).toBe('潮屏（不属于公司的成员）')
  const picks = () =>
    editor.locator('[data-pick]').evaluateAll((all) => all.map((one) => one.getAttribute('data-pick')))
  await editor.getByTestId('pick-search').fill('Vase')
  await editor.getByRole('button', { name: 'Vase', exact: true }).click()
  await editor.getByTestId('curated-send').click()
  await editor.getByText('请填写每件商品的推荐理由').waitFor()
  await editor.getByLabel('推荐理由 Vase').fill('好看')
  await editor.getByRole('button', { name: '上移 Vase' }).click()
  await editor.getByRole('button', { name: '移除 Lamp-00' }).click()
  expect((await picks()).slice(-2)).toEqual(['new', fakeProducts[11]?.product_id])
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await editor.getByTestId('curated-send').click()
  await toast(page, '本期已保存').waitFor()
  const [saved] = sent('/category/best/save') as { issue: string; picks: { product_id: string; reason: string }[] }[]
  expect(saved?.issue).toBe('2026-W28')
  expect(saved?.picks.length).toBe(12)
  expect(saved?.picks.at(-2)).toMatchObject({ product_id: 'new', reason: '好看' })
})
