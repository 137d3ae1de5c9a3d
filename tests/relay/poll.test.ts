import { describe, expect, test } from 'vitest'
import { defaultTiming } from '../../relay/timing.ts'
import { backoffDelay } from '../../relay/upstream/backoff.ts'
import type { Mode } from '../support/fake-answers.ts'
import { eventually, sleep, startTestRelay } from './setup.ts'

describe('polling', () => {
  test('[R1] a hundred walls of one scope make one poll in flight, and one session check for each token', async () => {
    const lazy = { sessionFresh: 30_000, recheckFrom: 30_000, recheckTo: 30_000 }
    await using stack = await startTestRelay({ timing: lazy })
    const { platform } = stack
    const walls = await Promise.all(Array.from({ length: 100 }, () => stack.wall({ token: 't1' })))
    for (let n = 0; n < 20; n += 1) {
      platform.push()
      await sleep(20)
    }
    await Promise.all(walls.map((wall) => wall.until((one) => one.gmv === 10_000_021)))
    expect(platform.maxInFlight).toBe(1)
    expect(platform.polls.length).toBeLessThanOrEqual(25)
    expect(platform.infoCalls).toBe(1)
  })

  test('[R1] scopes are polled apart, and nobody watching means no poll after the grace period', async () => {
    await using stack = await startTestRelay({}, (platform) => platform.grant('t2', { scope: 'c2' }))
    const { platform } = stack
    const one = await stack.wall({ token: 't1' })
    const two = await stack.wall({ token: 't2' })
    await eventually(() => platform.inFlight === 2)
    one.close()
    two.close()
    await eventually(() => platform.inFlight === 0)
    platform.resetCounts()
    await sleep(500)
    expect(platform.polls).toHaveLength(0)
    expect(platform.livezCalls).toBe(0)
    await stack.wall({ token: 't1' })
    await eventually(() => platform.polls.length > 0)
  })

  test('[R1] a page reload within the grace period keeps the room and its epoch', async () => {
    await using stack = await startTestRelay({ timing: { grace: 2_000 } })
    const first = await stack.wall({ token: 't1' })
    first.close()
    await sleep(50)
    const second = await stack.wall({ token: 't1' })
    expect(second.state.epoch).toBe(first.state.epoch)
    expect(stack.platform.maxInFlight).toBe(1)
  })

  test('[R2] a poll carries the token, version and isad of a watching wall, and asks to wait for news', async () => {
    await using stack = await startTestRelay({}, (platform) =>
      platform.grant('t9', { scope: 'c9', current_version: 9, isadVersion: 5 }),
    )
    await stack.wall({ token: 't9' })
    await eventually(() => stack.platform.polls.length >= 2)
    const [first, second] = stack.platform.polls.map((poll) => poll.headers)
    expect(first).toMatchObject({ token: 't9', version: '9', isad: '5', prefer: 'wait=25' })
    expect(first?.['if-none-match']).toBeUndefined()
    expect(second).toMatchObject({ prefer: 'wait=25', 'if-none-match': '"c9-1"' })
  })

  test('[R2] a platform that does not wait is asked again after the gap, and is not believed to hang', {
    tags: ['long'],
  }, async () => {
    expect(defaultTiming).toMatchObject({ wait: 25_000, gap: 2_000, deadline: 10_000 })
    await using stack = await startTestRelay({}, (platform) => {
      platform.waits = false
    })
    const wall = await stack.wall({ token: 't1' })
    await eventually(() => stack.platform.polls.length >= 6)
    const gaps = stack.platform.polls.slice(2).map((poll, i) => poll.at - (stack.platform.polls[i + 1]?.at ?? 0))
    for (const gap of gaps) expect(gap).toBeGreaterThan(150)
    for (const gap of gaps) expect(gap).toBeLessThan(600)
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_002)
    expect(wall.state.health.source).toBe('ok')
  })

  test('[R2] news of a platform that waits arrive without a gap', async () => {
    await using stack = await startTestRelay({ timing: { gap: 5_000 } })
    const wall = await stack.wall({ token: 't1' })
    await eventually(() => stack.platform.inFlight === 1)
    const took: number[] = []
    for (let n = 2; n < 12; n += 1) {
      stack.platform.push('c1', n)
      took.push(await wall.until((one) => one.gmv === 10_000_000 + n))
      await sleep(60)
    }
    took.sort((a, b) => a - b)
    expect(took[5]).toBeLessThan(80)
  })

  test('[R3] the back-off doubles to sixty seconds, spreads over its whole range and obeys Retry-After', () => {
    const bounds = { first: defaultTiming.backoffFirst, last: defaultTiming.backoffLast }
    const top = (failures: number): number => backoffDelay(failures, bounds, 0, () => 1)
    expect([1, 2, 3, 4, 5, 6, 7, 50].map(top)).toEqual([1e3, 2e3, 4e3, 8e3, 16e3, 32e3, 60e3, 60e3])
    expect(backoffDelay(5, bounds, 0, () => 0)).toBe(0)
    expect(backoffDelay(1, bounds, 30_000, () => 0.5)).toBe(30_000)
  })

  test('[R3] a slow platform is polled one call at a time and its news still come', { tags: ['long'] }, async () => {
    await using stack = await startTestRelay({ timing: { overdue: 100 } }, (platform) => {
      platform.waits = false
      platform.slow = 400
    })
    const wall = await stack.wall({ token: 't1' })
    stack.platform.setMode('slow')
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_002)
    await sleep(1_000)
    expect(stack.platform.maxInFlight).toBe(1)
    expect(wall.count('health')).toBeLessThan(8)
  })

  test('[R3] a hanging poll is given up after its deadline and never doubled', { tags: ['long'] }, async () => {
    await using stack = await startTestRelay({}, (platform) => {
      platform.waits = false
      platform.livez = 'absent'
    })
    const wall = await stack.wall({ token: 't1' })
    for (const mode of ['hang', 'headhang', 'drip'] as const satisfies readonly Mode[]) {
      stack.platform.setMode(mode)
      await wall.until((one) => one.state.health.source === 'slow', 3_000)
      await wall.until((one) => one.state.health.cause === 'timeout', 3_000)
      expect(stack.platform.maxInFlight).toBe(1)
      stack.platform.setMode('ok')
      await wall.until((one) => one.state.health.source === 'ok', 6_000)
    }
    expect(wall.gmv).toBe(10_000_001)
  })

  // These wait most of their time, each with a relay and a platform of its own: they wait together.
  test.concurrent.each(['e429', 'limited'] as const)(
    '[R3] %s: the next call waits as long as the platform asked',
    async (mode) => {
      await using stack = await startTestRelay()
      const wall = await stack.wall({ token: 't1' })
      stack.platform.setMode(mode)
      await wall.until((one) => one.state.health.cause === 'rate-limited')
      stack.platform.resetCounts()
      await sleep(1_500)
      expect(stack.platform.polls).toHaveLength(0)
      expect(wall.state.health.source).toBe('slow')
      stack.platform.setMode('ok')
      await wall.until((one) => one.state.health.source === 'ok', 2_000)
    },
  )

  test.concurrent('[R29] however long a living platform answered wrongly, and in whatever way, its first good answers are shown within seconds', async () => {
    expect(defaultTiming.askAgainTo).toBeLessThan(9_000)
    expect(defaultTiming.deadlineAgain).toBeLessThan(10_000)
    const timing = { backoffFirst: 30_000, backoffLast: 60_000, askAgainFrom: 300, askAgainTo: 400 }
    await using stack = await startTestRelay({ timing })
    const wall = await stack.wall({ token: 't1' })
    const bad = ['e500', 'garbage', 'reset', 'hang', 'minus1'] as const satisfies readonly Mode[]
    for (const [n, mode] of bad.entries()) {
      stack.platform.setMode('e500')
      stack.platform.push('c1', n + 2)
      await wall.until((one) => one.state.health.source !== 'ok', 3_000)
      const { length } = stack.platform.polls
      stack.platform.setMode(mode)
      await eventually(() => stack.platform.polls.length > length + 1, 3_000)
      stack.platform.setMode('ok')
      await wall.until((one) => one.state.health.source === 'ok' && one.gmv === 10_000_002 + n, 4_000)
    }
    stack.platform.setMode('e500')
    stack.platform.push('c1', 20)
    await wall.until((one) => one.state.health.source !== 'ok', 3_000)
    stack.platform.resetCounts()
    await sleep(1_500)
    expect(stack.platform.polls.length).toBeLessThan(7)
    expect(stack.platform.polls.at(-1)?.headers['if-none-match']).toBeDefined()
    expect(stack.platform.polls.at(-1)?.headers.prefer).toBeUndefined()
  })

  test.concurrent('[R3] polls of a dead platform thin out, and success resets the back-off', {
    tags: ['long'],
  }, async () => {
    await using stack = await startTestRelay({}, (platform) => {
      platform.livez = 'absent'
    })
    const wall = await stack.wall({ token: 't1' })
    stack.platform.setMode('e500')
    stack.platform.resetCounts()
    await sleep(3_000)
    expect(stack.platform.polls.length).toBeLessThanOrEqual(16)
    stack.platform.setMode('ok')
    await wall.until((one) => one.state.health.source === 'ok', 4_000)
    stack.platform.resetCounts()
    stack.platform.setMode('e500')
    await eventually(() => stack.platform.polls.length >= 3, 1_500)
  })
})
