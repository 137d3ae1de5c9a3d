import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SnapshotCache } from '../../platform/http/areas/wall/snapshot-cache.ts'
import { HeldAlerts } from '../../platform/queries/wall/hold.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import { screenApi } from '../../shared/areas/wall/api.ts'
import { type ClipLane, clipLanes } from '../../shared/live/clip-lanes.ts'
import { clipSnapshot } from '../../shared/live/wall.ts'
import { makeWorkshop } from '../support/clip-wall-world.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

/** Three in the afternoon of a Wednesday in Shanghai. */
const now = Date.UTC(2026, 4, 20, 7) / 1000
const HOUR = 3600
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = (token: string, headers: Record<string, string> = {}) =>
  platform.ask(screenApi.clip.path, { token, headers })
const look = async (token: string) => clipSnapshot.parse((await ask(token)).envelope.data)
const no = (id: number): string => `CT${String(id).padStart(6, '0')}`
const alertsOf = ({ zones }: Awaited<ReturnType<typeof look>>) =>
  zones.ticker.filter(({ kind }) => kind === 'alert').map(({ id, level }) => [id, level])

test('[CW1] the board has six lanes with what is in each, since when, and the leading figures are those of the metrics', async () => {
  const shop = await makeWorkshop(platform, 'board', now)
  const { zones, head } = await look(await shop.token('wall'))
  expect(head).toMatchObject({ scope: `c${shop.company}`, day: '2026-05-20' })
  const { lanes } = zones.lanes
  expect(lanes.map(({ id, count }) => [id, count])).toEqual(clipLanes.map((id) => [id, 1]))
  const card = (id: ClipLane) => lanes.find((lane) => lane.id === id)?.cards[0]
  for (const id of clipLanes) expect(card(id)?.id).toBe(no(shop.tasks[id]))
  expect(card('review')).toMatchObject({ cutter: 'board-bo', since_t: now - 3 * HOUR, version: 1 })
  expect(lanes.find(({ id }) => id === 'review')).toMatchObject({ oldest_t: now - 3 * HOUR, limit: 10 })
  expect(lanes.find(({ id }) => id === 'editing')?.limit).toBe(9)
  expect(zones.clip_kpi).toEqual({
    review: 1,
    review_t: now - 3 * HOUR,
    approved: 1,
    usual_tenths: null,
    overdue: 1,
    open: 5,
    overdue_bp: 2000,
    first_bp: 10_000,
    first_of: 1,
    published: 0,
  })
  expect(zones.cutters).toMatchObject({ total: 3, online: 0, free: 1, most: 5 })
  expect(zones.cutters.rows.map(({ id, open }) => [Number(id), open])).toEqual([
    [shop.cy, 0],
    [shop.ann, 2],
    [shop.bo, 2],
  ])
  expect(zones.demands).toMatchObject({ open: 2, required: 11, approved: 1, at_risk: 1 })
  expect(zones.demands.rows[0]).toMatchObject({ title: 'Late one', missing: 3, overdue: true })
  expect(zones.clip_trend).toHaveLength(14)
  expect(zones.clip_trend.at(-1)?.id).toBe('2026-05-20')
})

test('[CW2] what waits too long, is late or was rejected three times is an alarm; it names what, how much and since when', async () => {
  const shop = await makeWorkshop(platform, 'alarms', now)
  const seen = await look(await shop.token('leader'))
  expect(alertsOf(seen)).toEqual([
    ['B1', 'amber'],
    ['B2', 'red'],
    [`B5.${no(shop.tasks.revision)}`, 'red'],
    [`B6.CD${String(shop.late).padStart(6, '0')}`, 'amber'],
    ['B8', 'amber'],
  ])
  expect(seen.zones.ticker[0]).toMatchObject({ code: 'B1', t: now - 3 * HOUR, params: { hours: '3.0' } })
})

