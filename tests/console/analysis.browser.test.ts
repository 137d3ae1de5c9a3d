import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { namedPeriod } from '../../console/lists/periods.ts'
import { fakeAnalysis } from '../support/fake-analysis.ts'
import { done, refuse } from '../support/fake-api.ts'
import { fakeZone } from '../support/fake-of.ts'
import { axeFindings } from './support/axe.ts'
import { drawn } from './support/drawn.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const stage = consoleStage()
const { state, visitAs } = stage
const path = '/dataAnalysis/dataAnalysis'

const ready = (page: Page) => page.locator('.analysis[data-ready] .pv').waitFor()
const open = async (search = '', options = {}): Promise<Page> => {
  const { page } = await visitAs('leader', path + search, options)
  await ready(page)
  return page
}
const keys = (page: Page): Promise<(string | null)[]> =>
  page.locator('.pv tbody tr').evaluateAll((all) => all.map((row) => row.getAttribute('data-key')))
const heads = (page: Page): Promise<(string | null)[]> =>
  page.locator('.pv [data-head]').evaluateAll((all) => all.map((head) => head.getAttribute('data-head')))
const values = (page: Page, metric: string): Promise<number[]> =>
  page
    .locator(`.pv tbody td[data-metric="${metric}"]`)
    .evaluateAll((all) => all.map((cell) => Number(cell.getAttribute('data-value'))))

test('[AN5] [AN11] the page opens with the last 30 days by day; dimensions, metrics and a comparison are put together and stand in the address', async () => {
  const page = await open()
  expect(await heads(page)).toEqual(['M01', 'M03', 'M08', 'M13'])
  expect(await keys(page)).toHaveLength(30)
  expect(await page.locator('.analysis').getAttribute('data-source')).toBe('kept')
  expect(await page.getByTestId('chart-kind').getAttribute('data-drawn')).toBe('line')
  await drawn(page.locator('.analysis'))
  await page.getByTestId('add-dims').click()
  await page.locator('[data-option="region"] input').click()
  await page.locator('[data-option="day"] input').click()
  await page.keyboard.press('Escape')
  await soon(() => keys(page)).toHaveLength(5)
  expect(pathOf(page)).toBe(`${path}?dims=region`)
  await page.locator('[data-picks="metrics"] [data-pick="M13"] button').last().click()
  await page.locator('.builder [data-choice="previous"]').click()
  await soon(() => page.locator('.pv[data-compare]').count()).toBe(1)
  expect(pathOf(page)).toBe(`${path}?dims=region&metrics=M01%2CM03%2CM08&compare=previous`)
  expect(await page.locator('.pv tbody .pv-change .change.good').count()).toBe(15)
  expect(await page.getByTestId('days').textContent()).toContain('对比')
  await page.goBack()
  await soon(() => page.locator('.pv[data-compare]').count()).toBe(0)
  await page.goBack()
  await soon(() => heads(page)).toEqual(['M01', 'M03', 'M08', 'M13'])
})

