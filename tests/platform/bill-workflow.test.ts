import { extractText } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRates } from '../../platform/fx/rates.ts'
import { generateBills } from '../../platform/jobs/bills.ts'
import { findSource } from '../../platform/lists/sources.ts'
import { resealAccounts } from '../../platform/queries/bills/reseal.ts'
import { openVault } from '../../platform/vault/vault.ts'
import { billMachine } from '../../platform/workflows/bills.ts'
import { meetDeadlines } from '../../platform/workflows/deadlines.ts'
import type { BillDetail } from '../../shared/areas/bills/api.ts'
import { billLineList } from '../../shared/areas/bills/lines-list.ts'
import { billList } from '../../shared/areas/bills/list.ts'
import { billState, CONFIRM_WITHIN_S } from '../../shared/areas/bills/states.ts'
import { billWorkflow } from '../../shared/areas/bills/workflow.ts'
import { moneyText } from '../../shared/format/number.ts'
import { dayOfText } from '../../shared/time/zone.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { sender } from './table-import-support.ts'

const may = Date.parse('2026-05-10T12:00:00+08:00') / 1000
const june = Date.parse('2026-06-01T02:00:00+08:00') / 1000
const card = '6225880112345678'
const now = june
let platform: TestPlatform
let company = 0
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const id = (name: string): number => ids.get(name) ?? 0
const token = (name: string): string => tokens.get(name) ?? ''

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  company = await makeCompany(db, 'Billed')
  const rivals = await makeCompany(db, 'Rivals')
  const add = async (name: string, at: number, above: string, fields: object): Promise<void> => {
    ids.set(name, await makeMember(db, name, at, id(above), fields))
    tokens.set(name, await platform.signIn(name, password))
  }
  await add('chief', company, '', { privilege_id: 1, share_rate_bp: 8000 })
  await add('deputy', company, 'chief', { privilege_id: 2, share_rate_bp: 7000 })
  await add('rival', rivals, '', { privilege_id: 1 })
  await add('operator', 0, '', { agency_level: 1, operator: true })
  await add('agent', 0, '', { agency_level: 1 })
  await makeCreator(db, company, 'creator', id('deputy'))
  await db
    .updateTable('creator')
    .set({ member_id: id('deputy') })
    .where('creator_id', '=', 'creator')
    .execute()
  await writeRates(db, [{ currency: 'CNY', day: dayOfText('2026-05-30'), rate: 7.2 }], 'test', 0)
  for (const order_id of ['one', 'two']) {
    const sold = orderAt(may - 30 * 86_400, {
      order_id,
      lines: [lineWith({ creator_id: 'creator', pay_amt: 4500, standard_rate_bp: 1500 })],
    })
    allTaken(await gate.submit(company, [sold]))
    allTaken(
      await gate.submit(company, [{ kind: 'update', order_id, order_status: 122, delivery_t: may - 29 * 86_400 }]),
    )
    allTaken(await gate.submit(company, [{ kind: 'update', order_id, settled_t: may }]))
  }
  await generateBills(db, june)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const press = (who: string, name: string, key: string, more: object = {}) =>
  presser(platform, billWorkflow).one(token(who), name, key, more)
interface Page {
  readonly list: readonly Record<string, unknown>[]
  readonly summary: { readonly kpi: Record<string, number>; readonly totals: Record<string, number> }
}
const ask = async <T>(who: string, path: string): Promise<T> =>
  (await platform.ask(path, { token: token(who) })).envelope.data as T
const listOf = (who: string): Promise<Page> => ask(who, `${billList.path}?limit=50`)
/** The bill of the deputy, who brought the orders as their creator. */
const billId = async (): Promise<string> => {
  const { list } = await listOf('deputy')
  return String(list.find(({ mine, bill_type }) => mine && bill_type === 1)?.bill_id)
}
const stored = (key: string) =>
  platform.db.selectFrom('bill').selectAll().where('id', '=', Number(key)).executeTakeFirstOrThrow()
const put = (key: string, values: object) =>
  platform.db.updateTable('bill').set(values).where('id', '=', Number(key)).execute()
const account = { payee_name: '王芳', bankname: '招商银行', banknumber: card, invoice_no: null, checked: true }

