import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { refuse } from '../support/fake-api.ts'
import { emptySums, fakeCheck, fakeDay, fakeOptions, fakePreview, fakeRun } from '../support/fake-imports.ts'
import { axeFindings } from './support/axe.ts'
import { call, checked, done, ended, importStage, path } from './support/import-stage.ts'
import { pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs, bodies, runIs, open } = importStage()

const off = fakeDay({
  day: '2026-09-15',
  file: { lines: 10, pay_amt: 10_000, refund_amt: 0 },
  taken: { lines: 9, pay_amt: 9000, refund_amt: 0 },
  adjustments: emptySums,
  rejected: emptySums,
  repeated: emptySums,
  told: { lines: 9, pay_amt: 9000, refund_amt: 0 },
  now: { lines: 9, pay_amt: 8500, refund_amt: 500 },
})

test('[OI25] every day of the file ties with what became of it, or its difference stands there in red; a day leads to its orders', {
  tags: ['long'],
}, async () => {
  runIs(ended, { days: [fakeDay(), off, fakeDay({ day: '', currency: 'GBP' })] })
  const { page, view } = await open()
  const table = view.getByTestId('import-ties')
  await table.waitFor()
  const row = (day: string, measure: string) =>
    table.locator(`[data-day="${day}"] [data-measure="${measure}"] [data-field]`).allTextContents()
  expect(await row('2026-09-14 USD', 'pay_amt')).toEqual([
    '$5,000.00',
    '$4,800.00',
    '$0.00',
    '$150.00',
    '$50.00',
    '相符',
    '$4,800.00',
    '$4,800.00',
    '相符',
  ])
  expect(await row('2026-09-15 USD', 'lines')).toEqual(['10', '9', '0', '0', '0', '+1', '9', '9', '相符'])
  expect((await row('2026-09-15 USD', 'pay_amt')).slice(5)).toEqual(['+$10.00', '$90.00', '$85.00', '-$5.00'])
  expect((await row('2026-09-15 USD', 'refund_amt')).at(-1)).toBe('+$5.00')
  expect((await row('total USD', 'lines'))[0]).toBe('110')
  expect((await row('total GBP', 'pay_amt'))[0]).toBe('£5,000.00')
  await table.locator('[data-day=" GBP"]').getByText('时间无法读取').waitFor()
  await view.getByText('1 天对不上').waitFor()
  await view.getByText('1 天现在与文件所说的不同').waitFor()
  const [red, bad] = await table
    .locator('[data-off]')
    .first()
    .evaluate((element) => {
      const probe = element.appendChild(document.createElement('i'))
      probe.style.color = 'var(--bad)'
      return [getComputedStyle(element).color, getComputedStyle(probe).color]
    })
  expect(red).toBe(bad)
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await view.getByLabel('只看有差额的日子').check()
  expect(await table.locator('tbody').evaluateAll((all) => all.map((one) => one.getAttribute('data-day')))).toEqual([
    'total USD',
    'total GBP',
    '2026-09-15 USD',
  ])
  await table.getByRole('link', { name: '2026-09-15 的订单' }).click()
  const start = Date.UTC(2026, 8, 14, 16) / 1000
  await soon(() => pathOf(page)).toBe(`${path}?date_type=paid&start_time=${start}&end_time=${start + 86_400}`)
  await page.goBack()
  await view.getByTestId('import-ties').waitFor()
})

test('[OI25] many days are drawn a part at a time, and a file that ties says so', { tags: ['long'] }, async () => {
  const days = Array.from({ length: 90 }, (_, n) =>
    fakeDay({ day: new Date(Date.UTC(2026, 5, 1 + n)).toISOString().slice(0, 10) }),
  )
  runIs(ended, { days })
  const { view } = await open()
  await view.getByText('每一天都对得上').waitFor()
  await view.getByText('数据库里现在与文件所说的相同').waitFor()
  const bodiesOf = view.getByTestId('import-ties').locator('tbody')
  expect(await bodiesOf.count()).toBe(61)
  await view.getByRole('button', { name: '再显示 30 天' }).click()
  expect(await bodiesOf.count()).toBe(91)
  await view.getByLabel('只看有差额的日子').check()
  await view.getByText('没有哪一天有差额').waitFor()
})

