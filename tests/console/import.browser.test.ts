import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ImportRun } from '../../shared/areas/imports/api.ts'
import { refuse } from '../support/fake-api.ts'
import {
  emptySums,
  fakeCheck,
  fakeDay,
  fakeOptions,
  fakePreview,
  fakeRun,
  fakeRunData,
  fakeSummary,
} from '../support/fake-imports.ts'
import { axeFindings } from './support/axe.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const path = '/orderAll/orderAll'
const call = (name: string): string => `/api/v1/import/${name}`
const done = (data: unknown) => ({ status: 1 as const, data, message: '' })
const bodies = (name: string): { options?: Record<string, unknown> }[] =>
  state.api.seen.filter((one) => one.path === call(name)).map(({ body }) => body as object)

/** The scripted platform knows one run; a call changes it. */
const runIs = (first: ImportRun, more: Parameters<typeof fakeRunData>[1] = {}) => {
  const known = { run: first }
  const { scripts } = state.api
  scripts.set(call('run'), ({ query }) =>
    query.id === known.run.id ? done(fakeRunData(known.run, more)) : refuse('没有这次导入'),
  )
  scripts.set(call('list'), () => done({ runs: [known.run], mapping: null, currency: 'USD' }))
  const on = (name: string, next: (body: Record<string, unknown>) => Partial<ImportRun>): void => {
    scripts.set(call(name), ({ body }) => {
      known.run = { ...known.run, ...next(body) }
      return done(known.run)
    })
  }
  return { known, on }
}

const checked = (fields: Parameters<typeof fakeCheck>[0] = {}): ImportRun =>
  fakeRun({ state: 'checked', options: fakeOptions, check: fakeCheck(fields) })

const ended = fakeRun({ state: 'done', options: fakeOptions, check: fakeCheck(), summary: fakeSummary, lines: 1200 })

const open = async (run = '7', more: Parameters<typeof visitAs>[2] = {}): Promise<{ page: Page; view: Locator }> => {
  const { page } = await visitAs('leader', `${path}?import=${run}`, more)
  return { page, view: page.getByTestId('import-view') }
}

test('[OI20] the first lines are shown at once while the whole file is checked, which can be cancelled; a changed date form starts a new check', async () => {
  const { on, known } = runIs(fakeRun({ id: '8', state: 'ready' }))
  on('check', (body) => ({
    state: 'checking',
    options: body.options as ImportRun['options'],
    lines: 540,
    part_bp: 4500,
    check: null,
  }))
  on('cancel', () => ({ state: 'cancelled' }))
  const { page, view } = await open('8')
  await view.getByTestId('import-preview').getByText('便携榨汁杯').waitFor()
  await view.getByText('正在检查整个文件：540 行，45.0%').waitFor()
  expect(bodies('check').map(({ options }) => options?.dates)).toEqual(['auto'])
  expect(await view.getByTestId('import-start').isDisabled()).toBe(true)
  await view.getByText('请等检查完成').waitFor()
  await view.locator('select[name="dates"]').selectOption('MDY')
  await soon(() => bodies('check').map(({ options }) => options?.dates)).toEqual(['auto', 'MDY'])
  await view.getByTestId('import-cancel').click()
  await view.getByText('整个文件还没有检查完').waitFor()
  expect(await view.locator('select[name="dates"]').inputValue()).toBe('MDY')
  on('check', () => ({ state: 'checked', check: fakeCheck() }))
  await view.getByTestId('check-again').click()
  await view.getByTestId('check-result').waitFor()
  expect(bodies('check')).toHaveLength(3)
  known.run = { ...known.run, state: 'checked' }
  const start = view.getByTestId('import-start')
  expect(await start.textContent()).toBe('确认导入 1,190 行')
  expect(await start.isEnabled()).toBe(true)
  await page.keyboard.press('Escape')
  await soon(() => pathOf(page)).not.toContain('import=')
})

