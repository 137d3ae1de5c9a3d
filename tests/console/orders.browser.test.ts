import { expect, test } from 'vitest'
import type { OrderLineDetail } from '../../shared/areas/orders/api.ts'
import { orderList } from '../../shared/areas/orders/list.ts'
import { refuse } from '../support/fake-api.ts'
import { fakePreview, fakeRun, fakeSummary } from '../support/fake-imports.ts'
import { fakeListAnswer, fakeOrders, type OrderRow } from '../support/fake-lists.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, goWithin, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const stage = consoleStage()
const { state, visitAs } = stage
const path = '/orderAll/orderAll'
const done = (data: unknown) => ({ status: 1 as const, data, message: '' })
const bodies = (call: string): unknown[] => state.api.seen.filter((one) => one.path === call).map(({ body }) => body)

const opened = fakeOrders[3]
const key = opened?.line_id ?? ''
const address = `${path}?open=${encodeURIComponent(key)}`

const TRANSITION = '/api/v1/order/list/transition'

test('[OA8] the drawer appeals with a reason long enough, answers and notes, and keeps what is typed when a call fails', async () => {
  const { page } = await visitAs('leader', address)
  const part = page.getByTestId('line-actions')
  const history = page.getByTestId('row-history')
  await part.locator('[data-transition="appeal"]').click()
  const box = page.getByTestId('transition-appeal')
  await box.getByText('5–500 个字').waitFor()
  await box.locator('textarea').fill('短')
  await box.getByText('1 / 500').waitFor()
  await box.getByTestId('transition-send').click()
  await box.getByText('至少 5 个字').waitFor()
  expect(bodies(TRANSITION)).toEqual([])
  const reason = '视频没有违规，请复核这一行'
  await box.locator('textarea').fill(reason)
  state.api.scripts.set(TRANSITION, () => refuse('公司设置正在更改，请等它完成后再试'))
  await box.getByTestId('transition-send').click()
  await box.getByText('公司设置正在更改').waitFor()
  expect(await box.locator('textarea').inputValue()).toBe(reason)
  state.api.scripts.delete(TRANSITION)
  expect(await axeFindings(page)).toEqual([])
  await box.getByTestId('transition-send').click()
  await history.locator('[data-made="appeal"]').getByText(reason).waitFor()
  const [refused, sent] = bodies(TRANSITION) as { request_id: string }[]
  expect(sent).toMatchObject({ transition: 'appeal', keys: [key], reason, seen: { [key]: { appeal_state: 0 } } })
  expect(sent?.request_id).toBe(refused?.request_id)
  await part.getByTestId('open-appeal').getByText(reason).waitFor()
  expect(await part.locator('[data-transition="appeal"]').count()).toBe(0)
  await part.locator('[data-transition="accept"]').click()
  await page.getByTestId('transition-accept').locator('textarea').fill('同意，已复核')
  await page.getByTestId('transition-send').click()
  const answered = history.locator('[data-made="accept"]')
  await answered.getByText('同意，已复核').waitFor()
  await answered.getByText('待答复 → 已通过').waitFor()
  await part.locator('[data-transition="note"]').click()
  await page.getByTestId('transition-note').locator('textarea').fill('已联系达人')
  await page.getByTestId('transition-send').click()
  await history.locator('[data-made="note"]').getByText('已联系达人').waitFor()
})

test('[OA9] [WF13] a leader hands ticked lines on after seeing what changes, and the lines that stay are named with the reason', async () => {
  const { page } = await visitAs('leader', path, { stored: { 'tw.theme': 'light' } })
  const rows = page.locator('.lt tbody tr')
  await rows.first().waitFor()
  for (const n of [0, 1]) await rows.nth(n).locator('input[type="checkbox"]').check()
  const keys = await Promise.all([0, 1].map((n) => rows.nth(n).getAttribute('data-key')))
  await page.locator('[data-bulk="transfer"]').click()
  const dialog = page.getByTestId('transition-transfer')
  await dialog.getByText(/^2 行，合计 \$[\d.,]+$/).waitFor()
  await dialog.getByText('在同一个事务里').waitFor()
  await dialog.getByTestId('transition-send').click()
  await dialog.getByText('请选择').waitFor()
  expect(bodies(TRANSITION)).toEqual([])
  await dialog.locator('input[type="search"]').fill('赵')
  await soon(() => dialog.locator('[data-member]').count()).toBe(1)
  await dialog.locator('[data-member="12"] input').check()
  const changed = dialog.locator(`.change-table tr[data-key="${keys[0]}"]`)
  await changed.getByText('林晓涛').waitFor()
  await changed.getByText('赵一').waitFor()
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  state.api.scripts.set(TRANSITION, ({ body }) =>
    done({
      results: body.keys.map((one: string, n: number) => ({
        key: one,
        ok: n === 0,
        message: n === 0 ? '' : '归属已锁定：这一行已在账单中',
      })),
    }),
  )
  await dialog.getByRole('button', { name: '确认 2 项' }).click()
  await page.getByTestId('bulk-result').getByText('归属已锁定').waitFor()
  expect(bodies(TRANSITION)).toMatchObject([
    { transition: 'transfer', keys, owner_member_id: '12', seen: { [keys[0] ?? '']: { owner_name: '林晓涛' } } },
  ])
})

