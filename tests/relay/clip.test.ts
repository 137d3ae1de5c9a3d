import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRelay } from '../../relay/relay.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import { makeWorkshop } from '../support/clip-wall-world.ts'
import { temporaryFolder } from '../support/folder.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { presser } from '../support/presses.ts'
import { openWall } from '../support/socket-wall.ts'
import { eventually, quick } from './setup.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({})
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const silent = { debug() {}, info() {}, warn() {}, error() {} }

test('[CW4] [R10] a submission moves its card on every clip wall of the scope by one small patch; the data wall has its own zones', async () => {
  const shop = await makeWorkshop(platform, 'relay', Math.floor(Date.now() / 1000))
  using folder = temporaryFolder('clip-relay-')
  const relay = await startRelay({
    platformUrl: platform.url,
    dataDir: folder.path,
    webDir: folder.path,
    log: silent,
    timing: quick,
  })
  const walls = []
  try {
    const token = await shop.token('wall')
    const clip = await openWall(relay.url, { token, screen: 'clip' })
    const other = await openWall(relay.url, { token: await shop.token('leader'), screen: 'clip' })
    const data = await openWall(relay.url, { token, screen: 'data' })
    walls.push(clip, other, data)
    const counts = (wall: typeof clip) =>
      Object.fromEntries((wall.state.wall?.zones.lanes?.lanes ?? []).map(({ id, count }) => [id, count]))
    expect(counts(clip)).toMatchObject({ editing: 1, review: 1 })
    expect(Object.keys(data.state.wall?.zones ?? {})).not.toContain('lanes')
    const { seq } = clip.state
    const file_id = String(await shop.video())
    const task = `CT${String(shop.tasks.editing).padStart(6, '0')}`
    const made = await presser(platform, clipTaskWorkflow).one(await shop.token('ann'), 'submit', task, {
      file_id,
      note: null,
    })
    expect(made.ok).toBe(true)
    for (const wall of [clip, other]) {
      await eventually(() => counts(wall).review === 2)
      expect(counts(wall).editing).toBe(0)
      expect(wall.state.wall?.zones.lanes?.moves[0]).toMatchObject({ task, to: 'review' })
    }
    expect(clip.state.seq).toBeGreaterThan(seq)
    expect(clip.count('snapshot')).toBe(1)
    const patch = clip.events.findLast((event) => event.type === 'patch')
    expect(JSON.stringify(patch).length).toBeLessThan(JSON.stringify(clip.state.wall).length / 2)
    expect(clip.state.wall).toEqual(other.state.wall)
  } finally {
    for (const wall of walls) wall.close()
    await relay.stop()
  }
})
