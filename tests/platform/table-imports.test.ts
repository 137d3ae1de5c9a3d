import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ImportFolder } from '../../platform/ingest/runs/folder.ts'
import { workRun } from '../../platform/ingest/runs/run.ts'
import { claimRun } from '../../platform/queries/imports/work.ts'
import { plainOptions } from '../../shared/imports/api.ts'
import { dayOfText, dayStart, dayText } from '../../shared/time/zone.ts'
import { temporaryFolder } from '../support/folder.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { textRow, workbook } from '../support/workbook.ts'
import { line, openBase } from './ingest-support.ts'
import { makeTableWorld, sender } from './table-import-support.ts'

// Each test waits for several imports of the real worker.
const data = temporaryFolder('tidewall-tables-case-')
let platform: TestPlatform
let world: Awaited<ReturnType<typeof makeTableWorld>>
let send: ReturnType<typeof sender>
const clock = { zone: 'Asia/Shanghai', cut_hour: 0 }
const month = (): string => dayText(Math.floor(Date.now() / 86_400_000) + 1).slice(0, 7)

const rows = async <T>(text: ReturnType<typeof sql>): Promise<T[]> => (await text.execute(platform.db)).rows as T[]
const creators = (company = world.company) =>
  rows<{ creator_id: string; username: string; nickname: string; region: string; follower_count: number | null }>(
    sql`select creator_id, username, nickname, region, follower_count from creator where company_id = ${company}
      order by creator_id`,
  )
const bindings = (creator_id: string) =>
  rows<{
    member_id: number
    share_rate_bp: number
    state: number
    start_t: number
    end_t: number | null
    kind: number
  }>(
    sql`select member_id, kind, share_rate_bp, state, start_t, end_t from creator_binding
      where company_id = ${world.company} and creator_id = ${creator_id} order by start_t, id`,
  )
const costs = async (company = world.company): Promise<Record<string, number | null>> =>
  Object.fromEntries(
    (
      await rows<{ sku_id: string; cost_amt: number | null }>(
        sql`select sku_id, cost_amt from sku where company_id = ${company} order by sku_id`,
      )
    ).map(({ sku_id, cost_amt }) => [sku_id, cost_amt]),
  )
const rates = (company = world.company) =>
  rows<{ day: number; currency: string; rate: string }>(
    sql`select day, currency, rate::text from company_rate where company_id = ${company} order by day, currency`,
  )
const targets = () =>
  rows<{ scope: string; month: string; value: number }>(
    sql`select scope, month, value from kpi_target order by scope, month`,
  )

beforeAll(async () => {
  platform = await startTestPlatform({ dataDir: join(data.path, '.data') })
  world = await makeTableWorld(platform)
  send = sender(platform, world.tokens)
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  data[Symbol.dispose]()
})
beforeEach(async () => {
  for (const table of [
    'creator_binding',
    'creator',
    'company_rate',
    'kpi_target',
    'import_log',
    'import_run',
    'setting',
  ])
    await sql`delete from ${sql.table(table)}`.execute(platform.db)
  await sql`update sku set cost_amt = null, cost_t = 0`.execute(platform.db)
})

const nov = (day: number): number => dayStart(clock, dayOfText(`2026-11-${String(day).padStart(2, '0')}`))

