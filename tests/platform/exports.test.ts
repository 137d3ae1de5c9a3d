import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ExportFolder } from '../../platform/exports/folder.ts'
import { sweepExports } from '../../platform/exports/sweep.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import type { ExportJob } from '../../shared/areas/exports/api.ts'
import { orderColumns } from '../../shared/areas/orders/list.ts'
import { dateTimeText } from '../../shared/format/time.ts'
import { startTestRelay } from '../relay/setup.ts'
import { temporaryFolder } from '../support/folder.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld, type SoldWorld } from '../support/sold-world.ts'
import { sheetRows, unzip } from '../support/unzip.ts'

let clock = Date.UTC(2026, 5, 10, 4) / 1000
const folder = temporaryFolder('tidewall-exports-case-')
/** The default data folder begins with a dot too. */
const dataDir = join(folder.path, '.data')
let platform: TestPlatform
let world: SoldWorld
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => clock * 1000, dataDir })
  const { db, gate } = platform
  world = await makeSoldWorld(db, gate, 'Sold', { until: clock, days: 20, count: 90, seed: 7 })
  const rival = await makeCompany(db, 'Rival')
  await makeMember(db, 'rival', rival, 0, { privilege_id: 1 })
  for (const name of ['Sold.boss', 'Sold.north', 'Sold.wall', 'rival'])
    tokens.set(name, await platform.signIn(name, password))
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

const every = orderColumns.map(({ field }) => field)
const some = ['pay_amount', 'order_id', 'content_type', 'standard_rate_bp', 'create_time', 'currency', 'act_standard']

