import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAlive } from '../../platform/db/embedded/postmaster.ts'
import { type Checkout, makeCheckout } from '../support/checkout.ts'
import { temporaryFolder } from '../support/folder.ts'
import type { Running } from '../support/process.ts'

let checkout: Checkout
beforeAll(async () => {
  checkout = makeCheckout()
  await using build = checkout.node(['platform/launch/run.mjs', 'build'])
  expect(await build.ended).toBe(0)
})
afterAll(() => checkout[Symbol.dispose]())

const addressOf = async (running: Running): Promise<string> =>
  (await running.said(/→ {2}(http:\/\/127\.0\.0\.1:\d+)/))[1] ?? ''
const ask = async (url: string): Promise<string> => (await fetch(url)).text()
const stops = (dataDir: string): string => readFileSync(join(dataDir, 'stops'), 'utf8')

test('[O1] npm start prints one address, the demo accounts, their password and how to stop', async () => {
  using data = temporaryFolder()
  await using running = checkout.start({ DATA_DIR: data.path })
  const address = await addressOf(running)
  await running.said(/Ctrl-C/)
  expect(running.output().match(/http:\/\/\S+/g)).toEqual([address])
  expect(running.output()).toMatch(/tidewall-demo[^\n]*\n\s+wall +大屏 the wall/)
  expect(running.output()).not.toMatch(/警告/)
  expect(await ask(`${address}/web`)).toContain('/assets/console-')
  expect(await ask(address)).toMatch(/^\d+$/)
})

test('[O2] a stop ends the relay first, then the platform, and leaves nothing behind', async () => {
  using data = temporaryFolder()
  await using running = checkout.start({ DATA_DIR: data.path })
  const address = await addressOf(running)
  const pids = [Number(await ask(`${address}/pid`)), Number(await ask(address))]
  running.child.kill('SIGINT')
  expect(await running.ended).toBe(0)
  expect(running.output()).toMatch(/Stopped/)
  expect(stops(data.path)).toBe('relay\nplatform\n')
  expect(pids.map(isAlive)).toEqual([false, false])
})

test('[O3] a second start for the same data says that one runs, where, and leaves the first alone', async () => {
  using data = temporaryFolder()
  await using first = checkout.start({ DATA_DIR: data.path })
  const address = await addressOf(first)
  await using second = checkout.start({ DATA_DIR: join(data.path, '..', data.path.split('/').at(-1) ?? '') })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain(`潮屏已在运行`)
  expect(second.output()).toContain(`Tidewall already runs`)
  expect(second.output()).toContain(address)
  expect(await ask(address)).toMatch(/^\d+$/)
})

test('[O4] a taken port is named together with the remedy, before anything is started', async () => {
  using data = temporaryFolder()
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const at = other.address()
  const port = typeof at === 'object' && at ? at.port : 0
  await using running = checkout.start({ DATA_DIR: data.path, PORT: String(port) })
  expect(await running.ended).toBe(1)
  other.close()
  expect(running.output()).toMatch(
    new RegExp(`端口 ${port} 已被.*PORT=${port + 1} npm start\n.*Port ${port} is in use`),
  )
  expect(existsSync(join(data.path, 'logs'))).toBe(false)
})

test('[O5] a server that is killed comes back by itself, at its old address', async () => {
  using data = temporaryFolder()
  await using running = checkout.start({ DATA_DIR: data.path })
  const address = await addressOf(running)
  const before = await ask(address)
  process.kill(Number(before), 'SIGKILL')
  await expect.poll(() => ask(address)).toMatch(/^\d+$/)
  expect(await ask(address)).not.toBe(before)
  expect(running.output()).toMatch(/platform ended \(SIGKILL\), restarting in 0\.5 s/)
  running.child.kill('SIGTERM')
  expect(await running.ended).toBe(0)
})

test('[O53] a port that nobody named is taken by the server itself, and taken again when it comes back', async () => {
  using data = temporaryFolder()
  await using running = checkout.start({ DATA_DIR: data.path })
  const address = await addressOf(running)
  expect(await ask(`${address}/given`)).toBe('0')
  process.kill(Number(await ask(`${address}/pid`)), 'SIGKILL')
  const given = () => ask(`${address}/given`).catch(() => 'nobody')
  await expect.poll(given).toBe(new URL(address).port)
})

