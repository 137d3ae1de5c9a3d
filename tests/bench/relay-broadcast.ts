import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocketServer } from 'ws'
import { textFrame } from '../../relay/live/frame.ts'
import { createLog } from '../../relay/log.ts'
import { startRelay } from '../../relay/relay.ts'
import { startFakePlatform } from '../support/fake-platform.ts'
import { FrameCount } from './frame-count.ts'
import { type BenchResult, median } from './result.ts'

/** Walls, pushes a second, measured seconds of each round, rounds of each side in alternation. */
const clients = 1000
const rate = 10
const seconds = 8
const rounds = 3
const warmRate = 25
const warmSeconds = 12

type Side = 'relay' | 'floor'
interface Report {
  readonly cpu: number
}

/** In a child: the server under test. It reports its own CPU time, in microseconds. */
const serve = async (side: Side, argument: string): Promise<void> => {
  const tell = (message: object): void => void process.send?.(message)
  process.on('disconnect', () => process.exit(0))
  process.on('message', (message) => {
    const { user, system } = process.cpuUsage()
    if (message === 'cpu') tell({ cpu: user + system })
  })
  if (side === 'relay') {
    const dataDir = mkdtempSync(join(tmpdir(), 'relay-bench-'))
    process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
    const { url } = await startRelay({
      platformUrl: argument,
      dataDir,
      webDir: join(dataDir, 'web'),
      log: createLog('silent'),
    })
    tell({ port: Number(new URL(url).port) })
    return
  }
  const http = createServer()
  const server = new WebSocketServer({ server: http, perMessageDeflate: false })
  const frame = textFrame('x'.repeat(Number(argument)))
  http.listen(0, '127.0.0.1', () => {
    tell({ port: (http.address() as AddressInfo).port })
    setInterval(() => {
      for (const client of server.clients) (client as unknown as { _socket: Socket })._socket.write(frame)
    }, 1000 / rate)
  })
}

const upgrade = (path: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`
const masked = (text: string): Buffer => {
  const bytes = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0]), bytes])
}

/** In a child: raw sockets that count bytes and frames, so that the clients take no CPU from the server. */
const consume = async (port: number, side: Side): Promise<void> => {
  let bytes = 0
  const counts: FrameCount[] = []
  process.on('disconnect', () => process.exit(0))
  for (let n = 0; n < clients; n += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(upgrade(side === 'relay' ? '/socket.io/?EIO=4&transport=websocket' : '/'))
    await once(socket, 'data')
    if (side === 'relay') socket.write(masked('40/screen,{"token":"t1","screen":"data"}'))
    const count = new FrameCount()
    counts.push(count)
    socket.on('data', (chunk) => {
      bytes += chunk.length
      count.feed(chunk)
      if (chunk.length < 4 && chunk.at(-1) === 0x32) socket.write(masked('3'))
    })
  }
  process.on('message', () => process.send?.({ bytes, frames: counts.reduce((sum, { frames }) => sum + frames, 0) }))
  process.send?.({ open: clients })
}

const child = async (args: readonly string[]): Promise<ChildProcess> =>
  fork(import.meta.filename, args, { execArgv: ['--import', 'tsx'] })
const ask = async <Answer>(process: ChildProcess, question: string): Promise<Answer> => {
  process.send(question)
  const [answer] = await once(process, 'message')
  return answer as Answer
}

/** What the clients got so far. */
interface Got {
  readonly bytes: number
  readonly frames: number
}

/** Microseconds of server CPU per delivery in one round, the bytes of one, and how many of those that were due came. */
const measure = async (
  side: Side,
  argument: string,
  warm: () => Promise<void>,
): Promise<{ each: number; size: number; part: number }> => {
  const server = await child([side, argument])
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  const walls = await child(['clients', String(port), side])
  await once(walls, 'message')
  await warm()
  const from = await ask<Report>(server, 'cpu')
  const gotFrom = await ask<Got>(walls, 'bytes')
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const to = await ask<Report>(server, 'cpu')
  const gotTo = await ask<Got>(walls, 'bytes')
  server.disconnect()
  walls.disconnect()
  const deliveries = gotTo.frames - gotFrom.frames
  // The relay also delivers a heartbeat a second.
  const due = clients * (side === 'relay' ? rate + 1 : rate) * seconds
  return {
    each: (to.cpu - from.cpu) / deliveries,
    size: Math.round((gotTo.bytes - gotFrom.bytes) / deliveries),
    part: deliveries / due,
  }
}

/** Broadcast of one change a tenth of a second to 1,000 walls, poll, check, diff and heartbeat included. */
export const run = async (): Promise<BenchResult> => {
  const platform = await startFakePlatform()
  platform.grant('t1')
  let pushing = setInterval(() => platform.push(), 1000 / rate)
  const pushAt = (perSecond: number): void => {
    clearInterval(pushing)
    pushing = setInterval(() => platform.push(), 1000 / perSecond)
  }
  /** A relay runs for weeks: what counts is its compiled code, so it is made hot before it is measured. */
  const warm = async (): Promise<void> => {
    pushAt(warmRate)
    await new Promise((resolve) => setTimeout(resolve, warmSeconds * 1000))
    pushAt(rate)
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  const relay: number[] = []
  const floor: number[] = []
  const parts: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      const { each, size, part } = await measure('relay', platform.url, warm)
      relay.push(each)
      parts.push(part)
      floor.push((await measure('floor', String(size), warm)).each)
    }
  } finally {
    clearInterval(pushing)
    await platform.kill()
  }
  const ratios = relay.map((value, round) => value / (floor[round] ?? value))
  const rounded = (value: number): number => Math.round(value * 100) / 100
  return {
    name: `relay broadcast, server CPU per delivery, 1,000 walls (${Math.round(100 * median(parts))} % of those due came)`,
    value: rounded(median(relay)),
    floor: rounded(median(floor)),
    ratio: rounded(median(ratios)),
    unit: 'us',
    floorIs: 'bare ws server writing one encoded frame of the same size',
    goal: '<= 1.2 of the floor',
  }
}

const [role, first = '', second = ''] = process.argv.slice(2)
if (process.send && role === 'clients') await consume(Number(first), second as Side)
else if (process.send && (role === 'relay' || role === 'floor')) await serve(role, first)
else if (process.argv[1] === import.meta.filename) console.log(JSON.stringify(await run()))
