import { afterAll, beforeAll, expect, test } from 'vitest'
import { screenCalls } from '../../shared/api/screen-calls.ts'
import { fleetApi, wallApi } from '../../shared/areas/walls/api.ts'
import { PAIRING_S, pairingCodeOf, wallStand } from '../../shared/areas/walls/states.ts'
import { wallWorkflow } from '../../shared/areas/walls/workflow.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'

let platform: TestPlatform
let company: number
/** Past what the sessions remember of a moment before. */
const SETTLED = 4
const LIFE = 20
let shift = 0
const later = (seconds: number): void => {
  shift += seconds * 1000
}
const tokens = { boss: '', seller: '', rival: '' }
const ids = { boss: 0, seller: 0, rival: 0 }
const own = { privilege_id: 1, video_menu: [1, 2, 3], is_share_video: true }

beforeAll(async () => {
  platform = await startTestPlatform({ nowMs: () => Date.now() + shift, wallLife: LIFE })
  const { db } = platform
  company = await makeCompany(db, 'Fleet')
  const rivals = await makeCompany(db, 'Fleet rivals')
  ids.boss = await makeMember(db, 'fleet-boss', company, 0, own)
  // A person of its own without a company: what it sees is its own team's.
  ids.seller = await makeMember(db, 'fleet-seller', 0, 0, { ...own, agency_level: 2 })
  ids.rival = await makeMember(db, 'fleet-rival', rivals, 0, own)
  for (const who of ['boss', 'seller', 'rival'] as const) tokens[who] = await platform.signIn(`fleet-${who}`, password)
})
afterAll(() => platform[Symbol.asyncDispose]())

type Data = Record<string, unknown>
const ask = async (path: string, options: Parameters<TestPlatform['ask']>[1] = {}) => {
  const { envelope } = await platform.ask(path, options)
  return { ...envelope, data: envelope.data as Data }
}
const begin = async () => {
  const { data } = await ask(wallApi.begin.path, { body: { screen: 'data', w: 1920, h: 1080 } })
  return { device_code: String(data.device_code), code: String(data.code) }
}
const poll = (device_code: string) => ask(wallApi.poll.path, { body: { device_code } })
const about = (code: string, token = tokens.boss) =>
  ask(`${fleetApi.about.path}?${new URLSearchParams({ code })}`, { token })
const pair = (code: string, token = tokens.boss, more: object = {}) =>
  ask(fleetApi.pair.path, { token, body: { code, name: 'Lobby', wall_screen: 1, team_id: null, ...more } })
/** A wall that was paired, with its credential. */
const paired = async (who: keyof typeof tokens = 'boss', more: object = {}) => {
  const box = await begin()
  const confirmed = await pair(box.code, tokens[who], more)
  expect(confirmed.message).toBe('')
  const { data } = await poll(box.device_code)
  return { id: String(confirmed.data.id), token: String(data.token), user: data.user as Data, ...box }
}
const info = async (token: string): Promise<number> => (await ask('/api/v1/member/info', { token })).status
const beat = async (walls: readonly { token: string; twice?: boolean; report?: object | null }[]) => {
  const body = { walls: walls.map((one) => ({ twice: false, build: 'b1', report: null, ...one })) }
  return (await ask(wallApi.beat.path, { body })).data?.walls as { known: boolean; commands: Data[] }[]
}
const rowOf = async (id: string, token = tokens.boss): Promise<Data | null> => {
  const row = await ask(`/api/v1/list/row?${new URLSearchParams({ list: 'walls', key: id })}`, { token })
  return (row.data?.row ?? null) as Data | null
}
const press = (token: string, transition: string, id: string, more: object = {}) =>
  presser(platform, wallWorkflow).one(token, transition, id, more)