test('[I92] [I95] creators are told by Chinese and by English headings, and by those of exports; the same file again changes nothing', async () => {
  const zh =
    '达人用户名,达人昵称,国家,粉丝数,绑定成员,绑定日期,分成比例\n@Anna.shop,安娜,美国,"12,500",林晓,2026/11/3,15%\nben,,英国,,,,\n'
  const first = await send.imported('boss', 'creators', zh)
  expect(first.summary).toMatchObject({ lines: 2, added: 2, changed: 0, same: 0, older: 0, refused: 0 })
  expect(first.state).toBe('done')
  expect(await creators()).toEqual([
    { creator_id: 'Anna.shop', username: 'Anna.shop', nickname: '安娜', region: 'US', follower_count: 12_500 },
    { creator_id: 'ben', username: 'ben', nickname: '', region: 'GB', follower_count: null },
  ])
  const bound = { member_id: world.lead, kind: 1, share_rate_bp: 1500, state: 1, start_t: nov(3), end_t: null }
  expect(await bindings('Anna.shop')).toEqual([bound])
  expect((await send.imported('boss', 'creators', zh)).summary).toMatchObject({ added: 0, changed: 0, same: 2 })
  const en =
    'Creator Username;ｆｏｌｌｏｗｅｒｓ;Country/Region;Owner;Share (%)\nhttps://www.tiktok.com/@anna.SHOP?x=1;13.000;--;lead;15\n'
  const second = await send.imported('boss', 'creators', en)
  expect(second.summary).toMatchObject({ lines: 1, changed: 1 })
  expect((await creators())[0]).toMatchObject({ nickname: '安娜', region: 'US', follower_count: 13_000 })
  expect(await bindings('Anna.shop')).toEqual([bound])
})

test('[I92] needed columns that no heading tells are named; a chosen column counts before the headings and is remembered', async () => {
  const id = await send.sent('boss', 'creators', 'odd.csv', 'Wer,Land\nanna,US\n')
  const lacking = await send.checked('boss', 'creators', id)
  expect(lacking).toMatchObject({ state: 'ready', check: null })
  expect(lacking.reason).toContain('Creator username')
  const shown = await send.preview('boss', 'creators', id)
  expect(shown).toMatchObject({ header: ['Wer', 'Land'], columns: {}, rows: [] })
  expect(shown.problem).toContain('Wer, Land')
  const columns = { username: 'Wer', region: 'Land' }
  expect((await send.preview('boss', 'creators', id, { columns })).rows).toEqual([
    { line: 2, message: '', cells: expect.objectContaining({ username: 'anna', region: 'US', member: null }) },
  ])
  expect((await send.checked('boss', 'creators', id, { columns })).check?.counts).toMatchObject({ added: 1 })
  const next = await send.sent('boss', 'creators', 'next.csv', 'Wer,Land\nben,GB\n')
  expect((await send.preview('boss', 'creators', next)).columns).toEqual(columns)
})

test('[I93] [I98] a wrong cell refuses its line in words with the column; put right, the file of rejects is imported', async () => {
  const table = [
    'Creator username,Country,Followers,Bound to,Bound since,Share,Note',
    'anna,Atlantis,1,lead,2026-11-03,10%,x',
    'be n,US,1,lead,2026-11-03,10%,x',
    'cara,US,many,lead,2026-11-03,10%,x',
    'dora,US,1,nobody,2026-11-03,10%,x',
    'emil,US,1,lead,2026-13-03,10%,x',
    'fred,US,1,lead,2027-11-03,10%,x',
    'gina,US,1,lead,2026-11-03,110%,x',
    'hugo,US,1,,2026-11-03,10%,x',
    ',US,1,lead,2026-11-03,10%,x',
    'ida,US,1,lead,2026-11-03,10%,x',
    '',
  ]
  const run = await send.imported('boss', 'creators', table.join('\n'))
  expect(run).toMatchObject({ state: 'open', summary: { lines: 10, added: 1, refused: 9 } })
  expect(run.check?.ignored).toEqual(['Note'])
  expect(run.check?.refusals.map(({ message, first }) => [first[0], message]).sort()).toEqual(
    [
      [2, 'Country/Region: the country "Atlantis" is not known'],
      [3, 'Creator username: "be n" is no handle'],
      [4, 'Followers: "many" is no whole number'],
      [5, 'Bound to: there is no member "nobody": give an account or a name'],
      [6, 'Bound since: "2026-13-03" is no date'],
      [7, 'Bound since: "2027-11-03" lies in the future: check the form of the dates'],
      [8, 'Share: must be at most 100%'],
      [9, 'Since, binding and share need the member that the creator is bound to'],
      [10, 'Creator username: must not be empty'],
    ].sort(),
  )
  const rejected = await send.rejects(run)
  expect(rejected.split('\n')[0]).toBe(
    'Creator username,Country,Followers,Bound to,Bound since,Share,Note,原因,Reason,原行号 Line,读法 Read as',
  )
  expect(rejected).toContain('Atlantis,1,lead,2026-11-03,10%,x,国家/地区：不认识国家“Atlantis”,')
  const right = rejected
    .replace('Atlantis', 'France')
    .replace('be n', 'ben')
    .replace('many', '7')
    .replace('nobody', '王芳')
    .replace('2026-13-03', '2026-11-03')
    .replace('2027-11-03', '2026-11-03')
    .replace('110%', '100%')
    .replace('hugo,US,1,,', 'hugo,US,1,lead,')
    .replace('\n,US', '\njon,US')
  const again = await send.imported('boss', 'creators', right)
  expect(again).toMatchObject({ state: 'done', summary: { lines: 9, added: 9, refused: 0 } })
  expect(again.check?.ignored).toEqual(['Note'])
})