test('[OI20] a zone, a currency and a report time that cannot be understood stay as typed and are said; others start a check', async () => {
  const { on } = runIs(checked())
  on('check', (body) => ({ options: body.options as ImportRun['options'] }))
  const { view } = await open()
  const zone = view.locator('input[name="zone"]')
  await zone.fill('London')
  await zone.press('Enter')
  await view.getByText('不认识这个时区').waitFor()
  const currency = view.locator('input[name="currency"]')
  await currency.fill('pounds')
  await currency.press('Enter')
  await view.getByText('请填三个字母的币种').waitFor()
  expect(await zone.inputValue()).toBe('London')
  expect(bodies('check')).toEqual([])
  await zone.fill('Europe/London')
  await currency.fill('gbp')
  await currency.press('Enter')
  await soon(() => bodies('check').at(-1)?.options).toMatchObject({ zone: 'Europe/London', currency: 'GBP' })
  const reported = view.locator('input[name="reported"]')
  await reported.fill('2026-09-01T10:30:00')
  await reported.press('Enter')
  // The company's zone is Asia/Shanghai.
  await soon(() => bodies('check').at(-1)?.options?.reported_t).toBe(Date.UTC(2026, 8, 1, 2, 30) / 1000)
  await soon(() => reported.inputValue()).toMatch(/^2026-09-01T10:30/)
})

test('[OI20] each of the first lines is shown in its own currency; without lines there is no table of them', async () => {
  const [line] = fakePreview().rows
  if (!line?.read) throw new Error('no line')
  const rows = (['USD', 'KRW'] as const).map((currency, n) => ({
    ...line,
    line: n + 2,
    read: { ...line.read, currency },
  }))
  state.api.scripts.set(call('preview'), () =>
    done(fakePreview({ rows: rows as ReturnType<typeof fakePreview>['rows'] })),
  )
  runIs(checked())
  const { view } = await open()
  const preview = view.getByTestId('import-preview')
  await preview.waitFor()
  expect(await preview.locator('td:nth-child(4)').allTextContents()).toEqual(['$45.00', 'KRW 4,500'])
  state.api.scripts.set(call('preview'), () => done(fakePreview({ rows: [] })))
  const empty = await open()
  await empty.view.getByTestId('check-result').waitFor()
  expect(await empty.view.getByTestId('import-preview').count()).toBe(0)
})

test('[OI20] an own table says by name which columns are still to be chosen, and nothing else', async () => {
  const problem = '映射文件无效：columns.pay_amount: needs pay_amount'
  state.api.scripts.set(call('preview'), () => done(fakePreview({ fits: [], rows: [], problem })))
  runIs(fakeRun({ state: 'ready' }))
  const { view } = await open()
  await view.getByText('请先选择这些字段的列：子单SKU 或 商品ID、支付金额、下单时间 或 支付时间。').waitFor()
  expect(await view.getByText(problem).count()).toBe(0)
  await view.locator('select[name="pay_amount"]').selectOption('Paid')
  await view.getByText('请先选择这些字段的列：子单SKU 或 商品ID、下单时间 或 支付时间。').waitFor()
})

