import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPreset } from '../../platform/ingest/import/presets.ts'
import { runImport } from '../../platform/ingest/import.ts'
import { ImportFolder } from '../../platform/ingest/runs/folder.ts'
import { startImports } from '../../platform/ingest/runs/worker.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import {
  firstImportOptions,
  type ImportOptions,
  type ImportPreview,
  type ImportRun,
  importLimit,
} from '../../shared/areas/imports/api.ts'
import { temporaryFolder } from '../support/folder.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { textRow, workbook } from '../support/workbook.ts'
import { retail } from './import-support.ts'
import { openBase } from './ingest-support.ts'

/** The default data folder begins with a dot too. */
const data = temporaryFolder('tidewall-imports-case-')
let platform: TestPlatform
let company = 0
const tokens = new Map<string, string>()

const options: ImportOptions = { ...firstImportOptions, preset: 'online-retail' }

const post = async (who: string, path: string, body: object): Promise<Envelope> =>
  (await platform.ask(`/api/v1/import/${path}`, { token: tokens.get(who) ?? '', body })).envelope
const runOf = (answer: Envelope): ImportRun => {
  if (answer.status !== 1) throw new Error(answer.message)
  return answer.data as ImportRun
}
const runs = async (who = 'boss') => {
  const { envelope } = await platform.ask('/api/v1/import/list', { token: tokens.get(who) ?? '' })
  return envelope.data as { runs: ImportRun[]; mapping: unknown } | null
}

const sendPart = async (id: string, offset: number, part: Buffer): Promise<Envelope> => {
  const form = new FormData()
  form.set('id', id)
  form.set('offset', String(offset))
  form.set('part', new Blob([new Uint8Array(part)]), 'part')
  const answer = await fetch(`${platform.url}/api/v1/import/upload`, {
    method: 'POST',
    headers: { token: tokens.get('boss') ?? '' },
    body: form,
  })
  return (await answer.json()) as Envelope
}

/** A file that lies ready, sent in three parts. */
const sent = async (name: string, content: string | Buffer): Promise<string> => {
  const bytes = Buffer.from(content)
  const { id } = runOf(await post('boss', 'open', { name, size: bytes.length }))
  const third = Math.ceil(bytes.length / 3)
  for (let at = 0; at < bytes.length; at += third)
    runOf(await sendPart(id, at, bytes.subarray(at, Math.min(bytes.length, at + third))))
  return id
}

const until = async (id: string, fits: (run: ImportRun) => boolean): Promise<ImportRun> => {
  for (let tries = 0; tries < 1200; tries++) {
    const run = (await runs())?.runs.find((one) => one.id === id)
    if (run && fits(run)) return run
    await sleep(25)
  }
  throw new Error(`import ${id} did not come so far`)
}
const isOver = ({ state }: ImportRun): boolean => !['checking', 'queued', 'running', 'undoing'].includes(state)

/** Looks at the whole file. */
const checked = async (id: string, asked: ImportOptions = options): Promise<ImportRun> => {
  runOf(await post('boss', 'check', { id, options: asked }))
  return until(id, isOver)
}
/** Starts an import whose file was looked at. */
const begin = async (id: string, asked: ImportOptions = options): Promise<Envelope> => {
  await checked(id, asked)
  return post('boss', 'start', { id })
}

