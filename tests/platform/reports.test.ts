import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nobodySpecial } from '../../platform/http/record.ts'
import { KEPT_S, sendPlanned } from '../../platform/jobs/send-reports.ts'
import { resealTargets } from '../../platform/queries/reports/reseal.ts'
import type { ReportSettings } from '../../platform/reports/settings.ts'
import { openVault } from '../../platform/vault/vault.ts'
import { channels, sendingState } from '../../shared/areas/reports/states.ts'
import { reportWorkflow, sendingWorkflow } from '../../shared/areas/reports/workflow.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { sheetRows, unzip } from '../support/unzip.ts'

/** Wednesday 10:00 in Shanghai. */
const start = Date.UTC(2026, 4, 20, 2) / 1000
const midnight = start - 10 * 3600
const DAY = 86_400
const HOUR = 3600
const secret = 'bot-secret'
const key = Buffer.alloc(32, 7)
const vault = openVault([key])

interface Called {
  readonly path: string
  readonly body: {
    readonly sign?: string
    readonly timestamp?: string
    readonly content?: { text: string }
    readonly markdown?: { content: string }
  }
}

let now = start
let platform: TestPlatform
let settings: ReportSettings
let token = ''
let stranger = ''
const ids = new Map<string, number>()
let mails: string[] = []
let called: Called[] = []
/** What the stand-in of the bots answers. */
let answer: { readonly status: number; readonly body: string } = { status: 200, body: '' }

const hooks = createServer((request: IncomingMessage, response) => {
  void text(request).then((body) => {
    called.push({ path: request.url ?? '', body: JSON.parse(body) })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
})
const post = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _, done) => done(address.startsWith('nobody') ? new Error('no such mailbox') : null),
  onData: (stream, _, done) => {
    void text(stream).then((mail) => {
      mails.push(mail)
      done()
    })
  },
})
const portOf = (server: { address: () => AddressInfo | string | null }): number =>
  (server.address() as AddressInfo).port

beforeAll(async () => {
  await new Promise<void>((done) => hooks.listen(0, '127.0.0.1', done))
  await new Promise<void>((done) => post.listen(0, '127.0.0.1', done))
  settings = {
    smtp: { url: `smtp://127.0.0.1:${portOf(post.server)}`, from: 'Tidewall <reports@tide.example>' },
    hosts: [`127.0.0.1:${portOf(hooks)}`],
  }
  platform = await startTestPlatform({ nowMs: () => now * 1000, reports: settings, bankKeys: [key] })
  const { db, gate } = platform
  const company = await makeCompany(db, 'Tide')
  const rivals = await makeCompany(db, 'Rivals')
  const add = async (name: string, of: number, above = '', fields = {}) =>
    ids.set(name, await makeMember(db, name, of, ids.get(above) ?? 0, fields))
  await add('boss', company, '', { privilege_id: 1, agency_level: 1 })
  await add('north', company, 'boss', { agency_level: 2 })
  await add('nora', company, 'north', { agency_level: 3 })
  await add('south', company, 'boss', { agency_level: 2 })
  await add('rival', rivals, '', { privilege_id: 1 })
  await makeCreator(db, company, 'nico', ids.get('nora') ?? 0)
  await makeCreator(db, company, 'sol', ids.get('south') ?? 0)
  const sale = (order_id: string, creator_id: string, t: number, pay_amt: number) =>
    orderAt(t, {
      order_id,
      lines: [lineWith({ sku_id: 's', creator_id, pay_amt, price_amt: pay_amt, subtotal_amt: pay_amt })],
    })
  allTaken(
    await gate.submit(company, [
      sale('1', 'nico', midnight - HOUR, 10_000),
      sale('2', 'sol', midnight - 2 * HOUR, 4000),
      sale('3', 'nico', midnight - 3 * DAY, 2000),
      sale('4', 'nico', midnight + HOUR, 99_900),
    ]),
  )
  token = await platform.signIn('boss', password)
  stranger = await platform.signIn('rival', password)
})
afterAll(async () => {
  await platform?.[Symbol.asyncDispose]()
  hooks.close()
  post.close(() => 0)
})
beforeEach(async () => {
  mails = []
  called = []
  answer = { status: 200, body: '{"code":0,"errcode":0}' }
  await sql`delete from report_sending`.execute(platform.db)
  await sql`delete from report_plan`.execute(platform.db)
  now = start
})

const usual = {
  ...{ name: '日报', content: 1, team_id: null, every: 1, hour: 9, format: 2, channel: channels.mail },
  ...{ target: 'boss@tide.example', secret: null },
}
const hook = () => `http://${settings.hosts[0]}/open-apis/bot/v2/hook/abcd1234`
const save = async (more: object = {}, as = token) =>
  (await platform.ask('/api/v1/reports/save', { token: as, body: { ...usual, ...more } })).envelope