test('[OI21] the check tells totals, refusals, columns and how everything was decided', async () => {
  const repeatedControls = [{ currency: 'USD', lines: 4, pay_amt: 20_000, refund_amt: 0 }]
  runIs(checked({ lines: 1204, repeated: 4, repeatedControls }))
  const { page, view } = await open()
  const result = view.getByTestId('check-result')
  await result.getByText('1,204 行 = 将导入 1,190 + 文件内重复 4 + 拒绝 10').waitFor()
  const cells = (row: string) => result.locator(`[data-row="${row}"] td`).allTextContents()
  expect(await cells('taken USD')).toEqual(['将导入', 'USD', '1,000', '$45,678.90', '$678.90', '$45,000.00'])
  expect(await cells('taken GBP')).toEqual(['将导入', 'GBP', '190', '£1,000.00', '£0.00', '£1,000.00'])
  expect(await cells('repeated USD')).toEqual(['文件内重复', 'USD', '4', '$200.00', '$0.00', '$200.00'])
  expect(await cells('refused USD')).toEqual(['拒绝', 'USD', '10', '$123.45', '$0.00', '$123.45'])
  expect(await result.locator('[data-sum="known"] dd').textContent()).toBe('90')
  expect(await result.locator('[data-sum="older"] dd').textContent()).toBe('5')
  expect(await result.locator('[data-part="refusals"] li').allTextContents()).toEqual([
    '支付金额无法读取：8 行第 3、17、24 … 行',
    '缺少订单号：2 行第 40、41 行',
  ])
  expect(await result.locator('[data-part="ignored"] li').allTextContents()).toEqual(['Carousel', 'Payment Status'])
  await result.locator('summary').click()
  await result.getByText('Payment Amount → 支付金额').waitFor()
  const why = (name: string) => view.locator(`[data-option="${name}"] .import-why`).textContent()
  expect(await why('dates')).toBe('月/日/年：第 9 行“11/22/2026”只能这样读')
  expect(await why('numbers')).toBe('小数点（1,234.50）：没有哪一行能说明，按此假定')
  expect(await why('zone')).toBe('按 Europe/London 读取')
  expect(await why('reported')).toContain('文件里的列说明')
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
})

test('[OI22] what a file asks stands at the control that answers it, and blocks the import in words', async () => {
  const reason = '第 4 行 03/04/2026 可以是三月四日，也可以是四月三日：请选择日期格式'
  const { on } = runIs(fakeRun({ id: '9', state: 'ready' }))
  on('check', (body) => {
    const options = body.options as NonNullable<ImportRun['options']>
    const told = options.dates !== 'auto'
    return told
      ? { state: 'checked', options, check: fakeCheck(), asks: '', reason: '' }
      : { state: 'ready', options, check: null, asks: 'dates', reason }
  })
  const { page, view } = await open('9')
  const question = view.locator('[data-option="dates"][data-asks]')
  await question.getByRole('alert').getByText(reason).waitFor()
  expect(await view.getByText(reason).count()).toBe(1)
  expect(await question.locator('select').getAttribute('aria-invalid')).toBe('true')
  expect(await view.getByTestId('import-start').isDisabled()).toBe(true)
  await view.getByText('请先回答上面的问题：日期格式').waitFor()
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await question.locator('select').selectOption('DMY')
  await view.getByTestId('check-result').waitFor()
  expect(await question.count()).toBe(0)
  expect(await view.getByTestId('import-start').isEnabled()).toBe(true)
})

test('[OI23] all missing exchange rates stand in one table, are sent together, and the file is checked again', async () => {
  const rates = [
    { currency: 'GBP', from: '2026-09-01', to: '2026-09-14', lines: 190 },
    { currency: 'VND', from: '2026-09-03', to: '2026-09-03', lines: 4 },
  ]
  const { on } = runIs(checked({ rates }))
  on('check', () => ({ state: 'checked', check: fakeCheck({ refused: 0, refusals: [], refusedControls: [] }) }))
  const { page, view } = await open()
  const form = view.getByTestId('import-rates')
  const save = form.getByTestId('rates-save')
  expect(await save.isDisabled()).toBe(true)
  expect(await view.getByTestId('import-start').isEnabled()).toBe(true)
  const [pound, dong] = [form.getByLabel('GBP 2026-09-01'), form.getByLabel('VND 2026-09-03')]
  await pound.fill('0,74')
  await form.getByText('请填大于 0 的数字').waitFor()
  expect(await save.isDisabled()).toBe(true)
  await pound.fill('0.74')
  await dong.fill('26410')
  await page.keyboard.press('Escape')
  await page.getByTestId('confirm').getByText('继续将放弃这些内容').waitFor()
  await page.getByTestId('confirm-no').click()
  expect(await pound.inputValue()).toBe('0.74')
  // Nor does the confirmation drop them unasked.
  await view.getByTestId('import-start').click()
  await page.getByTestId('confirm-no').click()
  expect([bodies('start'), await pound.inputValue()]).toEqual([[], '0.74'])
  state.api.scripts.set(call('rates'), () => refuse('汇率服务正忙'))
  await save.click()
  await page.getByText('汇率服务正忙').waitFor()
  expect(await dong.inputValue()).toBe('26410')
  state.api.scripts.delete(call('rates'))
  await save.click()
  await soon(() => form.count()).toBe(0)
  expect(bodies('rates').at(-1)).toEqual({
    rates: [
      { currency: 'GBP', from: '2026-09-01', to: '2026-09-14', rate: '0.74' },
      { currency: 'VND', from: '2026-09-03', to: '2026-09-03', rate: '26410' },
    ],
  })
  expect(bodies('check')).toHaveLength(1)
  await page.getByText('已保存 2 天的汇率').waitFor()
})

