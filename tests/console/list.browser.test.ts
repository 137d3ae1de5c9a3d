import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { orderList } from '../../shared/areas/orders/list.ts'
import { done } from '../support/fake-api.ts'
import { fakeJob, fakeListAnswer, fakeOrders, fakeOrdersOf } from '../support/fake-lists.ts'
import { fakeNow } from '../support/fake-of.ts'
import { sampled } from '../support/sampled.ts'
import { axeFindings } from './support/axe.ts'
import { answerExport, keys } from './support/list-page.ts'
import { listSuite } from './support/list-suite.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const stage = consoleStage()
const { state, visitAs } = stage
const list = orderList
const path = '/orderAll/orderAll'
const suite = listSuite({ stage, list, path, rows: fakeOrders, stranger: 'cutter' })

const open = async (search = '', options: Parameters<typeof visitAs>[2] = {}): Promise<Page> => {
  const { page } = await visitAs('leader', path + search, options)
  await page.waitForSelector('[data-list][data-ready]')
  return page
}

test(
  '[LP2][LP5] filters hold with Enter or 查询 from page 1, stand as chips, and the tabs are one of them',
  { tags: ['long'] },
  () => suite.filter(),
)
test('[LP2][LP6] the platform sorts, from page 1, and the heading says how', () => suite.sort())
test('[LP2][LP18] pages, sizes, and a page beyond the end', () => suite.pages())
test('[LP1][LP2] an address opens what it says, and the back button walks back', { tags: ['long'] }, () =>
  suite.address(),
)
test('[LP7] columns, their order, side, width and the density survive a reload', { tags: ['long'] }, () =>
  suite.columns(),
)
test('[LP8] the exported file is the screen: columns, order, filters', { tags: ['long'] }, () => suite.export())
test('[LP12] nothing at all and nothing that matches are told apart', { tags: ['long'] }, () => suite.empty())
test('[LP12] a shape at first, a failure with its reason, and rows that stay', () => suite.failures())
test('[LP12] a refusal is the page of refusals', { tags: ['long'] }, () => suite.forbidden())
test('[LP10][LP11] rows, drawer, search and export by keyboard, and the drawer by its address', () => suite.keyboard())

test('[LP22] a range that cannot be read is said beside its field in both languages, and nothing is asked until it is mended', {
  tags: ['long'],
}, async () => {
  const page = await open('?page=1')
  await page.getByRole('button', { name: '展开' }).click()
  const range = page.getByRole('group', { name: '支付金额' })
  const fault = page.getByTestId('range-fault')
  const asked = () => state.api.seen.filter((call) => call.path === list.path).length
  const before = asked()
  for (const [least, most, words] of [
    ['1e3', '', '只能输入数字'],
    ['12.345', '', '最多 2 位小数'],
    ['99999999999999', '', '数字太大，请输入不超过 10,000,000,000,000'],
    ['20', '10', '最小值大于最大值'],
  ] as const) {
    await range.getByLabel('最小').fill(least)
    await range.getByLabel('最大').fill(most)
    await page.press('.list-find-field', 'Enter')
    await fault.getByText(words).waitFor()
    expect(await range.getByLabel('最小').inputValue()).toBe(least)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true')
  }
  expect([pathOf(page), asked()]).toEqual([`${path}?page=1`, before])
  await page.getByTestId('language').click()
  await fault.getByText('From is larger than to').waitFor()
  await page.getByTestId('language').click()
  await range.getByLabel('最大').fill('1,000.5')
  await page.press('.list-find-field', 'Enter')
  await soon(() => pathOf(page)).toBe(`${path}?pay_amount_min=2000&pay_amount_max=100050`)
  expect(await fault.count()).toBe(0)
})

