import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchAuths } from '../../platform/jobs/shop-auths.ts'
import { standIn } from '../../platform/network/stand-in.ts'
import { signatureOf } from '../../platform/network/webhook.ts'
import { openVault } from '../../platform/vault/vault.ts'
import type { CallData } from '../../shared/api/endpoint.ts'
import type { shopAuthApi } from '../../shared/areas/shops/auth-api.ts'
import { allScopes, authState, neededScopes, syncResult } from '../../shared/areas/shops/auth-states.ts'
import { shopAuthWorkflow } from '../../shared/areas/shops/auth-workflow.ts'
import { shopWorkflow } from '../../shared/areas/shops/matrix-workflow.ts'
import { allTaken, orderAt } from '../support/orders.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

const DAY = 86_400
const start = Date.UTC(2026, 4, 20, 4) / 1000
let now = start
const app = { key: 'abcdef', secret: '123' }
const key = Buffer.alloc(32, 7)
const vault = openVault([key])
let platform: TestPlatform
let company: number
const tokens = { boss: '', lead: '', staff: '', rival: '' }

const signAll = async (): Promise<void> => {
  for (const who of ['boss', 'lead', 'staff', 'rival'] as const)
    tokens[who] = await platform.signIn(`shop-${who}`, password)
}
/** What the account that authorised it was told of a shop. */
const toldOf = async (shop_id: string): Promise<readonly string[]> => {
  const rows = await platform.db
    .selectFrom('notice')
    .innerJoin('member', 'member.id', 'notice.member_id')
    .select('event_code')
    .where('ref_id', '=', shop_id)
    .where('username', '=', 'shop-boss')
    .execute()
  return rows.map(({ event_code }) => event_code)
}

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000, shopApp: app, bankKeys: [key] })
  const { db } = platform
  company = await makeCompany(db, 'Shops')
  const rivals = await makeCompany(db, 'Shop rivals')
  const fields = { privilege_id: 1, version: 9, current_version: 9 }
  const boss = await makeMember(db, 'shop-boss', company, 0, fields)
  await makeMember(db, 'shop-lead', company, 0, { privilege_id: 1 })
  await makeMember(db, 'shop-staff', company, boss, { ...fields, privilege_id: 0 })
  await makeMember(db, 'shop-rival', rivals, 0, fields)
  for (const who of ['boss', 'lead', 'staff', 'rival'] as const)
    tokens[who] = await platform.signIn(`shop-${who}`, password)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

type Who = keyof typeof tokens
const tell = async <T>(path: string, body?: object, who: Who = 'boss') => {
  const { envelope } = await platform.ask(path, { token: tokens[who], ...(body ? { body } : {}) })
  return envelope as { status: number; message: string; data: T }
}
const ok = async <T>(path: string, body?: object, who: Who = 'boss'): Promise<T> => {
  const { status, message, data } = await tell<T>(path, body, who)
  expect(status, message).toBe(1)
  return data
}
interface Page {
  readonly list: Record<string, unknown>[]
  readonly summary: { readonly kpi: Record<string, number> }
}
const auths = (who: Who = 'boss') => ok<Page>('/api/v1/shop/auth/list?limit=50', undefined, who)
const rowOf = async (shop_id: string) =>
  (await auths()).list.find((row) => row.shop_id === shop_id) ?? expect.fail(shop_id)
const stateIn = (url: string): string => new URL(url, 'http://x').searchParams.get('consent') ?? expect.fail(url)
const backFrom = (url: string) => Object.fromEntries(new URL(url, 'http://x').searchParams)

/** The seller's way through the page of consent. @returns what the network sends the browser back with */
const consent = async (state: string, said: object = {}) => {
  const answer = { state, allow: true, shops: [], new_shop: null, scopes: [...allScopes], ...said }
  return backFrom((await ok<{ url: string }>('/api/v1/shop/auth/consent', answer)).url)
}
const callback = (query: Record<string, string>, who: Who = 'boss') =>
  tell<CallData<typeof shopAuthApi.callback>>(
    '/api/v1/shop/auth/callback',
    { state: query.state, code: query.code ?? null, error: query.error ?? null },
    who,
  )
const ask = async (region = 'US') =>
  stateIn((await ok<{ url: string }>('/api/v1/shop/auth/url', { region, seller_type: 1 })).url)

const authorise = async (name: string): Promise<string> => {
  const done = await callback(await consent(await ask(), { new_shop: name }))
  return done.data.shops[0]?.shop_id ?? expect.fail(done.message)
}