test('[FL4] a box gets a code of eight plain letters, and nothing until somebody confirms it', async () => {
  const { code, device_code } = await begin()
  expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
  expect(pairingCodeOf(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(code.replace('-', ''))
  expect((await poll(device_code)).data).toEqual({ state: 'waiting' })
  expect((await poll('A'.repeat(43))).data).toEqual({ state: 'over' })
  expect((await about(code)).data).toMatchObject({ screen: 'data', w: 1920, h: 1080, address: '127.0.0.1' })
  const kept = await platform.db.selectFrom('wall_pairing').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(device_code)
})

test('[FL4] a code ends after ten minutes, and is confirmed once', async () => {
  const late = await begin()
  later(PAIRING_S)
  expect((await pair(late.code)).data).toMatchObject({ fields: { code: expect.stringMatching(/./) } })
  expect((await poll(late.device_code)).data).toEqual({ state: 'over' })
  const box = await begin()
  const both = await Promise.all([pair(box.code), pair(box.code)])
  expect(both.map(({ status }) => status).sort()).toEqual([0, 1])
  expect((await pair(box.code)).status).toBe(0)
})

test('[FL4] the credential is given again until it was used, and then never', async () => {
  const box = await begin()
  await pair(box.code)
  const first = String((await poll(box.device_code)).data.token)
  const second = String((await poll(box.device_code)).data.token)
  expect(await info(first)).toBe(-1)
  expect(await info(second)).toBe(1)
  expect((await poll(box.device_code)).data).toEqual({ state: 'over' })
  expect(await info(second)).toBe(1)
  const kept = await platform.db.selectFrom('wall_token').selectAll().execute()
  expect(kept.some(({ token_hash }) => token_hash.toString().includes(second))).toBe(false)
})

test('[FL5] after ten wrong codes an account waits, whatever the code; right ones do not count', async () => {
  const guesser = await makeMember(platform.db, 'fleet-guesser', company, 0, own)
  expect(guesser).toBeGreaterThan(0)
  const token = await platform.signIn('fleet-guesser', password)
  const box = await begin()
  for (let n = 0; n < 12; n += 1) expect((await about(box.code, token)).status).toBe(1)
  for (let n = 0; n < 10; n += 1) expect((await about('BCDFGHJK', token)).status).toBe(0)
  expect(await about(box.code, token)).toMatchObject({ status: 429, data: { retry_after: expect.any(Number) } })
  expect((await pair(box.code, token)).status).toBe(429)
  later(901)
})

test('[FL3] a wall reaches its screen and its record, and nothing else of the API', async () => {
  const { token } = await paired()
  for (const [screen, path] of Object.entries(screenCalls))
    expect((await ask(path, { token })).status, screen).toBe(screen === 'dataScreen' ? 1 : 403)
  const others: [string, object?][] = [
    ['/api/v1/member/logout'],
    ['/api/v1/member/session'],
    ['/api/v1/screen/playlist'],
    ['/api/v1/announcement/list'],
    [fleetApi.pair.path, { code: 'BCDFGHJK', name: 'x', wall_screen: 1, team_id: null }],
    ['/api/v1/walls/transition', { transition: 'reload', keys: ['1'], request_id: 'request-x' }],
    ['/api/v1/list/row?list=walls&key=1'],
  ]
  for (const [path, body] of others)
    expect((await ask(path, { token, ...(body && { body }) })).status, path).not.toBe(1)
  expect(await info(token)).toBe(1)
  expect((await ask(wallApi.self.path, { token })).data).toMatchObject({ name: 'Lobby', screen: 'data' })
  expect((await ask(wallApi.self.path, { token: tokens.boss })).status).toBe(403)
})

test('[FL1] [FL3] its record is that of a wall seat with the one screen, and nothing of the person', async () => {
  const { id, user } = await paired('boss', { wall_screen: 3 })
  expect(user).toMatchObject({
    id: `w${id}`,
    status: 4,
    wall: 'smart',
    scope: `c${company}`,
    daping: 1,
    video_menu: [1],
  })
  expect(user).toMatchObject({ mobile: '', avatar: '', rights: null, privilege_id: 0, operator: 0 })
  expect(JSON.stringify(user)).not.toContain('fleet-boss')
})

test('[FL2] [FL6] a wall has the sight of who confirmed it, is seen by who sees as much, and by no other company', async () => {
  const whole = await paired()
  const list = await ask(`/api/v1/walls?keyword=${whole.id}`, { token: tokens.boss })
  expect(list, JSON.stringify(platform.logged().at(-1))).toMatchObject({
    status: 1,
    data: { total: 1, summary: { kpi: { away: expect.any(Number) } } },
  })
  expect(await rowOf(whole.id)).toMatchObject({ wall_name: 'Lobby', wall_sight: 1, paired_by: 'fleet-boss' })
  expect(await rowOf(whole.id, tokens.rival)).toBeNull()
  expect((await press(tokens.rival, 'revoke', whole.id)).ok).toBe(false)
  const box = await begin()
  expect((await pair(box.code, tokens.seller)).data).toMatchObject({ fields: { wall_screen: expect.any(String) } })
  const team = await paired('seller', { wall_screen: 3 })
  expect(team.user.scope).toBe(`m${ids.seller}`)
  expect(await rowOf(team.id, tokens.seller)).toMatchObject({ wall_sight: 2 })
  expect(await rowOf(team.id)).toBeNull()
})

test('[FL6] a wall of a team shows that team by its name to whoever stands above it, and is dark once its person does not', async () => {
  const { db, signIn } = platform
  const leads = { ...own, agency_level: 2 }
  const above = await makeMember(db, 'fleet-above', 0, 0, leads)
  const lead = await makeMember(db, 'fleet-lead', 0, above, leads)
  const alone = await makeMember(db, 'fleet-alone', 0, lead)
  const other = await makeMember(db, 'fleet-other', 0)
  const token = await signIn('fleet-above', password)
  const pairOf = async (team_id: number) => {
    const box = await begin()
    const confirmed = await pair(box.code, token, { wall_screen: 3, team_id: String(team_id) })
    return { confirmed, ...box }
  }
  const wallOf = async (team_id: number) => {
    const { confirmed, device_code } = await pairOf(team_id)
    expect(confirmed.message).toBe('')
    const { data } = await poll(device_code)
    const { data: shown } = await ask('/api/v1/screen/smart', { token: String(data.token) })
    return {
      id: String(confirmed.data.id),
      token: String(data.token),
      user: data.user as Data,
      head: shown.head as Data,
    }
  }
  const outside = await pairOf(other)
  // More often than a wrong code may be typed.
  for (let n = 0; n < 10; n += 1)
    expect((await pair(outside.code, token, { wall_screen: 3, team_id: String(other) })).status).toBe(0)
  expect(outside.confirmed.data).toMatchObject({ fields: { team_id: expect.stringContaining('团队') } })
  expect((await poll(outside.device_code)).data).toEqual({ state: 'waiting' })
  const team = await wallOf(lead)
  expect(team.user.scope).toBe(`m${lead}`)
  expect(team.head).toMatchObject({ scope: `m${lead}`, team: 'fleet-lead' })
  expect(await rowOf(team.id, token)).toMatchObject({ wall_sight: 3, wall_team: 'fleet-lead' })
  expect(await rowOf(team.id, await signIn('fleet-lead', password))).toMatchObject({ wall_sight: 3 })
  expect((await wallOf(alone)).head, 'who leads nobody is no team').not.toHaveProperty('team')
  expect(await info(team.token)).toBe(1)
  await db.deleteFrom('member_closure').where('ancestor_id', '=', above).where('descendant_id', '=', lead).execute()
  later(SETTLED)
  expect(await info(team.token)).toBe(-1)
})

test('[FL6] [FL11] a wall is sent to another team and begins anew: one that who sends it, or who paired it, does not see is refused', async () => {
  const { db, signIn } = platform
  const leads = { ...own, agency_level: 2 }
  const above = await makeMember(db, 'fleet-head', 0, 0, leads)
  const north = await makeMember(db, 'fleet-north', 0, above, leads)
  const seller = await makeMember(db, 'fleet-north-1', 0, north)
  const south = await makeMember(db, 'fleet-south', 0, above, leads)
  const [ofAbove, ofNorth] = [await signIn('fleet-head', password), await signIn('fleet-north', password)]
  const pairedBy = async (who: string) => {
    const box = await begin()
    const { data } = await pair(box.code, who, { wall_screen: 3 })
    return { id: String(data.id), token: String((await poll(box.device_code)).data.token) }
  }
  const sentTo = (who: string, id: string, team: number | null) =>
    press(who, 'rescope', id, { team_id: team === null ? null : String(team) })
  const scopeOf = async (token: string) => ((await ask('/api/v1/screen/smart', { token })).data.head as Data).scope

  const whole = await pairedBy(ofAbove)
  expect(await scopeOf(whole.token)).toBe(`m${above}`)
  expect((await sentTo(ofAbove, whole.id, north)).ok).toBe(true)
  expect(await beat([{ token: whole.token }])).toEqual([{ known: true, commands: [{ kind: 'refresh' }] }])
  expect(await scopeOf(whole.token)).toBe(`m${north}`)
  expect(await rowOf(whole.id, ofAbove)).toMatchObject({ wall_sight: 3, wall_team: 'fleet-north' })
  // Who leads that team sees the wall now, and gives it no more than it sees itself.
  expect(await sentTo(ofNorth, whole.id, south)).toMatchObject({ ok: false, fields: { team_id: expect.any(String) } })
  expect((await sentTo(ofNorth, whole.id, null)).ok).toBe(true)
  expect(await scopeOf(whole.token)).toBe(`m${north}`)
  expect((await sentTo(ofAbove, whole.id, null)).ok).toBe(true)
  expect(await scopeOf(whole.token)).toBe(`m${above}`)
  expect((await sentTo(ofNorth, whole.id, seller)).ok).toBe(false)

  const small = await pairedBy(ofNorth)
  for (const beyond of [null, south])
    expect(await sentTo(ofAbove, small.id, beyond)).toMatchObject({
      ok: false,
      fields: { team_id: expect.stringContaining('配对人') },
    })
  expect(await scopeOf(small.token)).toBe(`m${north}`)
  expect((await sentTo(ofAbove, small.id, seller)).ok).toBe(true)
  expect(await scopeOf(small.token)).toBe(`m${seller}`)
})

test('[FL7] a credential is renewed; the one before ends seconds after the new one is used, not before', async () => {
  const { id, token } = await paired()
  expect(await info(token)).toBe(1)
  later(LIFE / 2)
  expect((await ask(wallApi.self.path, { token })).data.renew_s).toBe(0)
  const { data } = await ask(wallApi.renew.path, { token, body: {} })
  const next = String(data.token)
  expect(data.renew_s).toBe(LIFE / 2)
  later(SETTLED)
  expect(await info(token)).toBe(1)
  expect(await info(next)).toBe(1)
  expect(await info(token)).toBe(1)
  later(6)
  expect(await info(token)).toBe(-1)
  expect(await info(next)).toBe(1)
  later(LIFE)
  expect(await info(next)).toBe(-1)
  const log = await platform.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_id', '=', `${company}/${id}`)
    .execute()
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['wall.pair', 'wall.renew']))
})

