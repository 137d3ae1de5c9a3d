import { afterAll, beforeAll, expect, test } from 'vitest'
import { clipNo } from '../../platform/queries/clips/numbers.ts'
import { clipDemandWorkflow } from '../../shared/areas/clips/demand-workflow.ts'
import { taskState } from '../../shared/areas/clips/states.ts'
import { materialWorkflow } from '../../shared/areas/materials/workflow.ts'
import { dayNumber } from '../../shared/time/zone.ts'
import { makeDemand, makeMaterial, makeTask, nameMaterials } from '../support/clip-beds.ts'
import { publishClip } from '../support/clip-results.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { makeProduct } from '../support/products.ts'

/** The number of a material, as calls say it. */
const footage = async (...made: Parameters<typeof makeMaterial>): Promise<string> => String(await makeMaterial(...made))

const clock = { zone: 'Asia/Shanghai', cut_hour: 0 }
const DAY = 86_400
const now = Date.UTC(2026, 4, 20, 2) / 1000
let platform: TestPlatform
let company = 0
let rivals = 0
let boss = ''
let boss_id = 0
let rival_id = 0

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db, signIn } = platform
  const rights = { privilege_id: 1, is_share_video: true, video_menu: [1, 2, 3] }
  company = await makeCompany(db, 'cuts from')
  rivals = await makeCompany(db, 'cuts rivals')
  boss_id = await makeMember(db, 'named-boss', company, 0, rights)
  rival_id = await makeMember(db, 'named-rival', rivals, 0, rights)
  boss = await signIn('named-boss', password)
  await makeProduct(db, company, 'product-1')
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const wish = {
  demand_no: null,
  ...{ clip_title: '开箱', product_id: 'product-1', account: null, required_count: 3, ratio: 1, min_s: 15, max_s: 60 },
  ...{ selling_points: null, script: null, must: null, forbid: null, refs: null, priority: 2 },
  ...{ deadline: '2026-06-01', fee: 1500, reviewer_id: null },
}
const save = async (materials: string | null, more: object = {}) =>
  (await platform.ask('/api/v1/clip/demand/save', { token: boss, body: { ...wish, materials, ...more } })).envelope
const named = async (demand_no: string) => {
  const { envelope } = await platform.ask(`/api/v1/clip/demand/detail?demand_no=${demand_no}`, { token: boss })
  return envelope.data as { materials: { id: string; usable: boolean }[] }
}
const usesOf = async (id: string): Promise<unknown> => {
  const { envelope } = await platform.ask(`/api/v1/clip/material?keyword=${id}`, { token: boss })
  return (envelope.data as { list: { use_count: number }[] }).list[0]?.use_count
}

test('[ML18] a demand names usable materials of its company whose licence holds until the deadline; how many demands name one is what it says', async () => {
  const { db } = platform
  const good = await footage(db, company, boss_id, { title: 'Kitchen', licence_until_t: now + 30 * DAY })
  const free = await footage(db, company, boss_id)
  const theirs = await footage(db, rivals, rival_id)
  const short = await footage(db, company, boss_id, { title: 'Short', licence_until_t: now + DAY })
  const over = await footage(db, company, boss_id, { title: 'Ended', state: 5, licence_until_t: now - DAY })
  const off = await footage(db, company, boss_id, { title: 'Taken off', state: 4 })
  const review = await footage(db, company, boss_id, { title: 'Not yet', state: 2 })
  const wrong = [
    [theirs, '不在你的公司'],
    ['999999', '不在你的公司'],
    [short, '素材授权到期：「Short」的授权只到 2026-05-21'],
    [`${good},${over}`, '素材授权到期：「Ended」'],
    [off, '「Taken off」'],
    [review, '「Not yet」'],
  ] as const
  for (const [materials, why] of wrong)
    expect(await save(materials), why).toMatchObject({
      status: 0,
      data: { fields: { materials: expect.stringContaining(why) } },
    })
  const { data } = await save(`${good},${free},${good}`)
  const { demand_no } = data as { demand_no: string }
  expect((await named(demand_no)).materials.map(({ id }) => id)).toEqual([good, free])
  expect([await usesOf(good), await usesOf(free), await usesOf(short)]).toEqual([1, 1, 0])
  expect((await save(good, { demand_no })).status).toBe(1)
  expect([await usesOf(good), await usesOf(free)]).toEqual([1, 0])
  const { envelope } = await platform.ask('/api/v1/clip/demand/materials?q=kit', { token: boss })
  expect(envelope.data).toMatchObject({ list: [{ id: good, usable: true }] })
})

