import { expect, test } from 'vitest'
import type { ImportRun } from '../../shared/areas/imports/api.ts'
import { refuse } from '../support/fake-api.ts'
import { fakeCheck, fakePreview, fakeRun } from '../support/fake-imports.ts'
import { axeFindings } from './support/axe.ts'
import { call, checked, done, importStage } from './support/import-stage.ts'
import { pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, bodies, runIs, open } = importStage()

test('[OI20] the first lines are shown at once while the whole file is checked, which can be cancelled; a changed date form starts a new check', {
  tags: ['long'],
}, async () => {
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

test('[OI20] a zone, a currency and a report time that cannot be understood stay as typed and are said; others start a check', {
  tags: ['long'],
}, async () => {
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

test('[OI20] each of the first lines is shown in its own currency; without lines there is no table of them', {
  tags: ['long'],
}, async () => {
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

test('[OI24] lines that lower a refund or bring an order back to life are shown before the one confirmation, which names all that follows', {
  tags: ['long'],
}, async () => {
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

test('[OI24] a file that waits for rates alone says that they are to be given', { tags: ['long'] }, async () => {
  const rates = [{ currency: 'GBP', from: '2026-09-01', to: '2026-09-14', lines: 1200 }]
  runIs(checked({ taken: 0, refused: 1200, controls: [], rates }))
  const { view } = await open()
  await view.getByTestId('import-consequences').getByText('请先填写上面缺少的汇率').waitFor()
  expect(await view.getByTestId('import-start').isDisabled()).toBe(true)
})
