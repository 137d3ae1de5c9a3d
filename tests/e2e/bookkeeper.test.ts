import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser, unseen } from '../support/browser.ts'
import { addAccount } from '../support/cli.ts'
import { type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let browser: Browser

beforeAll(async () => {
  ;[stack, browser] = await Promise.all([startStack({ DEMO: 'off' }), launchBrowser([unseen])])
})
afterAll(async () => {
  await browser?.close()
  await stack?.[Symbol.asyncDispose]()
})

const orders = '/orderAll/orderAll'
const day = new Date(Date.now() - 5 * 86_400_000).toISOString().slice(0, 10)
const header =
  'Order ID,SKU ID,Product Name,Payment Amount,Currency,Quantity,Refund amount,Order Status,Time Created,Payment time'
const line = (id: string, pay: string, currency = 'USD', refund = '0.00', status = 'Completed'): string =>
  [id, 'S1', 'Lamp', pay, currency, '1', refund, status, `${day} 10:00:00`, `${day} 10:00:00`].join(',')
const first = [header, line('A1', '100.00'), line('A2', '50.00', 'USD', '20.00'), line('A3', '30.00', 'EUR')].join('\n')
const second = [header, line('A2', '50.00', 'USD', '50.00'), line('A4', '70.00')].join('\n')

const upload = async (page: Page, name: string, text: string): Promise<void> => {
  await page.goto(`${stack.url}${orders}?import=1`)
  await page.getByTestId('import-file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}
const confirm = async (page: Page): Promise<void> => {
  await page.locator('[data-testid=import-start]:not([disabled])').click({ timeout: 60_000 })
}
const ended = (page: Page, state: string): Promise<void> =>
  page.locator(`[data-testid=import-view][data-state=${state}]`).waitFor({ timeout: 60_000 })

/** A row of the reconciliation, its fields by name. */
const tie = async (page: Page, key: string, measure: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page
      .locator(`[data-testid=import-ties] tbody[data-day="${key}"] tr[data-measure=${measure}] td[data-field]`)
      .evaluateAll((cells) => cells.map((cell) => [cell.getAttribute('data-field'), cell.textContent?.trim()])),
  )

/** What was paid over the whole order list, minor units. */
const turnover = async (page: Page): Promise<number> => {
  await page.goto(`${stack.url}${orders}?page=1`)
  const total = page.locator('[data-total=pay_amount]').first()
  return Number(await total.getAttribute('data-value', { timeout: 30_000 }))
}

test('[E8] a bookkeeper imports, reconciles, gives the missing rates, tries again, takes a file back, and the screens follow to the cent', {
  tags: ['long'],
}, async () => {
  const session = await addAccount(stack, 'books', 'Books')
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'zh-CN' })
  await stack.remember(context, session)
  const page = await context.newPage()

  await upload(page, 'orders_20260101.csv', first)
  await page.getByTestId('import-rates').waitFor({ timeout: 60_000 })
  await confirm(page)
  await ended(page, 'open')
  expect(await tie(page, 'total EUR', 'pay_amt')).toMatchObject({
    file: '€30.00',
    taken: '€0.00',
    rejected: '€30.00',
  })
  expect(await tie(page, 'total USD', 'refund_amt')).toMatchObject({ file: '$20.00', taken: '$20.00', now: '$20.00' })
  const run = page.url()
  expect(await turnover(page)).toBe(15_000)

  await page.goto(run)
  await page.getByTestId('import-again').click()
  const rates = page.getByTestId('import-rates')
  await rates.waitFor({ timeout: 60_000 })
  for (const field of await rates.locator('input').all()) await field.fill('0.8')
  await page.getByTestId('rates-save').click()
  await rates.waitFor({ state: 'detached', timeout: 60_000 })
  await confirm(page)
  await ended(page, 'done')
  expect(await tie(page, 'total EUR', 'pay_amt')).toMatchObject({ file: '€30.00', taken: '€30.00', now: '$37.50' })
  expect(await turnover(page)).toBe(18_750)

  await upload(page, 'orders_20260102.csv', second)
  await confirm(page)
  await ended(page, 'done')
  const later = page.url()
  expect(await turnover(page)).toBe(25_750)
  await page.goto(run)
  await ended(page, 'done')
  expect(await tie(page, 'total USD', 'refund_amt')).toMatchObject({ told: '$20.00', now: '$50.00' })

  await page.goto(later)
  await page.getByTestId('import-undo').click()
  await page.getByTestId('confirm').waitFor()
  await page.keyboard.press('Escape')
  await ended(page, 'done')
  await page.getByTestId('import-undo').click()
  await page.getByTestId('confirm-yes').click()
  await ended(page, 'undone')
  expect(await turnover(page)).toBe(18_750)
  await page.goto(run)
  await ended(page, 'done')
  expect(await tie(page, 'total USD', 'refund_amt')).toMatchObject({ told: '$20.00', now: '$20.00' })
})