test('[LP23] [LP24] a link’s filter that nobody can read is said until it is taken away, and its ids stand by their names', async () => {
  state.api.scripts.set('/api/v1/list/names', ({ query }) => {
    const asked = Object.fromEntries(new URLSearchParams(String(query.query)))
    return done({
      names: { creator: { [asked.creator ?? '']: 'mia.tides' }, shop: { [asked.shop ?? '']: '潮汐优选' } },
    })
  })
  const page = await open('?pay_amount_min=1e99&creator=c-17&shop=s-4')
  const wrong = page.getByTestId('chip-wrong')
  expect(await wrong.textContent()).toBe('链接里的支付金额“1e99”无法识别，没有按它筛选')
  await soon(() => page.getByTestId('chip').allTextContents()).toEqual(['达人: mia.tides', '店铺: 潮汐优选'])
  expect(state.api.seen.filter((call) => call.path === '/api/v1/list/names').length).toBe(1)
  await page.getByRole('button', { name: '展开' }).click()
  expect(await page.getByTestId('pick-creator').textContent()).toBe('达人mia.tides')
  await page.getByTestId('apply-filters').click()
  await soon(() => pathOf(page)).toBe(`${path}?creator=c-17&shop=s-4`)
  expect(await wrong.count()).toBe(0)
})

test('[LP30] things are chosen by name, with Enter, or as a pasted list; what is not found is said', async () => {
  const named = (id: string) => ({ id, name: `昵称 ${id}`, note: `@${id}` })
  state.api.scripts.set('/api/v1/list/choices', ({ query }) =>
    done({ options: ['c-1', 'c-2'].filter((id) => id.includes(String(query.q))).map(named), more: false }),
  )
  state.api.scripts.set('/api/v1/list/match', ({ body }) =>
    done({ matches: body.texts.map((text: string) => ({ text, found: text === 'x' ? [] : [named(text)] })) }),
  )
  const page = await open()
  await page.getByRole('button', { name: '展开' }).click()
  await page.getByTestId('pick-creator').click()
  const panel = page.locator('.popover:popover-open')
  await panel.locator('[data-choice="c-1"]').waitFor()
  await panel.getByRole('searchbox').fill('c-2')
  await panel.locator('[data-choice="c-1"]').waitFor({ state: 'detached' })
  await panel.getByRole('searchbox').press('Enter')
  await soon(() => panel.getByRole('checkbox', { checked: true }).count()).toBe(1)
  await panel.getByRole('searchbox').evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'c-7\nc-8, x')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await soon(() => panel.getByRole('status').textContent()).toBe('找到 2 个。 没有找到 1 个：x。')
  expect(await panel.getByRole('checkbox', { checked: true }).count()).toBe(3)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await page.getByTestId('pick-creator').textContent()).toBe('达人昵称 c-2, 昵称 c-7, 昵称 c-8')
  await page.getByTestId('apply-filters').click()
  await soon(() => pathOf(page)).toBe(`${path}?creator=c-2%2Cc-7%2Cc-8`)
})

test('[LP25] a link to a row that there is not says so, in words; one on another page is asked for', {
  tags: ['long'],
}, async () => {
  const far = fakeOrders.at(-1)
  state.api.scripts.set('/api/v1/list/row', ({ query }) =>
    done({ row: String(query.key) === far?.line_id ? far : null }),
  )
  const page = await open('?open=nothing')
  const gone = page.getByTestId('row-gone')
  await gone.getByText('没有这条记录').waitFor()
  expect(await page.getByTestId('row-drawer').textContent()).not.toContain('order_id')
  await page.getByTestId('language').click()
  await gone.getByText('There is no such row').waitFor()
  expect(state.api.seen.some((call) => call.path === '/api/v1/order/detail')).toBe(false)
  await page.goto(`${state.api.url}${path}?open=${encodeURIComponent(far?.line_id ?? '')}`)
  await page
    .getByTestId('row-drawer')
    .getByText(far?.order_id ?? '')
    .first()
    .waitFor()
})

