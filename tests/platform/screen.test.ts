import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { dataPictures } from '../../platform/http/areas/wall/pictures.ts'
import { SnapshotCache } from '../../platform/http/areas/wall/snapshot-cache.ts'
import { raiseVersion } from '../../platform/queries/pulse.ts'
import { WallMemory, type WallSnapshot } from '../../platform/queries/wall/snapshot.ts'
import { wallSnapshot } from '../../shared/live/wall.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { type AskOptions, startTestPlatform, type TestPlatform } from '../support/platform.ts'

let platform: TestPlatform
let company: number
let token: string
let otherToken: string
const path = '/api/v1/screen/data'
const now = (): number => Math.floor(Date.now() / 1000)

beforeAll(async () => {
  platform = await startTestPlatform({ bench: true })
  company = await makeCompany(platform.db, 'Wall')
  const other = await makeCompany(platform.db, 'Other')
  await makeMember(platform.db, 'wall', company, 0, { status: 4 })
  await makeMember(platform.db, 'other', other, 0, { privilege_id: 1 })
  token = await platform.signIn('wall', password)
  otherToken = await platform.signIn('other', password)
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const submit = async (pay_amt: number): Promise<void> =>
  allTaken(await platform.gate.submit(company, [orderAt(now(), { lines: [lineWith({ pay_amt })] })]))
const read = (headers: AskOptions['headers'] = {}, who = token) => platform.ask(path, { token: who, headers })
const wallOf = (answer: { envelope: { data: unknown } }) => answer.envelope.data as WallSnapshot

/** The state's name changes by itself every 30 seconds; a test must not be cut by it. */
beforeEach(async () => {
  const left = 30_000 - (Date.now() % 30_000)
  if (left < 9000) await sleep(left + 20)
})

describe('the snapshot', () => {
  test('[C22] its ETag is its version, and the same state is answered 304 without a body', async () => {
    await submit(500)
    const first = await read()
    expect(wallSnapshot.safeParse(first.envelope.data).success).toBe(true)
    expect(first.headers.get('etag')).toBe(`"${wallOf(first).head.version}"`)
    expect(first.headers.get('etag')).toMatch(new RegExp(`^"c${company}\\.affiliate\\+shops\\+lives\\.\\d+\\.\\d+"$`))
    const tag = first.headers.get('etag') ?? ''
    for (const value of [tag, `W/${tag}`, `"x", ${tag}`]) {
      const again = await read({ 'if-none-match': value })
      expect([again.http, again.envelope, again.headers.get('etag')]).toEqual([304, null, tag])
    }
    expect((await read({ 'if-none-match': '"c0.0.0"' })).http).toBe(200)
    expect((await read({}, otherToken)).headers.get('etag')).not.toBe(tag)
  })

  test('[C23] with Prefer: wait it is held until an order comes, and then holds the order', async () => {
    const before = await read()
    const tag = before.headers.get('etag') ?? ''
    const asked = performance.now()
    const held = read({ 'if-none-match': tag, prefer: 'respond-async, wait=5' })
    await sleep(300)
    await submit(777)
    const committed = performance.now()
    const after = await held
    expect(after.http).toBe(200)
    expect(after.headers.get('preference-applied')).toBe('wait=5')
    expect(committed - asked).toBeGreaterThan(290)
    expect(performance.now() - committed).toBeLessThan(2000)
    expect(wallOf(after).zones.hero.gmv_amt - wallOf(before).zones.hero.gmv_amt).toBe(777)
    expect(wallOf(after).zones.feed.rows[0]?.amt).toBe(777)
  })

  test('[Q59] with a wall that waits, what an order brings is stepped and not read', async () => {
    const pictures = async (kind: string): Promise<number> => {
      const text = await (await fetch(`${platform.url}/metrics`)).text()
      return Number(new RegExp(`wall_pictures_total\\{kind="${kind}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
    }
    let answer = await read()
    const [stepped, readOnes] = [await pictures('stepped'), await pictures('read')]
    for (const amt of [101, 202, 303]) {
      const held = read({ 'if-none-match': answer.headers.get('etag') ?? '', prefer: 'wait=5' })
      await submit(amt)
      answer = await held
      expect(wallOf(answer).zones.feed.rows[0]?.amt).toBe(amt)
    }
    expect(await pictures('stepped')).toBe(stepped + 3)
    expect(await pictures('read')).toBe(readOnes)
    expect(await pictures('corrected')).toBe(0)
  })

  test('[C24] without news it is answered 304 when the time is over; at most 25 seconds are granted', async () => {
    const tag = (await read()).headers.get('etag') ?? ''
    const asked = performance.now()
    const answer = await read({ 'if-none-match': tag, prefer: 'wait=1' })
    expect([answer.http, answer.headers.get('preference-applied')]).toEqual([304, 'wait=1'])
    expect(performance.now() - asked).toBeGreaterThan(950)
    expect((await read({ prefer: 'wait=999' })).headers.get('preference-applied')).toBe('wait=25')
    expect((await read({ prefer: 'wait=soon' })).headers.get('preference-applied')).toBeNull()
  })

  test("[C25] another company's orders are no news and never in the answer", async () => {
    const tag = (await read({}, otherToken)).headers.get('etag') ?? ''
    const held = read({ 'if-none-match': tag, prefer: 'wait=1' }, otherToken)
    await submit(888)
    expect((await held).http).toBe(304)
    expect(wallOf(await read({}, otherToken)).zones.hero.gmv_amt).toBe(0)
  })

  test('[C26] any number of callers cost one computation of a state, and a state that failed is tried again', async () => {
    const opened = openDatabase(platform.databaseUrl)
    let pictures = 0
    let broken = false
    const reads = new Proxy(opened.reads, {
      get: (target, name) => {
        if (name !== 'transaction') return Reflect.get(target, name, target)
        pictures += 1
        if (broken) throw new Error('broken')
        return target.transaction.bind(target)
      },
    })
    const cache = new SnapshotCache(opened.db, dataPictures(reads, new WallMemory()), Date.now)
    const scope = { text: `c${company}`, company_id: company, member_id: null }
    try {
      const many = async () => {
        const state = await cache.state(scope)
        return Promise.allSettled(Array.from({ length: 50 }, () => cache.get(scope, state)))
      }
      const first = await many()
      expect(pictures).toBe(1)
      expect(new Set(first.map((one) => (one.status === 'fulfilled' ? one.value.body : null))).size).toBe(1)
      await many()
      expect(pictures).toBe(1)
      await submit(50)
      broken = true
      expect((await many()).every((one) => one.status === 'rejected')).toBe(true)
      expect(pictures).toBe(2)
      broken = false
      expect((await many()).every((one) => one.status === 'fulfilled')).toBe(true)
      expect(pictures).toBe(3)
    } finally {
      await opened.close()
    }
  })

  test('[C27] a news connection that was cut comes back, and nothing said meanwhile is missed', async () => {
    const tagNow = async (): Promise<string> => (await read()).headers.get('etag') ?? ''
    /** Another process commits something. */
    const happen = () => platform.db.transaction().execute((tx) => raiseVersion(tx, company, now()))
    const cut = async (): Promise<void> => {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'tidewall-news'`.execute(platform.db)
      expect(rows).toHaveLength(1)
    }
    const held = read({ 'if-none-match': await tagNow(), prefer: 'wait=8' })
    await sleep(100)
    await cut()
    await happen()
    expect((await held).http).toBe(200)
    await sleep(1500)
    let asked = performance.now()
    const again = read({ 'if-none-match': await tagNow(), prefer: 'wait=8' })
    await sleep(100)
    await happen()
    expect((await again).http).toBe(200)
    expect(performance.now() - asked).toBeLessThan(900)
    const known = await tagNow()
    await cut()
    await happen()
    await sleep(1500)
    asked = performance.now()
    expect((await read({ 'if-none-match': known, prefer: 'wait=8' })).http).toBe(200)
    expect(performance.now() - asked).toBeLessThan(900)
  })

  test('[C28] `at` shows an earlier moment, is never kept or held, and cannot be in the future', async () => {
    const moment = now()
    await sleep(1100 - (Date.now() % 1000))
    const before = wallOf(await read()).zones.hero.gmv_amt
    await sleep(1000)
    await submit(12_345)
    const at = await platform.ask(`${path}?at=${moment}`, { token, headers: { prefer: 'wait=5' } })
    expect([at.http, at.headers.get('etag'), at.headers.get('cache-control')]).toEqual([200, null, 'no-store'])
    expect(wallOf(at).head.ts).toBe(moment)
    expect(wallOf(at).zones.hero.gmv_amt).toBe(before)
    expect(wallOf(await read()).zones.hero.gmv_amt).toBe(before + 12_345)
    const future = await platform.ask(`${path}?at=${now() + 60}`, { token })
    expect(future.envelope).toMatchObject({ status: 0, data: { fields: { at: '不能晚于现在' } } })
    for (const wrong of ['-1', 'x', '1.5', '1e400']) {
      const answer = await platform.ask(`${path}?at=${wrong}`, { token })
      expect([wrong, answer.http, answer.envelope.status]).toEqual([wrong, 200, 0])
    }
    expect((await platform.ask(`${path}?at=0`, { token })).envelope.status).toBe(1)
  })
})

test('[C29] __push commits one line for the company of `wall`; it is on the next picture, newest first', async () => {
  const push = (i: string) => fetch(`${platform.url}/__push?i=${i}`)
  for (const amt of [4211, 4212, 4213]) {
    expect((await push(String(amt))).status).toBe(200)
    expect(wallOf(await read()).zones.feed.rows[0]?.amt).toBe(amt)
  }
  for (const wrong of ['', '0', '-5', '1.5', 'x']) expect((await push(wrong)).status).toBe(400)
  const proxied = await fetch(`${platform.url}/__push?i=5`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expect(proxied.status).toBe(403)
  await using closed = await startTestPlatform()
  expect((await fetch(`${closed.url}/__push?i=5`)).status).toBe(404)
})