test('[SA1] a consent brings the shops that the seller grants, with tokens that stand sealed; refused, late, used or somebody else’s it changes nothing and says why', async () => {
  const shop_id = await authorise('Lumi')
  expect(await rowOf(shop_id)).toMatchObject({
    shop_name: 'Lumi',
    auth_state: authState.good,
    authorised_by: 'shop-boss',
  })
  const { rows } = await platform.db.executeQuery<{ sealed: string }>({
    sql: 'select sealed from shop_auth where shop_id = $1',
    parameters: [shop_id],
  } as never)
  expect(rows[0]?.sealed).toMatch(/^v1\./)
  const before = (await auths()).list.length

  const refused = await consent(await ask(), { allow: false })
  expect(await callback(refused)).toMatchObject({ status: 0, message: expect.stringContaining('拒绝') })
  const other = await consent(await ask(), { new_shop: 'X' })
  expect(await callback(other, 'rival')).toMatchObject({
    status: 0,
    message: expect.stringContaining('不是从你的账号'),
  })
  const late = await consent(await ask(), { new_shop: 'X' })
  now += 601
  expect(await callback(late)).toMatchObject({ status: 0, message: expect.stringContaining('10 分钟') })
  now = start
  expect(await callback({ ...other, code: 'v1.made.up' })).toMatchObject({ status: 0 })
  expect((await auths()).list).toHaveLength(before)
  expect((await callback(other)).status).toBe(1)
  expect(await callback(other)).toMatchObject({ status: 0, message: expect.stringContaining('已经完成') })
  const nothing = await ask()
  const empty = { state: nothing, allow: true, shops: ['of-nobody'], new_shop: null, scopes: [] }
  expect(await tell('/api/v1/shop/auth/consent', empty)).toMatchObject({ status: 0 })
})

test('[SA2] a seller who leaves a needed right out has a shop that cannot be read, and reads which code it was', async () => {
  const scopes = neededScopes.slice(1)
  const done = await callback(await consent(await ask(), { new_shop: 'Part', scopes }))
  const [shop] = done.data.shops
  expect(shop).toMatchObject({ auth_state: authState.failing })
  expect(await rowOf(shop?.shop_id ?? '')).toMatchObject({
    auth_state: authState.failing,
    sync_result: syncResult.scope,
  })
})

test('[SA3] one shop is authorised anew for itself alone, synchronised and taken back; its log says so, nobody else reads it', async () => {
  const shop_id = await authorise('Nova')
  const { one } = presser(platform, shopAuthWorkflow)
  const renewed = await one(tokens.boss, 'renew', shop_id)
  const state = stateIn((renewed as unknown as { answer: { url: string } }).answer.url)
  const page = await ok<CallData<typeof shopAuthApi.consent>>(`/api/v1/shop/auth/consent?state=${state}`)
  expect(page).toMatchObject({ only: true, shops: [{ shop_id, name: 'Nova' }] })
  expect((await callback(await consent(state, { shops: [shop_id] }))).status).toBe(1)
  expect((await one(tokens.boss, 'sync', shop_id)).ok).toBe(true)
  expect(await rowOf(shop_id)).toMatchObject({ sync_result: syncResult.simulated, last_sync_time: now })
  expect((await one(tokens.boss, 'cancel', shop_id)).ok).toBe(true)
  expect(await rowOf(shop_id)).toMatchObject({ auth_state: authState.revoked })
  const log = await ok<CallData<typeof shopAuthApi.log>>(`/api/v1/shop/auth/log?shop_id=${shop_id}`)
  expect(log.list.map(({ event }) => event)).toEqual(['cancel', 'sync', 'grant', 'renew', 'grant'])
  expect((await tell(`/api/v1/shop/auth/log?shop_id=${shop_id}`, undefined, 'rival')).status).toBe(0)
  expect((await auths('rival')).list).toEqual([])
  expect((await auths('staff')).list).toEqual([])
})