const countLines = async (): Promise<number> => {
  const { n } = await platform.db
    .selectFrom('affiliate_order_line')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('company_id', '=', company)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Invoices of one line each; `first` tells files apart. */
const invoices = (first: number, count: number): string =>
  retail(
    ...Array.from(
      { length: count },
      (_, n) => `${first + n},2246${n % 9},LAMP,1,2011-07-01 10:05:00,1.25,${n % 40},France`,
    ),
  )

beforeAll(async () => {
  platform = await startTestPlatform({ dataDir: join(data.path, '.data') })
  company = await makeCompany(platform.db, 'Ours', { display_currency: 'GBP', time_zone: 'Europe/London' })
  const boss = await makeMember(platform.db, 'boss', company, 0, { privilege_id: 1 })
  await makeMember(platform.db, 'lead', company, boss)
  const other = await makeCompany(platform.db, 'Theirs')
  await makeMember(platform.db, 'rival', other, 0, { privilege_id: 1 })
  for (const who of ['boss', 'lead', 'rival']) tokens.set(who, await platform.signIn(who, password))
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  data[Symbol.dispose]()
})

test('[OI1] only who sees the whole company imports, and a file that cannot be one is refused in words before it is sent', async () => {
  expect(await runs('lead')).toBeNull()
  expect(await post('lead', 'open', { name: 'a.csv', size: 10 })).toMatchObject({
    message: '只有能看到整个公司数据的负责人可以导入订单',
  })
  const say = async (name: string, size: number) => (await post('boss', 'open', { name, size })).message
  expect(await say('orders.xls', 10)).toBe('只支持 .xlsx、.csv、.tsv、.txt 文件（文本可压缩为 .gz）')
  expect(await say('orders.xlsx.gz', 10)).toContain('只支持')
  expect(await say('orders.csv', 0)).toBe('文件是空的')
  expect(await say('orders.csv.gz', importLimit + 1)).toContain('最大 200 MB')
})

test('[OI2] a file comes in parts, each where the one before ended, and is its company’s alone', async () => {
  const bytes = Buffer.from(invoices(1, 3))
  const { id } = runOf(await post('boss', 'open', { name: 'parts.csv', size: bytes.length }))
  runOf(await sendPart(id, 0, bytes.subarray(0, 40)))
  expect((await sendPart(id, 0, bytes.subarray(0, 40))).message).toBe('上传中断，请重新选择文件')
  expect((await sendPart(id, 60, bytes.subarray(60))).status).toBe(0)
  expect((await post('boss', 'preview', { id, options })).status).toBe(0)
  expect(runOf(await sendPart(id, 40, bytes.subarray(40)))).toMatchObject({ state: 'ready', received: bytes.length })
  expect((await post('rival', 'preview', { id, options })).message).toBe('导入任务不存在，或文件已被清理，请重新上传')
  expect((await post('boss', 'preview', { id, options })).data).toMatchObject({ problem: '', fits: ['online-retail'] })
})

test('[OI3] the preview reads the first twenty lines as the import would, with the reason beside each wrong one', async () => {
  const file = retail(
    '1,22465,L,2,2011-07-01 10:05:00,1.25,1,France',
    '2,22465,L,2,2011-07-01 10:05:00,0,1,France',
    ...Array.from({ length: 30 }, (_, n) => `${n + 3},22465,L,2,2011-07-01 10:05:00,1.25,1,France`),
  )
  const id = await sent('preview.csv', file)
  const { data } = await post('boss', 'preview', { id, options })
  const { rows, currency, zone } = data as ImportPreview
  expect([rows.length, currency, zone]).toEqual([20, 'GBP', 'Europe/London'])
  expect(rows[0]).toEqual({
    line: 2,
    message: '',
    read: expect.objectContaining({ order_id: '1', quantity: 2, pay_amt: 250, region: 'FR', kind: 'line' }),
  })
  expect(rows[1]).toMatchObject({ line: 3, read: null, message: expect.stringContaining('0') })
  expect(await countLines()).toBe(0)
})

test('[OI3] what keeps a whole file from being read is said in words: columns, text, currency, an own table', async () => {
  const problem = async (id: string, more: Partial<ImportOptions>) => {
    const { data, message } = await post('boss', 'preview', { id, options: { ...options, ...more } })
    return (data as ImportPreview | null)?.problem ?? message
  }
  const own = await sent('own.csv', 'Bestellung,x\na1,2\n')
  expect(await problem(own, {})).toContain('InvoiceNo')
  expect(await problem(own, { preset: 'mapping' })).toBe('请先为每个必填字段选择一列')
  const columns = { order_id: 'Bestellung', sku_id: 'x', pay_amount: 'x', create_time: 'x' }
  const mapping = { columns }
  expect(await problem(own, { preset: 'mapping', mapping })).toBe('')
  expect(await problem(own, { preset: 'mapping', mapping, zone: 'Mars/Base' })).toContain('Mars/Base')
  const gbk = await sent('gbk.csv', Buffer.concat([Buffer.from(invoices(1, 1)), Buffer.from([0xc4, 0xe3, 0xba, 0xc3])]))
  expect(await problem(gbk, {})).toContain('请换一个编码')
})

test('[OI4] [OI8] an import adds each line once, tells its sums and rejected lines, and keeps the own table’s columns', async () => {
  const table = [
    'No,Item,Paid,When,Land',
    'x1,s1,10.50,2026-02-01 10:00:00,FR',
    'x2,s1,free,2026-02-01 10:00:00,FR',
    'x3,s2,4.50,2026-02-01 10:00:00,GB',
  ]
  const columns = { order_id: 'No', sku_id: 'Item', pay_amount: 'Paid', create_time: 'When', region: 'Land' }
  const mapping = { columns }
  const asked = { ...options, preset: 'mapping' as const, mapping }
  const file = gzipSync(table.join('\n'))
  const before = await countLines()
  const first = await sent('own.csv.gz', file)
  expect((await begin(first, asked)).status).toBe(1)
  const done = await until(first, isOver)
  expect(done).toMatchObject({ state: 'open', part_bp: 10_000, lines: 3, name: 'own.csv.gz', by: 'boss', reason: '' })
  expect(done.summary).toMatchObject({ lines: 3, imported: 2, duplicates: 0, rejected: 1, gross: 15, currency: 'GBP' })
  const rejects = await fetch(platform.url + done.rejects)
  expect(rejects.status).toBe(200)
  expect(rejects.headers.get('content-disposition')).toContain('own.rejects.csv')
  const text = Buffer.from(await rejects.arrayBuffer()).toString()
  expect(text.startsWith('\ufeffNo,Item,Paid,When,Land,原因,Reason,原行号 Line,读法 Read as\nx2,s1,free,')).toBe(true)
  expect(text.split('\n')).toHaveLength(3)

  const again = await sent('own.csv.gz', file)
  await begin(again, asked)
  expect((await until(again, isOver)).summary).toMatchObject({ imported: 0, duplicates: 2, rejected: 1 })
  expect(await countLines()).toBe(before + 2)
  expect((await runs())?.mapping).toEqual(mapping)
  expect((await fetch(`${platform.url}/private/import/${'0'.repeat(32)}/rejects.csv`)).status).toBe(404)
})

test('[I46] a workbook and a table with tabs are sent, shown and imported as any other file, and their names are known as ours', async () => {
  const lines = ['a', 'b'].map((id) => [`I46${id}`, '22465', 'LAMP', '2', '2011-07-01 10:05:00', '1.25', '7', 'France'])
  const header = retail().trim().split(',')
  const rows = [header, ...lines].map((fields) => textRow(...fields)).join('')
  const book = await sent('Orders.XLSX', workbook({ sheets: [{ name: 'affiliate_orders_1', rows }] }))
  const { data } = await post('boss', 'preview', { id: book, options })
  expect(data).toMatchObject({ problem: '', fits: ['online-retail'], header, rows: [{ line: 2 }, { line: 3 }] })
  await begin(book)
  expect(await until(book, isOver)).toMatchObject({
    state: 'done',
    summary: { lines: 2, imported: 2 },
    part_bp: 10_000,
  })
  const tabs = await sent(
    'orders.txt',
    Buffer.from(`\ufeff${[header, ...lines].map((fields) => fields.join('\t')).join('\n')}`, 'utf16le'),
  )
  await begin(tabs)
  expect((await until(tabs, isOver)).summary).toMatchObject({ lines: 2, imported: 0, duplicates: 2 })
  const wrong = await sent('wrong.xlsx', workbook({ sheets: [{ rows }] }).subarray(0, 700))
  expect((await post('boss', 'preview', { id: wrong, options })).message).toContain('不是完好的 Excel 文件')
  using place = temporaryFolder()
  const folder = new ImportFolder(place.path)
  const names = ['.csv', '.csv.gz', '.tsv', '.tsv.gz', '.txt', '.txt.gz', '.xlsx'].map(
    (end) => `${'b'.repeat(32)}${end}`,
  )
  for (const name of [...names, 'other.xlsx', `${'b'.repeat(32)}.xls`]) writeFileSync(folder.pathOf(name), '')
  writeFileSync(folder.rejectsOf(`${'c'.repeat(32)}.xlsx`), '')
  expect([...(await folder.files())].sort()).toEqual([...names, `${'c'.repeat(32)}.xlsx`])
})

test('[OI5] one import of a company runs at a time, the platform answers meanwhile, and a cancelled one goes on where it was', async () => {
  const before = await countLines()
  const big = await sent('big.csv', invoices(100_000, 30_000))
  await begin(big)
  const small = await sent('small.csv', invoices(900_000, 5))
  expect((await begin(small)).message).toBe('公司已有一个导入在进行，请等它完成')
  await until(big, ({ state }) => state === 'running')
  expect(runOf(await post('boss', 'cancel', { id: big })).state).toBe('cancelled')
  expect((await post('boss', 'cancel', { id: big })).status).toBe(0)
  await until(big, ({ state }) => state === 'cancelled')
  expect((await post('boss', 'start', { id: small })).status).toBe(1)
  expect((await until(small, isOver)).summary).toMatchObject({ imported: 5 })
  const kept = (await countLines()) - before - 5
  expect(kept).toBeLessThan(30_000)
  expect((await post('boss', 'start', { id: big })).status).toBe(1)
  const { summary } = await until(big, isOver)
  expect(summary).toMatchObject({ lines: 30_000, imported: 30_000 - kept, duplicates: kept, rejected: 0 })
  expect(await countLines()).toBe(before + 30_005)
})

test('[I41] an order with more lines than a screen or a memory can hold is refused in words, with all its lines', {
  tags: ['long'],
}, async () => {
  const lines = Array.from({ length: 6000 }, (_, n) => `7,${n},L,1,2011-07-01 10:05:00,1,1,France`)
  const id = await sent('one.csv', retail(...lines))
  await begin(id)
  const { state, summary } = await until(id, isOver)
  expect(state).toBe('open')
  expect(summary).toMatchObject({ lines: 6000, imported: 4000, rejected: 2000 })
})

test('[OI9] thirty-two people who preview a hostile file are told why, and meanwhile others are answered at once', {
  tags: ['long'],
}, async () => {
  const id = await sent('hostile.csv.gz', gzipSync('\n'.repeat(10_000_000)))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  let asked = 0
  let over = false
  const others = (async () => {
    for (; !over; asked++) expect((await platform.ask('/api/v1/time')).envelope.status).toBe(1)
  })()
  delay.enable()
  const previews = Array.from({ length: 32 }, () => post('boss', 'preview', { id, options }))
  const said = await Promise.all(previews)
  delay.disable()
  over = true
  await others
  expect(new Set(said.map(({ message }) => message))).toEqual(
    new Set(['hostile.csv.gz 的空行超过 20,000 行，请删除空行后再导入']),
  )
  expect(asked).toBeGreaterThan(5)
  expect(delay.percentile(50) / 1e6).toBeLessThan(50)
})

test('[OI9] a preview whose caller has gone is not made, and the next caller does not wait for it', async () => {
  const id = await sent('quoted.csv.gz', gzipSync(`"a"\n${'""\n'.repeat(100_000)}`))
  const leaving = new AbortController()
  const body = { id, options }
  const asked = { token: tokens.get('boss') ?? '', body, signal: leaving.signal }
  const gone = Array.from({ length: 60 }, () => platform.ask('/api/v1/import/preview', asked).catch(() => 'gone'))
  await sleep(100)
  leaving.abort()
  expect(new Set(await Promise.all(gone))).toEqual(new Set(['gone']))
  const before = performance.now()
  expect((await post('boss', 'preview', body)).message).toContain('空行')
  expect(performance.now() - before).toBeLessThan(10_000)
})

test('[OI6] an import whose platform was killed is taken up by the next one, from its last committed line', async () => {
  await using base = await openBase()
  using place = temporaryFolder()
  const folder = new ImportFolder(place.path)
  const id = await base.company('Shop', 'Europe/London', 'GBP')
  const member = await makeMember(base.db, 'shop.boss', id, 0, { privilege_id: 1 })
  const file = `${'a'.repeat(32)}.csv`
  writeFileSync(folder.pathOf(file), invoices(1, 6000))
  const killed = new AbortController()
  const cut = runImport(base, base.gate, {
    file: folder.pathOf(file),
    preset: await findPreset('online-retail'),
    company: 'Shop',
    rejects: folder.rejectsOf(file),
    batchLines: 500,
    signal: killed.signal,
    onProgress: ({ lines }) => lines >= 3000 && killed.abort(),
  })
  await expect(cut).rejects.toThrow('导入已停止')
  const committed = async () =>
    (await base.rows<{ n: number }>('select count(*)::int as n from affiliate_order_line'))[0]?.n ?? 0
  const kept = await committed()
  expect(kept).toBeGreaterThan(1000)
  await base.rows(
    `insert into import_run (company_id, member_id, secret, file, name, size, state, options, attempts, beat_t, add_time, update_time)
     values ($1, $2, 's', $3, 'killed.csv', 1, 'running', $4, 1, 1, 1, $5)`,
    [id, member, file, JSON.stringify(options), Math.floor(Date.now() / 1000)],
  )
  const log = { warn: () => {}, error: () => {} }
  const imports = startImports({ db: base.db, pool: base.pool, gate: base.gate, log, nowMs: Date.now, folder })
  let found: { state: string; summary: { imported: number; duplicates: number } | null } | undefined
  for (let tries = 0; tries < 800 && found?.state !== 'done'; tries++) {
    await sleep(25)
    found = (await base.rows<NonNullable<typeof found>>('select state, summary from import_run'))[0]
  }
  await imports.stop()
  expect(found).toMatchObject({ state: 'done' })
  expect(found?.summary?.duplicates).toBe(kept)
  expect(await committed()).toBe(6000)
})
