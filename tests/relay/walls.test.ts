import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Relay, startRelay } from '../../relay/relay.ts'
import { wallApi } from '../../shared/areas/walls/api.ts'
import { wallWorkflow } from '../../shared/areas/walls/workflow.ts'
import { temporaryFolder } from '../support/folder.ts'
import { pairWall, post } from '../support/pairing.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { openWall, SocketWall } from '../support/socket-wall.ts'
import { eventually, quick, sleep } from './setup.ts'

let platform: TestPlatform
let relay: Relay
let boss = ''
const folder = temporaryFolder('walls')

beforeAll(async () => {
  platform = await startTestPlatform()
  const company = await makeCompany(platform.db, 'Relay walls')
  await makeMember(platform.db, 'relay-boss', company, 0, { privilege_id: 1, video_menu: [1], is_share_video: true })
  boss = await platform.signIn('relay-boss', password)
  const timing = { ...quick, sessionDeadline: 4_000, fleetEvery: 200, reportEvery: 100, twiceAfter: 500 }
  relay = await startRelay({ platformUrl: platform.url, dataDir: folder.path, webDir: folder.path, timing })
})
afterAll(async () => {
  await relay?.stop()
  await platform?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

const paired = (wall_screen = 1) => pairWall(platform, boss, wall_screen)
const press = (transition: string, id: string, more: object = {}) =>
  presser(platform, wallWorkflow).one(boss, transition, id, more)
const rowOf = async (id: string) => (await presser(platform, wallWorkflow).row(boss, id)).row
const report = { w: 1280, h: 720, fps: 30, tier: 'lean', losses: 0, heap_mb: null, age_s: 0, error: '' } as const

test('[FL12] a paired wall is let in to its own screen and to no other', async () => {
  const { token } = await paired()
  const wall = await openWall(relay.url, { token })
  expect(wall.state.wall?.head.company).toBe('Relay walls')
  for (const screen of ['clip', 'smart']) {
    const other = new SocketWall(relay.url, { token, screen, reconnection: false })
    await other.until((one) => one.refusals.length > 0)
    expect(other.refusals).toEqual(['forbidden'])
    other.socket.disconnect()
  }
  wall.socket.disconnect()
})

test('[FL11] [FL10] what the console asks of a wall reaches it within seconds, and what it tells reaches the console', async () => {
  const { id, token } = await paired()
  const wall = await openWall(relay.url, { token, build: 'b7' })
  wall.socket.emit('report', report)
  await eventually(async () => (await rowOf(id))?.viewport === '1280×720')
  expect(await rowOf(id)).toMatchObject({ build: 'b7', wall_stand: 1 })
  expect(await rowOf(id)).toMatchObject({ heap_mb: null, twice_time: null })
  await press('identify', id)
  expect(await wall.until((one) => one.commands.length > 0)).toBeLessThan(3_000)
  await press('show', id, { screen: 3 })
  await wall.until((one) => one.commands.length > 1)
  // Its poll may be refused before the relay was told: then it goes by what it asks itself (`self`).
  expect(wall.commands[0]).toEqual({ kind: 'identify', name: 'Stairs' })
  expect([{ kind: 'screen', screen: 'smart' }, { kind: 'signed-out' }]).toContainEqual(wall.commands[1])
  wall.socket.disconnect()
  const moved = await openWall(relay.url, { token, screen: 'smart' })
  expect(moved.refusals).toEqual([])
  moved.socket.disconnect()
})

test('[FL11] a wall that was sent to another screen is let in there at once, whatever the relay remembers of it', async () => {
  const lazy = { sessionFresh: 30_000, recheckFrom: 30_000, recheckTo: 40_000 }
  const dataDir = join(folder.path, 'remembering')
  const options = { platformUrl: platform.url, dataDir, webDir: folder.path, timing: { ...quick, ...lazy } }
  const remembering = await startRelay(options)
  onTestFinished(() => remembering.stop())
  const { id, token } = await paired()
  const before = await openWall(remembering.url, { token })
  before.socket.disconnect()
  await press('show', id, { screen: 3 })
  const moved = await openWall(remembering.url, { token, screen: 'smart' })
  moved.socket.disconnect()
})

test('[FL10] [R18] a report of another form is not believed, whatever it holds', async () => {
  const { id, token } = await paired()
  const wall = await openWall(relay.url, { token })
  for (const bad of [{ ...report, w: 1e9 }, { ...report, more: 1 }, null, 'x', { ...report, error: 'e'.repeat(201) }])
    Reflect.apply(wall.socket.emit, wall.socket, ['report', bad])
  await eventually(async () => (await rowOf(id))?.seen_time !== null)
  expect(await rowOf(id)).toMatchObject({ viewport: '', fps: null })
  expect(wall.socket.connected).toBe(true)
  wall.socket.disconnect()
})

test('[FL12] open at two places it goes on, and is flagged', async () => {
  const { id, token } = await paired()
  const one = await openWall(relay.url, { token })
  const other = await openWall(relay.url, { token })
  await eventually(async () => (await rowOf(id))?.twice_time !== null)
  expect([one.socket.connected, other.socket.connected]).toEqual([true, true])
  one.socket.disconnect()
  other.socket.disconnect()
})

test('[FL7] credentials of a few seconds are renewed under way, and the wall has no gap', {
  tags: ['long'],
}, async () => {
  // Of this test alone: the others may take longer on a busy machine than such a credential holds.
  const seconds = 8
  await using brief = await startTestPlatform({ databaseUrl: platform.databaseUrl, wallLife: seconds })
  const { token } = await pairWall(brief, boss)
  const wall = await openWall(relay.url, { token })
  let now = token
  for (let turn = 0; turn < 3; turn += 1) {
    await sleep((seconds / 2) * 1000)
    const next = (await post(brief, wallApi.renew.path, {}, now)).token ?? ''
    wall.socket.emit('renewed', next)
    now = next
  }
  await sleep(1_500)
  expect((await platform.ask('/api/v1/member/info', { token })).envelope.status).toBe(-1)
  expect([wall.disconnects, wall.connects, wall.commands]).toEqual([[], 1, []])
  expect(wall.state.health.source).toBe('ok')
  wall.socket.disconnect()
})

test('[FL9] taken out of use it is told and cut off within seconds, and cannot come back', async () => {
  const { id, token } = await paired()
  const wall = await openWall(relay.url, { token, reconnection: false })
  await press('revoke', id)
  expect(await wall.until((one) => one.disconnects.length > 0, 10_000)).toBeLessThan(6_000)
  expect(wall.commands).toEqual([{ kind: 'signed-out' }])
  const again = new SocketWall(relay.url, { token, reconnection: false })
  await again.until((one) => one.refusals.length > 0)
  expect(again.refusals).toEqual(['unauthorized'])
})
