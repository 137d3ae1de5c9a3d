import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultTiming } from '../../relay/timing.ts'
import { startChaosProxy } from '../support/chaos-proxy.ts'
import { openWall } from '../support/socket-wall.ts'
import { eventually, sleep, startTestRelay } from './setup.ts'

describe('what walls are told', () => {
  test('[R10] a snapshot at connect, then patches in sequence that end in the same state', async () => {
    await using stack = await startTestRelay()
    const { platform } = stack
    const wall = await stack.wall({ token: 't1' })
    await eventually(() => platform.inFlight === 1)
    for (let n = 2; n <= 30; n += 1) {
      platform.push('c1', n)
      await wall.until((one) => one.gmv === 10_000_000 + n)
    }
    expect(wall.state.wall).toEqual({ ...platform.wall(), data_time: {} })
    expect(wall.count('snapshot')).toBe(1)
    const seqs = wall.events.flatMap((event) => (event.type === 'patch' ? [event.message.seq] : []))
    expect(seqs).toEqual(Array.from({ length: 29 }, (_, i) => i + 1))
    const late = await stack.wall({ token: 't1' })
    expect(late.state.wall).toEqual(wall.state.wall)
    expect(late.state.seq).toBe(29)
  })

  test('[R10] a patch is at most a tenth of the snapshot and comes only when something changed', async () => {
    await using stack = await startTestRelay()
    const wall = await stack.wall({ token: 't1' })
    await eventually(() => stack.platform.inFlight === 1)
    stack.platform.release()
    await sleep(400)
    expect(wall.count('patch')).toBe(0)
    stack.platform.push()
    await wall.until((one) => one.count('patch') === 1)
    const sizes = wall.events.map((event) => JSON.stringify(event.message).length)
    const snapshot = sizes[wall.events.findIndex(({ type }) => type === 'snapshot')] ?? 0
    const patch = sizes[wall.events.findIndex(({ type }) => type === 'patch')] ?? snapshot
    expect(patch).toBeLessThan(snapshot * 0.1)
  })

  test('[R11] a heartbeat each second tells the sequence and when the source last confirmed', async () => {
    expect(defaultTiming.heartbeat).toBe(1_000)
    await using stack = await startTestRelay({ timing: { heartbeat: 1_000 } })
    const wall = await stack.wall({ token: 't1' })
    const from = wall.count('heartbeat')
    await sleep(3_050)
    expect(wall.count('heartbeat') - from).toBeGreaterThanOrEqual(2)
    expect(wall.count('heartbeat') - from).toBeLessThanOrEqual(4)
    const last = wall.events.findLast((event) => event.type === 'heartbeat')
    expect(last?.message).toMatchObject({ epoch: wall.state.epoch, seq: 0 })
    expect(Object.keys(last?.message ?? {}).sort()).toEqual(['epoch', 'now', 'ok_t', 'seq'])
  })

  test('[R12] a wall that missed messages asks once and is whole again within two heartbeats', async () => {
    await using stack = await startTestRelay()
    const wall = await stack.wall({ token: 't1' })
    await eventually(() => stack.platform.inFlight === 1)
    // The wall forgets what it had, as if patches had been lost on the way.
    stack.platform.push('c1', 5)
    await wall.until((one) => one.gmv === 10_000_005)
    wall.state = { ...wall.state, seq: wall.state.seq - 1 }
    const from = wall.count('snapshot')
    await wall.until((one) => one.count('snapshot') === from + 1, 1_000)
    expect(wall.state.link).toBe('live')
    expect(wall.gmv).toBe(10_000_005)
    await sleep(400)
    expect(wall.count('snapshot')).toBe(from + 1)
  })

  test('[R12] lost, doubled and reordered messages: the end state is exact', async () => {
    await using stack = await startTestRelay()
    const wall = await stack.wall({ token: 't1' })
    await eventually(() => stack.platform.inFlight === 1)
    const listeners = wall.socket.listeners('patch') as ((message: unknown) => void)[]
    const [deliver] = listeners
    let held: unknown
    let count = 0
    wall.socket.off('patch')
    wall.socket.on('patch', (message) => {
      count += 1
      if (count % 10 === 3) return
      if (count % 10 === 6) held = message
      else {
        deliver?.(message)
        if (count % 10 === 9) deliver?.(message)
        if (held) deliver?.(held)
        held = undefined
      }
    })
    for (let n = 2; n <= 101; n += 1) {
      stack.platform.push('c1', n)
      await sleep(45)
    }
    await wall.until((one) => one.gmv === 10_000_101 && one.state.link === 'live', 3_000)
    expect(wall.state.wall).toEqual({ ...stack.platform.wall(), data_time: {} })
    expect(count).toBeGreaterThan(60)
  })

  test('[R12] twenty forced reconnects: one picture each, one effect for a push, no message twice', async () => {
    await using stack = await startTestRelay({ timing: { grace: 2_000 } })
    await using chaos = await startChaosProxy(Number(new URL(stack.url).port))
    const wall = await openWall(chaos.url, { token: 't1' })
    for (let round = 0; round < 20; round += 1) {
      const connects = wall.connects
      chaos.cut()
      stack.platform.push()
      await wall.until((one) => one.connects > connects && one.state.link === 'live', 5_000)
    }
    await wall.until((one) => one.gmv === 10_000_021)
    expect(wall.count('snapshot')).toBeLessThanOrEqual(22)
    const from = wall.count('patch')
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_022)
    await sleep(200)
    expect(wall.count('patch') - from).toBe(1)
    expect(wall.socket.listeners('patch')).toHaveLength(1)
    expect(stack.platform.infoCalls).toBeLessThan(20)
    wall.close()
  })

  test('[R9] the last good wall is on disk, whole, and a relay that starts without its platform shows it with its age', async () => {
    await using stack = await startTestRelay()
    await stack.wall({ token: 't1' })
    stack.platform.push('c1', 42)
    const folder = join(stack.dataDir, 'relay')
    await eventually(() => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.json')))
    await eventually(() => {
      const [name] = readdirSync(folder).filter((entry) => entry.endsWith('.json'))
      return readFileSync(join(folder, name ?? ''), 'utf8').includes('10000042')
    })
    await stack.relay.stop()
    expect(readdirSync(folder).filter((name) => name.includes('.half'))).toEqual([])
    expect(statSync(join(folder, readdirSync(folder)[0] ?? '')).mode & 0o077).toBe(0)

    await using again = await startTestRelay({ dataDir: stack.dataDir })
    again.platform.setMode('hang')
    const wall = await again.wall({ token: 't1' })
    expect(wall.gmv).toBe(10_000_042)
    expect(wall.state.health).toMatchObject({ source: 'slow', cause: 'starting' })
    expect(wall.state.health.ok_t).toBeGreaterThan(0)
    expect(wall.state.health.ok_t).toBeLessThanOrEqual(Date.now() / 1000)
  })

  test('[R9] writing is bounded to one in ten seconds, and a spoilt file is no picture', {
    tags: ['long'],
  }, async () => {
    expect(defaultTiming.persistEvery).toBe(10_000)
    await using stack = await startTestRelay({ timing: { persistEvery: 1_000 } })
    const wall = await stack.wall({ token: 't1' })
    const folder = join(stack.dataDir, 'relay')
    const whole = (): string[] => readdirSync(folder).filter((name) => name.endsWith('.json'))
    await eventually(() => existsSync(folder) && whole().length > 0)
    const file = join(folder, whole()[0] ?? '')
    const inodes = new Set<number>()
    for (let n = 2; n < 40; n += 1) {
      stack.platform.push('c1', n)
      await sleep(50)
      inodes.add(statSync(file).ino)
    }
    expect(inodes.size).toBeLessThanOrEqual(4)
    wall.close()
    await stack.relay.stop()
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, 900))
    await using again = await startTestRelay({ dataDir: stack.dataDir })
    again.platform.setMode('hang')
    const late = again.knock({ token: 't1' })
    await late.until((one) => one.count('health') > 0)
    await sleep(200)
    expect(late.state.wall).toBeNull()
  })

  test('[R13] walls hear of health when it changes, and a wall without a picture hears it at connect', async () => {
    await using stack = await startTestRelay({}, (platform) => platform.setMode('e500'))
    const wall = stack.knock({ token: 't1' })
    await wall.until((one) => one.state.health.cause === 'http-error')
    expect(wall.state.wall).toBeNull()
    const heard = wall.count('health')
    await sleep(500)
    expect(wall.count('health')).toBe(heard)
    stack.platform.setMode('ok')
    await wall.until((one) => one.state.link === 'live' && one.state.health.source === 'ok', 4_000)
  })

  test('[R26] an orderly stop ends the sockets without a word, walls come back to the next relay and take its epoch', async () => {
    await using stack = await startTestRelay()
    const port = Number(new URL(stack.url).port)
    const walls = await Promise.all(Array.from({ length: 20 }, () => stack.wall({ token: 't1' })))
    const epoch = walls[0]?.state.epoch
    const startedAt = performance.now()
    await stack.relay.stop()
    expect(performance.now() - startedAt).toBeLessThan(3_000)
    await using next = await startTestRelay({ port, dataDir: stack.dataDir })
    next.platform.push('c1', 3)
    for (const wall of walls) {
      await wall.until((one) => one.gmv === 10_000_003 && one.state.link === 'live', 5_000)
      expect(wall.state.epoch).not.toBe(epoch)
      expect(wall.disconnects).toEqual(['transport close'])
    }
  })
})