/** The list as somebody sees it who may only note its lines. */
const asStaff = ({ query }: { query: Parameters<typeof fakeListAnswer>[2] }) => {
  const answer = fakeListAnswer(orderList, fakeOrders, query)
  const { list } = answer.data as { list: readonly OrderRow[] }
  return {
    ...answer,
    data: { ...(answer.data as object), may: Object.fromEntries(list.map((row) => [row.line_id, ['note']])) },
  }
}

test('[OA9] whoever leads nobody has no lines to tick and no way to hand one on', async () => {
  state.api.scripts.set('/api/v1/order/list', asStaff)
  const agent = state.api.records.get('agent1')
  if (agent) state.api.records.set('agent1', { ...agent, scope: 'm7' })
  const { page } = await visitAs('agent1', path)
  await page.locator('.lt tbody tr').first().waitFor()
  expect(await page.locator('.lt tbody input[type="checkbox"]').count()).toBe(0)
  expect(await page.getByTestId('import-open').count()).toBe(0)
})

test('[WF14] a line that stands on another page offers in its drawer what its viewer may make of it', async () => {
  const far = fakeOrders.at(-1)
  state.api.scripts.set('/api/v1/list/row', () => done({ row: far, may: ['transfer', 'note'] }))
  const { page } = await visitAs('leader', `${path}?open=${encodeURIComponent(far?.line_id ?? '')}`)
  const buttons = page.getByTestId('line-actions').locator('[data-transition]')
  await buttons.first().waitFor()
  expect(await buttons.allTextContents()).toEqual(['转归属', '备注'])
})

test('[OA11] the content of a line opens where it was published; demo data and masked creators open nothing', async () => {
  const row = fakeOrders[0]
  const leader = state.api.records.get('leader')
  if (!row || !leader) throw new Error('no row')
  const to = `${path}?open=${encodeURIComponent(row.line_id)}`
  const first = await visitAs('leader', to)
  const button = first.page.locator('[data-act="content"]')
  await button.waitFor()
  expect(await button.isDisabled()).toBe(true)
  state.api.records.set('leader', { ...leader, demo: false })
  const { page } = await visitAs('leader', to)
  const link = page.locator('a[data-act="content"]')
  await link.waitFor()
  expect(await link.getAttribute('href')).toBe(`https://www.tiktok.com/@creator_0/video/${row.content_id}`)
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
})

/** A return without a sale, as the server tells it. */
const stray = (row: OrderRow): OrderRow => ({
  ...row,
  order_id: 'back-1',
  line_id: 'back-1/sku-lost//1',
  sku_id: 'sku-lost',
  content_id: '',
  creator_username: '',
  owner_name: '',
  team_name: '',
  price: null,
  quantity: null,
  pay_amount: null,
  est_commission: null,
  act_commission: null,
  our_commission: null,
  commission_model: null,
  standard_rate_bp: null,
  partner_rate_bp: null,
  est_commission_base: null,
  est_standard: null,
  est_shop_ads: null,
  est_bonus: null,
  est_partner: null,
  act_commission_base: null,
  act_standard: null,
  act_shop_ads: null,
  act_bonus: null,
  act_partner: null,
  returned_qty: 2,
  refund_amount: 400,
  fully_return: null,
  order_status: null,
  settlement_status: 9,
  owner_state: 3,
  delivery_time: null,
  settled_time: null,
})

