import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fakeFunnel } from '../support/fake-board.ts'
import { axeFindings } from './support/axe.ts'
import { drawn } from './support/drawn.ts'
import { consoleStage, pathOf } from './support/open.ts'
import { soon } from './support/soon.ts'

const { visitAs } = consoleStage()

const open = async (options: Parameters<typeof visitAs>[2] = {}): Promise<Page> => {
  const { page } = await visitAs('leader', '/console2/console2', options)
  await page.waitForSelector('.board[data-ready]')
  return page
}
const panel = (page: Page, name: string) => page.locator(`[data-panel="${name}"]`)

test('[CH1] [CH2] [CH4] a chart has its values as a table and as a file, and its picture; a click opens what a point is made of', async () => {
  const page = await open()
  const { commission } = fakeFunnel
  const chart = panel(page, 'waterfall')
  await chart.locator('[data-choice="table"]').click()
  const values = await chart
    .locator('td')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-value'))))
  const { est_amt, deducted_amt, ineligible_amt, open_amt, actual_amt } = commission
  expect(values).toEqual([est_amt, -deducted_amt, -ineligible_amt, -open_amt, actual_amt])
  const [csv] = await Promise.all([page.waitForEvent('download'), chart.getByTestId('chart-csv').click()])
  const text = await readFile(await csv.path(), 'utf8')
  expect(text.startsWith('\ufeff"步骤","佣金 (USD)"\r\n"预估佣金",90000.00\r\n"退款扣减",-3000.00\r\n')).toBe(true)
  expect(await chart.getByTestId('chart-png').count()).toBe(0)
  await chart.locator('[data-choice="chart"]').click()
  await drawn(chart)
  const [png] = await Promise.all([page.waitForEvent('download'), chart.getByTestId('chart-png').click()])
  expect(png.suggestedFilename()).toMatch(/^佣金去向.*\.png$/)
  expect((await readFile(await png.path())).subarray(1, 4).toString()).toBe('PNG')
  await drawn(panel(page, 'categories'))
  await panel(page, 'categories')
    .getByTestId('chart-canvas')
    .click({ position: { x: 40, y: 40 } })
  await page.waitForSelector('[data-list]')
  expect(pathOf(page)).toContain('&category=1')
})

test('[CH3] [CH4] arrow keys walk the points of every kind of chart and read them out; Enter opens what a point is made of', async () => {
  const page = await open()
  const walked: Readonly<Record<string, string>> = {
    waterfall: '退款扣减, 佣金 -$3,000.00',
    funnel: '送达, 订单行 9,000',
    categories: '家居用品, 成交额 $33,000.00',
    heat: '周一, 01:00, $370.00',
  }
  for (const [name, text] of Object.entries(walked)) {
    await panel(page, name).getByTestId('chart-canvas').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await soon(() => panel(page, name).getByTestId('chart-spoken').textContent()).toBe(text)
  }
  const days = panel(page, 'days')
  await days.getByTestId('chart-canvas').focus()
  await page.keyboard.press('End')
  await soon(() => days.getByTestId('chart-spoken').textContent()).toMatch(
    /^\d{4}-\d\d-\d\d, 成交额 \$[\d,.]+, 成交额 · 上期 \$[\d,.]+$/,
  )
  await page.keyboard.press('Escape')
  expect(await days.getByTestId('chart-spoken').textContent()).toBe('')
  await panel(page, 'waterfall').getByTestId('chart-canvas').focus()
  for (const key of ['Home', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await page.waitForSelector('[data-list]')
  expect(pathOf(page)).toContain('&settlement_status=3')
})

test('[CH5] charts are as wide as the page leaves them, on the narrowest screen too, and pass the accessibility check', async () => {
  const page = await open({ stored: { 'tw.theme': 'light' }, size: { width: 390, height: 844 } })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await axeFindings(page)).toEqual([])
  await drawn(panel(page, 'heat'))
  const size = () =>
    panel(page, 'heat')
      .locator('canvas')
      .first()
      .evaluate((canvas) => canvas.clientWidth)
  const narrow = await size()
  await page.setViewportSize({ width: 1200, height: 844 })
  await soon(async () => (await size()) > narrow).toBe(true)
})

test('[CH12] a chart below the view has its place, words and keys; it is drawn when it comes near, or the page is printed', async () => {
  const page = await open({ size: { width: 1366, height: 768 } })
  const heat = panel(page, 'heat')
  const space = () => heat.locator('.chart-space').evaluate((box) => box.clientHeight)
  const kept = await space()
  await drawn(panel(page, 'days'))
  expect(await heat.locator('canvas').count()).toBe(0)
  expect(await panel(page, 'waterfall').locator('canvas').count()).toBe(0)
  expect(await heat.getByTestId('chart-canvas').getAttribute('aria-label')).not.toBe('')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await panel(page, 'waterfall').locator('canvas').count()).toBe(1)
  await drawn(heat)
  expect(await space()).toBe(kept)
})

test('[CH9] the legend puts a series out and back; the note of a name stands beside the pointer', async () => {
  const page = await open()
  const days = panel(page, 'days')
  await drawn(days)
  const canvas = days.locator('canvas')
  const look = () => canvas.evaluate((drawing) => (drawing as HTMLCanvasElement).toDataURL())
  const whole = await look()
  await canvas.click({ position: { x: 30, y: 12 } })
  expect(await look()).not.toBe(whole)
  await canvas.click({ position: { x: 30, y: 12 } })
  expect(await look()).toBe(whole)
  await canvas.hover({ position: { x: 200, y: 120 } })
  await soon(() => days.locator('.chart-tip').textContent()).toMatch(/^\d{4}-\d\d-\d\d\n成交额 {2}\$[\d,.]+\n/)
})
