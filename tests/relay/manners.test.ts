import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { eventually, sleep, startTestRelay } from './setup.ts'

const socketAddress = (url: string): string => `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
/** A raw Engine.IO connection, and what became of it. */
const open = async (url: string) => {
  const socket = new WebSocket(socketAddress(url))
  const state = { closed: 0, code: 0, received: [] as string[], openedAt: performance.now() }
  socket.on('message', (data) => state.received.push(String(data)))
  socket.on('close', (code) => {
    state.closed = performance.now()
    state.code = code
  })
  socket.on('error', () => {})
  await new Promise<void>((resolve) => socket.once('open', resolve))
  return { socket, state }
}
const enter = async (url: string, token = 't1') => {
  const one = await open(url)
  one.socket.send(`40/screen,${JSON.stringify({ token, screen: 'data' })}`)
  await eventually(() => one.state.received.some((text) => text.startsWith('42/screen,["snapshot"')))
  return one
}

describe('a display is read-only', () => {
  test('[R21] unknown events, acknowledgements and odd arguments are dropped; a few of them cost nothing', async () => {
    await using stack = await startTestRelay()
    const wall = await stack.wall({ token: 't1' })
    const emit = wall.socket.emit.bind(wall.socket) as (event: string, ...args: unknown[]) => void
    emit('join', 'data:c2')
    emit('command', { kind: 'reload', build: 'x' })
    emit('patch', { epoch: 'x', seq: 1 })
    emit('resync', null, () => {})
    emit('__proto__', { a: 1 })
    stack.platform.push()
    await wall.until((one) => one.gmv === 10_000_002)
    expect(wall.connects).toBe(1)
    expect(wall.disconnects).toEqual([])
  })

  test('[R21] more than twenty events a minute cut the socket, whatever they are', { tags: ['long'] }, async () => {
    await using stack = await startTestRelay()
    const calm = await stack.wall({ token: 't1' })
    for (const packet of ['42/screen,["resync",{}]', '42/screen,["x"]', '42/other,["x"]'] as const) {
      const { socket, state } = await enter(stack.url)
      for (let n = 0; n < 10_000; n += 1) socket.send(packet)
      await eventually(() => state.closed > 0)
      expect(state.received.filter((text) => text.includes('"snapshot"')).length).toBeLessThanOrEqual(22)
    }
    const { socket, state } = await enter(stack.url)
    for (let n = 0; n < 20; n += 1) socket.send('42/screen,["resync",{}]')
    await sleep(300)
    expect(state.closed).toBe(0)
    socket.close()
    expect(calm.connects).toBe(1)
    expect(await stack.metric(/cuts_total\{reason="flood"\} (\d+)/)).toBeGreaterThanOrEqual(2)
  })

  test('[R21] a message over 16 kB ends that connection with 1009', async () => {
    await using stack = await startTestRelay()
    const { socket, state } = await enter(stack.url)
    socket.send(`42/screen,["resync","${'x'.repeat(17 * 1024)}"]`)
    await eventually(() => state.closed > 0)
    expect(state.code).toBe(1009)
  })

  test('[R21] connections that never enter are closed after five seconds', { tags: ['long'] }, async () => {
    await using stack = await startTestRelay()
    const silent = await Promise.all(Array.from({ length: 200 }, () => open(stack.url)))
    await eventually(() => silent.every(({ state }) => state.closed > 0), 9_000)
    for (const { state } of silent) expect(state.closed - state.openedAt).toBeGreaterThan(4_000)
    for (const { state } of silent) expect(state.received.every((text) => text.startsWith('0'))).toBe(true)
    await stack.wall({ token: 't1' })
  })

  test('[R21] malformed packets and mutated frames end their own connection only', async () => {
    await using stack = await startTestRelay()
    const calm = await stack.wall({ token: 't1' })
    const vectors = [
      '4',
      '5',
      '9',
      '\u0000',
      '42',
      '42[',
      '42/screen,',
      '42/screen,{}',
      '42/screen,[]',
      '42/screen,[1]',
      '42/screen,["connect"]',
      '42/screen,["disconnect"]',
      '451-/screen,["resync",{"_placeholder":true,"num":0}]',
      '459999999-/screen,["x",{"_placeholder":true,"num":9}]',
      '45-/screen,["x"]',
      '43/screen,1[]',
      '44/screen,{}',
      '40/screen,{"token":{"a":1}}',
      `42/screen,${'['.repeat(7_000)}`,
      'b4AAAA',
      '1',
      '2probe',
      '6',
    ]
    for (const vector of vectors) {
      const { socket } = await enter(stack.url)
      socket.send(vector)
      socket.send(Buffer.from(vector))
      await sleep(5)
      socket.terminate()
    }
    let seed = 7
    const random = (limit: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed % limit
    }
    for (let round = 0; round < 40; round += 1) {
      const { socket } = await open(stack.url)
      for (let n = 0; n < 12; n += 1) {
        const bytes = Buffer.from(vectors[random(vectors.length)] ?? '4')
        const at = random(bytes.length)
        bytes[at] = random(256)
        // biome-ignore lint/complexity/useLiteralKeys: the raw TCP socket under the client
        const tcp = (socket as unknown as { _socket: { write(data: Buffer): void } })['_socket']
        if (round % 2 === 0) socket.send(bytes.toString('latin1'))
        else tcp.write(Buffer.concat([Buffer.from([0x81, 0x80 | Math.min(bytes.length, 125), 1, 2, 3, 4]), bytes]))
      }
      await sleep(2)
      socket.terminate()
    }
    stack.platform.push()
    await calm.until((one) => one.gmv === 10_000_002)
    expect(calm.disconnects).toEqual([])
  })

  test('[R22] only WebSocket is spoken: a polling handshake makes no session', async () => {
    await using stack = await startTestRelay()
    const polling = await fetch(`${stack.url}/socket.io/?EIO=4&transport=polling`)
    expect(polling.status).toBe(400)
    expect(await polling.text()).not.toContain('sid')
    const posted = await fetch(`${stack.url}/socket.io/?EIO=4&transport=polling&sid=x`, { method: 'POST', body: '40' })
    expect(posted.status).toBe(400)
  })

  test('[R22] connection state recovery and deflate stay off: the picture is healed by snapshots', async () => {
    const root = join(import.meta.dirname, '../../relay')
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(root, name), 'utf8'))
    expect(sources.length).toBeGreaterThan(10)
    expect(sources.filter((text) => text.includes('connectionStateRecovery'))).toEqual([])
    expect(sources.filter((text) => text.includes('skipMiddlewares'))).toEqual([])
    await using stack = await startTestRelay()
    const { socket, state } = await enter(stack.url)
    expect(socket.extensions).toBe('')
    expect(state.received.find((text) => text.startsWith('40/screen,'))).not.toContain('"pid"')
    socket.close()
  })
})
