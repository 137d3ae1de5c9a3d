import { afterAll, beforeAll, expect, test } from 'vitest'
import { startRelay } from '../../relay/relay.ts'
import { zoneNamesOf } from '../../shared/live/screens.ts'
import { makeAds } from '../support/ad-world.ts'
import { temporaryFolder } from '../support/folder.ts'
import { pairWall } from '../support/pairing.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { openWall, SocketWall } from '../support/socket-wall.ts'
import { quick } from './setup.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({})
})
afterAll(() => platform?.[Symbol.asyncDispose]())

const silent = { debug() {}, info() {}, warn() {}, error() {} }

test('[Q55] [Q57] [R10] [SW11] [FL12] the rooms of ads and of several shops are of accounts in these modes, ads cut by their zone; any other that asks gets the data wall', async () => {
  const company = await makeCompany(platform.db, 'ads')
  const boss = await makeMember(platform.db, 'boss', company, 0, { privilege_id: 1, daping: true })
  const fields = { privilege_id: 1, daping: true, current_version: 1 }
  await makeMember(platform.db, 'west', company, boss, fields)
  await makeMember(platform.db, 'east', company, boss, { ...fields, time_zone: 'cc-16' })
  await makeMember(platform.db, 'shops', company, boss, { ...fields, version: 9, current_version: 9 })
  const now = Math.floor(Date.now() / 1000)
  const from = now - (now % 3600) - 7200
  await makeAds(platform.db, company, [{ account: 'one', network: 1, campaigns: [1] }], from, now)
  using folder = temporaryFolder('ads-relay-')
  const relay = await startRelay({
    platformUrl: platform.url,
    dataDir: folder.path,
    webDir: folder.path,
    log: silent,
    timing: quick,
  })
  const walls: Awaited<ReturnType<typeof openWall>>[] = []
  const wallAs = async (token: string, screen: string) => {
    const wall = await openWall(relay.url, { token, screen })
    walls.push(wall)
    return wall.state.wall
  }
  const wallOf = async (name: string, screen = 'ads') => wallAs(await platform.signIn(name, password), screen)
  try {
    const [west, east, other] = [await wallOf('west'), await wallOf('east'), await wallOf('boss')]
    const [shops, affiliate] = [await wallOf('shops', 'shops'), await wallOf('boss', 'shops')]
    expect(Object.keys(west?.zones ?? {}).sort()).toEqual([...zoneNamesOf('ads')].sort())
    expect(west?.zones.ad_hero?.zone).toBe('America/Los_Angeles')
    expect(east?.zones.ad_hero?.zone).not.toBe(west?.zones.ad_hero?.zone)
    expect(west?.zones.ad_accounts?.map(({ id }) => id)).toEqual(['one'])
    expect([west?.head.module, other?.head.module]).toEqual([1, 0])
    expect([shops?.head.module, affiliate?.head.module]).toEqual([9, 0])
    expect(Object.keys(shops?.zones ?? {}).sort()).toEqual([...zoneNamesOf('shops')].sort())
    // A smart wall of the mode hears them for its data scene, and the data wall's own room it does not.
    for (const [name, screen] of [
      ['west', 'ads'],
      ['shops', 'shops'],
    ] as const) {
      const { token } = await pairWall(platform, await platform.signIn(name, password), 3)
      const { envelope } = await platform.ask(`/api/v1/screen/${screen}`, { token })
      expect(envelope, screen).toMatchObject({ status: 1 })
      const scene = await wallAs(token, screen)
      expect(Object.keys(scene?.zones ?? {}).sort(), screen).toEqual([...zoneNamesOf(screen)].sort())
      const refused = new SocketWall(relay.url, { token, screen: 'data', reconnection: false })
      await refused.until((one) => one.refusals.length > 0)
      expect(refused.refusals, screen).toEqual(['forbidden'])
      refused.socket.disconnect()
    }
    for (const one of [other, affiliate])
      expect(Object.keys(one?.zones ?? {}).sort()).toEqual([...zoneNamesOf('data')].sort())
  } finally {
    for (const wall of walls) wall.close()
    await relay.stop()
  }
})