test('[FL8] a wall is untouched by passwords, and dark once its person or company may not be used', async () => {
  const { token } = await paired()
  await info(token)
  const set = async (fields: object): Promise<void> => {
    await platform.db.updateTable('member').set(fields).where('id', '=', ids.boss).execute()
    shift += 3500
  }
  await set({ password_hash: 'another', must_change: true })
  await platform.db.deleteFrom('auth_token').where('member_id', '=', ids.boss).execute()
  expect(await info(token)).toBe(1)
  await set({ must_change: false, status: 0 })
  expect(await info(token)).toBe(-1)
  await set({ status: 1 })
  expect(await info(token)).toBe(1)
  await set({ privilege_id: 0 })
  expect(await info(token)).toBe(-1)
  await set({ privilege_id: 1 })
  const { db } = platform
  await db.updateTable('company').set({ expire_t: 1 }).where('id', '=', company).execute()
  later(SETTLED)
  expect(await info(token)).toBe(-1)
  await db.updateTable('company').set({ expire_t: null }).where('id', '=', company).execute()
  const { password_hash } = await db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', ids.rival)
    .executeTakeFirstOrThrow()
  await set({ password_hash })
  tokens.boss = await platform.signIn('fleet-boss', password)
})

test('[FL9] out of use at once: its credential is none, and cannot be renewed or beaten with', async () => {
  const { id, token } = await paired()
  expect(await info(token)).toBe(1)
  expect((await press(tokens.boss, 'revoke', id)).ok).toBe(true)
  expect(await info(token)).toBe(-1)
  expect((await ask(wallApi.renew.path, { token, body: {} })).status).toBe(-1)
  expect(await beat([{ token }])).toEqual([{ known: false, commands: [] }])
  expect(await rowOf(id)).toMatchObject({ wall_stand: wallStand.revoked })
})