test('[OI26] a run says what it was, what it did and who did what; orders that have changed since lead to the list', async () => {
  const sums = { lines: 1, pay_amt: 9000, refund_amt: 0 }
  runIs(
    { ...ended, by: '' },
    {
      changed: [
        { order_id: '5780009', day: '2026-09-15', told: sums, now: { ...sums, refund_amt: 500 }, by: '平台推送' },
      ],
      changedOrders: 130,
      log: [
        { time: 1_790_000_000, by: '林晓涛', action: 'queued', note: '' },
        { time: 1_790_000_100, by: '', action: 'open', note: '' },
        { time: 1_790_000_200, by: '何澄', action: 'undoing', note: '' },
        { time: 1_790_000_300, by: '', action: 'undone', note: '移除订单 4' },
      ],
    },
  )
  const { page, view } = await open()
  await view.getByText('1,200 行 = 写入 1,100 + 没有变化 90 + 未导入 10').waitFor()
  const sum = (name: string) => view.locator(`[data-sum="${name}"] dd`).textContent()
  expect(await sum('gross')).toBe('$45,678.90')
  expect(await sum('replaced')).toBe('40')
  expect(await sum('adjustments')).toBe('2')
  expect(await sum('who')).toBe('命令行')
  expect(await sum('dates')).toBe('月/日/年')
  expect(await view.getByTestId('import-log').locator('li b').allTextContents()).toEqual([
    '确认导入',
    '导入结束，有未导入的行',
    '撤回',
    '撤回完成',
  ])
  // What the platform did has no name, least of all that of the command line.
  expect(await view.getByTestId('import-log').locator('li small').nth(1).textContent()).toMatch(/^2026-[-: \d]+$/)
  const changed = view.getByTestId('import-changed')
  await changed.getByText('先列出 1 个，共 130 个订单').waitFor()
  await changed.getByText('平台推送').waitFor()
  await changed.getByRole('link', { name: '5780009' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?keyword=5780009`)
})

test('[OI26] refused lines are tried again with the options that the file was read with; a file that is gone cannot be', {
  tags: ['long'],
}, async () => {
  const options = { ...fakeOptions, dates: 'DMY' as const, zone: 'Europe/Paris' }
  const opened = { ...ended, state: 'open' as const, options, rejects: '/private/import/x/rejects.csv' }
  const { on, known } = runIs(opened)
  on('check', () => ({ state: 'checked', check: fakeCheck() }))
  const { page, view } = await open()
  await view.getByText('有 10 行未导入 · 可以重试').waitFor()
  expect(await view.getByRole('link', { name: '下载未导入的行' }).getAttribute('href')).toBe(opened.rejects)
  await view.getByTestId('import-again').click()
  await view.getByTestId('check-result').waitFor()
  expect(bodies('check')).toEqual([{ id: '7', options }])
  expect(await view.locator('select[name="dates"]').inputValue()).toBe('DMY')
  expect(await view.getByTestId('import-start').isEnabled()).toBe(true)
  known.run = { ...opened, isKept: false }
  await page.reload()
  await view.getByTestId('import-page').waitFor()
  expect(await view.getByTestId('import-again').count()).toBe(0)
})

test('[OI26] whoever is elsewhere is told how an import ended, and may look at it', { tags: ['long'] }, async () => {
  const { known } = runIs(fakeRun({ state: 'running', lines: 1, part_bp: 10 }))
  const { page } = await visitAs('leader', path)
  await page.getByText('正在导入 orders.csv：0.1%').waitFor()
  known.run = { ...ended, state: 'open' }
  const toast = page.getByTestId('toast').filter({ hasText: '有 10 行未导入，可以重试' })
  await toast.getByRole('button', { name: '查看' }).click()
  await soon(() => pathOf(page)).toContain('import=7')
  known.run = { ...ended, state: 'undoing' }
  await page.reload()
  await page.getByTestId('import-view').locator('[data-progress="undoing"]').waitFor()
  known.run = { ...ended, state: 'undone' }
  await page.getByTestId('toast').getByText('orders.csv 已撤回').waitFor()
})

test('[OI27] an import is taken back after a question that says what happens; Escape leaves everything as it is', {
  tags: ['long'],
}, async () => {
  const { on, known } = runIs(ended)
  on('undo', () => ({ state: 'undoing', lines: 300, part_bp: 2500 }))
  const { page, view } = await open()
  await view.getByTestId('import-undo').click()
  const question = page.getByTestId('confirm')
  await question.getByText('新增的订单会删除').waitFor()
  await question.getByText('已经在账单里的行保留不变').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await soon(() => question.count()).toBe(0)
  expect(bodies('undo')).toEqual([])
  await view.getByTestId('import-undo').click()
  await page.getByTestId('confirm-yes').click()
  await view.getByText('正在撤回：300 行，25.0%').waitFor()
  expect(bodies('undo')).toEqual([{ id: '7' }])
  expect(await view.getByTestId('import-cancel').count()).toBe(0)
  await page.keyboard.press('Escape')
  await soon(() => pathOf(page)).not.toContain('import=')
  await page.getByText('正在撤回 orders.csv：25.0%').waitFor()
  known.run = { ...ended, state: 'undone', reason: '3 行在账单里，保留不变' }
  await page.getByTestId('toast').getByText('orders.csv 已撤回').waitFor()
  await page.getByTestId('import-open').click()
  await page.getByRole('link', { name: 'orders.csv' }).click()
  await view.getByText('已撤回').waitFor()
  await view.getByText('3 行在账单里').waitFor()
  expect(await view.getByTestId('import-undo').count()).toBe(0)
})

test('[OI27] of an import that was taken back nothing is called a result or a difference', async () => {
  runIs(
    { ...ended, state: 'undone' },
    { days: [fakeDay({ now: emptySums }), fakeDay({ currency: 'GBP', now: emptySums })] },
  )
  const { page, view } = await open()
  await view.getByText('撤回之前的结果').waitFor()
  await view.getByText('每一天都对得上').waitFor()
  expect(await view.getByText('现在与文件所说的不同').count()).toBe(0)
  expect(await view.locator('[data-sum="net"], [data-field="moves"], [data-off]').count()).toBe(0)
  await view.getByLabel('只看有差额的日子').check()
  await view.getByText('没有哪一天有差额').waitFor()
  await view.getByTestId('import-back').click()
  const card = page.locator('.import-run[data-state="undone"]')
  await card.getByText('1,200 行 =').waitFor()
  expect(await card.getByText('净额').count()).toBe(0)
})

test('[OI25] a day that has several currencies is one day', async () => {
  runIs(ended, { days: [off, { ...off, currency: 'GBP' }] })
  const { view } = await open()
  await view.getByText('1 天对不上').waitFor()
  await view.getByText('1 天现在与文件所说的不同').waitFor()
})

test('[OI28] each run has an address, also the first one ever; back leads to the list of imports, and what cannot be seen says so', {
  tags: ['long'],
}, async () => {
  runIs({ ...ended, id: '1' })
  const { page, view } = await open('1')
  await page.getByRole('link', { name: 'orders.csv' }).click()
  await soon(() => pathOf(page)).toBe(`${path}?import=01`)
  await view.getByTestId('import-summary').waitFor()
  await page.goBack()
  await page.getByTestId('import-file').waitFor({ state: 'attached' })
  await page.goForward()
  await view.getByTestId('import-back').click()
  await soon(() => pathOf(page)).toBe(`${path}?import=1`)
  await page.goto(`${state.api.url}${path}?import=99`)
  await view.getByTestId('load-failed').getByText('没有这次导入').waitFor()
  expect(await view.getByText('正在读取').isVisible()).toBe(false)
  runIs(fakeRun({ state: 'upload', received: 20 }))
  await page.goto(`${state.api.url}${path}?import=7`)
  await view.getByText('这个文件没有传完').waitFor()
  const agent = state.api.records.get('agent1')
  if (agent) state.api.records.set('agent1', { ...agent, scope: 'm7' })
  const other = await visitAs('agent1', `${path}?import=7`)
  await other.page.getByTestId('import-denied').getByText('只有能看到整个公司的负责人').waitFor()
  await other.page.keyboard.press('Escape')
  await soon(() => pathOf(other.page)).not.toContain('import=')
})

test('[OI28] nothing that is chosen is lost: a check that cannot start keeps the choice and says why, a sent file that is left is found again', async () => {
  state.api.scripts.set(call('check'), () => refuse('平台正忙，请稍后重试'))
  const { page } = await visitAs('leader', `${path}?import=1`)
  const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from('Order,Item\n1,2\n') }
  await page.getByTestId('import-file').setInputFiles(file)
  const view = page.getByTestId('import-view')
  await view.getByText('平台正忙，请稍后重试').waitFor()
  await view.locator('select[name="numbers"]').selectOption('comma')
  await soon(() => bodies('check').at(-1)?.options?.numbers).toBe('comma')
  await view.getByText('平台正忙，请稍后重试').waitFor()
  expect(await view.locator('select[name="numbers"]').inputValue()).toBe('comma')
  expect(await view.getByTestId('import-start').isDisabled()).toBe(true)
  state.api.scripts.delete(call('check'))
  await view.getByTestId('check-again').click()
  await view.getByTestId('check-result').waitFor()
  expect(await view.locator('select[name="numbers"]').inputValue()).toBe('comma')
  await page.keyboard.press('Escape')
  await page.getByTestId('import-open').click()
  await page.getByRole('link', { name: 'orders.csv' }).click()
  await view.getByTestId('check-result').waitFor()
  expect(await view.locator('select[name="numbers"]').inputValue()).toBe('comma')
})

test('[OI29] the check and the page of a run fit a telephone and a small screen in both themes, with tables that scroll inside themselves', {
  tags: ['long'],
}, async () => {
  const lowered = [{ line: 12, order_id: '5780001'.repeat(3), before: 5000, after: 1200 }]
  const rates = [{ currency: 'GBP', from: '2026-09-01', to: '2026-09-14', lines: 190 }]
  state.api.scripts.set(call('preview'), () => done(fakePreview()))
  for (const [theme, width] of [
    ['dark', 390],
    ['light', 1366],
  ] as const) {
    const size = { width, height: width === 390 ? 844 : 768 }
    const fits = async (page: Page): Promise<void> => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${theme} ${width}`).toBe(width)
      const body = page.getByTestId('import-dialog').locator('.dialog-body')
      expect(await body.evaluate((one) => one.scrollWidth - one.clientWidth), `${theme} ${width}`).toBe(0)
      await page.waitForTimeout(300)
      expect(await axeFindings(page)).toEqual([])
    }
    runIs(checked({ rates, lowered, loweredLines: 60, ignored: ['A very long name of a column '.repeat(5).trim()] }))
    const first = await open('7', { size, stored: { 'tw.theme': theme } })
    await first.view.getByTestId('check-result').waitFor()
    await first.view.getByTestId('import-preview').waitFor()
    await fits(first.page)
    // The confirmation is in sight however far the rest goes on.
    const foot = await first.view.getByTestId('import-start').boundingBox()
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual(size.height)
    runIs(ended, {
      days: [fakeDay(), off],
      changed: [{ order_id: '5780009', day: '2026-09-15', told: off.told, now: off.now, by: '平台推送' }],
      changedOrders: 1,
      log: [{ time: 1_790_000_000, by: '林晓涛', action: 'undone', note: 'x'.repeat(120) }],
    })
    const second = await open('7', { size, stored: { 'tw.theme': theme } })
    await second.view.getByTestId('import-ties').waitFor()
    await fits(second.page)
  }
})
