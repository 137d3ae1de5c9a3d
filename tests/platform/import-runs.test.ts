import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import {
  firstImportOptions,
  type ImportCheck,
  type ImportOptions,
  type ImportRun,
  type importsApi,
} from '../../shared/areas/imports/api.ts'
import { temporaryFolder } from '../support/folder.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { importer } from './import-support.ts'
import { openBase, stateOf } from './ingest-support.ts'

const data = temporaryFolder('tidewall-runs-case-')
let platform: TestPlatform
let company = 0
const tokens = new Map<string, string>()

type Detail = CallData<typeof importsApi.run>

const options: ImportOptions = { ...firstImportOptions, zone: 'UTC' }

const post = async (path: string, body: object, who = 'boss'): Promise<Envelope> =>
  (await platform.ask(`/api/v1/import/${path}`, { token: tokens.get(who) ?? '', body })).envelope
const dataOf = <T>(answer: Envelope): T => {
  if (answer.status !== 1) throw new Error(answer.message)
  return answer.data as T
}

const sent = async (name: string, content: string): Promise<string> => {
  const bytes = Buffer.from(content)
  const { id } = dataOf<ImportRun>(await post('open', { name, size: bytes.length }))
  const form = new FormData()
  form.set('id', id)
  form.set('offset', '0')
  form.set('part', new Blob([bytes]), 'part')
  await fetch(`${platform.url}/api/v1/import/upload`, {
    method: 'POST',
    headers: { token: tokens.get('boss') ?? '' },
    body: form,
  })
  return id
}

const detail = async (id: string, who = 'boss'): Promise<Detail> =>
  dataOf((await platform.ask(`/api/v1/import/run?id=${id}`, { token: tokens.get(who) ?? '' })).envelope)

const over = async (id: string): Promise<ImportRun> => {
  for (let tries = 0; tries < 600; tries++) {
    const { run } = await detail(id)
    if (!['checking', 'queued', 'running', 'undoing'].includes(run.state)) return run
    await sleep(25)
  }
  throw new Error(`run ${id} does not end`)
}

const checked = async (id: string, more: Partial<ImportOptions> = {}): Promise<ImportRun> => {
  dataOf(await post('check', { id, options: { ...options, ...more } }))
  return over(id)
}
const imported = async (name: string, content: string, more: Partial<ImportOptions> = {}): Promise<string> => {
  const id = await sent(name, content)
  await checked(id, more)
  dataOf(await post('start', { id }))
  await over(id)
  return id
}

const head =
  'Order ID,SKU ID,Product ID,Payment Amount,Currency,Quantity,Refund amount,Order Status,Creator Username,Time Created,Payment time,Order Delivery Time'
const table = (...lines: string[]): string => `${[head, ...lines].join('\n')}\n`
const row = (id: string, more: Partial<Record<string, string>> = {}): string => {
  const cells = {
    pay: '100.00',
    currency: 'GBP',
    qty: '2',
    refund: '0.00',
    status: 'Completed',
    day: '2026-03-20',
    delivered: '',
    ...more,
  }
  return [
    id,
    'S1',
    'P1',
    cells.pay,
    cells.currency,
    cells.qty,
    cells.refund,
    cells.status,
    'ann',
    `${cells.day} 10:00:00`,
    `${cells.day} 10:00:00`,
    cells.delivered,
  ].join(',')
}

const query = <T = Record<string, unknown>>(text: string, values: unknown[]) =>
  platform.db.executeQuery<T>(CompiledQuery.raw(text, values))

const sums = async () => {
  const { rows } = await query<Record<string, number>>(
    `select count(*)::int as lines, coalesce(sum(pay_amt), 0)::int as pay, coalesce(sum(refund_amt), 0)::int as refund,
       (select coalesce(sum(gmv_amt), 0)::int from rollup where scope = 'c' || ($1::bigint)::text and grain = 0 and dim = 0) as kept
     from affiliate_order_line where company_id = $1::bigint`,
    [company],
  )
  return rows[0]
}

beforeAll(async () => {
  platform = await startTestPlatform({ dataDir: join(data.path, '.data') })
  company = await makeCompany(platform.db, 'Ours', { display_currency: 'GBP', time_zone: 'UTC' })
  await makeMember(platform.db, 'boss', company, 0, { privilege_id: 1 })
  const other = await makeCompany(platform.db, 'Theirs')
  await makeMember(platform.db, 'rival', other, 0, { privilege_id: 1 })
  for (const who of ['boss', 'rival']) tokens.set(who, await platform.signIn(who, password))
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  data[Symbol.dispose]()
})

