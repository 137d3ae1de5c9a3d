import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Envelope } from '../../shared/api/envelope.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld, type SoldWorld } from '../support/sold-world.ts'

const now = Date.UTC(2026, 5, 10, 4) / 1000
let platform: TestPlatform
let world: SoldWorld
const tokens = new Map<string, string>()

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, gate } = platform
  world = await makeSoldWorld(db, gate, 'Sold', { until: now, days: 5, count: 40, seed: 3 })
  const rival = await makeCompany(db, 'Rival')
  await makeMember(db, 'rival', rival, 0, { privilege_id: 1 })
  for (const name of ['Sold.boss', 'Sold.north', 'Sold.idle', 'Sold.wall', 'rival'])
    tokens.set(name, await platform.signIn(name, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = async (who: string, path: string, query: Readonly<Record<string, string>>): Promise<Envelope> =>
  (await platform.ask(`/api/v1/${path}?${new URLSearchParams(query)}`, { token: tokens.get(who) ?? '' })).envelope
const names = async (who: string, filters: Readonly<Record<string, string>>) =>
  (await ask(who, 'list/names', { list: 'orders', query: String(new URLSearchParams(filters)) })).data
const row = async (who: string, key: string) => (await ask(who, 'list/row', { list: 'orders', key })).data

test('[LP24] ids of filters are named in one call, each as far as the viewer has anything of it', async () => {
  const { nora, sam } = world.members
  const filters = {
    creator: 'creator-2',
    shop: 'shop-1',
    owner: String(nora),
    team: String(sam),
    content: 'video-none',
  }
  const all = {
    creator: { 'creator-2': 'Nick 2' },
    shop: { 'shop-1': 'A shop' },
    owner: { [nora]: 'Sold.nora' },
    team: { [sam]: 'Sold.sam' },
  }
  expect(await names('Sold.boss', filters)).toEqual({ names: all })
  const { team: _, ...ofNorth } = all
  expect(await names('Sold.north', filters)).toEqual({ names: ofNorth })
  expect(await names('Sold.idle', filters)).toEqual({ names: {} })
  expect(await names('rival', filters)).toEqual({ names: {} })
  expect(await names('Sold.boss', { creator: 'user2' })).toEqual({ names: {} })
  await platform.db.updateTable('company').set({ mask_names: true }).where('id', '=', world.company).execute()
  expect(await names('Sold.boss', { creator: 'creator-2' })).toEqual({ names: { creator: { 'creator-2': 'Ni***' } } })
  await platform.db.updateTable('company').set({ mask_names: false }).where('id', '=', world.company).execute()
  expect(await ask('Sold.wall', 'list/names', { list: 'orders', query: 'creator=x' })).toMatchObject({ status: 403 })
})

const totalOf = async (who: string, creator: string): Promise<number> =>
  ((await ask(who, 'order/list', { creator, limit: '10' })).data as { total: number }).total

test('[LQ14] a filter takes several ids, or beginnings of names, of which each row has one', async () => {
  const [two, four] = [await totalOf('Sold.boss', 'creator-2'), await totalOf('Sold.boss', 'creator-4')]
  expect(Math.min(two, four)).toBeGreaterThan(0)
  expect(await totalOf('Sold.boss', 'creator-2,creator-4')).toBe(two + four)
  expect(await totalOf('Sold.boss', 'creator-2, NICK 4,creator-2')).toBe(two + four)
  expect(await totalOf('Sold.boss', 'creator-2,nobody')).toBe(two)
  const many = Array.from({ length: 51 }, (_, n) => `c${n}`).join()
  expect(await ask('Sold.boss', 'order/list', { creator: many })).toMatchObject({
    status: 0,
    data: { fields: { creator: expect.any(String) } },
  })
})

const offered = async (who: string, filter: string, q = '') => {
  const { data } = await ask(who, 'list/choices', { list: 'orders', filter, q })
  return (data as { options: { id: string; name: string }[] }).options.map(({ id, name }) => `${id} ${name}`)
}
const match = async (who: string, texts: readonly string[]) => {
  const init = { method: 'POST', body: JSON.stringify({ list: 'orders', filter: 'creator', texts }) }
  const { envelope } = await platform.ask('/api/v1/list/match', { token: tokens.get(who) ?? '', ...init })
  const { matches } = envelope.data as { matches: { text: string; found: { id: string }[] }[] }
  return matches.map(({ found }) => found.map(({ id }) => id))
}

test('[LQ15] a filter offers what the viewer has anything of, by name or id, and reads a pasted list of ids and handles', async () => {
  expect(await offered('Sold.boss', 'creator', 'NICK')).toContain('creator-2 Nick 2')
  expect(await offered('Sold.boss', 'creator', 'creator-2')).toEqual(['creator-2 Nick 2'])
  expect(await offered('Sold.boss', 'owner', 'nora')).toEqual([`${world.members.nora} Sold.nora`])
  expect(await offered('Sold.idle', 'creator')).toEqual([])
  expect(await offered('Sold.north', 'owner', 'boss')).toEqual([])
  for (const filter of ['shop', 'product', 'content', 'team', 'category'])
    expect(await ask('Sold.boss', 'list/choices', { list: 'orders', filter })).toMatchObject({ status: 1 })
  expect(await match('Sold.boss', ['creator-2', '@USER4', 'nick 2', 'nobody', 'nick'])).toEqual([
    ['creator-2'],
    ['creator-4'],
    ['creator-2'],
    [],
    [],
  ])
  expect(await match('rival', ['creator-2', '@user4'])).toEqual([[], []])
  await platform.db.updateTable('company').set({ mask_names: true }).where('id', '=', world.company).execute()
  expect(await offered('Sold.boss', 'creator', 'nick 2')).toEqual([])
  expect(await offered('Sold.boss', 'creator', 'creator-2')).toEqual(['creator-2 Ni***'])
  expect(await match('Sold.boss', ['creator-2', '@user4'])).toEqual([['creator-2'], []])
  await platform.db.updateTable('company').set({ mask_names: false }).where('id', '=', world.company).execute()
  expect(await ask('Sold.wall', 'list/choices', { list: 'orders', filter: 'creator' })).toMatchObject({ status: 403 })
  const unknown = await ask('Sold.boss', 'list/choices', { list: 'products', filter: 'creator' })
  expect(unknown).toMatchObject({ status: 0, data: { fields: { filter: expect.any(String) } } })
})

test('[LP25] [WF14] the row of a key is found whatever the page with what may be made of it, and none outside of the viewer’s scope', async () => {
  const { data } = await ask('Sold.north', 'order/list', { limit: '10', page: '2' })
  const { list, may } = data as { list: { line_id: string }[]; may: Record<string, string[]> }
  const [line] = list
  const key = line?.line_id ?? ''
  expect(may[key]).toContain('note')
  expect(await row('Sold.north', key)).toEqual({ row: line, may: may[key] })
  expect(await row('Sold.boss', key)).toMatchObject({ row: { line_id: key } })
  for (const who of ['Sold.idle', 'rival']) expect(await row(who, key)).toEqual({ row: null, may: [] })
  for (const none of ['x', `${key}9`, `${key}/1`, "' or 1=1 --"])
    expect(await row('Sold.boss', none)).toEqual({ row: null, may: [] })
  expect(await ask('Sold.wall', 'list/row', { list: 'orders', key })).toMatchObject({ status: 403 })
})

test('[OR9] [OR10] a line tells what it earns in all, what of it the viewer’s side gets, and which line of its order it is', async () => {
  type Line = Readonly<Record<'line_id' | 'order_id' | 'order_place', string>> & Readonly<Record<string, number | null>>
  const linesOf = async (who: string) =>
    ((await ask(who, 'order/list', { limit: '500', sort_order: 'asc' })).data as { list: Line[] }).list
  const { nora, north: lead, sam } = world.members
  for (const [role, level, member, amt] of [
    [2, 1, nora, 30],
    [3, 2, lead, 20],
    [4, 0, sam, 10],
  ])
    await sql`insert into commission_split
      (company_id, order_id, sku_id, content_id, n, role, level, member_id, rate_bp, base_amt, est_amt, act_amt)
      select company_id, order_id, sku_id, content_id, n, ${role}, ${level}, ${member}, 1, 1, ${amt},
        case when settlement_status = 2 then ${amt} - 1 end
      from affiliate_order_line where company_id = ${world.company} and quantity > 1`.execute(platform.db)
  const { rows } = await sql<{
    order_id: string
    sku_id: string
    ours: number | null
    north: number
    earned: number | null
  }>`
    select l.order_id, l.sku_id,
      case when l.paid_t is not null and l.settlement_status <> 9 then l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt end as earned,
      case when l.settlement_status <> 9 then (select coalesce(sum(coalesce(s.act_amt, s.est_amt)), 0)::int from commission_split s
        where (s.company_id, s.order_id, s.sku_id, s.content_id, s.n) = (l.company_id, l.order_id, l.sku_id, l.content_id, l.n)
          and s.role <> 1) end as ours,
      (select coalesce(sum(coalesce(s.act_amt, s.est_amt)), 0)::int from commission_split s
        where (s.company_id, s.order_id, s.sku_id, s.content_id, s.n) = (l.company_id, l.order_id, l.sku_id, l.content_id, l.n)
          and s.role <> 1 and array_position(l.owner_path, s.member_id) <= array_position(l.owner_path, ${lead}::bigint)) as north
    from affiliate_order_line l where l.company_id = ${world.company}`.execute(platform.db)
  const boss = await linesOf('Sold.boss')
  expect(boss).toHaveLength(rows.length)
  expect(rows.some(({ ours }) => Number(ours) > 0)).toBe(true)
  const north = new Map((await linesOf('Sold.north')).map((line) => [line.line_id, line]))
  for (const line of boss) {
    const [order_id, sku_id] = line.line_id.split('/')
    const found = rows.find((row) => row.order_id === order_id && row.sku_id === sku_id)
    expect([line.est_commission, line.our_commission]).toEqual([found?.earned, found?.ours])
    const ofNorth = north.get(line.line_id)
    if (ofNorth) expect(ofNorth.our_commission).toBe(found?.north)
  }
  for (const id of new Set(boss.map(({ order_id }) => order_id))) {
    const lines = boss.filter(({ order_id }) => order_id === id)
    expect(lines.map(({ order_place }) => order_place)).toEqual(
      lines.length === 1 ? [''] : lines.map((_, n) => `${n + 1}/${lines.length}`),
    )
  }
})

test('[OR3] an order is found by the last digits of its number', async () => {
  const orders = async (who: string, keyword: string) => {
    const { data } = await ask(who, 'order/list', { keyword, limit: '50' })
    return new Set((data as { list: { order_id: string }[] }).list.map(({ order_id }) => order_id))
  }
  const [id = ''] = await orders('Sold.north', '')
  const ending = id.slice(-5)
  expect(ending).toMatch(/^\d+$/)
  expect([...(await orders('Sold.north', ending))]).toEqual([id])
  expect([...(await orders('Sold.boss', ending))]).toEqual([id])
  expect((await orders('rival', ending)).size).toBe(0)
  expect((await orders('Sold.boss', '999999')).size).toBe(0)
})

test('[LP22] a reversed range is refused at its field', async () => {
  const query = { pay_amount_min: '500', pay_amount_max: '100' }
  expect(await ask('Sold.boss', 'order/list', query)).toMatchObject({
    status: 0,
    data: { fields: { pay_amount_max: '超出允许的范围' } },
  })
})