test('[ML19] a demand is neither submitted nor put off past the licence of a material that it names', async () => {
  const { db } = platform
  const material = await footage(db, company, boss_id, { title: 'Lent', licence_until_t: now + 20 * DAY })
  const { demand_no } = (await save(material)).data as { demand_no: string }
  const demands = presser(platform, clipDemandWorkflow)
  const later = await demands.one(boss, 'deadline', demand_no, { deadline: '2026-06-20' })
  expect(later).toMatchObject({ ok: false, message: expect.stringContaining('「Lent」的授权只到 2026-06-09') })
  await db.updateTable('material').set({ state: 4 }).where('id', '=', Number(material)).execute()
  expect(await demands.one(boss, 'submit', demand_no)).toMatchObject({
    ok: false,
    message: expect.stringContaining('「Lent」'),
  })
  await db.updateTable('material').set({ state: 3 }).where('id', '=', Number(material)).execute()
  expect((await demands.one(boss, 'submit', demand_no)).ok).toBe(true)
})

test('[ML20] whose task it is fetches its materials, which is noted; who just finds it in the pool does not', async () => {
  const { db, signIn } = platform
  const cutter = await makeMember(db, 'named-cutter', company, boss_id, { is_film_cutter: true })
  await makeMember(db, 'named-other', company, boss_id, { is_film_cutter: true })
  const [token, other] = [await signIn('named-cutter', password), await signIn('named-other', password)]
  const demand = await makeDemand(db, company, boss_id, now)
  const [material, second] = [await footage(db, company, boss_id), await footage(db, company, boss_id)]
  await db
    .insertInto('clip_demand_material')
    .values({ demand_id: demand, material_id: Number(material) })
    .execute()
  const own = clipNo('task', await makeTask(db, demand, now, { state: taskState.editing, cutter_id: cutter }))
  const pool = clipNo('task', await makeTask(db, demand, now))
  const detail = async (who: string, task_no: string) =>
    (await platform.ask(`/api/v1/clip/task/detail?task_no=${task_no}`, { token: who })).envelope.data
  expect(await detail(token, own)).toMatchObject({ may_fetch: true, materials: [{ id: material, usable: true }] })
  expect(await detail(other, pool)).toMatchObject({ may_fetch: false, materials: [{ id: material }] })
  const get = async (who: string, no: string, id: string) =>
    (await platform.ask('/api/v1/clip/material/fetch', { token: who, body: { no, id } })).envelope
  expect(await get(token, own, material)).toMatchObject({
    status: 1,
    data: { address: expect.stringContaining('/download/') },
  })
  expect(await get(token, own, second)).toMatchObject({ status: 0 })
  expect(await get(other, pool, material)).toMatchObject({ status: 0, message: expect.stringContaining('领取') })
  expect(await get(other, own, material)).toMatchObject({ status: 0 })
  expect((await get(boss, clipNo('demand', demand), material)).status).toBe(1)
  const noted = await platform.ask(`/api/v1/clip/material/detail?id=${material}`, { token: boss })
  expect(noted.envelope.data).toMatchObject({ downloads: [{ by: expect.any(String) }, { by: expect.any(String) }] })
  await db.updateTable('material').set({ state: 4 }).where('id', '=', Number(material)).execute()
  expect(await get(token, own, material)).toMatchObject({ status: 0, message: expect.stringContaining('不能下载') })
})