const send = (who: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${platform.url}/api/v1/export/${path}`, {
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    headers: { token: tokens.get(who) ?? '', 'content-type': 'application/json', ...headers },
  })
const ask = async (who: string, path: string, body?: unknown, headers = {}): Promise<Envelope> =>
  (await (await send(who, path, body, headers)).json()) as Envelope
const wanted = (more: object = {}) => ({ list: 'orders', query: '', columns: some, ...more })
const rowsOf = async (answer: Response): Promise<string[][]> =>
  parse(Buffer.from(await answer.arrayBuffer()), { bom: true, record_delimiter: '\r\n' })
const now = async (who: string, more: object = {}, headers = {}): Promise<string[][]> =>
  rowsOf(await send(who, 'now', wanted(more), headers))

interface Page {
  readonly list: readonly Record<string, string | number | boolean | null>[]
  readonly total: number
  readonly summary: { readonly totals: Readonly<Record<string, number>> }
}
/** Every row of the list's pages, and the sums that the list tells. */
const pagesOf = async (who: string, query: string) => {
  const rows: Page['list'][number][] = []
  for (let page = 1; ; page++) {
    const path = `/api/v1/order/list?${query}&limit=50&page=${page}`
    const { data } = (await platform.ask(path, { token: tokens.get(who) ?? '' })).envelope
    const { list, total, summary } = data as Page
    rows.push(...list)
    if (rows.length >= total) return { rows, totals: summary.totals }
  }
}

const make = async (who: string, more: object = {}, headers = {}): Promise<ExportJob> =>
  (await ask(who, 'create', wanted({ format: 'csv', ...more }), headers)).data as ExportJob
const jobsOf = async (who: string) => ((await ask(who, 'list')).data as { list: ExportJob[]; total: number }).list
const ended = async (who: string, id: string): Promise<ExportJob> => {
  const find = async () => (await jobsOf(who)).find((job) => job.id === id)
  await expect.poll(async () => (await find())?.state).not.toMatch(/queued|running/)
  return (await find()) as ExportJob
}
const wrong = (field: string) => ({ status: 0, data: { fields: { [field]: '格式不正确' } } })

test('[EX1] [EX6] a list, a filter or a column that there is not is refused beside its field', async () => {
  for (const path of ['now', 'create'] as const) {
    const body = (more: object) => wanted({ ...(path === 'create' ? { format: 'csv' } : {}), ...more })
    expect(await ask('Sold.wall', path, body({}))).toMatchObject({ status: 403, data: { rules: ['wall-seat'] } })
    expect(await ask('nobody', path, body({}))).toMatchObject({ status: -1 })
    for (const list of ['x', 'constructor'])
      expect(await ask('Sold.boss', path, body({ list }))).toMatchObject(wrong('list'))
    for (const query of ['region=nowhere', 'sort_field=evil', 'settlement_status=99', 'creator=%00'])
      expect(await ask('Sold.boss', path, body({ query }))).toMatchObject(wrong('query'))
    for (const columns of [['order_id', 'password_hash'], ['order_id', 'order_id'], ['constructor']])
      expect(await ask('Sold.boss', path, body({ columns }))).toMatchObject(wrong('columns'))
  }
})

test('[EX6] [EX9] a file holds what the list’s pages hold: columns as asked, order, filter, scope, and sums', async () => {
  const queries = [
    '',
    'sort_field=pay_amount&sort_order=asc&page=3&limit=10',
    'settlement_status=1,2&region=US,GB&sort_field=standard_rate_bp',
    'keyword=order-00000',
    'pay_amount_min=5000',
  ]
  for (const who of ['Sold.boss', 'Sold.north'])
    for (const query of queries) {
      const { rows, totals } = await pagesOf(who, query.replace('page=3&limit=10', ''))
      const [heads, ...lines] = await now(who, { query })
      expect(heads).toEqual(['支付金额', '订单号', '内容类型', '标准佣金率 (%)', '下单时间', '币种', '实际标准佣金'])
      expect(lines.map(([, id]) => id)).toEqual(rows.map(({ order_id }) => order_id))
      const cents = (at: number) => lines.reduce((sum, line) => sum + Math.round(Number(line[at]) * 100), 0)
      expect([cents(0), cents(6)]).toEqual([totals.pay_amount, totals.act_standard])
      const [row] = rows
      expect(lines[0]?.[4]).toBe(row && dateTimeText(Number(row.create_time), 'Asia/Shanghai'))
    }
  expect((await now('rival')).length).toBe(1)
  const [heads, first] = await now('Sold.boss', { columns: every }, { lang: 'en' })
  expect([heads?.[0], heads?.length, first?.length]).toEqual(['Order ID', every.length, every.length])
})

test('[EX9] the answer is the file itself; more than 5,000 rows are refused with a sentence', {
  tags: ['long'],
}, async () => {
  const answer = await send('Sold.boss', 'now', wanted())
  expect(
    Object.fromEntries([...answer.headers].filter(([name]) => /^(content-(type|disp)|cache|x-content)/.test(name))),
  ).toEqual({
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('订单列表_20260610_120000.csv')}`,
    'content-type': 'text/csv; charset=utf-8',
    'x-content-type-options': 'nosniff',
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
  expect(bytes.toString().split('\r\n').at(-1)).toBe('')

  const copies = sql`select (jsonb_populate_record(l, jsonb_build_object('sku_id', 'bulk-' || g))).*
    from affiliate_order_line l cross join generate_series(1, 5001) g
    where l.ctid = (select min(ctid) from affiliate_order_line where company_id = ${world.company})`
  await sql`insert into affiliate_order_line ${copies}`.execute(platform.db)
  try {
    const refused = await ask('Sold.boss', 'now', wanted())
    expect(refused).toEqual({ status: 0, data: null, message: '超过 5000 行，请使用后台导出' })
    const job = await ended('Sold.boss', (await make('Sold.boss')).id)
    expect(job).toMatchObject({ state: 'done', rows: 5001 + bytes.toString().split('\r\n').length - 2 })
  } finally {
    await sql`delete from affiliate_order_line where sku_id like 'bulk-%'`.execute(platform.db)
  }
})

test('[EX10] [EX11] a job in the background makes the same table, as CSV and as a workbook', async () => {
  const query = 'sort_field=pay_amount&region=US'
  const table = await now('Sold.boss', { query }, { lang: 'en' })
  const { totals } = await pagesOf('Sold.boss', query)
  for (const format of ['csv', 'xlsx'] as const) {
    const queued = await make('Sold.boss', { query, format }, { lang: 'en' })
    expect(queued).toMatchObject({ state: 'queued', rows: 0, url: '', size: null, list: 'orders', format, reason: '' })
    const job = await ended('Sold.boss', queued.id)
    const rows = table.length - 1
    expect(job).toMatchObject({ state: 'done', rows, expire_time: clock + 7 * 86_400 })
    expect(job.name).toBe(`Order list_20260610_120000.${format}`.replace(' ', '_'))
    const answer = await fetch(platform.url + job.url)
    expect(answer.headers.get('content-length')).toBe(String(job.size))
    if (format === 'csv') expect(await rowsOf(answer)).toEqual(table)
    else {
      const files = unzip(Buffer.from(await answer.arrayBuffer()))
      const cells = sheetRows(files.get('xl/worksheets/sheet1.xml') ?? '')
      expect(cells.slice(0, -1).map((row) => row.slice(1, 3))).toEqual(table.map((row) => row.slice(1, 3)))
      expect(cells.at(-1)?.slice(0, 2)).toEqual([totals.pay_amount && totals.pay_amount / 100, 'Total (incl. unpaid)'])
    }
  }
})