test('[OI30] a line that is told again further down is no part of what would be taken, and the first lines stand in their own currencies', async () => {
  const file = table(
    row('c11'),
    row('c12', { currency: 'KRW', pay: '4000', refund: '0' }),
    row('c11', { pay: '80.00' }),
  )
  const id = await sent('again.csv', file)
  const { check } = await checked(id)
  expect(check).toMatchObject({ lines: 3, taken: 1, repeated: 1, refused: 1 })
  expect(check?.controls).toEqual([{ currency: 'GBP', lines: 1, pay_amt: 8000, refund_amt: 0 }])
  expect(check?.repeatedControls).toEqual([{ currency: 'GBP', lines: 1, pay_amt: 10_000, refund_amt: 0 }])
  const { rows } = dataOf<{ rows: { read: { pay_amt: number; currency: string } }[] }>(
    await post('preview', { id, options }),
  )
  expect(rows.map(({ read }) => [read.pay_amt, read.currency])).toEqual([
    [10_000, 'GBP'],
    [4000, 'KRW'],
    [8000, 'GBP'],
  ])
})

test('[OI30] what another build found in a file is not shown: the file is looked at anew', async () => {
  const id = await sent('older.csv', table(row('c21')))
  await checked(id)
  await query("update import_run set result = result - 'repeated' where id = $1", [id])
  expect((await detail(id)).run).toMatchObject({ state: 'checked', check: null })
  expect((await checked(id)).check).toMatchObject({ lines: 1, repeated: 0 })
})

test('[OI30] the whole file is looked at before anything is written: what it becomes, why lines stay out, how it was understood', async () => {
  const file = table(
    row('c1'),
    row('c2', { pay: 'nine' }),
    row('c3', { refund: '200.00' }),
    row('c4', { status: 'Teleported' }),
    row('c5', { currency: 'EUR', pay: '10.00' }),
    row('c6', { currency: 'EUR', pay: '20.00', day: '2026-03-21' }),
  )
    .replace('Quantity', 'Quantity,Mood')
    .replaceAll(',2,', ',2,fine,')
  const before = await sums()
  const run = await checked(await sent('orders_20260401.csv', file))
  expect(run).toMatchObject({ state: 'checked', lines: 6, reason: '', asks: '' })
  const check = run.check as ImportCheck
  expect(check).toMatchObject({ lines: 6, taken: 1, refused: 5, orders: 1, ignored: ['Mood'], zone: 'UTC' })
  expect(check.dates).toMatchObject({ form: 'YMD', source: 'found', line: 2 })
  expect(check.report).toEqual({ t: Date.UTC(2026, 3, 1, 23, 59, 59) / 1000, source: 'name' })
  const days = { from: '2026-03-20', to: '2026-03-21', lines: 2 }
  expect(check.rates).toEqual([
    { currency: 'EUR', ...days },
    { currency: 'GBP', ...days },
  ])
  expect(check.controls).toEqual([{ currency: 'GBP', lines: 1, pay_amt: 10_000, refund_amt: 0 }])
  expect(check.understood).toContainEqual({ column: 'Payment Amount', field: 'pay_amount' })
  const said = check.refusals.map(({ message, first }) => [message, first])
  expect(said).toContainEqual([expect.stringContaining('nine'), [3]])
  expect(said).toContainEqual([expect.stringContaining('退款金额'), [4]])
  expect(said).toContainEqual([expect.stringContaining('Teleported'), [5]])
  expect(await sums()).toEqual(before)
})

test('[OI31] what lowers refunds or lets a cancelled order live again is said before it is written; an older report changes nothing', async () => {
  await imported('r_20260402.csv', table(row('d1', { refund: '14.00' }), row('d2', { status: 'Cancelled' })))
  const newer = table(row('d1', { refund: '4.00' }), row('d2'))
  const run = await checked(await sent('r_20260405.csv', newer))
  expect(run.check).toMatchObject({
    known: 2,
    older: 0,
    loweredLines: 1,
    lowered: [{ line: 2, order_id: 'd1', before: 1400, after: 400 }],
    revivedLines: 1,
    revived: [{ line: 3, order_id: 'd2', before: 3, after: 1 }],
  })
  const before = await sums()
  const older = await imported('r_20260401.csv', newer)
  const { run: done } = await detail(older)
  expect(done.check).toMatchObject({ known: 2, older: 2, loweredLines: 0, revivedLines: 0 })
  expect(done.summary).toMatchObject({ imported: 0, duplicates: 2, older: 2 })
  expect(await sums()).toEqual(before)
})

