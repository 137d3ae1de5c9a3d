import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertAnnouncement } from '../../platform/queries/messages/announcements.ts'
import { materialState } from '../../shared/areas/materials/states.ts'
import { messagesApi } from '../../shared/areas/messages/api.ts'
import { screenApi } from '../../shared/areas/wall/api.ts'
import { clipSnapshot, wallSnapshot } from '../../shared/live/wall.ts'
import { makeMaterial } from '../support/clip-beds.ts'
import { makeWorkshop } from '../support/clip-wall-world.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

/** Three in the afternoon of a Wednesday in Shanghai. */
const start = Date.UTC(2026, 4, 20, 7) / 1000
const DAY = 86_400
let now = start
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const look = async (token: string) =>
  clipSnapshot.parse((await platform.ask(screenApi.clip.path, { token })).envelope.data)
/** A slot of time later: what is read once in a slot is read again. */
const later = () => {
  now += 30
}

test('[CW9] a licence that ends within three days, or is over, is a red alarm while unfinished tasks are cut from the material', async () => {
  const shop = await makeWorkshop(platform, 'licences', now)
  const { db } = platform
  const token = await shop.token('wall')
  const file_id = await shop.video()
  const make = (title: string, licence_until_t: number | null, state: number = materialState.usable) =>
    makeMaterial(db, shop.company, shop.ann, { file_id, title, licence_until_t, state, add_time: now })
  const soon = await make('Ends on Friday', now + 2 * DAY)
  const over = await make('Is over', now - DAY, materialState.over)
  const far = await make('Ends in June', now + 20 * DAY)
  const unused = await make('Nobody uses it', now + DAY)
  const endless = await make('Without an end', null)
  const use = (demand_id: number, ids: readonly number[]) =>
    db
      .insertInto('clip_demand_material')
      .values(ids.map((material_id) => ({ demand_id, material_id })))
      .execute()
  await use(shop.demand, [soon, far, endless])
  await use(shop.late, [soon, over])
  const licences = async () =>
    (await look(token)).zones.ticker
      .filter(({ code }) => code === 'B7')
      .map(({ id, level, t, params }) => [id, level, t, params])
  expect(await licences()).toEqual([
    [`B7.${over}`, 'red', now - 4 * DAY, { title: 'Is over', day: '05-19', n: 1 }],
    [`B7.${soon}`, 'red', now - DAY, { title: 'Ends on Friday', day: '05-22', n: 5 }],
  ])
  expect(unused).toBeGreaterThan(0)
})

test('[CW10] both walls tell what was published within a week to the company or everyone, until everyone has read it', async () => {
  const shop = await makeWorkshop(platform, 'told', now)
  const other = await makeWorkshop(platform, 'told-others', now)
  const { db } = platform
  const publish = (company_id: number, title: string, t: number, title_en: string | null = null) =>
    db.transaction().execute((tx) =>
      insertAnnouncement(tx, {
        company_id,
        title,
        content: '<p>…</p>',
        title_en,
        content_en: title_en === null ? null : '<p>…</p>',
        author_id: null,
        publish_t: t,
        expire_t: null,
        now: t,
      }),
    )
  const fresh = await publish(shop.company, '周五大促', now - 60, 'Sale on Friday')
  await publish(shop.company, '上个月', now - 8 * DAY)
  await publish(shop.company, '明天', now + DAY)
  await publish(other.company, '别家', now - 60)
  const general = await publish(0, '给所有人', now - 3600)
  const ended = await publish(shop.company, '已结束', now - 3600)
  await db
    .updateTable('announcement')
    .set({ expire_t: now - 1 })
    .where('id', '=', Number(ended.id))
    .execute()
  const wall = await shop.token('leader')
  const told = async (path: string, token: string, schema: typeof clipSnapshot | typeof wallSnapshot) =>
    schema
      .parse((await platform.ask(path, { token })).envelope.data)
      .zones.ticker.filter(({ kind }) => kind === 'announcement')
      .map(({ id, code, level, params }) => [id, code, level, params])
  const one = [`D01.${fresh.id}`, 'D01', 'plain', { title: '周五大促', title_en: 'Sale on Friday' }]
  const two = [`D01.${general.id}`, 'D01', 'plain', { title: '给所有人', title_en: '给所有人' }]
  expect(await told(screenApi.clip.path, wall, clipSnapshot)).toEqual([one, two])
  expect(await told(screenApi.data.path, wall, wallSnapshot)).toEqual([one, two])
  const read = (token: string, aid: string) => platform.ask(`${messagesApi.read.path}?aid=${aid}`, { token })
  const ann = await shop.token('ann')
  await read(ann, fresh.id)
  later()
  expect(await told(screenApi.clip.path, ann, clipSnapshot)).toEqual([two])
  expect(await told(screenApi.clip.path, wall, clipSnapshot)).toEqual([one, two])
  for (const who of ['leader', 'bo', 'cy'] as const) await read(await shop.token(who), fresh.id)
  later()
  expect(await told(screenApi.clip.path, wall, clipSnapshot)).toEqual([two])
})