test('[EX15] a workbook comes at once: ids whole, amounts, rates and times as numbers, the list’s totals below', async () => {
  const query = 'sort_field=pay_amount&region=US'
  const { rows, totals } = await pagesOf('Sold.boss', query)
  const answer = await send('Sold.boss', 'now', wanted({ query, format: 'xlsx' }))
  expect(answer.headers.get('content-type')).toContain('spreadsheetml.sheet')
  expect(answer.headers.get('content-disposition')).toContain('.xlsx')
  const files = unzip(Buffer.from(await answer.arrayBuffer()))
  const [heads, ...lines] = sheetRows(files.get('xl/worksheets/sheet1.xml') ?? '')
  expect(heads).toEqual(['支付金额', '订单号', '内容类型', '标准佣金率', '下单时间', '币种', '实际标准佣金'])
  /** A return without a sale reports neither amount nor rate. */
  const share = (value: unknown, of: number) => (value === null ? null : Number(value) / of)
  const serial = (t: number) => expect.closeTo((t + 8 * 3600) / 86_400 + 25_569, 6)
  expect(lines.slice(0, -1).map((line) => [line[0], line[1], line[3], line[4]])).toEqual(
    rows.map((row) => [
      share(row.pay_amount, 100),
      row.order_id,
      share(row.standard_rate_bp, 10_000),
      serial(Number(row.create_time)),
    ]),
  )
  const sum = (field: string) => (totals[field] ?? 0) / 100
  expect(lines.at(-1)).toEqual([sum('pay_amount'), '合计（含未支付）', null, null, null, 'USD', sum('act_standard')])
})

test('[EX11] an account sees and cancels its own jobs only, and has three at most that wait or run', async () => {
  const mine = (await jobsOf('Sold.boss')).map(({ id }) => id)
  expect(mine.length).toBeGreaterThan(0)
  expect(await jobsOf('rival')).toEqual([])
  const refused = { status: 0, data: null, message: '导出任务不存在' }
  for (const id of [mine[0], '0', 'x', '1 or 1=1']) expect(await ask('rival', 'cancel', { id })).toEqual(refused)
  const own = (await ask('Sold.boss', 'list?keyword=ORDER&limit=10')).data as { list: ExportJob[] }
  expect(own.list.map(({ id }) => id)).toEqual(
    (await jobsOf('Sold.boss')).filter(({ name }) => name.startsWith('Order')).map(({ id }) => id),
  )
  const held = { scope: 'x', list: 'orders', query: '', fields: ['order_id'], language: 'zh', format: 'csv' } as const
  const values = ['a', 'b', 'c'].map((name) => ({
    ...held,
    name,
    member_id: world.members.north,
    secret: name.repeat(32),
    state: 'running' as const,
    beat_t: 9_999_999_999,
    add_time: 0,
    update_time: 0,
  }))
  await platform.db.insertInto('export_job').values(values).execute()
  expect(await ask('Sold.north', 'create', wanted({ format: 'csv' }))).toEqual({
    status: 0,
    data: null,
    message: '最多同时进行 3 个导出任务，请等待其中一个完成',
  })
  const [first] = await jobsOf('Sold.north')
  expect(await ask('Sold.north', 'cancel', { id: first?.id })).toMatchObject({ data: { state: 'cancelled', url: '' } })
  expect((await ended('Sold.north', (await make('Sold.north')).id)).state).toBe('done')
})