test('[ML22] a material says what was made from it and what that brought, each viewer what it sees; product, creator and licence narrow the list', async () => {
  const { db, signIn, gate } = platform
  const cutter = await makeMember(db, 'made-cutter', company, boss_id, { is_film_cutter: true, video_menu: [3] })
  const other = await makeMember(db, 'made-other', company, boss_id, { is_film_cutter: true, video_menu: [3] })
  const token = await signIn('made-cutter', password)
  const demand = await makeDemand(db, company, boss_id, now)
  const fields = { title: 'Source of clips', product_id: 'product-1', licence_until_t: now + 3 * DAY }
  const material = await footage(db, company, boss_id, fields)
  await db
    .insertInto('clip_demand_material')
    .values({ demand_id: demand, material_id: Number(material) })
    .execute()
  const done = { version_no: 1, due_amt: 2000, approved_t: now }
  const approved = await makeTask(db, demand, now, { ...done, state: taskState.approved, cutter_id: other })
  const published = await makeTask(db, demand, now, { ...done, state: taskState.published, cutter_id: cutter })
  await makeTask(db, demand, now, { state: taskState.editing, cutter_id: cutter })
  const video_id = '7300000000000000123'
  const about = { company_id: company, account: '@tide', url: video_id, video_id, published_t: now }
  await db
    .insertInto('clip_publish')
    .values({ ...about, task_id: published, member_id: cutter, add_time: now })
    .execute()
  const lines = [lineWith({ sku_id: 'a', pay_amt: 1700, content_id: video_id })]
  allTaken(await gate.submit(company, [orderAt(now - 50, { order_id: 'm1', lines })]))
  const rowsOf = async (who: string, query: string) =>
    (
      (await platform.ask(`/api/v1/clip/material?${query}`, { token: who })).envelope.data as {
        list: Record<string, unknown>[]
      }
    ).list
  expect(await rowsOf(boss, `keyword=${material}`)).toMatchObject([
    { use_count: 1, clips_made: 2, linked_gmv: 1700, hits_made: 0 },
  ])
  expect(await rowsOf(token, `keyword=${material}`)).toMatchObject([{ use_count: 1, clips_made: 1, linked_gmv: 1700 }])
  const detail = async (who: string) =>
    (await platform.ask(`/api/v1/clip/material/detail?id=${material}`, { token: who })).envelope.data
  expect(await detail(boss)).toMatchObject({
    clips: [
      { task_no: clipNo('task', published), plays: null, gmv: 1700 },
      { task_no: clipNo('task', approved), plays: null, gmv: null },
    ],
    demands: [{ demand_no: clipNo('demand', demand) }],
  })
  expect(await detail(token)).toMatchObject({ clips: [{ task_no: clipNo('task', published) }], demands: [] })
  const mine = (rows: readonly Record<string, unknown>[]) => rows.some(({ material_id }) => material_id === material)
  const narrowed = { product: 'product-1', licence: '2' }
  for (const [name, value] of Object.entries(narrowed)) {
    expect(mine(await rowsOf(boss, `${name}=${value}&limit=100`)), name).toBe(true)
    expect((await rowsOf(boss, `${name}=${value}&limit=100`)).length, name).toBeLessThan(
      (await rowsOf(boss, 'limit=100')).length,
    )
  }
  for (const query of ['licence=1,3,4', 'creator=nobody', 'product=nothing'])
    expect(mine(await rowsOf(boss, `${query}&limit=100`)), query).toBe(false)
})