test('[BI1] a bill is seen by its owner, by leaders of its company and by operators; its lines add up to it, those of others are none', async () => {
  const key = await billId()
  for (const who of ['deputy', 'chief', 'operator'])
    expect((await listOf(who)).list.map(({ bill_id }) => bill_id)).toContain(key)
  for (const who of ['rival', 'agent']) {
    expect((await listOf(who)).list).toEqual([])
    for (const path of ['/api/v1/finance/detail', billLineList.path])
      expect((await platform.ask(`${path}?id=${key}`, { token: token(who) })).envelope).toMatchObject({
        status: 0,
        message: expect.stringContaining('账单不存在'),
      })
  }
  const detail = await ask<BillDetail>('deputy', `/api/v1/finance/detail?id=${key}`)
  expect(detail.lines_amt).toBe(detail.bill_amt)
  const lines = await ask<Page>('deputy', `${billLineList.path}?id=${key}`)
  expect(lines.list).toHaveLength(2)
  expect(lines.summary.totals.line_amt).toBe(detail.income_amt)
  for (const { line_split_base, line_share, line_amt } of lines.list)
    expect(Math.abs((Number(line_split_base) * Number(line_share)) / 10_000 - Number(line_amt))).toBeLessThan(1)
})

test('[BI2] its rate is frozen at the end of its month; sums of one currency stand in it', async () => {
  const bill = await stored(await billId())
  expect([Number(bill.fx_rate), Number(bill.fx_minor)]).toEqual([7.2, 7.2])
  const { summary } = await listOf('deputy')
  expect(summary.kpi.waiting).toBe(summary.totals.income_total)
})

test('[BI9] on paper a bill says what its page says, in Chinese and English, to whoever sees it', async () => {
  const key = await billId()
  const { bill_no, income_amt, currency } = await stored(key)
  for (const [language, words] of [
    ['zh-CN', ['财务账单', '达人佣金', '应收合计', '折合人民币', '明细合计']],
    ['en-US', ['Finance bills', 'Creator commission', 'Income', 'In yuan']],
  ] as const) {
    const headers = { 'accept-language': language }
    const { envelope } = await platform.ask(`/api/v1/finance/pdf?id=${key}`, { token: token('deputy'), headers })
    const { name, pdf } = envelope.data as { name: string; pdf: string }
    expect(name).toBe(`${bill_no}.pdf`)
    const { text } = await extractText(new Uint8Array(Buffer.from(pdf, 'base64')), { mergePages: true })
    // The pieces of a text that several fonts draw come with blanks between.
    const plain = (one: string): string => one.replace(/\s+/g, '')
    for (const said of [...words, bill_no, moneyText(income_amt, currency), 'one', 'two'])
      expect(plain(text)).toContain(plain(said))
  }
  expect((await platform.ask(`/api/v1/finance/pdf?id=${key}`, { token: token('rival') })).envelope.status).toBe(0)
})

test('[BI12] income by month and kind is that of the bills, without void ones, for whoever sees them', async () => {
  const key = await billId()
  const monthsOf = (who: string) =>
    ask<{ currency: string; months: { period: string; bill_type: number; amt: number }[] }>(
      who,
      '/api/v1/finance/months',
    )
  const { income_amt, period, currency } = await stored(key)
  const own = await monthsOf('deputy')
  expect(own.currency).toBe(currency)
  expect(own.months).toContainEqual({ period, bill_type: 1, amt: income_amt })
  const { summary } = await listOf('chief')
  const all = await monthsOf('chief')
  expect(all.months.reduce((sum, { amt }) => sum + amt, 0)).toBe(summary.totals.income_total)
  await put(key, { status: billState.void })
  expect((await monthsOf('deputy')).months.filter(({ bill_type }) => bill_type === 1)).toEqual([])
  await put(key, { status: billState.toConfirm })
  expect((await monthsOf('rival')).months).toEqual([])
})