test('[I94] a look at the whole file counts what would be added, changed, the same, older and refused, and writes nothing', async () => {
  await send.imported('shopboss', 'costs', 'SKU,Cost\nnorth-a1,4\nnorth-b1,5\n')
  const versions = () => rows(sql`select version from company_pulse where company_id = ${world.company}`)
  const before = await versions()
  const id = await send.sent(
    'shopboss',
    'costs',
    'c.csv',
    'SKU,Cost\nnorth-a1,4\nnorth-b1,6\nsouth-a1,2\nnone,1\nsouth-b1,x\n',
  )
  const { check } = await send.checked('shopboss', 'costs', id)
  expect(check?.counts).toEqual({ lines: 5, added: 0, changed: 2, same: 1, older: 0, refused: 2 })
  expect(check?.refusals.map(({ message }) => message).sort()).toEqual([
    'Cost: "x" is no amount',
    'No such SKU of your shops',
  ])
  expect(await costs()).toMatchObject({ 'north-a1': 400, 'north-b1': 500, 'south-a1': null })
  expect(await versions()).toEqual(before)
})

test('[SH14] [I103] costs name SKUs by id or by the seller’s name, of own shops alone, in the company’s currency; nothing else of a SKU changes', async () => {
  const table =
    '商家SKU\t成本\t币种\nWMS-SOUTH-A\t€4.50\tUSD\nwms-south-b\t3\tUSD\nsouth-b1\t$3.25\tUSD\nsouth-a1\t1\tCNY\nnorth-a1\t1\tUSD\n'
  const run = await send.imported('keeper', 'costs', table)
  expect(run.summary).toMatchObject({ lines: 5, changed: 1, refused: 4 })
  expect(run.check?.refusals.map(({ message }) => message).sort()).toEqual([
    'Cost: "€4.50" is not in the company\'s currency USD',
    'Currency: costs are in USD, as the company',
    'No such SKU of your shops',
  ])
  expect(await costs()).toEqual({ 'north-a1': null, 'north-b1': null, 'south-a1': null, 'south-b1': 325 })
  const [sku] = await rows(sql`select price_amt, stock, seller_sku from sku where sku_id = 'south-b1'`)
  expect(sku).toEqual({ price_amt: 900, stock: 3, seller_sku: 'WMS-SOUTH-B' })
  const twice = 'SKU,Cost\nsouth-a1,2\nWMS-SOUTH-A,2\nsouth-b1,3\nWMS-SOUTH-B,4\n'
  const next = await send.imported('keeper', 'costs', twice)
  expect(next.summary).toMatchObject({ changed: 2, same: 1, refused: 1 })
  expect(next.check?.refusals).toEqual([
    { message: 'Line 4 tells something else of the same: leave one of them', lines: 1, first: [5] },
  ])
  const log = await rows(
    sql`select object_id, before, after from audit_log where action = 'product.cost' order by id desc limit 2`,
  )
  expect(log).toContainEqual({ object_id: 'south-b1', before: { cost: 325 }, after: { cost: 300 } })
})

