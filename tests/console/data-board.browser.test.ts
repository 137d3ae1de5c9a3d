import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { daysOf } from '../../console/features/data-board/day-rows.ts'
import { namedPeriod } from '../../console/lists/periods.ts'
import { trendMetrics } from '../../shared/areas/data-board/api.ts'
import type { NamedPeriod } from '../../shared/lists/filter.ts'
import { dayStart } from '../../shared/time/zone.ts'
import { done, refuse } from '../support/fake-api.ts'
import { fakeBoard, fakeBoardTrend } from '../support/fake-board.ts'
import { fakeZone } from '../support/fake-of.ts'
import { sampled } from '../support/sampled.ts'
import { axeFindings } from './support/axe.ts'
import { drawn } from './support/drawn.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { state, visitAs } = consoleStage()
const path = '/console2/console2'
const clock = { zone: fakeZone, cut_hour: 0 }

const ready = (page: Page) => page.waitForSelector('.board[data-ready]')
const open = async (search = '', options: Parameters<typeof visitAs>[2] = {}): Promise<Page> => {
  const { page } = await visitAs('leader', path + search, options)
  await ready(page)
  return page
}
const periodOf = (name: NamedPeriod) => namedPeriod(name, clock, Date.now() / 1000)
const queryOf = (name: NamedPeriod, compare = 'previous') => ({ ...periodOf(name), compare })
const asked = (call: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(state.api.seen.filter((one) => one.path.endsWith(call)).at(-1)?.query))
const texts = (query: object) => Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
const shown = (page: Page, selector: string): Promise<number[]> =>
  page
    .locator(`${selector} [data-value]`)
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-value'))))

test('[DB6][DB8] an address opens its days as an exact table, and a day leads to its orders and back', async () => {
  const page = await open('?period=last30&compare=year&view=table&metric=%00')
  const query = queryOf('last30', 'year')
  expect(asked('/dashboard/overview')).toEqual(texts(query))
  const { days, total } = fakeBoardTrend(query)
  const rows = page.locator('.board-table tbody tr')
  await soon(() => rows.count()).toBe(30)
  const last = days.at(-1)
  if (!last) throw new Error('no day')
  const exact = ({ values, before }: Pick<typeof total, 'values' | 'before'>) => [
    ...trendMetrics.map((id) => values[id]),
    before.M01,
  ]
  expect(await shown(page, '.board-table tbody tr:first-child')).toEqual(exact(last))
  expect(await shown(page, '.board-table tfoot tr')).toEqual(exact(total))
  const ends = `start_time=${last.start_time}&end_time=${last.end_time}`
  const settledLink = rows.first().locator('td').getByRole('link')
  expect(await settledLink.getAttribute('href')).toBe(
    `/orderAll/orderAll?date_type=settled&${ends}&settlement_status=2`,
  )
  // [DB8] Largest first, smallest first, the newest day first again.
  const firsts = (): Promise<number | undefined> =>
    shown(page, '.board-table tbody tr:first-child').then(([first]) => first)
  const sums = days.map(({ values }) => values.M01 ?? 0)
  for (const first of [Math.max(...sums), Math.min(...sums), last.values.M01]) {
    await page.click('.board-table [data-sort="M01"]')
    await soon(firsts).toBe(first)
  }
  await rows.first().locator('th').getByRole('link').click()
  await page.waitForSelector('[data-list][data-ready]')
  expect(pathOf(page)).toBe(`/orderAll/orderAll?date_type=paid&start_time=${last.start_time}&end_time=${last.end_time}`)
  await page.goBack()
  await soon(() => rows.count()).toBe(30)
})

test('[DB6][DB7] periods by name or by day and the comparison stand in the address; back walks back', async () => {
  const page = await open()
  expect(asked('/dashboard/trend')).toEqual({ ...texts(queryOf('last7')), grain: 'day' })
  await page.click('[data-choice="lastMonth"]')
  await ready(page)
  expect(asked('/dashboard/trend')).toEqual({ ...texts(queryOf('lastMonth')), grain: 'day' })
  for (const { id, value } of fakeBoard(queryOf('lastMonth')).kpi)
    expect(await shown(page, `[data-kpi="${id}"]`), id).toEqual([value])
  await page.click('[data-choice="year"]')
  await soon(() => asked('/dashboard/overview').compare).toBe('year')
  await soon(() => page.textContent('[data-against="year"]')).toContain('较去年')
  await page.getByTestId('board-metric').selectOption('M03')
  expect(pathOf(page)).toBe(`${path}?period=lastMonth&compare=year&metric=M03`)
  await page.goBack()
  await soon(() => pathOf(page)).toBe(`${path}?period=lastMonth`)
  await page.getByTestId('own-period').click()
  await page.getByLabel('开始日期').fill('2026-03-09')
  await page.getByLabel('结束日期').fill('2026-03-09')
  const day = dayStart(clock, Date.UTC(2026, 2, 9) / 86_400_000)
  await soon(() => pathOf(page)).toBe(`${path}?start_time=${day}&end_time=${day + 86_400}`)
  await soon(() => page.getByTestId('own-period').textContent()).toBe('2026-03-09')
})

