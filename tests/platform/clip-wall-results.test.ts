import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ClipMemory, readClipSnapshot } from '../../platform/queries/clips/wall/snapshot.ts'
import { keepPicture, takeDuePictures, wantPictures } from '../../platform/queries/products/pictures.ts'
import { readCompany, viewAt } from '../../platform/queries/view.ts'
import { taskState } from '../../shared/areas/clips/states.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import { materialState } from '../../shared/areas/materials/states.ts'
import { screenApi } from '../../shared/areas/wall/api.ts'
import { clipSnapshot } from '../../shared/live/wall.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import { makeMaterial, makeTask, makeVideo } from '../support/clip-beds.ts'
import { publishClip } from '../support/clip-results.ts'
import { makeWorkshop } from '../support/clip-wall-world.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { makeProduct } from '../support/products.ts'

/** Three in the afternoon of a Wednesday in Shanghai. */
const start = Date.UTC(2026, 4, 20, 7) / 1000
const [HOUR, DAY] = [3600, 86_400]
const clock = { zone: 'Asia/Shanghai', cut_hour: 0 }
let now = start
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const look = async (token: string) =>
  clipSnapshot.parse((await platform.ask(screenApi.clip.path, { token })).envelope.data).zones
/** A slot of time later: what is read once in a slot is read again. */
const later = () => {
  now += 30
}
const no = (id: number): string => `CT${String(id).padStart(6, '0')}`
const video = (n: number): string => `730000000000000000${n}`

/** A clip of Ann's that was published some days ago. */
const published = async (shop: Awaited<ReturnType<typeof makeWorkshop>>, video_id: string, days: number) => {
  const done = { state: taskState.approved, cutter_id: shop.ann, version_no: 1, approved_t: now - days * DAY }
  const id = await makeTask(platform.db, shop.demand, now - 30 * DAY, { ...done, accepted_t: now - 30 * DAY })
  await publishClip(platform.db, id, video_id, now - days * DAY)
  return id
}
const sell = async (company: number, order_id: string, content_id: string, pay_amt: number, t: number) =>
  allTaken(
    await platform.gate.submit(company, [
      orderAt(t, { order_id, lines: [lineWith({ sku_id: 's', pay_amt, content_id })] }),
    ]),
  )
const played = (company_id: number, content_id: string, views: number, data_time: number) =>
  platform.db
    .insertInto('content_daily')
    .values({ company_id, content_id, creator_id: 'x', content_type: 1, day: dayNumber(clock, now), views, data_time })
    .execute()

test('[CW13] the best five of the published clips of 30 days, with what is not reported as null, the hit rate and the turnover of the month', async () => {
  const shop = await makeWorkshop(platform, 'best', now)
  const token = await shop.token('wall')
  const ids: number[] = []
  for (let n = 0; n < 6; n++) ids.push(await published(shop, video(n), n))
  await published(shop, video(9), 40)
  await played(shop.company, video(0), 250_000, now - DAY)
  await played(shop.company, video(1), 4000, now - HOUR)
  await sell(shop.company, 'a', video(1), 120_000, now - 2 * HOUR)
  await sell(shop.company, 'b', video(0), 5000, now - 2 * HOUR)
  await sell(shop.company, 'c', video(2), 700, now - 2 * HOUR)
  await sell(shop.company, 'old', video(2), 300, now - 25 * DAY)
  await sell(shop.company, 'far', video(9), 50, now - 2 * HOUR)
  const cover = await makeVideo(platform.db, shop.company, shop.ann, { cover_key: 'cover' })
  await platform.db
    .insertInto('clip_version')
    .values({ task_id: ids[1] ?? 0, no: 1, file_id: cover, member_id: shop.ann, add_time: now })
    .execute()
  const { hits } = await look(token)
  expect(hits).toMatchObject({ clips: 6, hit_bp: 3333, month_amt: 125_750 })
  expect(hits.rows.map(({ id, plays, gmv_amt, gpm_amt, hit }) => [id, plays, gmv_amt, gpm_amt, hit])).toEqual([
    [no(ids[1] ?? 0), 4000, 120_000, 30_000, true],
    [no(ids[0] ?? 0), 250_000, 5000, 20, true],
    [no(ids[2] ?? 0), null, 1000, null, false],
    [no(ids[3] ?? 0), null, 0, null, false],
    [no(ids[4] ?? 0), null, 0, null, false],
  ])
  expect(hits.rows[0]).toMatchObject({ title: 'Air fryer, first look', cutter: 'best-ann', account: '@tide' })
  expect(hits.rows[0]?.cover).toMatch(new RegExp(`^/private/media/${cover}/cover/\\d+/`))
  expect(hits.rows[1]).toMatchObject({ cover: null, data_until: now - DAY, published_t: now })
  const own = await look(await shop.token('bo'))
  expect(own.hits).toMatchObject({ clips: 0, hit_bp: null, month_amt: 0, rows: [] })
})