test('[I96] an older file never undoes a newer one, nor what people have typed since; told again, a fact is as new as its newest file', async () => {
  const cost = (value: number): string => `SKU,Cost\nnorth-a1,${value}\n`
  const by = async (name: string, value: number) =>
    (await send.imported('shopboss', 'costs', cost(value), { name })).summary
  expect(await by('costs_2026-11-10.csv', 5)).toMatchObject({ changed: 1 })
  expect(await by('costs_2026-11-01.csv', 4)).toMatchObject({ changed: 0, older: 1 })
  expect(await by('costs_2026-11-15.csv', 5)).toMatchObject({ same: 1 })
  expect(await by('costs_2026-11-12.csv', 3)).toMatchObject({ older: 1 })
  expect((await costs())['north-a1']).toBe(500)
  const typed = { sku_id: 'north-a1', field: 'cost', seen: 500, value: 620 }
  await platform.ask('/api/v1/product/sku', { token: world.tokens.get('shopboss') ?? '', body: typed })
  expect(await by('costs_2026-11-20.csv', 7)).toMatchObject({ older: 1 })
  expect((await costs())['north-a1']).toBe(620)
  expect(await by('costs.csv', 7)).toMatchObject({ changed: 1 })
  const said = await send.imported('shopboss', 'costs', cost(9), { name: 'costs.csv', reported_t: nov(2) })
  expect(said).toMatchObject({ summary: { older: 1 }, check: { report: { t: nov(2), source: 'said' } } })
})

test('[I100] a creator that is bound to somebody else is so from that day on; the one before keeps the orders of its time', async () => {
  const of = (member: string, since: string, share = '10%') =>
    `Creator,Bound to,Since,Share\nanna,${member},${since},${share}\n`
  await send.imported('boss', 'creators', of('lead', '2026-10-01'), { name: '20261101.csv' })
  const moved = await send.imported('boss', 'creators', of('agent', '2026-11-10', '12.5%'), { name: '20261110.csv' })
  expect(moved.summary).toMatchObject({ changed: 1 })
  const start = dayStart(clock, dayOfText('2026-10-01'))
  const both = [
    { member_id: world.lead, kind: 1, share_rate_bp: 1000, state: 5, start_t: start, end_t: nov(10) },
    { member_id: world.agent, kind: 1, share_rate_bp: 1250, state: 1, start_t: nov(10), end_t: null },
  ]
  expect(await bindings('anna')).toEqual(both)
  expect(
    (await send.imported('boss', 'creators', of('lead', '2026-10-01'), { name: '20261101.csv' })).summary,
  ).toMatchObject({
    older: 1,
  })
  const early = await send.imported('boss', 'creators', of('lead', '2026-11-05'))
  expect(early.check?.refusals[0]?.message).toBe(
    'Bound since: 王芳 is bound since 2026-11-10, another member only from then on',
  )
  expect(await bindings('anna')).toEqual(both)
  const order = (order_id: string, paid_t: number) => ({
    kind: 'order' as const,
    order_id,
    shop_id: 'north',
    shop_name: 'north',
    shop_region: 'US',
    region: 'US',
    buyer_key: 'b',
    order_status: 111 as const,
    create_t: paid_t,
    paid_t,
    delivery_t: null,
    currency: 'USD',
    is_sample: false,
    lines: [line({ creator_id: 'anna', creator_name: 'anna' })],
  })
  await platform.gate.submit(world.company, [order('before', nov(9)), order('after', nov(11))])
  const owners = await rows(
    sql`select order_id, owner_member_id as owner from affiliate_order_line where company_id = ${world.company} order by 1`,
  )
  expect(owners).toEqual([
    { order_id: 'after', owner: world.agent },
    { order_id: 'before', owner: world.lead },
  ])
  const seen = await platform.ask('/api/v1/product/creators?q=anna', { token: world.tokens.get('agent') ?? '' })
  expect(seen.envelope.data).toMatchObject({ list: [{ creator_id: 'anna', name: 'anna' }] })
})