test('[ML23] tags and folders are counted for the company; one that there is narrows to itself, a folder to what lies below it too', async () => {
  const { db, signIn } = platform
  const shelf = await makeCompany(db, 'shelves')
  const rights = { privilege_id: 1, is_share_video: true, video_menu: [3] }
  const member = await makeMember(db, 'shelves-boss', shelf, 0, rights)
  const token = await signIn('shelves-boss', password)
  const made = async (tags: string, folder: string) => footage(db, shelf, member, { tags, folder })
  const [one, two, three] = [await made('杯', '原片/厨房'), await made('杯子,杯', '原片'), await made('杯子', '原片库')]
  const ask = async (query: string) =>
    (await platform.ask(`/api/v1/clip/material${query}`, { token })).envelope.data as {
      list: { material_id: string }[]
    }
  expect(await ask('/shelves')).toEqual({
    draws: false,
    tags: [
      { name: '杯', materials: 2 },
      { name: '杯子', materials: 2 },
    ],
    folders: [
      { path: '原片', materials: 1 },
      { path: '原片/厨房', materials: 1 },
      { path: '原片库', materials: 1 },
    ],
  })
  const found = async (filter: object) =>
    (await ask(`?${new URLSearchParams({ ...filter })}`)).list.map(({ material_id }) => material_id).sort()
  const sorted = (...ids: string[]) => ids.sort()
  expect(await found({ tags: '杯' })).toEqual(sorted(one, two))
  expect(await found({ tags: '子' })).toEqual(sorted(two, three))
  expect(await found({ folder: '原片' })).toEqual(sorted(one, two))
  expect(await found({ folder: '库' })).toEqual(sorted(three))
  const moved = presser(platform, materialWorkflow)
  expect((await moved.one(token, 'move', three, { folder: ' 原片 // 客厅/' })).ok).toBe(true)
  expect(await found({ folder: '原片' })).toEqual(sorted(one, two, three))
  await db
    .updateTable('media_file')
    .set({ cover_key: 'a'.repeat(32) })
    .where('company_id', '=', shelf)
    .execute()
  const { list } = (await ask(`/pictures?ids=${one},${two}`)) as unknown as { list: object[] }
  expect(list).toMatchObject([
    { id: one, cover: expect.stringContaining('/cover/'), strip: null, width: 1080, height: 1920 },
    { id: two },
  ])
  const other = await platform.ask(`/api/v1/clip/material/pictures?ids=${one}`, { token: boss })
  expect(other.envelope.data).toEqual({ list: [] })
})

test('[ML37] a material tells how many of its published clips were hits, each viewer what it sees; none published is no 0', async () => {
  const { db, signIn } = platform
  const cutter = await makeMember(db, 'hit-cutter', company, boss_id, { is_film_cutter: true, video_menu: [3] })
  const other = await makeMember(db, 'hit-other', company, boss_id, { is_film_cutter: true, video_menu: [3] })
  const token = await signIn('hit-cutter', password)
  const demand = await makeDemand(db, company, boss_id, now)
  const [used, unused] = [await footage(db, company, boss_id, {}), await footage(db, company, boss_id, {})]
  await nameMaterials(db, demand, [Number(used)])
  const done = { version_no: 1, due_amt: 2000, approved_t: now, state: taskState.published }
  for (const [n, cutter_id] of [cutter, other, other].entries()) {
    const content_id = `730000000000000045${n}`
    await publishClip(db, await makeTask(db, demand, now, { ...done, cutter_id }), content_id, now)
    const row = { company_id: company, content_id, creator_id: '', content_type: 1, day: dayNumber(clock, now) }
    await db
      .insertInto('content_daily')
      .values({ ...row, views: n === 2 ? 99_999 : 100_000, data_time: now })
      .execute()
  }
  const hitsFor = async (who: string, query: string) => {
    const { envelope } = await platform.ask(`/api/v1/clip/material?limit=100&${query}`, { token: who })
    const { list } = envelope.data as { list: Record<string, unknown>[] }
    return list.flatMap(({ material_id, hits_made }) =>
      [used, unused].includes(String(material_id)) ? [hits_made] : [],
    )
  }
  expect(await hitsFor(boss, `keyword=${used}`)).toEqual([2])
  expect(await hitsFor(boss, `keyword=${unused}`)).toEqual([null])
  expect(await hitsFor(boss, 'sort_field=hits_made&sort_order=desc')).toEqual([2, null])
  expect(await hitsFor(token, `keyword=${used}`)).toEqual([1])
})