const report = { w: 3840, h: 2160, fps: 60, tier: 'full', losses: 1, heap_mb: 120, age_s: 1, error: 'a fault' }

test('[FL10] what walls tell of themselves stands in the list: how they are, when they were seen, whether they are open twice', async () => {
  const { id, token } = await paired()
  expect(await rowOf(id)).toMatchObject({ wall_stand: wallStand.offline, seen_time: null, fps: null, viewport: '' })
  expect(await beat([{ token, report }])).toEqual([{ known: true, commands: [] }])
  const told = { viewport: '3840×2160', build: 'b1', fps: 60, wall_tier: 1, losses: 1, heap_mb: 120, data_age: 1 }
  expect(await rowOf(id)).toMatchObject({
    ...told,
    wall_stand: wallStand.live,
    last_error: 'a fault',
    twice_time: null,
  })
  await beat([{ token, twice: true }])
  expect(await rowOf(id)).toMatchObject({ ...told, twice_time: expect.any(Number) })
  await beat([{ token, report: { ...report, age_s: 40 } }])
  expect(await rowOf(id)).toMatchObject({ wall_stand: wallStand.late })
  const bad = await ask(wallApi.beat.path, {
    body: { walls: [{ token, twice: false, build: '', report: { ...report, w: -1 } }] },
  })
  expect(bad.status).toBe(0)
  const before = shift
  shift += 91_000
  expect(await rowOf(id)).toMatchObject({ wall_stand: wallStand.offline })
  shift = before
})

