import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveApi } from '../../shared/areas/lives/api.ts'
import { screenApi } from '../../shared/areas/wall/api.ts'
import { playlistApi } from '../../shared/areas/wall/playlist-api.ts'
import { sceneIds, usualSeconds } from '../../shared/live/scenes.ts'
import { smartSnapshot, wallSnapshot } from '../../shared/live/wall.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { makeCompany, makeCreator, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { makeSoldWorld } from '../support/sold-world.ts'

/** Noon and three seconds of a Wednesday in Shanghai. */
const now = Date.UTC(2026, 4, 20, 4) / 1000 + 3
const HOUR = 3600
const DAY = 24 * HOUR
const midnight = now - 3 - 12 * HOUR
let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const ask = async (token: string) => (await platform.ask(screenApi.smart.path, { token })).envelope
const look = async (name: string) => smartSnapshot.parse((await ask(await platform.signIn(name, password))).data)
const sum = (values: readonly (number | null)[]): number => values.reduce<number>((all, one) => all + (one ?? 0), 0)

test('[SW7] the day by hour and country is that of the trend and of the map, to the cent, for a company and for a team', async () => {
  const until = now
  await makeSoldWorld(platform.db, platform.gate, 'field', { until, days: 3, count: 500, seed: 3 })
  for (const name of ['field.wall', 'field.north']) {
    const { zones } = await look(name)
    const { day_field, trend, map } = zones
    expect(day_field.length).toBeGreaterThan(3)
    expect(trend.today.map((_, hour) => sum(day_field.map(({ hours }) => hours[hour] ?? 0)))).toEqual(
      trend.today.map((amt) => amt ?? 0),
    )
    expect(day_field.map(({ amt, hours }) => [amt, hours.length])).toEqual(
      day_field.map(({ hours }) => [sum(hours), 24]),
    )
    for (const { id, amt } of map) expect(day_field.find((row) => row.id === id)?.amt).toBe(amt)
    expect(sum(day_field.map(({ amt }) => amt))).toBe(zones.hero.gmv_amt)
  }
})

/** Ten days on which 100.00 came by nine and n times that in the evening; today 100.00 by nine, from another country. */
const steady = async () => {
  const company = await makeCompany(platform.db, 'steady')
  await makeMember(platform.db, 'steady.wall', company, 0, { status: 4 })
  const orders = Array.from({ length: 10 }, (_, n) => {
    const day = midnight - (n + 1) * DAY
    return [
      orderAt(day + 9 * HOUR, { region: 'US', lines: [lineWith({ pay_amt: 10_000 })] }),
      orderAt(day + 20 * HOUR, { region: 'US', lines: [lineWith({ pay_amt: 10_000 * (n + 1) })] }),
    ]
  }).flat()
  const today = orderAt(midnight + 9 * HOUR, { region: 'BR', lines: [lineWith({ pay_amt: 10_000 })] })
  allTaken(await platform.gate.submit(company, [...orders, today]))
  return company
}

test('[SW5] the range of the day is today grown as the tenth and the ninetieth of a hundred earlier days grew from here on', async () => {
  await steady()
  const { outlook } = (await look('steady.wall')).zones
  expect(outlook.days).toBe(10)
  expect(outlook.low.slice(0, 12)).toEqual(Array(12).fill(null))
  expect([outlook.low[12], outlook.high[12], outlook.low[19]]).toEqual([10_000, 10_000, 10_000])
  // Growths of the days: 2, 3, ... 11; a tenth of the way between the first and the last is 2.9, nine tenths 10.1.
  expect([outlook.low.at(-1), outlook.high.at(-1)]).toEqual([29_000, 101_000])
})

test('[SW6] a country that never sold and one that sells nothing today are told with their usual turnover by now', async () => {
  const { unusual } = (await look('steady.wall')).zones
  expect(unusual).toEqual([
    { id: 'country.BR', kind: 'country', name: 'BR', amt: 10_000, usual_amt: 0 },
    { id: 'country.US', kind: 'country', name: 'US', amt: 0, usual_amt: 10_000 },
  ])
})

test('[SW5] [SW6] with fewer than seven days of orders there is no range and nothing is called unusual', async () => {
  const company = await makeCompany(platform.db, 'young')
  await makeMember(platform.db, 'young.wall', company, 0, { status: 4 })
  const orders = [1, 2, 3, 4, 5, 6].map((n) => orderAt(midnight - n * DAY + 9 * HOUR, { region: 'US' }))
  allTaken(await platform.gate.submit(company, [...orders, orderAt(now - 60, { region: 'BR' })]))
  const { outlook, unusual } = (await look('young.wall')).zones
  expect([outlook, unusual]).toEqual([{ days: 0, low: [], high: [] }, []])
})