test('[AN12] [AN16] a cross table has the last dimension as columns with all totals; rows sort by any metric, cells take heat and lead to their orders', {
  tags: ['long'],
}, async () => {
  const page = await open('?dims=product%2Cregion&metrics=M01%2CM03&pivot=1&heat=1')
  expect(await page.locator('.pv .pv-group').allTextContents()).toEqual(
    expect.arrayContaining(['美国', '英国', '越南', '泰国', '马来西亚', '合计']),
  )
  expect(await keys(page)).toHaveLength(50)
  expect(await page.locator('.pv tbody tr').first().locator('td.lt-figure').count()).toBe(12)
  expect(await page.locator('.pv tbody td[data-heat]').count()).toBe(500)
  const [key] = await keys(page)
  const [first = ''] = await page.locator('.pv .pv-group').allTextContents()
  const codes: Readonly<Record<string, string>> = { 美国: 'US', 英国: 'GB', 越南: 'VN', 泰国: 'TH', 马来西亚: 'MY' }
  await page.locator('.pv tbody th a').first().focus()
  for (const step of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'Enter']) await page.keyboard.press(step)
  await page.waitForSelector('[data-list="orders"][data-ready]')
  const { start_time, end_time } = namedPeriod('last30', { zone: fakeZone, cut_hour: 0 }, Date.now() / 1000)
  const days = `start_time=${start_time}&end_time=${end_time}`
  expect(pathOf(page)).toBe(`/orderAll/orderAll?date_type=paid&${days}&product=${key}&region=${codes[first]}`)
  await page.goBack()
  await soon(() => keys(page)).toHaveLength(50)
  const totals = () =>
    page
      .locator('.pv tbody tr')
      .evaluateAll((all) => all.map((row) => Number(row.lastElementChild?.getAttribute('data-value'))))
  await page.locator('[data-head="M03"] button').click()
  await soon(async () => (await totals()).slice(0, 2)).toEqual((await totals()).toSorted((a, b) => b - a).slice(0, 2))
  expect(await page.locator('[data-head="M03"]').getAttribute('aria-sort')).toBe('descending')
  expect(pathOf(page)).toContain('sort=-M03')
  await page.getByTestId('pivot').click()
  await soon(() => page.locator('.pv .pv-group').count()).toBe(0)
  expect(await heads(page)).toEqual(['M01', 'M03'])
  await page.locator('.pager [aria-label]').first().waitFor()
  await page.getByTestId('heat').click()
  await soon(() => page.locator('.pv tbody td[data-heat]').count()).toBe(0)
})

test('[AN24] a pivot stands as bars on a field, is walked by keys, and comes back when its context was taken', {
  tags: ['long'],
}, async () => {
  const page = await open('?dims=region%2Ccategory&metrics=M01&pivot=1&chart=field')
  await soon(() => page.getByTestId('chart-kind').getAttribute('data-drawn')).toBe('field')
  const canvas = page.locator('[data-panel="analysis"] [data-testid="chart-canvas"]')
  await canvas.scrollIntoViewIfNeeded()
  const deep = () =>
    canvas.locator('canvas').evaluateAll((all) => {
      const contexts = all.flatMap((one) => (one as HTMLCanvasElement).getContext('webgl') ?? [])
      return contexts.map((context) => context.isContextLost())
    })
  await soon(deep).toEqual([false])
  await canvas.focus()
  await page.keyboard.press('ArrowRight')
  await soon(() => page.getByTestId('chart-spoken').first().textContent()).toMatch(/\$/)
  await canvas.locator('canvas').evaluateAll((all) => {
    const [context] = all.flatMap((one) => (one as HTMLCanvasElement).getContext('webgl') ?? [])
    const lose = context?.getExtension('WEBGL_lose_context')
    lose?.loseContext()
    setTimeout(() => lose?.restoreContext(), 100)
  })
  await soon(deep).toEqual([false])
  await page.getByTestId('chart-kind').selectOption('bar')
  await soon(() => page.getByTestId('chart-kind').getAttribute('data-drawn')).toBe('bar')
})

test('[AN8] [AN13] [AN16] ready questions keep the chosen days, and the kind of chart follows them or the choice', async () => {
  const page = await open('?period=last7')
  const kinds: Record<string, string> = { tiers: 'funnel', abc: 'pie', roi: 'scatter', age: 'line' }
  for (const [name, kind] of Object.entries(kinds)) {
    await page.locator(`[data-preset="${name}"]`).click()
    await soon(() => page.getByTestId('chart-kind').getAttribute('data-drawn')).toBe(kind)
    expect(pathOf(page)).toContain('period=last7')
    expect(await page.locator(`[data-preset="${name}"]`).getAttribute('aria-pressed')).toBe('true')
  }
  await page.locator('[data-preset="tiers"]').click()
  await soon(() => keys(page)).toEqual(['4', '3', '2', '1', ''])
  expect(await page.locator('.pv tbody th').first().textContent()).toBe('头部 ≥ $100,000.00')
  expect(await page.locator('.pv tbody a').count()).toBe(0)
  expect(await page.locator('.pv tbody td').first().getAttribute('title')).toContain('不能按“达人级别”筛选')
  expect(await page.getByTestId('pivot-total').locator('a').count()).toBe(6)
  await page.getByTestId('chart-kind').selectOption('bar')
  await soon(() => page.getByTestId('chart-kind').getAttribute('data-drawn')).toBe('bar')
  await page.goto(`${state.api.url}${path}?dims=region&metrics=M19%2CM01`)
  await ready(page)
  expect(await page.getByTestId('days').textContent()).toContain('千次播放成交')
  expect(await page.locator('.pv tbody td[data-metric="M19"]').first().textContent()).toBe('—')
})