test('[OR11] [OR12] a return without a sale stands in the list under its own word, and its drawer says in words what it is', async () => {
  const [first] = fakeOrders
  if (!first) throw new Error('no row')
  const row = stray(first)
  const rows = [row, ...fakeOrders]
  state.api.scripts.set('/api/v1/order/list', ({ query }) => fakeListAnswer(orderList, rows, query))
  const t = row.paid_time ?? 0
  const line: OrderLineDetail = {
    row,
    original: null,
    subtotal_amt: 0,
    seller_discount_amt: 0,
    platform_discount_amt: 0,
    tax_amt: 0,
    bonus_rate_bp: 0,
    ads_attributed: false,
    rate_used: 'standard',
    remaining: 0,
    ineligible_reason: null,
    settle_due_time: null,
    splits: [],
    timeline: [{ kind: 'returned', t, amt: 400, qty: 2 }],
  }
  state.api.scripts.set('/api/v1/order/detail', () =>
    done({ order_id: 'back-1', currency: 'USD', lines: [line], data_time: t }),
  )
  const { page } = await visitAs('leader', path)
  const shown = page.locator(`.lt tbody tr[data-key="${row.line_id}"]`)
  await shown.getByText('调整').waitFor()
  for (const field of ['pay_amount', 'est_commission', 'our_commission', 'quantity', 'order_status'])
    expect(await shown.locator(`[data-field="${field}"]`).textContent(), field).toBe('—')
  expect(await page.locator('[data-tab="all"] small').textContent()).toBe(String(rows.length))
  expect(await page.locator('[data-tab="9"]').count()).toBe(0)
  await shown.locator('[data-field="product_name"]').click()
  const part = page.getByTestId('adjustment')
  await part.getByText('没有找到销售的退货').waitFor()
  expect(await part.textContent()).toMatch(/退款 back-1：退回 2 件，共 \$?4\.00/)
  await part.getByText('导入含有这笔销售的报表').waitFor()
  await page.getByTestId('timeline').locator('[data-moment="returned"]').waitFor()
  expect(await page.getByTestId('how').count()).toBe(0)
  const drawer = page.locator('.row-drawer')
  await drawer.locator('[data-transition="note"]').waitFor()
  for (const name of ['appeal', 'transfer']) expect(await drawer.locator(`[data-transition="${name}"]`).count()).toBe(0)
  expect(await drawer.locator('[data-act="content"]').count()).toBe(0)
  expect(await drawer.getByRole('heading', { name: '佣金' }).count()).toBe(0)
  expect(await axeFindings(page)).toEqual([])
})

test('[OI7] a file is sent, its first lines are shown as they will be read, and the import goes on beside the list', {
  tags: ['long'],
}, async () => {
  const { page } = await visitAs('leader', path)
  await page.getByTestId('import-open').click()
  await soon(() => pathOf(page)).toContain('import=1')
  const dialog = page.getByTestId('import-dialog')
  await dialog.getByText('最大 200 MB').waitFor()
  const file = dialog.getByTestId('import-file')
  await file.setInputFiles({ name: 'orders.pdf', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await dialog.getByText('只支持 .xlsx、.csv、.tsv、.txt 文件（文本可压缩为 .gz）').waitFor()
  expect(bodies('/api/v1/import/open')).toEqual([])
  await file.setInputFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from('Order,Item\n1,2\n') })
  const check = dialog.getByTestId('import-check')
  await check.locator('[data-wrong]').getByText('支付金额无法读取').waitFor()
  expect(await check.locator('[data-choice="tiktok-affiliate"]').getAttribute('aria-pressed')).toBe('true')
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await check.getByTestId('import-start').click()
  await dialog.locator('[data-state="running"]').getByText('540 行，45.0%').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('正在导入 orders.csv：45.0%').waitFor()
  const run = { id: '7', state: 'done' as const, summary: fakeSummary, rejects: '/private/import/x/rejects.csv' }
  state.api.scripts.set('/api/v1/import/list', () => done({ runs: [fakeRun(run)], mapping: null, currency: 'USD' }))
  await page.getByText('导入完成：写入 1,100 行').waitFor()
  await page.getByTestId('import-open').click()
  const card = dialog.locator('[data-run="7"]')
  await card.getByText('1,200 行 = 写入 1,100 + 没有变化 90 + 未导入 10').waitFor()
  await card.getByText('净额 $45,000.00').waitFor()
  expect(await dialog.getByRole('link', { name: '下载未导入的行' }).getAttribute('href')).toBe(run.rejects)
})