test('[CW19] cards of the board carry the cover of their newest version, else the picture of the product, or none', async () => {
  const { db } = platform
  const shop = await makeWorkshop(platform, 'covers', now)
  const token = await shop.token('wall')
  const coversNow = async () => {
    later()
    const cards = (await look(token)).lanes.lanes.flatMap((lane) => lane.cards)
    return (id: number) => cards.find((card) => card.id === no(id))?.cover
  }
  const seen = await coversNow()
  expect([shop.tasks.pool, shop.tasks.review].map(seen)).toEqual([null, null])
  await makeProduct(db, shop.company, 'product-1')
  const setImage = (image: string) =>
    db.updateTable('product').set({ image }).where('company_id', '=', shop.company).execute()
  await setImage('http://pictures.example/1.jpg')
  expect((await coversNow())(shop.tasks.pool)).toBeNull()
  await setImage('https://pictures.example/1.jpg')
  expect((await coversNow())(shop.tasks.pool)).toBeNull()
  await wantPictures(db, now, 10)
  const [{ hash } = { hash: '' }] = await takeDuePictures(db, now, 60, 10)
  await keepPicture(db, hash, Buffer.from('webp'), now)
  const [bare, file_id] = [
    await makeVideo(db, shop.company, shop.ann),
    await makeVideo(db, shop.company, shop.ann, { cover_key: 'cover' }),
  ]
  const version = { member_id: shop.ann, add_time: now }
  await db
    .insertInto('clip_version')
    .values([
      { ...version, task_id: shop.tasks.review, no: 1, file_id },
      { ...version, task_id: shop.tasks.revision, no: 1, file_id: bare },
    ])
    .execute()
  const then = await coversNow()
  expect(then(shop.tasks.review)).toMatch(new RegExp(`^/private/media/${file_id}/cover/\\d+/`))
  expect([shop.tasks.pool, shop.tasks.revision].map(then)).toEqual(Array(2).fill(`/private/picture/${hash}.webp`))
})

test('[CW18] however many order lines clips have, the wall looks at the first of each', async () => {
  const shop = await makeWorkshop(platform, 'lines', now)
  for (const [at, id] of [video(21), video(22)].entries()) {
    await published(shop, id, 3)
    for (let n = 0; n < 40; n++) await sell(shop.company, `${id}-${n}`, id, 100 + at, now - 2 * DAY + n * HOUR)
  }
  const view = viewAt(
    { text: `c${shop.company}`, company_id: shop.company, member_id: null },
    await readCompany(platform.db, shop.company),
    now,
    false,
  )
  await platform.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const { zones } = await readClipSnapshot(tx, view, new ClipMemory(() => ''))
      expect(zones.hits.rows.map(({ gmv_amt }) => gmv_amt)).toEqual([40 * 101, 40 * 100])
      expect(zones.hits.month_amt).toBe(40 * 201)
      const { rows } = await sql<{ n: number }>`
        select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as n from pg_stat_xact_user_tables
        where relname = 'affiliate_order_line'`.execute(tx)
      expect(rows[0]?.n).toBeLessThanOrEqual(2)
    })
})

test('[CW14] a publish, a first sale and a clip that becomes a hit are told as moments; the last two as milestones too', async () => {
  const shop = await makeWorkshop(platform, 'moments', now)
  const token = await shop.token('wall')
  const [one, two, three] = [
    await published(shop, video(1), 3),
    await published(shop, video(2), 3),
    await published(shop, video(3), 3),
  ]
  await sell(shop.company, 'long-ago', video(2), 900, now - DAY)
  await sell(shop.company, 'hit-before', video(3), 200_000, now - DAY)
  expect((await look(token)).hits.moments).toEqual([])
  later()
  await presser(platform, clipTaskWorkflow).one(await shop.token('leader'), 'publish', no(shop.tasks.approved), {
    account: '@tide',
    url: '7300000000000099999',
    day: '2026-05-20',
  })
  await sell(shop.company, 'first', video(1), 2690, now)
  await sell(shop.company, 'more', video(1), 1000, now)
  await sell(shop.company, 'much', video(2), 150_000, now)
  const zones = await look(token)
  const moments = zones.hits.moments.map(({ kind, task, amt, t }) => [kind, task, amt, t])
  expect(moments).toHaveLength(3)
  expect(moments).toEqual(
    expect.arrayContaining([
      ['published', no(shop.tasks.approved), null, now],
      ['sold', no(one), 2690, now],
      ['hit', no(two), 150_900, now],
    ]),
  )
  expect(moments.some(([, task]) => task === no(three))).toBe(false)
  const gold = zones.ticker.filter(({ kind }) => kind === 'milestone')
  expect(gold.map(({ code, level }) => [code, level]).sort()).toEqual([
    ['clip.hit', 'gold'],
    ['clip.sold', 'gold'],
  ])
  expect(gold.find(({ code }) => code === 'clip.sold')?.params).toEqual({
    title: 'Air fryer, first look',
    cutter: 'moments-ann',
    amount: '$26.90',
  })
  now += 2 * HOUR
  expect((await look(token)).hits.moments).toEqual([])
})

test('[CW15] the library: what came today, what may be used by kind and source, what ends within a week, what nobody used', async () => {
  const shop = await makeWorkshop(platform, 'library', now)
  const file_id = await shop.video()
  const make = (fields: object, t = now - 3 * DAY) =>
    makeMaterial(platform.db, shop.company, shop.ann, { file_id, add_time: t, ...fields })
  await make({}, now - HOUR)
  await make({ kind: 3, state: materialState.review }, now - HOUR)
  await make({ kind: 2, source: 2, licence_until_t: now + 6 * DAY })
  await make({ kind: 2, source: 3, licence_until_t: now + 8 * DAY })
  await make({ state: materialState.over, licence_until_t: now - DAY })
  const used = await make({ kind: 4 })
  await platform.db.insertInto('clip_demand_material').values({ demand_id: shop.demand, material_id: used }).execute()
  expect((await look(await shop.token('wall'))).materials).toEqual({
    come: 1,
    usable: 4,
    ending: 1,
    unused: 3,
    kinds: [
      { id: '2', n: 2 },
      { id: '1', n: 1 },
      { id: '4', n: 1 },
    ],
    sources: [
      { id: '1', n: 2 },
      { id: '2', n: 1 },
      { id: '3', n: 1 },
    ],
  })
})