const fieldsOf = ({ data }: { data: unknown }) => (data as { fields?: Record<string, string> } | null)?.fields
const log = { warn: (details: object) => expect.fail(JSON.stringify(details)) }
const run = (more: Partial<ReportSettings> = {}) =>
  sendPlanned({ db: platform.db, special: nobodySpecial, vault, settings: { ...settings, ...more }, log }, now)
/** The next morning, an hour after the reports are due. */
const nextDay = async (): Promise<void> => {
  now += DAY
  await run()
}
type Row = Readonly<Record<string, unknown>>
const sendings = async (as = token): Promise<readonly Row[]> =>
  ((await platform.ask('/api/v1/reports/sendings', { token: as })).envelope.data as { list: readonly Row[] }).list
const attachment = (mail: string): Buffer => {
  const [, body = ''] = mail.split(/Content-Disposition: attachment[\s\S]*?\r\n\r\n/)
  return Buffer.from(body.split('\r\n--')[0] ?? '', 'base64')
}

test('[RP1] a report goes out once, at its hour of the day after, with the figures that the data board and the list of staff say of yesterday', async () => {
  expect(await save()).toMatchObject({ status: 1 })
  await run()
  expect(mails).toEqual([])
  now = midnight + DAY + 9 * HOUR - 1
  await run()
  expect(mails).toEqual([])
  now += 1
  await run()
  await run()
  expect(mails).toHaveLength(1)
  const [mail = ''] = mails
  expect(mail).toContain('To: boss@tide.example')
  expect(mail).toContain('From: Tidewall <reports@tide.example>')
  const sheet = unzip(attachment(mail)).get('xl/worksheets/sheet1.xml') ?? ''
  const nora = sheetRows(sheet).find(([name]) => name === 'nora')
  expect(nora).toContain(999)
  const day = `start_time=${midnight}&end_time=${midnight + DAY}`
  const { envelope } = await platform.ask(`/api/v1/staff/data?${day}`, { token })
  const { list } = envelope.data as { list: readonly Row[] }
  expect(list.find(({ membername }) => membername === 'nora')).toMatchObject({ gmv: 99_900, orders: 1 })
  expect(await sendings()).toMatchObject([
    { report_name: '日报', report_days: '2026-05-20', sending_state: sendingState.sent, sending_tries: 1 },
  ])
})

test('[RP2] a weekly one goes out on Mondays with the week before, a team’s holds that team alone, and paper says what the workbook says', async () => {
  await save({ every: 2, format: 1, team_id: String(ids.get('north')), name: 'North' })
  now = midnight + 4 * DAY + 10 * HOUR
  await run()
  expect(mails).toEqual([])
  await nextDay()
  expect(mails).toHaveLength(1)
  const { text: pages } = await extractText(new Uint8Array(attachment(mails[0] ?? '')))
  const page = pages.join('\n')
  expect(page).toContain('North 2026-05-18 – 2026-05-24')
  // Two orders of the north in the week: of Tuesday and of today; the south's is not among them.
  expect(page).toContain('$1,099.00')
  expect(page).toContain('nora')
  expect(page).not.toContain('south')
})

test('[RP3] bots of Feishu and WeCom get the figures in words, Feishu’s signed with its secret; the address is kept sealed and shown by its end', async () => {
  await save({ channel: channels.feishu, target: hook(), secret })
  await save({ channel: channels.wecom, target: `http://${settings.hosts[0]}/cgi-bin/webhook/send?key=k-9876` })
  await nextDay()
  const [feishu, wecom] = called.toSorted((one, other) => (one.path < other.path ? 1 : -1))
  expect(feishu?.body.content?.text).toMatch(/日报 2026-05-20\n全部\n成交额 {2}\$999.00\n订单数 {2}1\n/)
  expect(feishu?.body.sign).toBe(
    createHmac('sha256', `${feishu?.body.timestamp}\n${secret}`).update('').digest('base64'),
  )
  expect(wecom?.body.markdown?.content).toMatch(/^\*\*日报 2026-05-20\*\*\n全部\n成交额 {2}\$999.00/)
  const { rows } = await sql<{
    sealed: string
    shown: string
  }>`select sealed, shown from report_plan order by id`.execute(platform.db)
  for (const { sealed, shown } of rows) {
    expect(sealed).not.toContain('1234')
    expect(shown).toMatch(/^127\.0\.0\.1:\d+ …(1234|9876)$/)
  }
  const other = openVault([Buffer.alloc(32, 8), key])
  expect(await resealTargets(platform.db, other)).toBe(2)
  expect(await resealTargets(platform.db, other)).toBe(0)
})