test('[FL11] a wall is told once what it is to do, and not what is a minute old', async () => {
  const { id, token } = await paired()
  await press(tokens.boss, 'identify', id)
  await press(tokens.boss, 'show', id, { screen: 2 })
  expect(await beat([{ token }])).toEqual([
    {
      known: true,
      commands: [
        { kind: 'identify', name: 'Lobby' },
        { kind: 'screen', screen: 'clip' },
      ],
    },
  ])
  expect(await beat([{ token }])).toEqual([{ known: true, commands: [] }])
  const { status, data } = await ask('/api/v1/member/info', { token })
  expect([status, data.wall]).toEqual([1, 'clip'])
  await press(tokens.boss, 'reload', id)
  const before = shift
  shift += 15_000
  expect((await beat([{ token }]))[0]?.commands).toEqual([{ kind: 'refresh' }])
  shift = before
  expect(
    (await presser(platform, wallWorkflow).history(tokens.boss, id)).list.map(({ transition }) => transition),
  ).toEqual(expect.arrayContaining(['identify', 'show', 'reload']))
})

test('[FL2] [FL11] a wall is sent to no screen that whoever paired it may not open, whoever sends it: refused beside the field as pairing is, and nothing is written', async () => {
  const { db, signIn } = platform
  const owner = await makeMember(db, 'fleet-owner', company, 0, { ...own, video_menu: [] })
  const token = await signIn('fleet-owner', password)
  const box = await begin()
  const wall = {
    id: String((await pair(box.code, token)).data.id),
    token: String((await poll(box.device_code)).data.token),
  }
  const refusedPairing = async (lang: string) => {
    const body = { code: (await begin()).code, name: 'Lobby', wall_screen: 2, team_id: null }
    return (await ask(fleetApi.pair.path, { token, body, headers: { lang } })).data.fields as Record<string, string>
  }
  for (const lang of ['zh', 'en']) {
    const body = { transition: 'show', keys: [wall.id], request_id: `request-show-${lang}`, screen: 2 }
    const { data } = await ask(wallWorkflow.api.transition.path, { token: tokens.boss, body, headers: { lang } })
    const { wall_screen: message = '' } = await refusedPairing(lang)
    expect(message).toMatch(lang === 'zh' ? /\p{Script=Han}/u : /^[A-Z][\w ]+$/)
    expect(data.results).toEqual([{ key: wall.id, ok: false, message, fields: { screen: message } }])
  }
  expect((await press(token, 'show', wall.id, { screen: 2 })).ok).toBe(false)
  expect(await rowOf(wall.id)).toMatchObject({ wall_screen: 1 })
  expect(await beat([{ token: wall.token }])).toEqual([{ known: true, commands: [] }])
  const { list } = await presser(platform, wallWorkflow).history(tokens.boss, wall.id)
  expect(list.map(({ transition }) => transition)).toEqual(['pair'])

  expect((await press(tokens.boss, 'show', wall.id, { screen: 3 })).ok).toBe(true)
  const ofBoss = await paired()
  expect((await press(token, 'show', ofBoss.id, { screen: 2 })).ok).toBe(true)
  await db.updateTable('member').set({ deleted_t: 1 }).where('id', '=', owner).execute()
  expect(await press(tokens.boss, 'show', wall.id, { screen: 1 })).toMatchObject({
    ok: false,
    fields: { screen: expect.stringMatching(/./) },
  })
})