test('[SA4] tokens are renewed a day before they end; 30 days before the end and at the end owner and heads are told once', async () => {
  const shop_id = await authorise('Ends')
  const network = standIn(vault)
  const tokenUntil = async () => (await rowOf(shop_id)).access_expire_time
  const first = await tokenUntil()
  now = start + 6 * DAY + 60
  await watchAuths(platform.db, network, vault, now)
  expect(Number(await tokenUntil())).toBe(Number(first) + 6 * DAY + 60)
  now = start + 340 * DAY
  await watchAuths(platform.db, network, vault, now)
  await watchAuths(platform.db, network, vault, now)
  expect(await toldOf(shop_id)).toEqual(['shopAuth.ending'])
  now = start + 366 * DAY
  await watchAuths(platform.db, network, vault, now)
  await watchAuths(platform.db, network, vault, now)
  expect(await toldOf(shop_id)).toEqual(['shopAuth.ending', 'shopAuth.ended'])
  await signAll()
  expect(await rowOf(shop_id)).toMatchObject({ auth_state: authState.ended })
  now = start
  await signAll()
})

test('[SA5] a notification of the network counts once, and only with its signature', async () => {
  const body = Buffer.from(
    '{"type":1,"tts_notification_id":"7380066284010030890","shop_id":"7495540735365777507","timestamp":1718305585,"data":{"is_on_hold_order":true,"order_id":"576653688135258178","order_status":"UNPAID","update_time":1718305585}}',
  )
  expect(signatureOf(app, body)).toBe('5dec0f11ec2f6783b8deee53c9ffbf8d024302f7c7e7fa55a35d17629031ac05')
  const shop_id = await authorise('Gone')
  const text = JSON.stringify({ type: 6, tts_notification_id: `n-${shop_id}`, shop_id, timestamp: now, data: {} })
  const send = (authorization: string) =>
    fetch(`${platform.url}/api/v1/webhook/shop`, { method: 'POST', body: text, headers: { authorization } })
  const right = createHmac('sha256', app.secret)
    .update(app.key + text)
    .digest('hex')
  expect((await send('0'.repeat(64))).status).toBe(401)
  expect(await rowOf(shop_id)).toMatchObject({ auth_state: authState.good })
  expect((await send(right)).status).toBe(200)
  expect((await send(right)).status).toBe(200)
  expect(await rowOf(shop_id)).toMatchObject({ auth_state: authState.revoked, sync_result: syncResult.gone })
  expect(await toldOf(shop_id)).toEqual(['shopAuth.revoked'])
})

test('[SA6] shops are entered once, edited, grouped and given; turnover is that of their orders, a disabled one is neither authorised nor synchronised', async () => {
  const shop = { shop_id: 'by-hand', shop_name: 'Hand', region: 'GB', seller_type: 2, settlement_days: 15 }
  const more = { tiktok_account: '@hand.official', group_name: null }
  expect(await ok('/api/v1/shop/save', { ...shop, ...more }, 'lead')).toEqual({ id: 'by-hand' })
  expect(await tell('/api/v1/shop/save', { ...shop, ...more }, 'lead')).toMatchObject({
    status: 0,
    data: { fields: { shop_id: expect.stringContaining('已有这家店铺') } },
  })
  expect(await tell('/api/v1/shop/save', { ...shop, ...more, shop_id: 'a b' }, 'lead')).toMatchObject({
    data: { fields: { shop_id: expect.stringContaining('字母') } },
  })
  allTaken(await platform.gate.submit(company, [orderAt(now - 3600, { order_id: 'm1', shop_id: 'by-hand' })]))
  const { one } = presser(platform, shopWorkflow)
  const edited = { shop_name: 'Hand & Co', tiktok_account: 'hand', settlement_days: 7, shop_note: 'VIP' }
  expect(await one(tokens.lead, 'edit', 'by-hand', edited)).toMatchObject({ ok: true })
  expect(await one(tokens.lead, 'group', 'by-hand', { group_name: '欧洲' })).toMatchObject({ ok: true })
  const page = await ok<Page>(`/api/v1/shop/list?group=${encodeURIComponent('欧洲')}`, undefined, 'lead')
  const [line] = await platform.db
    .selectFrom('affiliate_order_line')
    .select('pay_amt')
    .where('order_id', '=', 'm1')
    .execute()
  expect(page.list).toEqual([
    expect.objectContaining({
      shop_name: 'Hand & Co',
      tiktok_account: 'hand',
      group_name: '欧洲',
      gmv_30d: line?.pay_amt,
    }),
  ])
  expect(page.summary.kpi).toMatchObject({ shops: 1, accounts: 1, countries: 1 })
  expect((await one(tokens.lead, 'disable', 'by-hand')).ok).toBe(true)
  const refused = await presser(platform, shopAuthWorkflow).one(tokens.boss, 'connect', 'by-hand')
  expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('停用') })
})