test('[SW8] [SW12] [W63] the rooms are those of the list of lives, in its order, with its figures; the first has its course, that of its own screen', async () => {
  const company = await makeCompany(platform.db, 'rooms')
  const boss = await makeMember(platform.db, 'rooms.boss', company, 0, { privilege_id: 1 })
  await makeMember(platform.db, 'rooms.wall', company, boss, { status: 4 })
  await makeCreator(platform.db, company, 'host', boss)
  const live = {
    company_id: company,
    creator_id: 'host',
    member_id: null,
    target_gmv_amt: null,
    add_time: 0,
    update_time: 0,
  }
  const times = { plan_start_t: now - HOUR, end_t: null }
  await platform.db
    .insertInto('live_session')
    .values(
      [1, 2, 3, 4, 5].map((n) => ({
        ...live,
        ...times,
        live_id: `room-${n}`,
        title: `Room ${n}`,
        state: n === 5 ? 4 : 2,
        start_t: now - HOUR,
      })),
    )
    .execute()
  const of = (live_id: string, pay_amt: number) =>
    orderAt(now - 120, { lines: [lineWith({ pay_amt, content_type: 2, content_id: live_id, creator_id: 'host' })] })
  allTaken(await platform.gate.submit(company, [of('room-2', 500), of('room-3', 900), of('room-5', 9900)]))
  const minute = { company_id: company, live_id: 'room-3', viewers: 70 }
  await platform.db
    .insertInto('live_minute')
    .values([
      { ...minute, minute_t: now - 180, views: 200 },
      { ...minute, minute_t: now - 120, views: 400 },
      { ...minute, minute_t: now - 2400, viewers: 31, views: 0 },
    ])
    .execute()
  const { live_rooms, live_course } = (await look('rooms.wall')).zones
  const { data } = (await platform.ask(liveApi.running.path, { token: await platform.signIn('rooms.boss', password) }))
    .envelope
  expect(live_rooms).toEqual((data as { list: unknown[] }).list)
  expect(live_rooms.map((room) => [room.live_id, room.gmv_amt, room.viewers, room.gpm]).slice(0, 2)).toEqual([
    ['room-3', 900, 70, 1500],
    ['room-2', 500, null, null],
  ])
  // Twelve steps since it began and the one that runs; what nobody told or bought in the room's own course is no row there.
  const detail = await platform.ask(`${liveApi.detail.path}?id=room-3`, {
    token: await platform.signIn('rooms.boss', password),
  })
  const { steps } = liveApi.detail.data.parse(detail.envelope.data)
  const known = new Map(steps.map(({ t, gmv_amt, viewers }) => [t, { gmv_amt, viewers }]))
  expect(known.size).toBe(2)
  expect(live_course).toEqual({
    live_id: 'room-3',
    steps: Array.from({ length: 13 }, (_, n) => {
      const t = now - 3 - HOUR + n * 300
      return { t, ...(known.get(t) ?? { gmv_amt: 0, viewers: null }) }
    }),
  })
  expect([sum(live_course.steps.map(({ gmv_amt }) => gmv_amt)), live_course.steps[4]?.viewers]).toEqual([900, 31])
  const token = await platform.signIn('rooms.wall', password)
  const shown = wallSnapshot.parse((await platform.ask(screenApi.data.path, { token })).envelope.data)
  expect(shown.zones.live_rooms).toEqual(live_rooms)
})

test('[SW9] a leader chooses what the walls of the company play; it is audited, told at once, and no wall may choose', async () => {
  const company = await makeCompany(platform.db, 'choice')
  const boss = await makeMember(platform.db, 'choice.boss', company, 0, { privilege_id: 1 })
  await makeMember(platform.db, 'choice.wall', company, boss, { status: 4 })
  const agent = await makeMember(platform.db, 'choice.agent', 0, 0, { privilege_id: 1 })
  const [leader, wall] = [
    await platform.signIn('choice.boss', password),
    await platform.signIn('choice.wall', password),
  ]
  const save = async (body: object, token = leader) =>
    (await platform.ask(playlistApi.save.path, { token, body })).envelope
  expect((await look('choice.wall')).zones.playlist).toEqual(
    sceneIds.map((scene) => ({ scene, seconds: usualSeconds[scene] })),
  )
  const { version } = (await look('choice.wall')).head
  expect(await save({ ...usualSeconds, day: 4 })).toMatchObject({
    status: 0,
    data: { fields: { day: '至少 5 秒，不播放填 0' } },
  })
  expect(await save(Object.fromEntries(sceneIds.map((scene) => [scene, 0])))).toMatchObject({ status: 0 })
  expect(await save({ ...usualSeconds, other: 9 })).toMatchObject({ status: 0 })
  expect((await save({ ...usualSeconds, clip: 0 }, wall)).status).toBe(403)
  expect((await look('choice.wall')).head.version).toBe(version)
  expect(await save({ ...usualSeconds, clip: 0, winner: 5 })).toMatchObject({ status: 1 })
  const after = await look('choice.wall')
  expect(after.head.version).not.toBe(version)
  expect(after.zones.playlist.filter(({ seconds }) => seconds === 0 || seconds === 5)).toEqual([
    { scene: 'clip', seconds: 0 },
    { scene: 'winner', seconds: 5 },
  ])
  const rows = await platform.db.selectFrom('audit_log').selectAll().where('action', '=', 'company.playlist').execute()
  expect(rows).toMatchObject([{ member_id: boss, before: { clip: 30, winner: 15 }, after: { clip: 0, winner: 5 } }])
  // Whoever has a scope of its own chooses for that alone.
  await save({ ...usualSeconds, data: 9 }, await platform.signIn('choice.agent', password))
  expect(await platform.db.selectFrom('wall_playlist').select('scope').orderBy('scope').execute()).toEqual([
    { scope: `c${company}` },
    { scope: `m${agent}` },
  ])
})

test('[SW1] who may not see the smart wall gets neither its picture nor its playlist', async () => {
  const company = await makeCompany(platform.db, 'closed')
  await makeMember(platform.db, 'closed.boss', company, 0, { privilege_id: 1, daping: false })
  const token = await platform.signIn('closed.boss', password)
  for (const path of [screenApi.smart.path, playlistApi.read.path])
    expect((await platform.ask(path, { token })).envelope).toMatchObject({
      status: 403,
      data: { rules: ['big-screens-off'] },
    })
})