test('[RP4] what does not arrive is tried four times, longer apart each time, says why, and goes out again by hand with the same file', async () => {
  await save({ channel: channels.feishu, target: hook() })
  answer = { status: 200, body: '{"code":19024,"msg":"Key Words Not Found"}' }
  await nextDay()
  for (const wait of [300, 1200, 4800]) {
    now += wait - 1
    await run()
    const { length } = called
    now += 1
    await run()
    expect(called).toHaveLength(length + 1)
  }
  now += 10 * HOUR
  await run()
  expect(called).toHaveLength(4)
  const [failed] = await sendings()
  expect(failed).toMatchObject({
    sending_state: sendingState.failed,
    sending_error: '对方拒绝：Key Words Not Found',
    sending_tries: 4,
  })
  answer = { status: 200, body: '{"StatusCode":0}' }
  expect((await presser(platform, sendingWorkflow).one(token, 'again', String(failed?.sending_id))).ok).toBe(true)
  await run()
  expect(await sendings()).toMatchObject([{ sending_state: sendingState.sent, sending_error: '' }])
})

test('[RP5] a server that is not there, a mailbox that is refused and a bot that answers no JSON are said in words', async () => {
  await save({ target: 'nobody@tide.example' })
  await save({ channel: channels.wecom, target: hook() })
  answer = { status: 502, body: '<html>' }
  await nextDay()
  expect((await sendings()).map(({ sending_error }) => sending_error).sort()).toEqual([
    '对方拒绝：550 no such mailbox',
    '对方拒绝：HTTP 502',
  ])
  await sql`delete from report_sending`.execute(platform.db)
  now += DAY
  await run({ smtp: { url: 'smtp://127.0.0.1:1', from: 'x@y.z' } })
  expect((await sendings()).map(({ sending_error }) => sending_error)).toContain('无法连接到对方服务器')
})

test('[RP6] no address but a bot’s is called, no more than ten mailboxes are written to, and no content is sent that its maker does not see', async () => {
  for (const target of [
    'http://169.254.169.254/latest',
    'https://open.feishu.cn.evil.example/open-apis/bot/v2/hook/x',
    'https://open.feishu.cn/other',
    'x@y.z',
  ])
    expect(fieldsOf(await save({ channel: channels.feishu, target }))?.target).toMatch(
      /^请填写飞书 Feishu群机器人的 Webhook 地址/,
    )
  for (const target of ['boss', 'a@b', Array.from({ length: 11 }, (_, n) => `m${n}@tide.example`).join()])
    expect(fieldsOf(await save({ target }))?.target).toMatch(/^请填写邮箱/)
  expect(fieldsOf(await save({ team_id: String(ids.get('rival')) }))).toHaveProperty('team_id')
  expect(
    await save({ channel: channels.feishu, target: 'https://open.feishu.cn/open-apis/bot/v2/hook/x-1' }),
  ).toMatchObject({ status: 1 })
  await sql`delete from report_plan`.execute(platform.db)
  await save()
  await sql`update member set privilege_id = 0 where username = 'boss'`.execute(platform.db)
  await nextDay()
  await sql`update member set privilege_id = 1 where username = 'boss'`.execute(platform.db)
  expect(mails).toEqual([])
  expect(await sendings()).toMatchObject([{ sending_error: '创建人已停用，或不再能看到这份内容' }])
})

test('[RP7] nobody else sees a report or its file; what is paused does not go out, nor later what fell due meanwhile; sent by hand it goes at once', async () => {
  const { data } = await save()
  const { id } = data as { id: string }
  const press = (name: string, as = token) => presser(platform, reportWorkflow).one(as, name, id)
  expect((await press('send', stranger)).ok).toBe(false)
  expect((await press('pause')).ok).toBe(true)
  await nextDay()
  expect(mails).toEqual([])
  expect((await press('resume')).ok).toBe(true)
  await run()
  expect(mails).toEqual([])
  expect((await press('send')).ok).toBe(true)
  await run()
  expect(mails).toHaveLength(1)
  const [sent] = await sendings()
  expect(await sendings(stranger)).toEqual([])
  const file = (as: string) => platform.ask(`/api/v1/reports/file?id=${sent?.sending_id}`, { token: as })
  expect((await file(stranger)).envelope).toMatchObject({ status: 0, message: '报告不存在，或不在你的范围内' })
  const held = (await file(token)).envelope.data as { name: string; file: string }
  expect(Buffer.from(held.file, 'base64')).toEqual(attachment(mails[0] ?? ''))
  expect((await press('remove')).ok).toBe(true)
  await nextDay()
  expect(mails).toHaveLength(1)
  now += KEPT_S
  await run()
  token = await platform.signIn('boss', password)
  stranger = await platform.signIn('rival', password)
  expect((await file(token)).envelope).toMatchObject({ status: 0, message: '文件只保留 90 天，这份已删除' })
})