test('[I104] rates are a company’s own, by day and currency; what is none is refused by line', async () => {
  const table =
    '日期,币种,汇率\n2026/11/20,eur,0.86\n2026/11/20,VND,"25.400,5"\n2026/11/21,USD,2\n2026/11/21,EURO,1\n2026/11/21,GBP,0\n'
  const run = await send.imported('boss', 'rates', table, { numbers: 'comma' })
  expect(run.summary).toMatchObject({ lines: 5, refused: 4, added: 1 })
  const point = await send.imported('boss', 'rates', table.replace('"25.400,5"', '"25,400.5"'))
  expect(point.summary).toMatchObject({ lines: 5, added: 1, same: 1, refused: 3 })
  expect(point.check?.refusals.map(({ message }) => message).sort()).toEqual([
    'Currency: the currency "EURO" is not known, like USD',
    'Rate: must be a positive number (units for one US dollar)',
    'Rate: the rate of the dollar is 1',
  ])
  const day = dayOfText('2026-11-20')
  expect((await rates()).map((one) => ({ ...one, rate: Number(one.rate) }))).toEqual([
    { day, currency: 'EUR', rate: 0.86 },
    { day, currency: 'VND', rate: 25_400.5 },
  ])
  expect(await rates(world.rivals)).toEqual([])
})

test('[I102] targets are set by month for the company and those right below, in whole units, for this month and later ones', async () => {
  const table = `月份,成员,销售额目标\n${month()},全公司,"1,000,000"\n${month()},林晓,300000\n${month()},agent,5\n2020-01,lead,5\n${month()},keeper,5.5\n`
  const run = await send.imported('boss', 'targets', table)
  expect(run.summary).toMatchObject({ lines: 5, added: 2, refused: 3 })
  expect(run.check?.refusals.map(({ message }) => message).sort()).toEqual([
    'Member: you can only set targets of those right below you',
    'Month: targets are set for this month and later ones',
    'Target: "5.5" must be whole units',
  ])
  expect(await targets()).toEqual([
    { scope: `c${world.company}`, month: month(), value: 100_000_000 },
    { scope: `m${world.lead}`, month: month(), value: 30_000_000 },
  ])
  const own = await send.imported('lead', 'targets', `Month,Staff,Target\n${month()},王芳,900\n${month()},keeper,1\n`)
  expect(own.summary).toMatchObject({ added: 1, refused: 1 })
  expect(own.check?.refusals[0]?.message).toBe('Member: there is no member "keeper": give an account or a name')
  const ours = await send.imported(
    'boss',
    'targets',
    `月份,成员,指标,目标\n${month()},林晓,我方佣金,700\n${month()},林晓,,800\n`,
  )
  expect(ours.summary).toMatchObject({ added: 1, changed: 1, refused: 0 })
})

test('[I99] who may not is told so, nobody sees another’s runs, and another company’s rows stay as they are', async () => {
  const denied = 'You may not import into this table: ask a leader who sees the whole company'
  const open = async (who: string, into: string) =>
    (await send.post(who, 'open', { into, name: 'a.csv', size: 5 })).message
  expect(await open('lead', 'offers')).toBe(denied)
  expect(await open('agent', 'targets')).toBe(denied)
  expect(await open('lead', 'rates')).toBe(denied)
  expect(await open('boss', 'costs')).not.toBe('')
  expect(
    (await platform.ask('/api/v1/import/into/list?into=costs', { token: world.tokens.get('boss') ?? '' })).http,
  ).toBe(200)
  const mine = await send.imported('keeper', 'costs', 'SKU,Cost\nsouth-a1,2\n')
  const listOf = async (who: string) => {
    const asked = { token: world.tokens.get(who) ?? '' }
    const { envelope } = await platform.ask('/api/v1/import/into/list?into=costs', asked)
    return (envelope.data as { runs: { id: string }[] } | null)?.runs.map(({ id }) => id)
  }
  expect(await listOf('keeper')).toEqual([mine.id])
  expect(await listOf('shopboss')).toEqual([mine.id])
  expect(await listOf('rival')).toEqual([])
  await expect(send.read('rival', 'costs', mine.id)).rejects.toThrow('There is no such import')
  await send.imported('rival', 'costs', 'SKU,Cost\nnorth-a1,8\n')
  expect(await costs()).toMatchObject({ 'north-a1': null })
  expect(await costs(world.rivals)).toMatchObject({ 'north-a1': 800 })
  const orders = await platform.ask('/api/v1/import/list', { token: world.tokens.get('boss') ?? '' })
  expect(orders.envelope.data).toMatchObject({ runs: [] })
})

