import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readEnvironment } from '../../relay/env.ts'
import { startFakePlatform } from '../support/fake-platform.ts'
import { builtProgram } from '../support/site.ts'
import { openWall } from '../support/socket-wall.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'relay-main-'))
const children: ChildProcess[] = []
let program: string
beforeAll(async () => {
  program = await builtProgram('relay')
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const start = (variables: Readonly<Record<string, string>>) => {
  const child = fork(program, {
    cwd: root,
    execArgv: [],
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: folder, WEB_DIR: join(folder, 'web'), ...variables },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.push(child)
  const out = { text: '' }
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (out.text += chunk))
  return { child, out, message: once(child, 'message').then(([message]) => message as Record<string, string>) }
}

describe('the process', () => {
  test('[R28] it reads its environment, tells its starter where it listens, and ends cleanly on SIGTERM', async () => {
    await using platform = await startFakePlatform()
    platform.grant('t1')
    const { child, out, message } = start({ PLATFORM_URL: platform.url, REDIS_URL: 'redis://127.0.0.1:1' })
    const ready = await message
    expect(ready.type).toBe('ready')
    expect(ready.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    const wall = await openWall(ready.url ?? '', { token: 't1', reconnection: false })
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(out.text).toMatch(/REDIS_URL.*not used yet/)
    expect(out.text).not.toContain('t1"')
    for (const line of out.text.trim().split('\n')) expect(JSON.parse(line)).toMatchObject({ part: 'relay' })
    wall.close()
  })

  test('[R28] kill -9 and a new start: walls come back within ten seconds, last picture first', async () => {
    await using platform = await startFakePlatform()
    platform.grant('t1')
    const first = start({ PLATFORM_URL: platform.url })
    const { url = '' } = await first.message
    const wall = await openWall(url, { token: 't1' })
    first.child.kill('SIGKILL')
    await wall.until((one) => one.disconnects.length > 0)
    platform.push('c1', 9)
    await start({ PLATFORM_URL: platform.url, PORT: new URL(url).port }).message
    const startedAt = performance.now()
    await wall.until((one) => one.gmv === 10_000_009 && one.state.link === 'live', 10_000)
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    wall.close()
  })

  test('[R28] a taken port or a missing address of the platform is fatal, in words', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const { port } = taken.address() as { port: number }
    const busy = start({ PLATFORM_URL: 'http://127.0.0.1:1', PORT: String(port) })
    expect(await busy.message).toMatchObject({ type: 'fatal', text: expect.stringContaining('EADDRINUSE') })
    expect(await once(busy.child, 'exit')).toEqual([1, null])
    const lost = start({})
    expect(await lost.message).toMatchObject({ type: 'fatal', text: expect.stringContaining('PLATFORM_URL') })
    taken.close()
  })

  test('[R28] the defaults are those of the documentation, wrong values are named', () => {
    const env = readEnvironment({ PLATFORM_URL: 'http://127.0.0.1:8081', HOST: '' })
    expect(env).toMatchObject({ port: 8080, host: '127.0.0.1', bench: false, logLevel: 'info', redisUrl: undefined })
    expect(env.dataDir.endsWith('.data')).toBe(true)
    expect(env.webDir.endsWith(join('dist', 'web'))).toBe(true)
    expect(() => readEnvironment({ PORT: '70000', PLATFORM_URL: 'ftp://x', BENCH: 'yes' })).toThrow(
      /PORT, PLATFORM_URL, BENCH/,
    )
    rmSync(folder, { recursive: true, force: true })
  })
})
