import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as ws from 'ws'
import { textFrame } from '../../relay/live/frame.ts'
import { wireOf } from '../../relay/live/wire.ts'
import { defaultTiming } from '../../relay/timing.ts'
import { startChaosProxy } from '../support/chaos-proxy.ts'
import { openWall } from '../support/socket-wall.ts'
import { eventually, sleep, startTestRelay } from './setup.ts'

/** Exported by the library at run time, though its types do not say so. */
const sender = (ws as unknown as { Sender: { frame(data: Buffer, options: object): Buffer[] } }).Sender
const frameOf = (text: string): Buffer =>
  Buffer.concat(
    sender.frame(Buffer.from(text), {
      fin: true,
      rsv1: false,
      opcode: 1,
      mask: false,
      readOnly: true,
    }),
  )

describe('casting', () => {
  test('[R14] frames equal those of the ws library at every length form, in any script', () => {
    for (const size of [0, 1, 125, 126, 127, 65_535, 65_536, 200_000]) {
      expect(textFrame('a'.repeat(size)).equals(frameOf('a'.repeat(size)))).toBe(true)
      expect(textFrame('数'.repeat(size / 3)).equals(frameOf('数'.repeat(size / 3)))).toBe(true)
    }
  })

  test('[R14] a frame is written past the library only when nothing is queued before it', () => {
    const written: Buffer[] = []
    const tcp = { writableLength: 0, write: (frame: Buffer) => written.push(frame) }
    const transport = { name: 'websocket', writable: true, socket: { _socket: tcp, readyState: 1 } }
    const conn = { transport, writeBuffer: [] as object[], readyState: 'open' }
    const wire = wireOf({ conn } as never)
    const frame = textFrame('x')
    expect(wire.tryFrame(frame)).toBe(true)
    const obstacles: readonly [() => void, () => void][] = [
      [() => conn.writeBuffer.push({ data: 'abc' }), () => conn.writeBuffer.pop()],
      [() => Object.assign(transport, { writable: false }), () => Object.assign(transport, { writable: true })],
      [() => Object.assign(tcp, { writableLength: 20_000 }), () => Object.assign(tcp, { writableLength: 0 })],
      [
        () => Object.assign(transport.socket, { readyState: 2 }),
        () => Object.assign(transport.socket, { readyState: 1 }),
      ],
    ]
    for (const [put, take] of obstacles) {
      put()
      expect(wire.tryFrame(frame)).toBe(false)
      take()
    }
    expect(wire.tryFrame(frame)).toBe(true)
    expect(written).toHaveLength(2)
    conn.writeBuffer.push({ data: 'abc' })
    expect(wire.backlog()).toBe(3)
  })

  test('[R14] stock clients receive 200 pushes in order, whole, among snapshots, health and heartbeats', async () => {
    await using stack = await startTestRelay({ timing: { spacing: 1, heartbeat: 50 } })
    const walls = await Promise.all(Array.from({ length: 5 }, () => stack.wall({ token: 't1', heals: false })))
    await eventually(() => stack.platform.inFlight === 1)
    for (let n = 2; n <= 201; n += 1) {
      stack.platform.push('c1', n)
      await walls[0]?.until((one) => one.gmv === 10_000_000 + n)
      if (n % 25 === 0) walls[3]?.resync()
    }
    for (const [place, wall] of walls.entries()) {
      await wall.until((one) => one.gmv === 10_000_201)
      const seqs = wall.events.flatMap((event) => (event.type === 'patch' ? [event.message.seq] : []))
      expect(seqs).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
      expect(wall.count('snapshot')).toBe(place === 3 ? 9 : 1)
      expect(wall.count('heartbeat')).toBeGreaterThan(5)
    }
    expect(await stack.metric(/dropped_total\{event="patch"\} (\d+)/)).toBeNaN()
  })

  test('[R15] a wall whose line stands still costs nothing, is cut off, and comes back by snapshot', {
    tags: ['long'],
  }, async () => {
    expect(defaultTiming.blocked).toBe(10_000)
    await using stack = await startTestRelay({ timing: { blocked: 1_000, spacing: 1 } })
    await using chaos = await startChaosProxy(Number(new URL(stack.url).port))
    const slow = await openWall(chaos.url, { token: 't1' })
    const steady = await Promise.all(Array.from({ length: 20 }, () => stack.wall({ token: 't1' })))
    await eventually(() => stack.platform.inFlight === 1)
    chaos.mode = 'blackhole'
    // Large changes: the kernel takes some megabytes before a socket is blocked.
    stack.platform.pad = 300_000
    const startedAt = performance.now()
    const took: number[] = []
    let n = 1
    await eventually(async () => {
      n += 1
      stack.platform.push('c1', n)
      took.push((await steady[0]?.until((one) => one.gmv === 10_000_000 + n)) ?? 0)
      for (const wall of steady) wall.events.length = 0
      return (await stack.metric(/cuts_total\{reason="slow"\} (\d+)/)) === 1
    }, 12_000)
    // Before the ping could have noticed.
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    expect(await stack.metric(/dropped_total\{event="patch"\} (\d+)/)).toBeGreaterThan(0)
    took.sort((a, b) => a - b)
    expect(took[Math.floor(took.length / 2)]).toBeLessThan(500)
    stack.platform.pad = 0
    n += 1
    stack.platform.push('c1', n)
    chaos.mode = 'pass'
    await slow.until((one) => one.gmv === 10_000_000 + n && one.state.link === 'live', 8_000)
    expect(slow.disconnects).toHaveLength(1)
    expect(slow.connects).toBe(2)
    slow.close()
  })

  test('[R15] of walls in another process that is stopped the relay keeps no queue; the others are on time', async () => {
    await using stack = await startTestRelay({ timing: { spacing: 1 } })
    const steady = await stack.wall({ token: 't1' })
    const child = fork(join(import.meta.dirname, 'frozen-walls.ts'), [stack.url, 't1', '20'], {
      execArgv: ['--import', 'tsx'],
    })
    try {
      await once(child, 'message')
      child.kill('SIGSTOP')
      const took: number[] = []
      for (let n = 2; n < 150; n += 1) {
        stack.platform.push('c1', n)
        took.push(await steady.until((one) => one.gmv === 10_000_000 + n))
      }
      took.sort((a, b) => a - b)
      expect(took[Math.floor(took.length * 0.95)]).toBeLessThan(1_000)
      child.kill('SIGCONT')
      child.send('report')
      const [last] = (await once(child, 'message')) as [number[]]
      await sleep(50)
      expect(last).toHaveLength(20)
      expect(last.every((gmv) => gmv === 10_000_149)).toBe(true)
    } finally {
      child.kill('SIGKILL')
    }
  })
})