test('[OI7] an own table is told column by column; what keeps a file from being read is said, and a running import can be cancelled', async () => {
  const problem = '请先为每个必填字段选择一列'
  state.api.scripts.set('/api/v1/import/preview', ({ body }) => {
    const { columns = {} } = body.options.mapping ?? {}
    return done(fakePreview({ fits: [], ...('pay_amount' in columns ? {} : { problem, rows: [] }) }))
  })
  const { page } = await visitAs('leader', `${path}?import=1`, { stored: { 'tw.theme': 'light' } })
  const dialog = page.getByTestId('import-dialog')
  const own = { name: 'own.csv', mimeType: 'text/csv', buffer: Buffer.from('Order,Item,Paid,When\n') }
  await dialog.getByTestId('import-file').setInputFiles(own)
  const check = dialog.getByTestId('import-check')
  await check.getByTestId('import-consequences').getByText('请先选择这些字段的列：').waitFor()
  expect(await check.getByTestId('import-start').isDisabled()).toBe(true)
  const mapping = check.getByTestId('import-mapping')
  expect(await mapping.locator('select[name="order_id"]').inputValue()).toBe('Order')
  expect(bodies('/api/v1/import/check')).toEqual([])
  for (const [field, column] of [
    ['pay_amount', 'Paid'],
    ['sku_id', 'Item'],
    ['create_time', 'When'],
  ] as const)
    await mapping.locator(`select[name="${field}"]`).selectOption(column)
  await check.getByTestId('import-preview').waitFor()
  await check.getByTestId('check-result').waitFor()
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await check.getByTestId('import-start').click()
  await soon(() => bodies('/api/v1/import/start').length).toBe(1)
  expect(bodies('/api/v1/import/check')[0]).toMatchObject({
    options: { preset: 'mapping', mapping: { columns: { order_id: 'Order', pay_amount: 'Paid' } } },
  })
  await dialog.getByTestId('import-cancel').click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消导入' }).click()
  await dialog.locator('[data-state="cancelled"]').waitFor()
})

test('[S31] an order list without rows says on which day the newest order was, and shows that day', {
  tags: ['long'],
}, async () => {
  const newest_t = Date.UTC(2025, 10, 18, 3) / 1000
  state.api.scripts.set('/api/v1/order/newest', () => done({ newest_t, data_time: newest_t }))
  state.api.scripts.set('/api/v1/order/list', ({ query }) => {
    const isThen = Number(query.start_time) <= newest_t
    return fakeListAnswer(orderList, isThen ? fakeOrders : [], { limit: '10' })
  })
  const { page } = await visitAs('leader', `${path}?date_type=create&period=last7&region=US`)
  await page.getByTestId('newest-day').click()
  await soon(() => pathOf(page)).toContain('date_type=paid')
  const { searchParams } = new URL(page.url())
  const [start, end] = [Number(searchParams.get('start_time')), Number(searchParams.get('end_time'))]
  expect([searchParams.get('region'), newest_t >= start && newest_t < end, end - start]).toEqual(['US', true, 86_400])
  await page.waitForSelector('[data-list][data-ready] tbody tr')
  // A newest order of today is no news.
  state.api.scripts.set('/api/v1/order/newest', () => done({ newest_t: Math.floor(Date.now() / 1000), data_time: 1 }))
  const other = await visitAs('leader', `${path}?date_type=create&period=last7`)
  await other.page.getByTestId('list-empty').waitFor()
  expect(await other.page.getByTestId('newest-day').count()).toBe(0)
})

test('[CD9] [CD20] the figures above the list are named by the day that the filter goes by', {
  tags: ['long'],
}, async () => {
  const { page } = await visitAs('leader', path)
  const names = async (search: string, expected: Readonly<Record<string, string>>): Promise<void> => {
    await goWithin(page, path + search)
    for (const [figure, name] of Object.entries(expected))
      await soon(() => page.locator(`[data-kpi="${figure}"] .figure-name`).textContent()).toBe(name)
  }
  await names('?date_type=paid&period=last7', { M01: '成交额', actual: '实际佣金 按支付日' })
  await names('?period=last7', {
    M01: '成交额 按下单日',
    actual: '实际佣金 按下单日',
    ineligible: '失效金额 按下单日',
  })
  await names('?date_type=settled&period=last7', { M09: '实际佣金 按结算日' })
  await names('', { M09: '实际佣金 不限日期' })
})