test('[OI32] lines refused for a missing rate wait: the rates are entered, the same run is tried again, and nothing is lost', async () => {
  const file = table(
    row('e1'),
    row('e2', { currency: 'EUR', pay: '50.00' }),
    row('e3', { currency: 'EUR', pay: '70.00' }),
  )
  const id = await imported('rates_20260410.csv', file)
  expect((await detail(id)).run).toMatchObject({ state: 'open', isKept: true, summary: { imported: 1, rejected: 2 } })
  // In another company the rates stay unknown.
  const gone = await post(
    'rates',
    { rates: [{ currency: 'EUR', from: '2026-03-20', to: '2026-03-20', rate: '0.9' }] },
    'rival',
  )
  expect(gone.status).toBe(1)
  expect((await checked(id)).check?.refused).toBe(2)
  const rates = [
    { currency: 'EUR', from: '2026-03-20', to: '2026-03-20', rate: '0.9' },
    { currency: 'GBP', from: '2026-03-20', to: '2026-03-20', rate: '0.8' },
  ]
  expect(dataOf(await post('rates', { rates }))).toEqual({ days: 2 })
  expect((await checked(id)).check).toMatchObject({ refused: 0, rates: [] })
  dataOf(await post('start', { id }))
  expect(await over(id)).toMatchObject({ state: 'done', summary: { imported: 2, duplicates: 1, rejected: 0 } })
  const { days, changedOrders } = await detail(id)
  const eur = days.find(({ currency }) => currency === 'EUR')
  expect(eur).toMatchObject({
    file: { lines: 2, pay_amt: 12_000 },
    taken: { lines: 2 },
    told: { pay_amt: 10_666 },
    now: { pay_amt: 10_666 },
  })
  expect(changedOrders).toBe(0)
})

test('[OI33] a run is reconciled: file = taken + adjustments + rejected + repeated, by day and currency; what changed since is named', async () => {
  const file = table(
    row('f1', { day: '2026-03-22' }),
    row('f1', { day: '2026-03-22', refund: '10.00' }),
    row('f2', { day: '2026-03-23', pay: '40.00' }),
    row('f3', { day: '2026-03-23', status: 'Teleported' }),
  )
  const id = await imported('rec_20260401.csv', file)
  await imported('rec_20260402.csv', table(row('f2', { day: '2026-03-23', pay: '45.00' })))
  const { run, days, changed, changedOrders, log } = await detail(id)
  for (const { file: all, taken, adjustments, rejected, repeated } of days)
    for (const name of ['lines', 'pay_amt', 'refund_amt'] as const)
      expect(all[name]).toBe(taken[name] + adjustments[name] + rejected[name] + repeated[name])
  expect(
    days.map(({ day, file: all, taken, rejected, repeated, told, now }) => [
      day,
      all.lines,
      taken.lines,
      rejected.pay_amt,
      repeated.lines,
      told.pay_amt,
      now.pay_amt,
    ]),
  ).toEqual([
    ['2026-03-22', 2, 1, 0, 1, 10_000, 10_000],
    ['2026-03-23', 2, 1, 10_000, 0, 4000, 4500],
  ])
  expect(run.summary).toMatchObject({ gross: 140, refunds: 10, net: 130, replaced: 1, rejected: 1 })
  expect(changedOrders).toBe(1)
  expect(changed).toEqual([
    {
      order_id: 'f2',
      day: '2026-03-23',
      told: { lines: 1, pay_amt: 4000, refund_amt: 0 },
      now: { lines: 1, pay_amt: 4500, refund_amt: 0 },
      by: 'rec_20260402.csv',
    },
  ])
  expect(log.map(({ action, by }) => [action, by])).toEqual([
    ['queued', 'boss'],
    ['open', ''],
  ])
  expect(
    (await platform.ask(`/api/v1/import/run?id=${id}`, { token: tokens.get('rival') ?? '' })).envelope.status,
  ).toBe(0)
})