test('[AN7] [AN10] [AN14] [AN19] filters narrow, views are kept and shown on the data dashboard, a refusal is said in its words, and the file is the question on the screen', async () => {
  const page = await open('?dims=product')
  await page.getByText('展开').click()
  await page.getByTestId('pick-creator').click()
  await page.locator('.popover:popover-open input[type="search"]').fill('nobody')
  await page.locator('.popover:popover-open [data-choice="nobody"]').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.getByTestId('apply-filters').click()
  await page.getByTestId('analysis-empty').waitFor()
  expect(pathOf(page)).toContain('creator=nobody')
  await page.getByTestId('clear-filters').click()
  await soon(() => keys(page)).toHaveLength(50)
  await page.getByTestId('views').click()
  await page.getByTestId('save-view').click()
  await page.fill('#name', '商品总览')
  await page.getByTestId('view-dialog').locator('[type="submit"]').click()
  await soon(() => page.locator('.view-now').textContent()).toBe('商品总览')

  await page.getByTestId('to-board').click()
  await page.getByRole('button', { name: '打开看板' }).click()
  const mine = page.getByTestId('my-analyses')
  await drawn(mine)
  expect(pathOf(page)).toBe('/console2/console2')
  expect(await mine.locator('[data-panel="analysis-1"]').textContent()).toContain('商品总览')
  await mine.locator('[data-choice="table"]').click()
  expect(await mine.locator('.chart-table tbody tr').count()).toBe(15)
  expect(await axeFindings(page)).toEqual([])
  await page.getByTestId('remove-panel').click()
  await soon(() => mine.textContent()).toContain('还没有分析')
  await page.getByRole('button', { name: '撤销' }).click()
  await mine.locator('[data-panel="analysis-1"]').waitFor()
  const lost = { query: '', place: 2, id: '2', name: '旧视图' }
  const gone = [
    { ...lost, state: 'gone' },
    { ...lost, id: '3', state: 'denied' },
  ]
  state.api.scripts.set('/api/v1/analysis/panels/remove', () => done(gone))
  await page.getByTestId('remove-panel').click()
  await soon(() => mine.locator('.chart-empty').allTextContents()).toEqual([
    '这个视图已被删除，可以从看板移除',
    '没有权限查看这个视图，或它已不再共享，可以从看板移除',
  ])
  state.api.scripts.clear()
  await page.getByTestId('remove-panel').first().click()
  await mine.locator('[data-panel="analysis-1"]').waitFor()
  expect(await mine.locator('.chart-panel').count()).toBe(1)
  await page.goBack()
  await ready(page)

  const asked: string[] = []
  await page.route('**/api/v1/analysis/export', (route) => {
    asked.push(route.request().postData() ?? '')
    return route.fulfill({
      headers: { 'content-disposition': "attachment; filename*=UTF-8''a.csv" },
      body: '\ufeff"商品"\r\n',
    })
  })
  await page.locator('[data-head="M01"] button').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByTestId('export')
      .click()
      .then(() => page.click('[data-format="csv"]')),
  ])
  expect(await readFile(await download.path(), 'utf8')).toBe('\ufeff"商品"\r\n')
  expect(JSON.parse(asked[0] ?? '')).toMatchObject({
    sort: '-M01',
    format: 'csv',
    query: expect.stringContaining('dims=product'),
  })
  state.api.scripts.set('/api/v1/analysis/ask', () => refuse('结果过大，请缩小范围（最多 50000 个单元格）'))
  await page.getByTestId('refresh').click()
  await soon(() => page.getByTestId('load-failed').textContent()).toContain('结果过大，请缩小范围')
})