test('[BI3] the owner confirms the amount that it saw, with an account whose number stands sealed and is shown by four digits', async () => {
  const key = await billId()
  const { income_amt, currency } = await stored(key)
  const seen = { [key]: { status: 0, income_total: income_amt - 1, currency } }
  const other = await press('deputy', 'confirm', key, { ...account, seen })
  expect(other.ok).toBe(false)
  expect(other.message).toContain('金额已变为')
  expect((await press('deputy', 'confirm', key, { ...account, checked: false })).ok).toBe(false)
  expect((await press('deputy', 'confirm', key, { ...account, banknumber: null })).fields).toHaveProperty('banknumber')
  await expect(press('deputy', 'confirm', key, { ...account, banknumber: '12345' })).rejects.toThrow('banknumber')
  expect((await press('chief', 'confirm', key, account)).ok).toBe(false)
  expect((await press('deputy', 'confirm', key, account)).ok).toBe(true)
  const bill = await stored(key)
  expect(bill).toMatchObject({ status: billState.reviewing, bank_last4: '5678', income_amt })
  expect(bill.bank_sealed).toMatch(/^v1\.[0-9a-f]{8}\./)
  const row = (await listOf('chief')).list.find(({ bill_id }) => bill_id === key)
  expect(row?.banknumber).toBe('**** 5678')
  const everything = await Promise.all([
    platform.db.selectFrom('audit_log').selectAll().execute(),
    platform.db.selectFrom('notice').selectAll().execute(),
    platform.db.selectFrom('bill').selectAll().execute(),
  ])
  expect(JSON.stringify(everything)).not.toContain(card)
  const told = await platform.db.selectFrom('notice').selectAll().where('event_code', '=', 'bill.confirm').execute()
  expect(told).toMatchObject([{ member_id: id('chief'), ref_type: 'bills', ref_id: key }])
  expect(told[0]?.about).toContain(bill.bill_no)
})

test('[BI4] nobody decides about its own bill; a reviewer approves and pays it, and who is late is told so', async () => {
  const key = await billId()
  expect((await press('deputy', 'approve', key)).message).toContain('自己的除外')
  expect((await press('chief', 'approve', key)).ok).toBe(true)
  expect((await press('operator', 'approve', key)).message).toBe('账单已被处理，请刷新')
  const paid = await press('operator', 'pay', key, { pay_serial: 'CMB-2026-1', voucher: null })
  expect(paid.ok).toBe(true)
  expect(await stored(key)).toMatchObject({ status: billState.paid, pay_serial: 'CMB-2026-1', paid_t: now })
  const told = await platform.db.selectFrom('notice').select('member_id').where('event_code', '=', 'bill.pay').execute()
  expect(told).toEqual([{ member_id: id('deputy') }])
  const { list } = await presser(platform, billWorkflow).history(token('deputy'), key)
  expect(list.map(({ transition }) => transition)).toEqual(['pay', 'approve', 'confirm'])
})

test('[BI5] the file for the bank has whole numbers, for who reviews alone, without the own bill, and each is in the log', async () => {
  const key = await billId()
  await put(key, { status: billState.toPay })
  const file = async (who: string) =>
    (await platform.ask('/api/v1/finance/payfile', { token: token(who), body: {} })).envelope
  expect((await file('agent')).status).toBe(0)
  expect((await file('deputy')).data).toMatchObject({ bills: 0 })
  expect((await file('rival')).data).toMatchObject({ bills: 0 })
  expect((await file('chief')).data).toMatchObject({ bills: 1, csv: expect.stringContaining(card) })
  const log = await platform.db.selectFrom('audit_log').selectAll().where('action', '=', 'bill.payfile').execute()
  expect(log.map(({ member_id }) => member_id)).toEqual([id('deputy'), id('rival'), id('chief')])
  expect(JSON.stringify(log)).not.toContain(card)
})