test('[LP14] cells are exact, what is not reported is a dash, states have a word and a mark, totals are the platform’s', async () => {
  const page = await open('?page=1')
  const [first] = fakeOrders
  const row = page.locator('.lt tbody tr').first()
  expect(await row.locator('[data-field="pay_amount"]').textContent()).toBe('$9.90')
  expect(await row.locator('[data-field="act_commission"]').textContent()).toBe('$1.14')
  expect(await page.locator('.lt tbody tr').nth(1).locator('[data-field="act_commission"]').textContent()).toBe('—')
  expect(await row.locator('[data-field="settlement_status"]').innerHTML()).toContain('mark good')
  expect(await row.locator('[data-field="settlement_status"]').textContent()).toBe('已结算')
  expect(await row.locator('[data-field="product_name"]').getAttribute('title')).toBe(first?.product_name)
  const total = fakeOrders.reduce((sum, { pay_amount }) => sum + (pay_amount ?? 0), 0)
  expect(await page.locator('[data-total="pay_amount"]').getAttribute('data-value')).toBe(String(total))
  expect(await page.locator('[data-kpi="M04"] .figure').getAttribute('data-value')).toBe('126')
  expect(await page.locator('.lt tfoot th').textContent()).toContain('合计（含未支付） 全部 63 行')
  await page.getByRole('button', { name: '净成交额（不限日期）的口径' }).focus()
  await page.locator('.hint-note:popover-open').getByText('去掉失效订单').waitFor()
  await page.locator('.hint-note:popover-open').getByText('不限日期，从第一单到现在').waitFor()
})

test('[OR10] [LP28] lines of one order stand as one with their place, and when they came is in view at 1366 pixels', async () => {
  const [first, second, third] = fakeOrders
  const rows = [
    { ...first, order_place: '2/2' },
    { ...second, order_id: first?.order_id ?? '', order_place: '1/2' },
    { ...third },
  ]
  state.api.scripts.set(list.path, ({ query }) => {
    const answer = fakeListAnswer(list, fakeOrders, query)
    return { ...answer, data: { ...(answer.data as object), list: rows } }
  })
  const page = await open('', { size: { width: 1366, height: 768 } })
  const lines = page.locator('.lt tbody tr')
  expect(await lines.evaluateAll((all) => all.map((one) => one.hasAttribute('data-within')))).toEqual([
    false,
    true,
    false,
  ])
  expect(await page.locator('.lt-place').allTextContents()).toEqual(['2/2', '1/2'])
  const view = await page.locator('.lt-scroll').boundingBox()
  for (const field of ['create_time', 'pay_amount', 'est_commission', 'our_commission']) {
    const cell = await page.locator(`.lt thead [data-field="${field}"]`).boundingBox()
    expect((cell?.x ?? 0) + (cell?.width ?? 0), field).toBeLessThanOrEqual((view?.x ?? 0) + (view?.width ?? 0))
  }
  await page.getByRole('button', { name: '我方佣金' }).last().focus()
  await page.locator('.hint-note:popover-open').getByText('不含达人的').waitFor()
})

test('[LP3][LP5] a period is chosen by name and sent as days of the company’s zone, or day by day', {
  tags: ['long'],
}, async () => {
  const page = await open()
  await page.getByTestId('period').click()
  await page.locator('.popover:popover-open [data-choice="paid"]').click()
  await page.click('[data-period="today"]')
  await page.getByTestId('apply-filters').click()
  await soon(() => pathOf(page)).toBe(`${path}?date_type=paid&period=today`)
  expect(await page.getByTestId('chip').textContent()).toBe('时间: 支付 · 今日')
  const asked = (name: string): number =>
    Number(new URLSearchParams(state.api.seen.findLast((call) => call.path === list.path)?.query).get(name))
  await soon(async () => asked('end_time') - asked('start_time')).toBe(86_400)
  expect((asked('start_time') + 8 * 3600) % 86_400).toBe(0)
  await page.getByTestId('period').click()
  const days = page.locator('.popover:popover-open input[type=date]')
  await days.first().fill('2026-03-10')
  await days.last().fill('2026-03-09')
  await page.getByText('最多 366 天').waitFor()
  await days.last().fill('2026-03-12')
  await page.keyboard.press('Escape')
  await page.getByTestId('apply-filters').click()
  await soon(() => page.getByTestId('chip').textContent()).toBe('时间: 支付 · 2026-03-10 – 2026-03-12')
})

