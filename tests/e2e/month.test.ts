import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generateBills } from '../../platform/jobs/bills.ts'
import { createLog } from '../../relay/log.ts'
import { type Relay, startRelay } from '../../relay/relay.ts'
import { screenRow } from '../../shared/access/screens.ts'
import { billState } from '../../shared/areas/bills/states.ts'
import { moneyText } from '../../shared/format/number.ts'
import { goWithin } from '../console/support/open.ts'
import { launchBrowser, unseen } from '../support/browser.ts'
import { temporaryFolder } from '../support/folder.ts'
import { account, at, card, type Month, makeMonth, may, tellMay } from '../support/month-world.ts'
import { password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { agree, drawerOf, press, takeSeat } from '../support/seats.ts'
import { builtSite } from '../support/site.ts'
import { remember, type Session } from '../support/stack.ts'

let now = may(1)
let platform: TestPlatform
let relay: Relay
let browser: Browser
let world: Month
const folder = temporaryFolder('tidewall-month-')

beforeAll(async () => {
  const [{ folder: webDir }, started, opened] = await Promise.all([
    builtSite(),
    startTestPlatform({ nowMs: () => now * 1000 }),
    launchBrowser([unseen]),
  ])
  platform = started
  browser = opened
  relay = await startRelay({ platformUrl: platform.url, dataDir: folder.path, webDir, log: createLog('silent') })
  world = await makeMonth(platform, 'USD', 100)
})
afterAll(async () => {
  await browser?.close()
  await relay?.stop()
  await platform?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

const bills = screenRow('bills').path

const seat = async (name: Parameters<Month['person']>[0], path: string): Promise<Page> => {
  const { username } = world.person(name)
  // Where a machine is busy people are asked to try again (C34), and do.
  const signIn = async (): Promise<Session> => {
    let session: unknown
    const refusal = async (): Promise<string> => {
      const { envelope } = await platform.ask('/api/v1/login', { body: { account: username, password } })
      session = envelope.data
      return envelope.message
    }
    await expect.poll(refusal).toBe('')
    return session as Session
  }
  const page = await takeSeat(browser, { url: relay.url, remember, signIn }, username, path)
  if (name !== 'operator') await page.getByTestId('bills-confirm').click()
  return page
}

const billOf = async (name: Parameters<Month['person']>[0], type: number) =>
  platform.db
    .selectFrom('bill')
    .select(['id', 'bill_no', 'status', 'income_amt'])
    .where('company_id', '=', world.company)
    .where('member_id', '=', world.person(name).id)
    .where('bill_type', '=', type)
    .executeTakeFirstOrThrow()

/** The drawer of a bill as it stands now, without a new load: the reminder has been answered. */
const openBill = async (page: Page, id: number): Promise<void> => {
  await goWithin(page, bills)
  await drawerOf(page).waitFor({ state: 'detached' })
  await page.locator('[data-tool=refresh]').click()
  await goWithin(page, `${bills}?open=${id}`)
  await drawerOf(page).locator('.drawer-ways').waitFor()
}

/** Fills in where the money goes, wrongly first: what is wrong stands beside its field, and what was typed stays. */
const confirm = async (page: Page, transition: string, invoice = ''): Promise<void> => {
  await press(page, transition)
  const dialog = page.getByTestId(`transition-${transition}`)
  await dialog.locator('#payee_name').fill(account.payee_name)
  await dialog.locator('#bankname').fill(account.bankname)
  await dialog.locator('#banknumber').fill('6225 8801')
  await dialog.locator('#checked').check()
  await dialog.getByTestId('transition-send').click()
  await dialog.locator('[aria-invalid="true"]').waitFor()
  expect(await dialog.locator('#payee_name').inputValue()).toBe(account.payee_name)
  await dialog.locator('#banknumber').fill(card)
  if (invoice) await dialog.locator('#invoice_no').fill(invoice)
  await agree(page, transition)
}

const write = async (page: Page, transition: string, fields: Readonly<Record<string, string>>): Promise<void> => {
  await press(page, transition)
  for (const [name, text] of Object.entries(fields)) await page.locator(`#${name}`).fill(text)
  await agree(page, transition)
}

test('[E10] [BI3] [BI4] [BI6] a month of bills is played in the browser: confirmed with a mistake first, rejected and submitted again, questioned by ticked lines, made anew, approved and paid, the own one by somebody else', {
  tags: ['long'],
}, async () => {
  await tellMay(platform, folder.path, world, (moment) => {
    now = moment
  })
  now = at('2026-06-01T09:30:00')
  await generateBills(platform.db, now)

  const [agent, deputy, chief, operator] = await Promise.all([
    seat('agent', bills),
    seat('deputy', bills),
    seat('chief', bills),
    seat('operator', bills),
  ])
  const mine = await billOf('agent', 2)
  await openBill(agent, mine.id)
  await drawerOf(agent).getByText(moneyText(mine.income_amt, 'USD')).first().waitFor()
  await confirm(agent, 'confirm')
  await openBill(chief, mine.id)
  await drawerOf(chief).getByText('**** 5678').first().waitFor()
  await write(chief, 'reject', { reason: '发票号缺失' })
  await openBill(agent, mine.id)
  await drawerOf(agent).getByText('发票号缺失').first().waitFor()
  await confirm(agent, 'resubmit', 'FP-1')
  await openBill(chief, mine.id)
  await press(chief, 'approve')
  await agree(chief, 'approve')
  await write(chief, 'pay', { pay_serial: 'ICBC-0002' })
  await openBill(agent, mine.id)
  await drawerOf(agent).getByText('ICBC-0002').first().waitFor()

  const questioned = await billOf('deputy', 2)
  await goWithin(deputy, `${screenRow('billOrder').path}?id=${questioned.id}`)
  const line = deputy.locator('tbody tr', { hasText: 's1' }).first()
  await line.locator('input[type="checkbox"]').check()
  await deputy.locator('[data-bulk="question"]').click()
  expect(await deputy.locator('#orders').inputValue()).toBe('s1')
  await deputy.locator('#reason').fill('这一笔不对')

  await agree(deputy, 'dispute')
  await openBill(chief, questioned.id)
  await drawerOf(chief).getByText('有疑问的订单：s1').waitFor()
  await write(chief, 'regenerate', { adjust_amt: '1.50', note: '补上运费' })
  const again = moneyText(questioned.income_amt + 150, 'USD')
  // What was looked at a moment ago is asked for anew after five seconds.
  await expect
    .poll(async () => {
      await openBill(deputy, questioned.id)
      return drawerOf(deputy).innerText()
    })
    .toContain(again)
  await confirm(deputy, 'confirm')
  await openBill(chief, questioned.id)
  await press(chief, 'approve')
  await agree(chief, 'approve')
  await write(chief, 'pay', { pay_serial: 'ICBC-0003' })

  const own = await billOf('chief', 2)
  await openBill(chief, own.id)
  await confirm(chief, 'confirm')
  await expect.poll(() => drawerOf(chief).locator('[data-transition="approve"]').count()).toBe(0)
  await openBill(operator, own.id)
  await press(operator, 'approve')
  await agree(operator, 'approve')
  await write(operator, 'pay', { pay_serial: 'ICBC-0004' })
  for (const [name, amt] of [
    ['agent', mine.income_amt],
    ['deputy', questioned.income_amt + 150],
    ['chief', own.income_amt],
  ] as const)
    expect(await billOf(name, 2)).toMatchObject({ status: billState.paid, income_amt: amt })
})