test('[DB9] a first load has the page’s shape; a failure says why and keeps older figures; another try mends it', async () => {
  let release = (): void => {}
  state.api.scripts.set('/api/v1/dashboard/overview', async () => {
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return refuse('平台正在启动')
  })
  const { page } = await visitAs('leader', path)
  await page.getByTestId('skeleton').waitFor()
  await soon(() => state.api.seen.some((one) => one.path.endsWith('/dashboard/overview'))).toBe(true)
  release()
  const failed = page.getByTestId('load-failed')
  await failed.waitFor()
  expect(await failed.textContent()).toContain('加载失败: 平台正在启动')
  state.api.scripts.clear()
  await failed.getByRole('button').click()
  await ready(page)
  state.api.scripts.set('/api/v1/dashboard/trend', () => refuse('数据库正在维护'))
  await page.getByTestId('refresh').click()
  await failed.waitFor()
  expect(await failed.textContent()).toContain('加载失败，下面是上一次的数据: 数据库正在维护')
  expect(await page.locator('[data-kpi]').count()).toBe(14)
  expect(await page.getByTestId('data-time').getAttribute('data-stale')).toBe('false')
})

test('[DB11] [DB12] filters stand in the address and go with every call, and lead to the order list with them', async () => {
  const named = (id: string) => ({ id, name: `昵称 ${id}`, note: '' })
  state.api.scripts.set('/api/v1/list/choices', ({ query: { list, filter } }) =>
    done({ options: list === 'data-board' && filter === 'creator' ? ['c-1', 'c-2'].map(named) : [], more: false }),
  )
  state.api.scripts.set('/api/v1/list/match', ({ body }) =>
    done({ matches: body.texts.map((text: string) => ({ text, found: text === 'x' ? [] : [named(text)] })) }),
  )
  state.api.scripts.set('/api/v1/list/names', () => done({ names: { team: { 7: '华东团队' } } }))
  const page = await open('?region=US&team=7&category=%00&content_type=9&creator=mia')
  const filter = { region: 'US', team: '7', creator: 'mia' }
  for (const call of ['overview', 'trend', 'compose', 'funnel', 'heat']) {
    expect(asked(`/dashboard/${call}`), call).toMatchObject(filter)
    expect(Object.keys(asked(`/dashboard/${call}`)), call).not.toContain('category')
  }
  await soon(() => page.getByTestId('chip').allTextContents()).toEqual([
    '国家/地区: 美国',
    '达人: mia',
    '团队（含下级）: 华东团队',
  ])
  await page.getByTestId('pick-creator').click()
  const panel = page.locator('.popover:popover-open')
  await panel.locator('[data-choice="c-1"]').waitFor()
  await panel.getByRole('searchbox').evaluate((box) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'c-7\nc-8, x')
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await soon(() => panel.getByRole('status').textContent()).toBe('找到 2 个。 没有找到 1 个：x。')
  await panel.locator('[data-choice="mia"]').click()
  await page.keyboard.press('Escape')
  expect(await page.getByTestId('pick-creator').textContent()).toBe('达人昵称 c-7, 昵称 c-8')
  expect(asked('/dashboard/heat').creator).toBe('mia')
  await page.getByTestId('apply-filters').click()
  await soon(() => pathOf(page)).toBe(`${path}?region=US&creator=c-7%2Cc-8&team=7`)
  await soon(() => asked('/dashboard/heat').creator).toBe('c-7,c-8')
  await page.getByRole('button', { name: /团队（含下级）$/ }).click()
  await soon(() => pathOf(page)).toBe(`${path}?region=US&creator=c-7%2Cc-8`)
  await ready(page)
  const { start_time, end_time } = periodOf('last7')
  const rest = `&start_time=${start_time}&end_time=${end_time}&region=US&creator=c-7%2Cc-8`
  expect(await page.getByTestId('board-orders').getAttribute('href')).toBe(`/orderAll/orderAll?date_type=paid${rest}`)
  for (const [id, drill] of [
    ['M01', `paid${rest}`],
    ['M09', `settled${rest}&settlement_status=2`],
    ['M13', `paid${rest}&returned=1`],
  ] as const)
    expect(await page.getByTestId(`orders-${id}`).getAttribute('href')).toBe(`/orderAll/orderAll?date_type=${drill}`)
  await page.getByTestId('clear-filters').click()
  await soon(() => pathOf(page)).toBe(path)
})