test('[I97] killed in the middle, an import goes on where it was and counts as if it had never been cut', async () => {
  await using base = await openBase()
  const company = await base.company()
  using files = temporaryFolder('tidewall-killed-table-')
  const folder = new ImportFolder(files.path)
  const lines = Array.from({ length: 1800 }, (_, n) => `creator${n},${n % 7 === 3 ? 'Atlantis' : 'US'},${n}`)
  await folder.write(`${'a'.repeat(32)}.csv`, 0, Buffer.from(`Creator,Country,Followers\n${lines.join('\n')}\n`))
  await base.rows(
    `insert into import_run (company_id, secret, file, name, size, state, options, kind, add_time, update_time)
     values ($1, 's', $2, 'c.csv', 9, 'queued', $3, 'creators', 1, 1)`,
    [company, `${'a'.repeat(32)}.csv`, JSON.stringify(plainOptions)],
  )
  const silent = { warn: () => {}, error: () => {} }
  const options = { db: base.db, pool: base.pool, gate: base.gate, log: silent, folder, nowMs: () => Date.now() }
  const first = await claimRun(base.db, 'writes')
  if (!first) throw new Error('nothing to do')
  const counted = async () => Number((await base.rows<{ n: number }>('select count(*)::int as n from creator'))[0]?.n)
  // The second batch of the first attempt meets a database that is gone.
  await base.rows(`create function cut() returns trigger language plpgsql as $$ begin
    if new.creator_id = 'creator700' then raise exception 'gone' using errcode = '57P01'; end if; return new; end $$`)
  await base.rows('create trigger cut before insert on creator for each row execute function cut()')
  await workRun(first, options, new AbortController().signal)
  const half = await counted()
  expect(half).toBeGreaterThan(400)
  expect(half).toBeLessThan(500)
  await base.rows('drop trigger cut on creator')
  // A last beat of the first attempt may still be on its way.
  const second = await vi.waitFor(async () => {
    await base.rows('update import_run set beat_t = 0')
    return (await claimRun(base.db, 'writes')) ?? expect.fail('not taken up again')
  })
  expect(second).toMatchObject({ attempts: 2, cursor: { line: 501 } })
  await workRun(second, options, new AbortController().signal)
  const [run] = await base.rows<{ state: string; summary: object }>('select state, summary from import_run')
  const refused = lines.filter((text) => text.includes('Atlantis')).length
  expect(run).toMatchObject({
    state: 'open',
    summary: { lines: 1800, added: 1800 - refused, same: 0, changed: 0, refused },
  })
  expect(await counted()).toBe(1800 - refused)
})

test('[I107] who imported what stands in the log, and a workbook is read as a text is', async () => {
  const book = workbook({
    sheets: [{ rows: textRow('SKU', '成本') + textRow('north-a1', '4.50') }],
  })
  const run = await send.imported('shopboss', 'costs', book, { name: 'costs.xlsx' })
  expect(run.summary).toMatchObject({ changed: 1 })
  const log = await rows(
    sql`select member_id, after from audit_log where action = 'import.start' and object_id = ${run.id}`,
  )
  expect(log).toEqual([{ member_id: world.shopBoss, after: { name: 'costs.xlsx', into: 'costs' } }])
  const [step] = await rows(sql`select action from import_log where run_id = ${run.id} order by id desc limit 1`)
  expect(step).toEqual({ action: 'done' })
})