test('[OI24] lines that lower a refund or bring an order back to life are shown before the one confirmation, which names all that follows', async () => {
  const { on } = runIs(
    checked({
      lowered: [{ line: 12, order_id: '5780001', before: 5000, after: 1200 }],
      loweredLines: 3,
      revived: [{ line: 40, order_id: '5780002', before: 3, after: 1 }],
      revivedLines: 1,
    }),
  )
  on('start', () => ({ state: 'running', lines: 10, part_bp: 100, speed: null }))
  const { page, view } = await open()
  const lowered = view.locator('[data-warn="lowered"]')
  await lowered.getByText('3 行会调低退款').waitFor()
  expect(await lowered.locator('tbody td').allTextContents()).toEqual(['12', '5780001', '$50.00', '$12.00'])
  await lowered.getByText('先列出 1 行，共 3 行').waitFor()
  const revived = view.locator('[data-warn="revived"]')
  expect(await revived.locator('tbody td').allTextContents()).toEqual(['40', '5780002', '已失效', '待结算'])
  expect(await view.getByTestId('import-consequences').textContent()).toBe(
    '10 行不导入，之后可以重试。 5 行比现有数据旧，不会覆盖新的。 3 行的退款会调低。 1 行会重新生效。',
  )
  await page.waitForTimeout(300)
  expect(await axeFindings(page)).toEqual([])
  await view.getByTestId('import-start').click()
  await view.getByTestId('import-page').locator('[data-progress="running"]').waitFor()
  expect(bodies('start')).toEqual([{ id: '7' }])
})

test('[OI24] a file of which nothing would be taken cannot be confirmed, and says so', async () => {
  runIs(checked({ taken: 0, refused: 1200, controls: [] }))
  const { view } = await open()
  await view.getByText('没有可以导入的行').waitFor()
  expect(await view.getByTestId('import-start').isDisabled()).toBe(true)
})

test('[OI24] a file that waits for rates alone says that they are to be given', async () => {
  const rates = [{ currency: 'GBP', from: '2026-09-01', to: '2026-09-14', lines: 1200 }]
  runIs(checked({ taken: 0, refused: 1200, controls: [], rates }))
  const { view } = await open()
  await view.getByTestId('import-consequences').getByText('请先填写上面缺少的汇率').waitFor()
  expect(await view.getByTestId('import-start').isDisabled()).toBe(true)
})

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

test('[OI25] every day of the file ties with what became of it, or its difference stands there in red; a day leads to its orders', async () => {
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

test('[OI25] many days are drawn a part at a time, and a file that ties says so', async () => {
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

test('[OI26] refused lines are tried again with the options that the file was read with; a file that is gone cannot be', async () => {
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

test('[OI26] whoever is elsewhere is told how an import ended, and may look at it', async () => {
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

test('[OI27] an import is taken back after a question that says what happens; Escape leaves everything as it is', async () => {
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

test('[OI28] each run has an address, also the first one ever; back leads to the list of imports, and what cannot be seen says so', async () => {
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

test('[OI29] the check and the page of a run fit a telephone and a small screen in both themes, with tables that scroll inside themselves', async () => {
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