test('[CW3] an alarm stays for three slots of time after its cause has gone, and red as long', () => {
  const held = new HeldAlerts()
  const b1 = (level: 'amber' | 'red', t: number) =>
    ({ id: 'B1', kind: 'alert', level, code: 'B1', t, params: {} }) as const
  expect(held.at('c1', 1000, [b1('red', 900)])).toEqual([b1('red', 900)])
  expect(held.at('c1', 1030, [b1('amber', 950)])).toEqual([b1('red', 900)])
  expect(held.at('c1', 1090, [b1('amber', 950)])).toEqual([b1('amber', 900)])
  expect(held.at('c1', 1179, [])).toEqual([b1('amber', 900)])
  expect(held.at('c2', 1179, [])).toEqual([])
  expect(held.at('c1', 1180, [])).toEqual([])
})

test('[CW4] whoever waits for news of the clip wall hears of a submission, which moves a card and is told', async () => {
  const shop = await makeWorkshop(platform, 'moves', now)
  const [wall, ann] = [await shop.token('wall'), await shop.token('ann')]
  const first = await ask(wall)
  const etag = first.headers.get('etag') ?? ''
  expect((await ask(wall, { 'if-none-match': etag })).http).toBe(304)
  const waiting = ask(wall, { 'if-none-match': etag, prefer: 'wait=20' })
  const file_id = String(await shop.video())
  const made = await presser(platform, clipTaskWorkflow).one(ann, 'submit', no(shop.tasks.editing), {
    file_id,
    note: null,
  })
  expect(made.ok).toBe(true)
  const answer = await waiting
  expect(answer.http).toBe(200)
  const { zones } = clipSnapshot.parse(answer.envelope.data)
  const count = (id: ClipLane) => zones.lanes.lanes.find((lane) => lane.id === id)?.count
  expect([count('editing'), count('review')]).toEqual([0, 2])
  expect(zones.lanes.moves[0]).toMatchObject({ task: no(shop.tasks.editing), to: 'review', cutter: 'moves-ann' })
  expect(zones.ticker.find(({ kind }) => kind === 'notice')).toMatchObject({
    code: 'clip.submit',
    params: { title: 'Air fryer, first look', cutter: 'moves-ann', version: 1 },
  })
  expect(zones.clip_trend.at(-1)).toMatchObject({ submitted: 1, approved: 0, rejected: 0 })
  expect(zones.cutters.online).toBe(1)
})

test('[CW5] a cutter is shown the pool and its own tasks, and itself among the cutters', async () => {
  const shop = await makeWorkshop(platform, 'scopes', now)
  const { zones, head } = await look(await shop.token('ann'))
  expect(head.scope).toBe(`m${shop.ann}`)
  expect(zones.lanes.lanes.map(({ count }) => count)).toEqual([1, 1, 1, 0, 0, 1])
  expect(zones.cutters.rows.map(({ id }) => Number(id))).toEqual([shop.ann])
})

test('[CW17] however much happens, pictures rest nine times as long as one took; what happens alone is there at once', async () => {
  const scope = { text: 'c1', company_id: 1, member_id: null }
  const tookMs = 30
  let made = 0
  const cache = new SnapshotCache(
    platform.db,
    async () => {
      const version = `c1.${++made}`
      await sleep(tookMs)
      return { version, body: Buffer.alloc(0) }
    },
    Date.now,
    9,
  )
  const began = performance.now()
  expect((await cache.get(scope, { name: 'alone', version: 1 })).version).toBe('c1.1')
  expect(performance.now() - began).toBeLessThan(10 * tookMs)
  const rush = Array.from({ length: 40 }, (_, n) =>
    sleep(n * 20).then(() => cache.get(scope, { name: `more ${n}`, version: 1 })),
  )
  const seen = await Promise.all(rush)
  const tookAll = performance.now() - began
  expect(made).toBeLessThanOrEqual(1 + Math.ceil(tookAll / (10 * tookMs)))
  expect(new Set(seen.map(({ version }) => version)).size).toBe(made - 1)
})