test('[LP4][LP9] a view is saved, shown again from the menu, as the default without a word, changed and deleted', async () => {
  const page = await open('?settlement_status=2&limit=10')
  await page.getByTestId('views').click()
  await page.getByTestId('save-view').click()
  await page.getByTestId('view-dialog').getByRole('button', { name: '保存当前视图' }).click()
  await page.getByText('必填').waitFor()
  await page.fill('#name', '已结算')
  await page.check('#is_default, [name="is_default"]')
  await page.getByTestId('view-dialog').getByRole('button', { name: '保存当前视图' }).click()
  await page.getByText('视图已保存').waitFor()
  expect(await page.getByTestId('views').textContent()).toBe('已结算')
  await page.goto(state.api.url + path)
  await soon(() => pathOf(page)).toBe(`${path}?settlement_status=2&limit=10`)
  await page.getByTestId('reset-filters').click()
  await soon(() => page.locator('.lt tbody tr').count()).toBe(10)
  expect(pathOf(page)).toBe(`${path}?limit=10`)
  await page.getByTestId('views').click()
  await page.getByRole('button', { name: '默认列表' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?page=1`)
  await page.getByTestId('views').click()
  await page.getByRole('button', { name: '修改视图 已结算' }).click()
  await page.fill('#name', '结清的')
  await page.check('[name="shared"]')
  await page.getByRole('button', { name: '保存修改' }).click()
  await page.getByTestId('views').click()
  await page.getByText('已共享').waitFor()
  await page.getByRole('button', { name: '删除视图 结清的' }).click()
  await page.getByTestId('confirm-yes').click()
  await page.getByTestId('views').click()
  await soon(() => page.locator('[data-view]').count()).toBe(0)
})

test('[LP8][LP16] more than 5,000 rows are exported in the background, and the export centre follows it to its end', {
  tags: ['long'],
}, async () => {
  state.api.scripts.set(list.path, ({ query }) => {
    const answer = fakeListAnswer(list, fakeOrders, query)
    return { ...answer, data: { ...(answer.data as object), total: 14_000 } }
  })
  const page = await open('?settlement_status=1')
  await page.getByTestId('export').click()
  await page.getByText('超过 5,000 行时在后台生成').waitFor()
  await page.click('[data-format="csv"]')
  await page.locator('.toast-action').click()
  const asked = state.api.seen.find((call) => call.path.endsWith('/export/create'))?.body as Record<string, unknown>
  expect(asked).toMatchObject({ list: 'orders', format: 'csv' })
  expect(new URLSearchParams(String(asked.query)).get('settlement_status')).toBe('1')
  const centre = page.getByTestId('export-centre')
  await centre.locator('[data-state="queued"]').waitFor()
  expect(await page.getByTestId('exports').getAttribute('data-running')).toBe('1')
  const jobs = (job: ReturnType<typeof fakeJob>) => () =>
    done({ list: [job], total: 1, page: 1, limit: 20, data_time: fakeNow })
  state.api.scripts.set('/api/v1/export/list', jobs(fakeJob(1)))
  await centre.getByText('3,000 / 14,000 行').waitFor()
  const ready = {
    state: 'done',
    rows: 14_000,
    size: 1_500_000,
    url: '/private/export/x/a.csv',
    expire_time: fakeNow,
  } as const
  state.api.scripts.set('/api/v1/export/list', jobs(fakeJob(1, ready)))
  await page.getByTestId('toast').getByText('导出完成').waitFor()
  await centre.getByRole('link').waitFor()
  expect(await centre.getByRole('link').getAttribute('href')).toBe('/private/export/x/a.csv')
  expect(await centre.textContent()).toContain('1.4 MB · 保留至')
  expect(await page.getByTestId('exports').getAttribute('data-running')).toBe('0')
})

test('[EX16] chosen rows alone go into a file, in the order and columns of the screen', async () => {
  const page = await open('')
  await answerExport(page, list, fakeOrders)
  const chosen = (await keys(page)).slice(1, 3)
  for (const key of chosen) await page.locator(`.lt tr[data-key="${key}"] input[type="checkbox"]`).check()
  const [file, asked] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForRequest('**/api/v1/export/now'),
    page.locator('[data-bulk="export"]').click(),
  ])
  expect(asked.postDataJSON()).toMatchObject({ list: list.id, format: 'xlsx', keys: chosen })
  expect(file.suggestedFilename()).toBe('列表.xlsx')
})

test('[LP17] the drawer of an order tells base, the rate that counts and why, refunds, beneficiaries and the timeline', async () => {
  const key = fakeOrders[0]?.line_id ?? ''
  const page = await open(`?open=${encodeURIComponent(key)}`)
  const how = page.getByTestId('how')
  await how.waitFor()
  expect(await how.getByTestId('how-base').textContent()).toContain('$9.90佣金基数')
  expect(await how.locator('[data-counts]').getAttribute('data-rate')).toBe('standard')
  expect(await how.getByTestId('how-why').textContent()).toContain('商家没有开启广告佣金')
  expect(await how.locator('[data-earned="standard"]').textContent()).toBe('标准佣金$9.90 × 11.50%$1.14$1.14')
  expect(await how.getByTestId('how-refund').textContent()).toContain('没有退款退货，1 件全部计佣')
  expect(await how.getByTestId('how-splits').textContent()).toContain('达人creator_0$1.14100.00%')
  expect(await page.getByTestId('timeline').locator('li').count()).toBe(2)
  expect(await page.getByTestId('row-drawer').locator('.fields').count()).toBe(4)
})

test('[LP19] [LP20] [LP21] a page of 500 rows draws those in sight, and ticks, keys, drawer and address reach every one', async () => {
  const rows = fakeOrdersOf(620)
  const keyOf = (n: number): string => rows[n]?.line_id ?? ''
  state.api.scripts.set(list.path, ({ query }) => fakeListAnswer(list, rows, query))
  const page = await open('?page=1')
  const widths = () =>
    page.locator('.lt thead th').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  const before = await widths()
  await page.getByTestId('pager').locator('select').selectOption('500')
  const drawn = page.locator('.lt tbody tr[data-key]')
  await soon(() => page.locator('.lt').getAttribute('aria-rowcount')).toBe('502')
  const bounded = async (): Promise<void> => {
    expect(await drawn.count()).toBeLessThan(45)
    expect(await widths()).toEqual(before)
  }
  /** Place among the page's rows of the one that is or holds `of`; -1 unless it is whole between headings and totals. */
  const inSight = async (of: string): Promise<number> => {
    const key = await page.evaluate((selector) => {
      const row = document.querySelector(selector)?.closest('tr')
      const box = (of: string) => row?.closest('table')?.querySelector(of)?.getBoundingClientRect()
      const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
      return top >= (box('thead th')?.bottom ?? 0) - 1 && bottom <= (box('tfoot th')?.top ?? 0) + 1
        ? row?.dataset.key
        : 'cut'
    }, of)
    return rows.findIndex(({ line_id }) => line_id === key)
  }
  const press = async (key: string): Promise<number> => {
    await page.keyboard.press(key)
    return inSight(':focus')
  }
  await bounded()

  await page.locator('.lt thead .tick input').check()
  await page.getByTestId('bulk-bar').getByText('500').waitFor()
  expect(await press('ArrowDown')).toBe(0)
  expect(await press('PageDown')).toBeGreaterThan(5)
  expect(await press('End')).toBe(499)
  await soon(() => page.locator(`[data-key="${keyOf(495)}"] input`).isChecked()).toBe(true)
  await bounded()
  expect(await press('ArrowDown')).toBe(499)
  expect(await press('ArrowUp')).toBe(498)
  expect(await press('PageUp')).toBeLessThan(495)
  expect(await press('Home')).toBe(0)
  await page.locator('.lt-scroll').evaluate((box) => box.scrollTo({ top: box.scrollHeight / 2 }))
  await soon(() => drawn.nth(5).getAttribute('aria-rowindex')).not.toBe('7')
  await bounded()
  expect(await press('ArrowDown'), 'the focus stayed with its row').toBe(1)

  await press('End')
  await page.keyboard.press('Enter')
  const drawer = page.getByTestId('row-drawer')
  await drawer.getByText('500 / 500').waitFor()
  for (let n = 0; n < 20; n++) await page.keyboard.press('ArrowUp')
  await drawer.getByText('480 / 500').waitFor()
  const opened = page.locator('.lt tr[data-open]')
  expect(await opened.getAttribute('aria-rowindex')).toBe('481')
  expect(await inSight('tr[data-open]')).toBe(479)

  await page.goto(`${state.api.url}${path}?limit=500&open=${encodeURIComponent(keyOf(300))}`)
  await drawer.getByText('301 / 500').waitFor()
  expect(await inSight('tr[data-open]')).toBe(300)
  await bounded()
  expect(await axeFindings(page)).toEqual([])
})

test('[LP13] rows that stand for a moment more than ten minutes ago say so', async () => {
  const page = await open()
  const time = page.getByTestId('data-time')
  expect(await time.getAttribute('data-stale')).toBe('true')
  state.api.scripts.set(list.path, ({ query }) => {
    const answer = fakeListAnswer(list, fakeOrders, query)
    return { ...answer, data: { ...(answer.data as object), data_time: Math.floor(Date.now() / 1000) - 60 } }
  })
  await page.click('[data-tool="refresh"]')
  await soon(() => time.getAttribute('data-stale')).toBe('false')
})

test.each(['dark', 'light'])(
  '[LP15] list, drawer, column dialog and export centre pass axe, %s',
  { tags: ['long'] },
  async (theme) => {
    const page = await open(`?keyword=57&open=${encodeURIComponent(fakeOrders[0]?.line_id ?? '')}`, {
      stored: { 'tw.theme': theme },
    })
    await page.getByTestId('how').waitFor()
    await page.waitForTimeout(300)
    expect(await axeFindings(page)).toEqual([])
    await page.click('.row-drawer-head .icon-button:last-child')
    await page.click('.filters [aria-expanded]')
    await page.getByTestId('period').click()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.click('[data-tool="columns"]')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByTestId('exports').click()
    await page.getByTestId('export-centre').waitFor()
    expect(await axeFindings(page)).toEqual([])
  },
)

test('[LP15] at every size the page is no wider than the screen, in both languages; the table scrolls inside itself', {
  tags: ['long'],
}, async () => {
  for (const [language, width, height] of [
    ['zh', 390, 844],
    ['en', 390, 844],
    ['en', 1366, 768],
    ['zh', 1920, 1080],
  ] as const) {
    const page = await open('', { size: { width, height }, stored: { 'tw.language': language } })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${language} ${width}`).toBe(width)
    const [table, pager] = [
      await page.locator(width < 600 ? '.list-cards' : '.lt-scroll').boundingBox(),
      await page.getByTestId('pager').boundingBox(),
    ]
    expect(table?.height ?? 0, `${language} ${width}`).toBeGreaterThan(300)
    if (width > 1000) expect((pager?.y ?? 9999) + (pager?.height ?? 0)).toBeLessThanOrEqual(height)
  }
})