test('[AN25] a question without an answer has no file, and says no more of it than that', async () => {
  state.api.scripts.set('/api/v1/analysis/ask', () => refuse('结果过大，请缩小范围（最多 50000 个单元格）'))
  const { page } = await visitAs('leader', path)
  await page.getByTestId('load-failed').waitFor()
  expect(await page.getByTestId('export').textContent()).toBe('导出')
  expect(await page.getByTestId('export').isDisabled()).toBe(true)
  state.api.scripts.clear()
  await page.getByTestId('refresh').click()
  await ready(page)
  expect(await page.getByTestId('export').isDisabled()).toBe(false)
})

test('[AN23] a question that is answered behind shows how far it is, is stopped and asked again, and its link comes back to the answer', async () => {
  const answer = fakeAnalysis({ dims: 'product', start_time: '1', end_time: '86401' })
  const work = { id: '7', state: 'running', done: 2, total: 8, reason: '', add_time: 1 }
  let told: unknown = { answer: null, work }
  state.api.scripts.set('/api/v1/analysis/ask', () => done(told))
  state.api.scripts.set('/api/v1/analysis/cancel', ({ body }) => {
    told = { answer: null, work: { ...work, state: 'cancelled', reason: `已停止 ${body.id}` } }
    return done(null)
  })
  state.api.scripts.set('/api/v1/analysis/again', () => {
    told = { answer: null, work: { ...work, state: 'queued', done: 0, total: 0 } }
    return done(null)
  })
  const link = `${path}?dims=product&pivot=0`
  const { page } = await visitAs('leader', link)
  await page.locator('[data-testid="work"][data-state="running"]').waitFor()
  expect(await page.locator('.analysis-work progress').getAttribute('value')).toBe('2')
  expect(await page.getByTestId('work').textContent()).toContain('2 / 8')
  expect(await axeFindings(page)).toEqual([])
  told = { answer: null, work: { ...work, done: 5 } }
  await soon(() => page.getByTestId('work').textContent()).toContain('5 / 8')
  await page.getByTestId('work-cancel').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-testid="work"][data-state="cancelled"]').waitFor()
  expect(await page.getByTestId('work').textContent()).toContain('已停止 7')
  await page.getByTestId('work-again').click()
  await page.locator('[data-testid="work"][data-state="queued"]').waitFor()
  await page.goto(page.url().replace(/\/dataAnalysis.*/, '/console'))
  told = { answer, work: null }
  await page.goto(page.url().replace(/\/console.*/, link))
  await ready(page)
  expect(await page.getByTestId('work').count()).toBe(0)
})

test('[AN11] [L34] the page is accessible in both themes and fits a telephone', { tags: ['long'] }, async () => {
  for (const theme of ['dark', 'light']) {
    const page = await open('?dims=region%2Ccontent_type&pivot=1&compare=previous&heat=1', {
      stored: { 'tw.theme': theme },
    })
    await page.waitForTimeout(300)
    expect(await axeFindings(page), theme).toEqual([])
    const sizes = await page.locator('.pv-drill').evaluateAll((all) =>
      all.map((link) => {
        const { width, height } = link.getBoundingClientRect()
        return Math.min(width, height)
      }),
    )
    expect(sizes.length).toBeGreaterThan(0)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24)
  }
  const narrow = await open('?dims=product&compare=year', { size: { width: 390, height: 844 } })
  expect(await narrow.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect((await values(narrow, 'M01')).slice(0, 3)).toEqual(
    fakeAnalysis({ dims: 'product', start_time: '1', end_time: '2' })
      ?.rows.map(({ values: [first] }) => Number(first))
      .sort((a, b) => b - a)
      .slice(0, 3),
  )
})