test('[O6] when the launcher is killed its servers end by themselves, and the next start is free', async () => {
  using data = temporaryFolder()
  await using running = checkout.start({ DATA_DIR: data.path })
  const address = await addressOf(running)
  const pids = [Number(await ask(`${address}/pid`)), Number(await ask(address))]
  running.child.kill('SIGKILL')
  await expect.poll(() => pids.some(isAlive)).toBe(false)
  expect(stops(data.path).split('\n').sort()).toEqual(['', 'platform', 'relay'])
  await using next = checkout.start({ DATA_DIR: data.path })
  expect(await ask(await addressOf(next))).toMatch(/^\d+$/)
})

test('[O7] a platform that cannot start tells why in its own words, and nothing stays behind', async () => {
  using data = temporaryFolder()
  await using running = checkout.start({ DATA_DIR: data.path, FIXTURE_FATAL: '磁盘已满。 The disk is full.' })
  expect(await running.ended).toBe(1)
  expect(running.output()).toContain('磁盘已满。 The disk is full.')
  expect(running.output()).not.toMatch(/^\s+at /m)
})

test('[O8] a platform that does not end in time is killed, and a second Ctrl-C does not wait', async () => {
  using data = temporaryFolder()
  await using running = checkout.start({ DATA_DIR: data.path, FIXTURE_STUCK: '1' })
  const platform = Number(await ask(await addressOf(running)))
  running.child.kill('SIGINT')
  await expect.poll(() => existsSync(join(data.path, 'stops')) && stops(data.path)).toContain('platform')
  expect(isAlive(platform)).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  const asked = Date.now()
  running.child.kill('SIGINT')
  expect(await running.ended).toBe(1)
  expect(Date.now() - asked).toBeLessThan(5000)
  await expect.poll(() => isAlive(platform)).toBe(false)
})

test('[O9] with PLATFORM_URL no platform is started and the relay gets that address', async () => {
  using data = temporaryFolder()
  const { createServer: createHttp } = await import('node:http')
  const elsewhere = createHttp((_request, response) => response.end('elsewhere')).listen(0, '127.0.0.1')
  await new Promise((resolve) => elsewhere.once('listening', resolve))
  const at = elsewhere.address()
  const url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  await using running = checkout.start({ DATA_DIR: data.path, PLATFORM_URL: url })
  expect(await ask(await addressOf(running))).toBe('elsewhere')
  expect(existsSync(join(data.path, 'logs', 'platform.log'))).toBe(false)
  elsewhere.close()
})

test('[O10] demo accounts on an address that others can reach bring a warning, and none with DEMO=off', async () => {
  using data = temporaryFolder()
  await using open = checkout.start({ DATA_DIR: data.path, HOST: '0.0.0.0' })
  await open.said(/Ctrl-C/)
  expect(open.output()).toMatch(/警告.*\n.*Warning.*DEMO=off/)
  open.child.kill('SIGTERM')
  await open.ended
  await using off = checkout.start({ DATA_DIR: data.path, HOST: '0.0.0.0', DEMO: 'off' })
  await off.said(/Ctrl-C/)
  expect(off.output()).not.toMatch(/警告|tidewall-demo/)
})

test('[O43] when npm is killed, its shell lives on and nothing else is left behind', async () => {
  using data = temporaryFolder()
  const env = { DATA_DIR: data.path, npm_lifecycle_event: 'start' }
  // As npm starts a script: a shell of its own that waits for it.
  const spawning = `require('node:child_process').spawn('sh', ['-c', '"$0" platform/launch/start.mjs; true', process.execPath], { stdio: 'inherit' })`
  await using npm = checkout.node(['-e', spawning], env)
  const address = await addressOf(npm)
  const pids = [Number(await ask(`${address}/pid`)), Number(await ask(address))]
  npm.child.kill('SIGKILL')
  await expect.poll(() => pids.some(isAlive)).toBe(false)
  expect(stops(data.path)).toBe('relay\nplatform\n')
})

test('[O41] when npm is ended, as by a service manager, the servers end in order too', async () => {
  using data = temporaryFolder()
  const env = { DATA_DIR: data.path, npm_lifecycle_event: 'start' }
  const spawning = `require('node:child_process').spawn(process.execPath, ['platform/launch/start.mjs'], { stdio: 'inherit' })`
  await using shell = checkout.node(['-e', spawning], env)
  const address = await addressOf(shell)
  const pids = [Number(await ask(`${address}/pid`)), Number(await ask(address))]
  shell.child.kill('SIGTERM')
  await expect.poll(() => pids.some(isAlive)).toBe(false)
  expect(stops(data.path)).toBe('relay\nplatform\n')
})
