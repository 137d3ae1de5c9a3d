import { describe, expect, test } from 'vitest'
import { defaultTiming } from '../../relay/timing.ts'
import { startChaosProxy } from '../support/chaos-proxy.ts'
import { eventually, sleep, startTestRelay } from './setup.ts'

/** With the product's own rhythm of liveness questions: these tests measure seconds that people wait. */
const real = { livezEvery: 2_000, livezHang: 3_000, backoffFirst: 1_000, backoffLast: 60_000, deadline: 10_000 }

// Each test has a relay and a platform of its own, and most of their time is waiting.
describe.concurrent('liveness of the platform', () => {
  test('[R7] a platform that dies under an open wait is noticed at once and found again in three seconds', {
    tags: ['long'],
  }, async () => {
    expect(defaultTiming).toMatchObject({ livezEvery: 2_000, livezHang: 3_000 })
    await using stack = await startTestRelay({ timing: real })
    const { platform } = stack
    const wall = await stack.wall({ token: 't1' })
    await eventually(() => platform.inFlight === 1)
    await platform.kill()
    expect(await wall.until((one) => one.state.health.source === 'down')).toBeLessThan(1_000)
    await sleep(6_000)
    expect(wall.gmv).toBe(10_000_001)
    await platform.start()
    platform.push('c1', 7)
    const took = await wall.until((one) => one.gmv === 10_000_007 && one.state.health.source === 'ok', 5_000)
    expect(took).toBeLessThan(3_000)
  })

  test('[R7] a platform that hangs with its port open is slow after three seconds although a wait is open', async () => {
    await using stack = await startTestRelay({ timing: real })
    const { platform } = stack
    const wall = await stack.wall({ token: 't1' })
    await eventually(() => platform.inFlight === 1)
    platform.livez = 'hang'
    const took = await wall.until((one) => one.state.health.source !== 'ok', 8_000)
    expect(took).toBeGreaterThan(2_500)
    expect(took).toBeLessThan(5_800)
    expect(wall.state.health).toMatchObject({ source: 'slow', cause: 'timeout' })
    platform.resetCounts()
    platform.livez = 'ok'
    expect(await wall.until((one) => one.state.health.source === 'ok', 6_000)).toBeLessThan(5_500)
    expect(platform.polls.length).toBeGreaterThanOrEqual(1)
  })

  test('[R7] a line that swallows everything: down after the deadline, back by itself, one call in flight', async () => {
    await using stack = await startTestRelay()
    await using chaos = await startChaosProxy(stack.platform.port)
    await using through = await startTestRelay({ platformUrl: chaos.url })
    stack.platform.grant('t1')
    const wall = await through.wall({ token: 't1' })
    chaos.mode = 'blackhole'
    await wall.until((one) => one.state.health.source === 'down', 4_000)
    chaos.mode = 'pass'
    stack.platform.push('c1', 9)
    expect(await wall.until((one) => one.gmv === 10_000_009, 4_000)).toBeLessThan(3_000)
    expect(stack.platform.maxInFlight).toBeLessThanOrEqual(2)
  })

  test('[R7] one question for all scopes of a platform, and none more when it has no such path', {
    tags: ['long'],
  }, async () => {
    await using stack = await startTestRelay({ timing: { livezEvery: 200 } }, (platform) => {
      platform.grant('t2', { scope: 'c2' })
      platform.grant('t3', { scope: 'c3' })
    })
    const { platform } = stack
    for (const token of ['t1', 't2', 't3']) await stack.wall({ token })
    platform.resetCounts()
    await sleep(1_000)
    expect(platform.livezCalls).toBeGreaterThanOrEqual(3)
    expect(platform.livezCalls).toBeLessThanOrEqual(7)
    platform.livez = 'absent'
    await sleep(300)
    platform.resetCounts()
    await sleep(800)
    expect(platform.livezCalls).toBe(0)
  })

  test('[R6] 200, 304 and a sign of life beside a granted wait confirm the picture; without them its age grows', {
    tags: ['long'],
  }, async () => {
    await using stack = await startTestRelay()
    const { platform } = stack
    const wall = await stack.wall({ token: 't1' })
    await wall.until((one) => one.state.health.source === 'ok')
    const first = wall.state.health.ok_t
    expect(Math.abs(first - Date.now() / 1000)).toBeLessThan(3)
    await wall.until((one) => one.state.health.ok_t >= first + 2, 4_000)
    platform.livez = 'hang'
    await wall.until((one) => one.state.health.source !== 'ok')
    const last = wall.state.health.ok_t
    await sleep(1_500)
    expect(wall.state.health.ok_t).toBe(last)
  })

  test('[R6] a platform that neither waits nor has livez confirms by each 304', async () => {
    await using stack = await startTestRelay({}, (platform) => {
      platform.waits = false
      platform.livez = 'absent'
    })
    const wall = await stack.wall({ token: 't1' })
    await wall.until((one) => one.state.health.source === 'ok')
    const first = wall.state.health.ok_t
    await wall.until((one) => one.state.health.ok_t >= first + 2, 4_000)
    expect(wall.count('patch')).toBe(0)
    expect(wall.count('snapshot')).toBe(1)
  })
})