test('[EX13] a job whose account has lost the right fails with a reason and without a file', async () => {
  await platform.db
    .insertInto('export_job')
    .values({
      member_id: world.members.north,
      scope: `c${world.company}`, // as if it had been privileged when it asked
      list: 'orders',
      query: '',
      fields: ['order_id'],
      language: 'zh',
      format: 'csv',
      name: 'wide.csv',
      secret: 'e'.repeat(32),
      state: 'queued',
      add_time: clock,
      update_time: clock,
    })
    .execute()
  await make('Sold.boss') // wakes the worker
  await expect
    .poll(async () => (await jobsOf('Sold.north')).find(({ name }) => name === 'wide.csv'))
    .toMatchObject({ state: 'failed', reason: '账号的权限已变更，请重新导出', url: '', size: null })
})

test('[EX14] [OI8] a download goes on where it stopped, also through the relay, and is never shown or kept', {
  tags: ['long'],
}, async () => {
  await using stack = await startTestRelay({ platformUrl: platform.url })
  const job = await ended('Sold.boss', (await make('Sold.boss', { columns: every })).id)
  const whole = await fetch(stack.url + job.url)
  const bytes = Buffer.from(await whole.arrayBuffer())
  const etag = whole.headers.get('etag') ?? ''
  expect(bytes).toHaveLength(job.size ?? 0)
  expect(etag).toMatch(/^"[^"]+"$/)
  expect(whole.headers.get('accept-ranges')).toBe('bytes')
  expect(whole.headers.get('x-content-type-options')).toBe('nosniff')
  expect(whole.headers.get('cache-control')).toBe('private, no-store')
  expect(whole.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(job.name)}`)
  for (const url of [stack.url, platform.url]) {
    const rest = await fetch(url + job.url, { headers: { range: 'bytes=1000-', 'if-range': etag } })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-${bytes.length - 1}/${bytes.length}`,
    ])
    expect(Buffer.from(await rest.arrayBuffer())).toEqual(bytes.subarray(1000))
    const other = await fetch(url + job.url, { headers: { range: 'bytes=1000-', 'if-range': '"another"' } })
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, bytes.length])
    const beyond = await fetch(url + job.url, { headers: { range: `bytes=${bytes.length}-` } })
    expect([beyond.status, ((await beyond.json()) as Envelope).status]).toEqual([416, 0])
    expect((await fetch(url + job.url, { method: 'HEAD' })).headers.get('content-length')).toBe(String(bytes.length))
  }
})

const statusOf = async (url: string): Promise<number> => (await fetch(platform.url + url)).status
const filesNow = (): number => readdirSync(join(dataDir, 'exports')).length

test('[EX14] an address that is guessed, cancelled or of an account without the right answers 404', async () => {
  const job = await ended('Sold.boss', (await make('Sold.boss')).id)
  expect(await statusOf(job.url)).toBe(200)
  const [, , , secret = '', name = ''] = job.url.split('/')
  for (const url of [
    job.url.replace(secret, `${secret.slice(1)}${secret[0] === '0' ? 1 : 0}`),
    job.url.replace(secret, secret.toUpperCase().padEnd(33, 'x')),
    `/private/export/${secret}/${name}/x`,
    `/private/export/..%2f..%2fpostgres/${name}`,
  ])
    expect(await statusOf(url)).toBe(404)
  const set = (privilege_id: number) =>
    platform.db.updateTable('member').set({ privilege_id }).where('id', '=', world.members.boss).execute()
  await set(0)
  expect(await statusOf(job.url)).toBe(404)
  await set(1)
  expect(await statusOf(job.url)).toBe(200)
  const before = filesNow()
  expect(await ask('Sold.boss', 'cancel', { id: job.id })).toMatchObject({
    data: { state: 'cancelled', url: '', size: null },
  })
  expect([await statusOf(job.url), before - filesNow()]).toEqual([404, 1])
})

test('[EX14] a file is kept for a week, then it is gone', async () => {
  const job = await ended('Sold.boss', (await make('Sold.boss')).id)
  clock += 7 * 86_400 - 1
  tokens.set('Sold.boss', await platform.signIn('Sold.boss', password))
  expect(await statusOf(job.url)).toBe(200)
  clock += 1
  expect(await statusOf(job.url)).toBe(404)
  expect((await jobsOf('Sold.boss')).find(({ id }) => id === job.id)).toMatchObject({ state: 'expired', url: '' })
  await sweepExports(platform.db, new ExportFolder(dataDir), clock)
  expect([filesNow(), existsSync(join(dataDir, 'exports'))]).toEqual([0, true])
})
