import { expect, test } from 'vitest'
import { startRelay } from '../../relay/relay.ts'
import { temporaryFolder } from '../support/folder.ts'
import { allTaken, lineWith, orderAt } from '../support/orders.ts'
import { pairWall } from '../support/pairing.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform } from '../support/platform.ts'
import { openWall, type SocketWall } from '../support/socket-wall.ts'
import { quick } from './setup.ts'

const HOUR = 3600
const second = (): number => Math.floor(Date.now() / 1000)
/** A zone in which it is noon or later by less than an hour: a jump by an hour is none of the day. */
const noonZone = (): string => {
  const east = 12 - new Date().getUTCHours()
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}

test('[C49] a platform whose clock jumps by an hour, on and back, loses no wall and goes on showing what comes', {
  tags: ['long'],
}, async () => {
  let shift = 0
  using folder = temporaryFolder('clock-jumps')
  await using platform = await startTestPlatform({ nowMs: () => Date.now() + shift * 1000 })
  const company = await makeCompany(platform.db, 'Jumps', { time_zone: noonZone() })
  await makeMember(platform.db, 'jumps-boss', company, 0, { privilege_id: 1 })
  const token = await platform.signIn('jumps-boss', password)
  const { token: credential } = await pairWall(platform, token)
  const relay = await startRelay({
    platformUrl: platform.url,
    dataDir: folder.path,
    webDir: folder.path,
    timing: { ...quick, sessionDeadline: 4_000, fleetEvery: 200 },
  })
  const walls: readonly SocketWall[] = [
    await openWall(relay.url, { token }),
    await openWall(relay.url, { token: credential }),
  ]
  let sum = 0
  /** An order of before either clock comes, and stands on both walls. */
  const isRight = async (): Promise<void> => {
    sum += 1000
    allTaken(await platform.gate.submit(company, [orderAt(second() - HOUR - 60, { lines: [lineWith()] })]))
    for (const wall of walls) {
      await wall.until((one) => one.gmv === sum && one.state.health.source === 'ok', 15_000)
      expect(wall.state.wall?.head.ts).toBeLessThanOrEqual(second())
      expect(wall.state.health.ok_t).toBeLessThanOrEqual(second())
    }
  }
  await isRight()
  for (const jump of [HOUR, 0, -HOUR, 0]) {
    shift = jump
    await isRight()
    // Both sessions are asked about again meanwhile.
    for (const wall of walls) await wall.until((one) => one.count('heartbeat') > 20, 15_000)
    for (const wall of walls) expect([wall.connects, wall.disconnects, wall.commands]).toEqual([1, [], []])
  }
  for (const wall of walls) wall.close()
  await relay.stop()
})
