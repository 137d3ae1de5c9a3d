import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scopeOf } from '../../platform/queries/scope.ts'
import type { WallSnapshot } from '../../platform/queries/wall/snapshot.ts'
import type { FeedLine } from '../../shared/live/zones.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
const tokens = new Map<string, string>()

/** Who owns the creator, what its line pays: powers of two, so that a sum names exactly the lines in it. */
const owners = { boss: 1, lead: 2, staff: 4, stray: 8, agent1: 16, agent2: 32, agent3: 64, rival: 128 } as const
type Owner = keyof typeof owners
const NOBODY = 256

/** What each account must see, and nothing else. */
const sees: Readonly<Record<string, readonly Owner[] | 'all of ours'>> = {
  wall: 'all of ours',
  boss: 'all of ours',
  lead: ['lead', 'staff'],
  staff: ['staff'],
  stray: ['stray'],
  agent1: ['agent1', 'agent2', 'agent3'],
  agent2: ['agent2', 'agent3'],
  agent3: ['agent3'],
  rival: ['rival'],
}

const now = Math.floor(Date.now() / 1000)

const sell = async (company: number, creator: string, pay_amt: number): Promise<void> => {
  const lines = [
    lineWith({
      creator_id: creator,
      creator_name: `Name of ${creator.replace('creator-', '')}`,
      pay_amt,
      product_id: `p-${creator}`,
    }),
  ]
  allTaken(await platform.gate.submit(company, [orderAt(now - 10, { lines, shop_id: `s-${creator}` })]))
}

beforeAll(async () => {
  platform = await startTestPlatform()
  const { db } = platform
  const ours = await makeCompany(db, 'Ours', { mask_names: true })
  const theirs = await makeCompany(db, 'Theirs')
  const ids = new Map<string, number>()
  const add = async (name: string, company: number, above: string, fields = {}): Promise<void> => {
    ids.set(name, await makeMember(db, name, company, ids.get(above) ?? 0, fields))
  }
  await add('boss', ours, '', { privilege_id: 1 })
  await add('wall', ours, 'boss', { status: 4 })
  await add('lead', ours, 'boss')
  await add('staff', ours, 'lead')
  await add('stray', ours, 'boss')
  await add('agent1', 0, '', { agency_level: 1, privilege_id: 7 })
  await add('agent2', 0, 'agent1', { agency_level: 2 })
  await add('agent3', 0, 'agent2', { agency_level: 3 })
  await add('rival', theirs, '', { privilege_id: 1 })
  const companyOf = (name: string) => (name.startsWith('agent') ? 0 : name === 'rival' ? theirs : ours)
  for (const [owner, amt] of Object.entries(owners)) {
    const company_id = companyOf(owner)
    const creator_id = `creator-${owner}`
    await makeCreator(db, company_id, creator_id, ids.get(owner) ?? null, { username: `Name of ${owner}` })
    await sell(company_id, creator_id, amt)
  }
  await sell(ours, 'creator-nobody', NOBODY)
  for (const name of Object.keys(sees)) tokens.set(name, await platform.signIn(name, password))
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = async <T>(name: string, path: string): Promise<T> => {
  const { envelope } = await platform.ask(path, { token: tokens.get(name) ?? '' })
  if (envelope.status !== 1) throw new Error(`${name} ${path}: ${envelope.message}`)
  return envelope.data as T
}

const expectedSum = (name: string): number => {
  const seen = sees[name]
  if (seen === 'all of ours') return owners.boss + owners.lead + owners.staff + owners.stray + NOBODY
  return (seen ?? []).reduce((total, owner) => total + owners[owner], 0)
}
const bits = (amts: readonly number[]): number => amts.reduce((total, amt) => total + amt, 0)

/** Whoever may open the data screen; the others see the same figures on their dashboard. */
const walls = ['wall', 'boss', 'rival']

describe('each account sees its own lines, all of them and no other', () => {
  for (const name of Object.keys(sees)) {
    test(`[Q8] ${name}`, async () => {
      const wanted = expectedSum(name)
      const onWall = walls.includes(name)
      const wall = onWall ? await ask<WallSnapshot>(name, '/api/v1/screen/data') : null
      const zones = wall
        ? [
            wall.zones.hero.gmv_amt,
            ...[
              wall.zones.compose,
              wall.zones.map,
              wall.zones.creator_rank,
              wall.zones.product_rank,
              wall.zones.shop_rank,
            ].map((zone) => bits(zone.map((one) => one.amt))),
            bits(wall.zones.trend.today),
            bits(wall.zones.feed.rows.map((one) => one.amt)),
          ]
        : []
      const overview =
        name === 'wall'
          ? null
          : await ask<{ hero: { gmv_amt: number }; countries: { amt: number }[]; compose: { amt: number }[] }>(
              name,
              '/api/v1/console/overview',
            )
      const feed = await ask<{ items: FeedLine[] }>(name, `/api/v1/${onWall ? 'screen' : 'console'}/feed`)
      const sums = [
        ...zones,
        bits(feed.items.map((one) => one.amt)),
        ...(overview
          ? [
              overview.hero.gmv_amt,
              bits(overview.countries.map((one) => one.amt)),
              bits(overview.compose.map((one) => one.amt)),
            ]
          : []),
      ]
      expect(sums).toEqual(sums.map(() => wanted))
      if (name === 'wall') return
      for (const type of ['product', 'creator', 'shop']) {
        const rank = await ask<{ list: { gmv_amt: number }[] }>(name, `/api/v1/console/rank?type=${type}&limit=50`)
        expect(bits(rank.list.map((row) => row.gmv_amt))).toBe(wanted)
      }
    })
  }

  test('[Q9] names of scope, company or team in the request change nothing', async () => {
    const query = 'scope=c1&company=1&company_id=1&tk_pid=1&manager_id=1&member=1&currency=EUR'
    const seen = await ask<{ hero: { gmv_amt: number }; head: { currency: string } }>(
      'staff',
      `/api/v1/console/overview?${query}`,
    )
    expect([seen.hero.gmv_amt, seen.head.currency]).toEqual([owners.staff, 'USD'])
  })

  test('[Q10] creator names are masked when the company wants it; buyers are nowhere', async () => {
    const ours = await ask<WallSnapshot>('wall', '/api/v1/screen/data')
    expect(new Set(ours.zones.creator_rank.map((row) => row.name))).toEqual(new Set(['Na***']))
    expect(new Set(ours.zones.feed.rows.map((row) => row.creator))).toEqual(new Set(['Na***']))
    expect(JSON.stringify(ours)).not.toContain('buyer')
    const theirs = await ask<WallSnapshot>('rival', '/api/v1/screen/data')
    expect(theirs.zones.creator_rank[0]?.name).toBe('Name of rival')
  })
})

test('[Q11] the scope comes from the member alone: a wall seat or a privilege sees the company, all others their subtree', () => {
  const member = { id: 5, company_id: 3, status: 1, privilege_id: 0 }
  expect(scopeOf({ ...member, privilege_id: 1 }).text).toBe('c3')
  expect(scopeOf({ ...member, status: 4 }).text).toBe('c3')
  expect(scopeOf(member).text).toBe('m5')
  expect(scopeOf({ ...member, company_id: 0, privilege_id: 1 }).text).toBe('m5')
  expect(scopeOf({ ...member, company_id: 0, status: 4 }).text).toBe('m5')
})