for (const { tags, rows } of sampled(['dark', 'light'], (theme) => theme === 'light'))
  test.each(rows)(
    '[LP29] on a telephone the list stands as cards, with order, totals and drawer, %s',
    { tags },
    async (theme) => {
      const page = await open('', { size: { width: 390, height: 844 }, stored: { 'tw.theme': theme } })
      const cards = page.locator('.list-cards > li')
      expect(await cards.count()).toBe(20)
      const [first] = fakeOrders
      const card = cards.first()
      expect(await card.locator('a').textContent()).toBe(first?.order_id)
      expect(await card.locator('[data-field="pay_amount"]').textContent()).toBe('$9.90')
      const total = fakeOrders.reduce((sum, { est_commission }) => sum + (est_commission ?? 0), 0)
      const totals = page.getByTestId('card-totals')
      expect(await totals.textContent()).toContain('合计（含未支付）')
      expect(await totals.locator('[data-total="est_commission"]').textContent()).toContain(
        (total / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
      )
      await page.waitForTimeout(300)
      expect(await axeFindings(page)).toEqual([])
      await page.getByTestId('card-sort').selectOption('pay_amount')
      await soon(() => pathOf(page)).toBe(`${path}?sort_field=pay_amount&sort_order=desc`)
      await page.getByRole('button', { name: '从大到小' }).click()
      await soon(() => pathOf(page)).toBe(`${path}?sort_field=pay_amount&sort_order=asc`)
      await cards.first().locator('a').click()
      await page.getByTestId('row-drawer').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('[data-choice="table"]').click()
      await page.locator('.lt-scroll').waitFor()
    },
  )