test('[OI34] a run is taken back as a whole: what it added goes, what it changed is as the others tell it, and it may be imported again', async () => {
  const before = await sums()
  const first = await imported('u_20260401.csv', table(row('g1'), row('g2', { refund: '5.00' })))
  const second = table(row('g2', { refund: '25.00' }), row('g3'))
  const id = await imported('u_20260402.csv', second)
  await imported('u_20260403.csv', table(row('g3', { pay: '120.00' })))
  expect(dataOf<ImportRun>(await post('undo', { id })).state).toBe('undoing')
  expect((await over(id)).state).toBe('undone')
  const { rows } = await query(
    `select order_id, pay_amt::int, refund_amt::int from affiliate_order_line where company_id = $1 and order_id like 'g%' order by 1`,
    [company],
  )
  expect(rows).toEqual([
    { order_id: 'g1', pay_amt: 10_000, refund_amt: 0 },
    { order_id: 'g2', pay_amt: 10_000, refund_amt: 500 },
    { order_id: 'g3', pay_amt: 12_000, refund_amt: 0 },
  ])
  const now = await sums()
  expect([now?.kept, now?.pay]).toEqual([Number(before?.kept) + 32_000, Number(before?.pay) + 32_000])
  const { log } = await detail(id)
  expect(log.map(({ action }) => action)).toEqual(['queued', 'done', 'undoing', 'undone'])
  const again = await imported('u_20260402.csv', second)
  expect((await detail(again)).run.summary).toMatchObject({ imported: 1, duplicates: 1, older: 1 })
  const audits = await query(
    "select action from audit_log where object_id = $1 and action like 'import.%' order by id",
    [id],
  )
  expect(audits.rows).toEqual([{ action: 'import.start' }, { action: 'import.undo' }])
  expect((await post('undo', { id: first }, 'rival')).status).toBe(0)
})

test('[OI35] a file whose dates fit several forms asks which, and the answer settles it', async () => {
  const columns = { order_id: 'No', sku_id: 'Item', pay_amount: 'Paid', create_time: 'When' }
  const own = { preset: 'mapping' as const, mapping: { columns } }
  const id = await sent('own.csv', 'No,Item,Paid,When\nh1,S1,10.00,03/04/2026\nh2,S1,10.00,05/06/2026\n')
  expect(await checked(id, own)).toMatchObject({ state: 'ready', asks: 'dates', check: null })
  expect((await post('start', { id })).status).toBe(0)
  const run = await checked(id, { ...own, dates: 'MDY' })
  expect(run).toMatchObject({ state: 'checked', check: { taken: 2, dates: { form: 'MDY', source: 'said' } } })
})

test('[I76] a file with its orders scattered counts repeated lines over the whole of it', async () => {
  await using base = await openBase()
  using files = importer(base)
  const head = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'
  const at = (n: number, stock = 'A'): string => `${n},${stock},L,1,2011-07-01 10:05:00,1.00,1,France`
  const lines = [at(1), ...Array.from({ length: 300 }, (_, n) => at(n + 2, 'B')), at(1), at(1)]
  const path = files.write('far.csv', `${[head, ...lines].join('\n')}\n`)
  expect(await files.run(path, 'online-retail', 'Shop')).toMatchObject({
    lines: 303,
    imported: 303,
    gross: 303,
    orders: 301,
  })
  const again = await files.run(path, 'online-retail', 'Shop')
  expect(again).toMatchObject({ imported: 0, duplicates: 303, gross: 303 })
  expect(await base.rows("select n from affiliate_order_line where order_id = '1' order by n")).toEqual([
    { n: 1 },
    { n: 2 },
    { n: 3 },
  ])
})

test('[I77] taken back, an import with returns leaves the company as it was, to the row', async () => {
  await using base = await openBase()
  using files = importer(base)
  const { undoJob } = await import('../../platform/ingest/undo.ts')
  const fixtureText = (lines: string[]): string =>
    `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n${lines.join('\n')}\n`
  const one = fixtureText(['1,A,L,5,2011-07-01 10:05:00,1.00,7,France', 'C2,A,L,-2,2011-07-05 10:05:00,1.00,7,France'])
  const two = fixtureText([
    '3,A,L,4,2011-07-03 10:05:00,1.00,7,France',
    'C4,A,L,-1,2011-07-04 10:05:00,1.00,7,France',
    'C5,Z,L,-1,2011-07-04 10:05:00,2.00,7,France',
  ])
  await files.run(files.write('one.csv', one), 'online-retail', 'Shop')
  const [{ id } = { id: 0 }] = await base.rows<{ id: number }>("select id from company where name = 'Shop'")
  const withoutZeros = async () => {
    const { products: _, skus: __, ...rest } = await stateOf(base, id)
    return rest
  }
  const before = await withoutZeros()
  const summary = await files.run(files.write('two.csv', two), 'online-retail', 'Shop')
  expect(summary).toMatchObject({ imported: 3, adjustments: 1, gross: 4, refunds: 3 })
  const [job] = await base.rows<{ id: number }>('select max(id) as id from import_job')
  const undone = await undoJob(base, id, Number(job?.id))
  expect(undone).toEqual({ removed: 1, restored: 0, returns: 2, billed: 0 })
  expect(await withoutZeros()).toEqual(before)
  expect(readFileSync(files.rejects, { flag: 'a+' }).length).toBe(0)
})