test('[DB20] [CD22] a value of the days compared leads to them as far as they count, commission settled too', () => {
  const [day] = fakeBoardTrend(queryOf('last7')).days
  if (!day) throw new Error('no day')
  const cut = { ...day, before_until: day.before_start_time + 500 }
  const { start_time, end_time, before_start_time: start } = day
  expect(daysOf(cut, { before: false })).toEqual({ start_time, end_time })
  expect(daysOf(cut, { before: true })).toEqual({ start_time: start, end_time: start + 500 })
})

test('[DB20] a card leads to the orders behind it, a step of the funnel and a day of the trend too', async () => {
  const page = await open('?metric=M09')
  const { start_time, end_time } = periodOf('last7')
  const days = `start_time=${start_time}&end_time=${end_time}`
  const opened = async (): Promise<string> => {
    await page.waitForSelector('[data-list][data-ready]')
    const at = pathOf(page)
    await page.goBack()
    await ready(page)
    return at
  }
  await page.getByTestId('orders-M09').press('Enter')
  expect(await opened()).toBe(`/orderAll/orderAll?date_type=settled&${days}&settlement_status=2`)
  const funnel = page.locator('[data-panel="funnel"] .chart-canvas')
  await funnel.press('Home')
  await funnel.press('ArrowRight')
  await funnel.press('Enter')
  expect(await opened()).toBe(`/orderAll/orderAll?date_type=paid&${days}&delivered=1`)
  const trend = page.locator('[data-panel="days"] .chart-canvas')
  await trend.press('Home')
  await trend.press('Enter')
  const [first] = fakeBoardTrend(queryOf('last7')).days
  const day = `start_time=${first?.start_time}&end_time=${first?.end_time}`
  expect(await opened()).toBe(`/orderAll/orderAll?date_type=settled&${day}&settlement_status=2`)
})

test('[DB13] weeks and a second metric stand in the address; own days compared are asked for', {
  tags: ['long'],
}, async () => {
  const page = await open('?period=last30')
  await page.click('.panel-days [data-choice="week"]')
  await page.getByTestId('board-second').selectOption('M03')
  await soon(() => asked('/dashboard/trend').grain).toBe('week')
  expect(pathOf(page)).toBe(`${path}?period=last30&grain=week&second=M03`)
  await page.click('[data-choice="custom"]')
  await page.getByTestId('compare-day').fill('2026-01-05')
  const time = String(dayStart(clock, Date.UTC(2026, 0, 5) / 86_400_000))
  await soon(() => asked('/dashboard/overview').compare_time).toBe(time)
  await soon(() => page.locator('[data-against="custom"]').count()).toBe(14)
})

for (const { tags, rows } of sampled(
  [
    { theme: 'dark', language: 'zh', size: { width: 1366, height: 768 } },
    { theme: 'light', language: 'en', size: { width: 390, height: 844 } },
  ],
  ({ theme }) => theme === 'dark',
))
  test.each(rows)(
    '[DB10] figures and chart fit the screen and pass the accessibility check: $theme, $language',
    { tags },
    async (look) => {
      const { theme, language, size } = look
      const page = await open('', { stored: { 'tw.theme': theme, 'tw.language': language }, size })
      await drawn(page.locator('.panel-days'))
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
      if (size.width > 1000) {
        for (const part of ['[data-figures="board"]', '.panel-days']) {
          const box = await page.locator(part).boundingBox()
          expect((box?.y ?? 0) + (box?.height ?? 9999), part).toBeLessThanOrEqual(size.height)
        }
      }
      expect(await axeFindings(page)).toEqual([])
      await page.click('.panel-days [data-choice="table"]')
      await page.waitForSelector('.board-table')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width)
      expect(await axeFindings(page)).toEqual([])
    },
  )
