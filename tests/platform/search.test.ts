import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { waysLike } from '../../platform/queries/order-number.ts'
import type { PreviewAccount } from '../../shared/areas/permissions/api.ts'
import type { SearchHit } from '../../shared/areas/search/api.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
let ours: number
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const now = Math.floor(Date.now() / 1000)

const sell = async (company: number, order_id: string, creator_id: string, product_id: string, name: string) => {
  const lines = [
    lineWith({ creator_id, creator_name: `Harbour_${creator_id.slice(3)}`, product_id, product_name: name }),
  ]
  allTaken(await platform.gate.submit(company, [orderAt(now - 10, { order_id, lines })]))
}

beforeAll(async () => {
  platform = await startTestPlatform()
  const { db } = platform
  ours = await makeCompany(db, 'Ours')
  const theirs = await makeCompany(db, 'Theirs', { mask_names: true })
  const add = async (name: string, company: number, above: string, fields = {}): Promise<void> => {
    ids.set(name, await makeMember(db, name, company, ids.get(above) ?? 0, { mobile: null, ...fields }))
  }
  await add('boss', ours, '', { privilege_id: 1 })
  await add('lead', ours, 'boss')
  await add('staff', ours, 'lead', { membername: '夏小满' })
  await add('gone', ours, 'boss', { deleted_t: now })
  await add('wall', ours, 'boss', { status: 4 })
  await add('cutter', ours, 'boss', { is_film_cutter: true })
  await add('agent1', 0, '', { agency_level: 1, mobile: '13900000001' })
  await add('agent2', 0, 'agent1', { agency_level: 2, mobile: '13900000002' })
  await add('stranger', 0, '', { agency_level: 1 })
  await add('rival', theirs, '', { privilege_id: 1 })
  await makeCreator(db, ours, 'cr-staff', ids.get('staff') ?? 0, { username: 'Harbour_staff' })
  await makeCreator(db, ours, 'cr-boss', ids.get('boss') ?? 0, { username: 'Harbour_boss' })
  await makeCreator(db, theirs, 'cr-rival', ids.get('rival') ?? 0, { username: 'Harbour_rival' })
  await sell(ours, '5770001', 'cr-staff', 'pr-staff', 'Lamp 100% silk')
  await sell(ours, '5770002', 'cr-boss', 'pr-boss', 'Lamp of brass')
  await sell(theirs, '5770003', 'cr-rival', 'pr-rival', 'Lamp of theirs')
  for (const name of ids.keys()) if (name !== 'gone') tokens.set(name, await platform.signIn(name, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = async (name: string, path: string) =>
  (await platform.ask(`/api/v1${path}`, { token: tokens.get(name) ?? '' })).envelope
const find = async (name: string, q: string): Promise<SearchHit[]> =>
  ((await ask(name, `/search?q=${encodeURIComponent(q)}`)).data as { hits: SearchHit[] }).hits
const found = async (name: string, q: string) => (await find(name, q)).map(({ id }) => id)

describe('search', () => {
  test('[Y15] orders are found by the beginning or the last digits of their number, the newest first, all else by a part of name or id', async () => {
    expect(await find('boss', '577000')).toMatchObject([
      { kind: 'order', id: '5770002', note: expect.stringContaining('USD 10.00') },
      { kind: 'order', id: '5770001', title: '5770001', path: '/orderAll/orderAll?keyword=5770001' },
    ])
    expect(await found('boss', '0001')).toEqual(['5770001'])
    expect(await found('boss', '001')).toEqual([])
    expect(await found('boss', '77000')).toEqual([])
    expect(await find('boss', '小满')).toMatchObject([
      { kind: 'staff', title: '夏小满', note: 'staff', path: `/orderAll/orderAll?owner=${ids.get('staff')}` },
    ])
    expect(await find('boss', 'hop one')).toMatchObject([
      { kind: 'shop', title: 'Shop one', path: expect.stringContaining('?shop=') },
    ])
    expect(await find('boss', 'BRASS')).toMatchObject([
      { kind: 'product', id: 'pr-boss', title: 'Lamp of brass', path: '/product/product?keyword=pr-boss' },
    ])
    expect(await find('boss', 'harbour_b')).toMatchObject([
      { kind: 'creator', id: 'cr-boss', title: 'Harbour_boss', path: '/orderAll/orderAll?creator=cr-boss' },
    ])
    expect(await found('boss', 'r-st')).toEqual(['pr-staff', 'cr-staff'])
    expect((await ask('boss', '/search?q=a')).status).toBe(0)
  })

  test('[Y16] a company finds its own, a member what its own lines contain', async () => {
    expect((await found('boss', '57')).concat(await found('boss', 'lamp'), await found('boss', 'harbour'))).toEqual([
      '5770002',
      '5770001',
      'pr-staff',
      'pr-boss',
      'cr-boss',
      'cr-staff',
    ])
    for (const name of ['lead', 'staff'])
      expect((await found(name, '57')).concat(await found(name, 'lamp'), await found(name, 'harbour'))).toEqual([
        '5770001',
        'pr-staff',
        'cr-staff',
      ])
    expect(await found('lead', 'gone')).toEqual([])
    expect((await find('staff', 'lead')).filter(({ kind }) => kind === 'staff')).toEqual([])
    expect((await find('lead', 'staff')).filter(({ kind }) => kind === 'staff').map(({ note }) => note)).toEqual([
      'staff',
    ])
    expect(await found('rival', '小满')).toEqual([])
    for (const q of ['57', 'lamp', 'harbour']) expect(await found('agent1', q)).toEqual([])
  })

  test('[Y17] wildcards and quotes are letters', async () => {
    expect(await found('boss', '00%')).toEqual(['pr-staff'])
    for (const q of ['%%', '__', '577%', '5_70001', "' or 1=1 --", '\\\\', 'Lamp%brass'])
      expect(await found('boss', q)).toEqual([])
  })

  test('[Y16] only kinds whose screen the record may see are found', async () => {
    for (const q of ['57', 'lamp', 'harbour']) expect(await found('cutter', q)).toEqual([])
    expect((await ask('wall', '/search?q=lamp')).status).toBe(403)
  })

  test('[Y18] a masked creator is found and shown by no more than what is shown of it', async () => {
    expect(await find('rival', 'cr-riv')).toMatchObject([{ title: 'Ha***' }])
    expect(await found('rival', 'ha')).toEqual(['cr-rival'])
    expect(await found('rival', 'harbour')).toEqual([])
  })

  test('[Y15] at most twenty come, every kind among them, from an index', async () => {
    const { db } = platform
    const many = await makeCompany(db, 'Many')
    ids.set('many', await makeMember(db, 'many', many, 0, { privilege_id: 1 }))
    tokens.set('many', await platform.signIn('many', password))
    await sql`insert into affiliate_order (company_id, order_id, shop_id, region, buyer_key, order_status, create_t, currency,
        order_amt, source, update_time)
      select ${many}, 'lamp' || lpad(i::text, 6, '0'), 's', 'US', '', 111, 1, 'USD', 1, 'api', 1 from generate_series(1, 20000) i`.execute(
      db,
    )
    await sql`insert into product (company_id, product_id, shop_id, title, first_seen_t, add_time, update_time)
      select ${many}, 'p' || i, 's', 'Lamp ' || i, 1, 1, 1 from generate_series(1, 30) i`.execute(db)
    await makeCreator(db, many, 'lamp-seller', null)
    const kinds = (await find('many', 'lamp')).map(({ kind }) => kind)
    expect(kinds).toHaveLength(20)
    expect(new Set(kinds)).toEqual(new Set(['order', 'product', 'creator']))
    await sql`analyze affiliate_order`.execute(db)
    for (const { by, like } of waysLike(sql`order_id`, '0123')) {
      const { rows } = await sql<Record<string, string>>`explain select * from affiliate_order
        where company_id = ${many} and ${like} order by ${by} collate "C" desc limit 20`.execute(db)
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(
        /Index Scan (?:Backward )?using affiliate_order_company_id_(?:order_id|reverse)_idx/,
      )
    }
  })
})

describe('preview of privileges', () => {
  const accounts = async (name: string, query = '') =>
    (await ask(name, `/privilege/account?limit=50${query}`)).data as { list: PreviewAccount[]; total: number }
  const names = async (name: string, query = '') => (await accounts(name, query)).list.map(({ username }) => username)
  const record = (name: string, of: string) => ask(name, `/privilege/record?id=${ids.get(of) ?? of}`)

  test('[Y19] it lists the accounts of the own scope, the viewer first', async () => {
    expect(await names('boss')).toEqual(['boss', 'lead', 'staff', 'wall', 'cutter'])
    expect(await names('agent1')).toEqual(['agent1', 'agent2'])
    expect(await names('agent2')).toEqual(['agent2'])
    expect(await names('boss', '&keyword=小满')).toEqual(['staff'])
    expect(await names('boss', '&keyword=%25')).toEqual([])
    expect((await ask('staff', '/privilege/account')).status).toBe(403)
  })

  test('[Y20] it answers the record of one of them with a masked phone; others are refused as if they were missing', async () => {
    const { data } = await record('agent1', 'agent2')
    expect(data as UserRecord).toMatchObject({
      username: 'agent2',
      mobile: '139****0002',
      referrerMobile: '139****0001',
    })
    expect(((await record('boss', 'wall')).data as UserRecord).status).toBe(4)
    const missing = await record('boss', '999999')
    expect(missing).toEqual({ status: 0, data: null, message: '账号不存在' })
    for (const other of ['gone', 'rival', 'agent1', 'x']) expect(await record('boss', other)).toEqual(missing)
    for (const other of ['boss', 'stranger']) expect(await record('agent1', other)).toEqual(missing)
    expect(await record('agent2', 'agent1')).toEqual(missing)
  })
})
