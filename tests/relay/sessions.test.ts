import { describe, expect, test } from 'vitest'
import { defaultTiming } from '../../relay/timing.ts'
import { eventually, sleep, startTestRelay } from './setup.ts'

// Each test has a relay and a platform of its own, and most of their time is waiting.
describe.concurrent('sessions of connected walls', () => {
  test('[R20] every watching token is asked about again within a minute, spread over it', {
    tags: ['long'],
  }, async () => {
    expect(defaultTiming.recheckTo + defaultTiming.recheckTick + defaultTiming.sessionDeadline).toBeLessThan(60_000)
    expect(defaultTiming.recheckTo - defaultTiming.recheckFrom).toBeGreaterThanOrEqual(10_000)
    await using stack = await startTestRelay()
    await stack.wall({ token: 't1' })
    stack.platform.resetCounts()
    await sleep(2_000)
    expect(stack.platform.infoCalls).toBeGreaterThanOrEqual(2)
    expect(stack.platform.infoCalls).toBeLessThanOrEqual(6)
  })

  test('[R20] a revoked token is told so and hears nothing after; others of its room stay', async () => {
    await using stack = await startTestRelay({}, (platform) => platform.grant('t2'))
    const gone = await stack.wall({ token: 't1' })
    const stays = await stack.wall({ token: 't2' })
    stack.platform.revoke('t1')
    await gone.until((one) => one.commands.length > 0 && one.disconnects.length > 0)
    expect(gone.commands).toEqual([{ kind: 'signed-out' }])
    expect(gone.disconnects).toEqual(['io server disconnect'])
    const heard = gone.events.length
    stack.platform.push()
    await stays.until((one) => one.gmv === 10_000_002)
    expect(gone.events).toHaveLength(heard)
    expect(stays.commands).toEqual([])
  })

  test('[R20] a record that loses the screen is signed out, one that moves to another scope comes back there', async () => {
    await using stack = await startTestRelay({}, (platform) => platform.grant('t2'))
    const loses = await stack.wall({ token: 't1' })
    const moves = await stack.wall({ token: 't2' })
    stack.platform.push('c8', 88)
    stack.platform.grant('t1', { status: 1, company: 0 })
    stack.platform.grant('t2', { scope: 'c8' })
    await loses.until((one) => one.commands[0]?.kind === 'signed-out')
    await moves.until((one) => one.gmv === 10_000_088)
    expect(moves.state.wall?.head.scope).toBe('c8')
    expect(moves.commands).toEqual([])
  })

  test('[R20] a platform that does not answer signs nobody out', async () => {
    await using stack = await startTestRelay()
    const wall = await stack.wall({ token: 't1' })
    stack.platform.info = 'down'
    await sleep(1_500)
    expect(wall.socket.connected).toBe(true)
    expect(wall.commands).toEqual([])
  })

  test('[R8] the poll goes on with the token of the next wall when the first one is refused', async () => {
    const lazy = { recheckFrom: 60_000, recheckTo: 60_000, sessionFresh: 60_000 }
    await using stack = await startTestRelay({ timing: lazy }, (platform) => platform.grant('t2'))
    const first = await stack.wall({ token: 't1' })
    const second = await stack.wall({ token: 't2' })
    expect(stack.platform.polls.every((poll) => poll.token === 't1')).toBe(true)
    stack.platform.revoke('t1')
    stack.platform.push()
    await second.until((one) => one.gmv === 10_000_002)
    stack.platform.push()
    await second.until((one) => one.gmv === 10_000_003)
    expect(stack.platform.polls.at(-1)?.token).toBe('t2')
    await first.until((one) => one.commands[0]?.kind === 'signed-out' && one.disconnects.length > 0)
    expect(second.commands).toEqual([])
  })

  test('[R8] one stray -1 signs nobody out', async () => {
    await using stack = await startTestRelay()
    const wall = await stack.wall({ token: 't1' })
    await eventually(() => stack.platform.inFlight === 1)
    stack.platform.setMode('minus1once')
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_002)
    expect(wall.commands).toEqual([])
    expect(wall.connects).toBe(1)
  })

  test('[R8] a storm of -1 against the word of the session call: denied, walls stay, calls thin out', async () => {
    await using stack = await startTestRelay({}, (platform) => platform.grant('t2'))
    const walls = [await stack.wall({ token: 't1' }), await stack.wall({ token: 't2' })]
    stack.platform.setMode('minus1')
    for (const wall of walls) await wall.until((one) => one.state.health.source === 'denied')
    stack.platform.resetCounts()
    await sleep(2_000)
    expect(stack.platform.polls.length).toBeLessThan(14)
    for (const wall of walls) {
      expect(wall.commands).toEqual([])
      expect(wall.gmv).toBe(10_000_001)
    }
    stack.platform.setMode('ok')
    for (const wall of walls) await wall.until((one) => one.state.health.source === 'ok', 4_000)
  })

  test('[R8] a 403 that is repeated signs the wall out although its record would allow the screen', async () => {
    await using stack = await startTestRelay()
    const wall = await stack.wall({ token: 't1' })
    stack.platform.setMode('status403')
    await wall.until((one) => one.commands[0]?.kind === 'signed-out' && one.disconnects.length > 0)
  })

  test('[R8] what one screen is refused does not sign out the wall that the same token has at another', async () => {
    await using stack = await startTestRelay()
    const refused = await stack.wall({ token: 't1' })
    const other = stack.knock({ token: 't1', screen: 'smart' })
    await other.until((one) => one.connects === 1)
    stack.platform.setMode('status403')
    await refused.until((one) => one.disconnects.length > 0)
    await sleep(100)
    expect([other.refusals, other.commands, other.disconnects]).toEqual([[], [], []])
  })

  test('[R8] where a doubted token loses its wall at another screen alone, the one that stays goes on hearing', async () => {
    const lazy = { recheckFrom: 60_000, recheckTo: 60_000 }
    await using stack = await startTestRelay({ timing: lazy }, (platform) => platform.grant('t1', { video_menu: [1] }))
    const stays = await stack.wall({ token: 't1' })
    const other = stack.knock({ token: 't1', screen: 'clip' })
    await other.until((one) => one.connects === 1)
    await eventually(() => stack.platform.inFlight === 1)
    stack.platform.grant('t1', { video_menu: [] })
    stack.platform.setMode('minus1once')
    stack.platform.push()
    await other.until((one) => one.commands[0]?.kind === 'signed-out')
    stack.platform.push()
    await stays.until((one) => one.gmv === 10_000_003)
    expect(stays.commands).toEqual([])
  })
})