test('[BI6] a disputed bill is made anew from the shares as they stand, with an adjustment in its lines; a void one sets its lines free', async () => {
  const key = await billId()
  await put(key, { status: billState.toConfirm })
  const before = await stored(key)
  expect((await press('deputy', 'dispute', key, { reason: '金额不对', orders: 'one, nine' })).message).toContain('nine')
  expect((await press('deputy', 'dispute', key, { reason: '金额不对', orders: 'one' })).ok).toBe(true)
  const anew = { adjust_amt: 100, tax_amt: 30, note: '补差' }
  expect((await press('chief', 'regenerate', key, { ...anew, adjust_amt: -1_000_000 })).message).toContain('余额为负')
  expect((await press('chief', 'regenerate', key, anew)).ok).toBe(true)
  expect(await stored(key)).toMatchObject({ status: 0, income_amt: before.income_amt + 70, orders: before.orders })
  const detail = await ask<BillDetail>('deputy', `/api/v1/finance/detail?id=${key}`)
  expect(detail).toMatchObject({ lines_amt: detail.bill_amt, adjustments: [{ amt: 100, note: '补差' }] })
  const lines = await ask<Page>('deputy', `${billLineList.path}?id=${key}&line_kind=3`)
  expect(lines.list).toMatchObject([{ line_amt: 100, line_note: '补差' }])
  expect((await press('chief', 'void', key, { reason: '重复' })).ok).toBe(true)
  const open = await platform.db.selectFrom('commission_split').select('state').where('role', '=', 1).execute()
  expect(open.map(({ state }) => state)).toEqual([1, 1])
})

test('[BI7] once its time is over a bill confirms itself, where the company wants it so and the account is known', async () => {
  const key = await billId()
  const late = june + CONFIRM_WITHIN_S + 1
  const meet = () =>
    meetDeadlines(platform, [{ ...billMachine, source: findSource('bills') ?? expect.fail('no rows') }], late)
  await put(key, { status: billState.toConfirm, confirm_deadline_t: june + CONFIRM_WITHIN_S })
  expect(await meet()).toBe(0)
  const body = { auto_confirm: true }
  expect((await platform.ask('/api/v1/finance/configure', { token: token('agent'), body })).envelope.status).toBe(0)
  expect((await platform.ask('/api/v1/finance/configure', { token: token('chief'), body })).envelope.status).toBe(1)
  expect(await meet()).toBe(1)
  expect((await stored(key)).status).toBe(billState.reviewing)
})

test('[BI8] what is sealed opens with its key for its owner alone, also after another key has taken its place', async () => {
  const [old, fresh] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = openVault([old]).seal(card, 'bank/7')
  expect(sealed).not.toContain(card)
  expect(openVault([old]).seal(card, 'bank/7')).not.toBe(sealed)
  const both = openVault([fresh, old])
  expect(both.open(sealed, 'bank/7')).toBe(card)
  expect(both.isCurrent(sealed)).toBe(false)
  expect(both.isCurrent(both.seal(card, 'bank/7'))).toBe(true)
  expect(() => both.open(sealed, 'bank/8')).toThrow()
  expect(() => openVault([fresh]).open(sealed, 'bank/7')).toThrow('no key')
  const about = `bank/${id('deputy')}`
  await put(await billId(), { bank_sealed: openVault([old]).seal(card, about) })
  expect(await resealAccounts(platform.db, both)).toBe(1)
  expect(openVault([fresh]).open((await stored(await billId())).bank_sealed ?? '', about)).toBe(card)
  expect(await resealAccounts(platform.db, both)).toBe(0)
})

test('[BI11] the bank’s answer registers each payment with its serial: again changes nothing, another one is refused, and nobody registers the own bill', async () => {
  const key = await billId()
  const { bill_no } = await stored(key)
  await put(key, { status: billState.toPay, pay_serial: '', bank_sealed: 'sealed' })
  const send = sender(platform, tokens)
  const file = (serial: string): string => `账单号,收款人,打款流水号\n${bill_no},王芳,${serial}\nB0,x,1234\n`
  const told = () =>
    platform.db.selectFrom('notice').select('event_code').where('member_id', '=', id('deputy')).execute()
  const before = (await told()).length
  const first = await send.imported('chief', 'payments', file('ICBC-778'))
  expect(first.summary).toMatchObject({ changed: 1, refused: 1 })
  expect(await stored(key)).toMatchObject({ status: billState.paid, pay_serial: 'ICBC-778', paid_t: now })
  expect((await told()).length).toBe(before + 1)
  expect((await send.imported('chief', 'payments', file('ICBC-778'))).summary).toMatchObject({ same: 1, refused: 1 })
  expect(await send.rejects(await send.imported('chief', 'payments', file('ICBC-779')))).toContain('ICBC-778')
  await put(key, { status: billState.toPay, member_id: id('chief') })
  expect(await send.rejects(await send.imported('chief', 'payments', file('ICBC-778')))).toContain(
    '自己的账单由他人登记',
  )
})
