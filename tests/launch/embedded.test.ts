import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isAlive } from '../../platform/db/embedded/postmaster.ts'
import { type EmbeddedPostgres, ensurePostgres } from '../../platform/db/embedded.ts'
import { isRoot, temporaryFolder } from '../support/folder.ts'
import { run } from '../support/process.ts'

const root = dirname(dirname(import.meta.dirname))
const start = async (dataDir: string, durable = true): Promise<EmbeddedPostgres & AsyncDisposable> => {
  const server = await ensurePostgres({ dataDir, durable, log: () => {} })
  return { ...server, [Symbol.asyncDispose]: server.stop }
}

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const hold = (dataDir: string) =>
  run(process.execPath, ['--import', 'tsx', 'tests/support/fixtures/hold-postgres.ts', dataDir], { cwd: root })

const told = async (holder: ReturnType<typeof run>): Promise<Record<string, unknown>> =>
  JSON.parse((await holder.said(/^\{.*\}$/m))[0])

test('[O20] a durable cluster waits for the disk, speaks UTF-8 and UTC and listens on the loopback interface only', async () => {
  using folder = temporaryFolder()
  await using server = await start(join(folder.path, 'postgres'))
  const names = [
    'fsync',
    'synchronous_commit',
    'full_page_writes',
    'jit',
    'shared_buffers',
    'listen_addresses',
    'timezone',
  ]
  const settings = names.map((name) => `current_setting('${name}')`).join(`||','||`)
  expect(await query(server.url, `SELECT ${settings} AS all, lower('ÀÉ潮') AS lower`)).toEqual([
    { all: 'on,on,on,off,256MB,127.0.0.1,UTC', lower: 'àé潮' },
  ])
  expect(existsSync(join(folder.path, 'postgres', 'log'))).toBe(true)
})

test('[O21] the database wants its password, which is stored for its owner only', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'postgres')
  await using server = await start(dataDir)
  expect(statSync(`${dataDir}.password`).mode & 0o777).toBe(0o600)
  const wrong = new URL(server.url)
  wrong.password = 'guess'
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  expect(decodeURIComponent(new URL(server.url).password)).toHaveLength(32)
})

test('[O22] stopping is a clean shutdown, after which the same data opens again', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'postgres')
  await using first = await start(dataDir)
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS n')
  await first.stop()
  await first.died
  expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
  await using second = await start(dataDir)
  expect(second.adopted).toBe(false)
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }])
})

test('[O23] a process that is killed leaves its PostgreSQL running, and the next one takes it over', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'postgres')
  await using holder = hold(dataDir)
  const { url, pid } = await told(holder)
  await query(String(url), 'CREATE TABLE kept AS SELECT 7 AS n')
  holder.child.kill('SIGKILL')
  await holder.ended
  await using next = await start(dataDir)
  expect(next).toMatchObject({ adopted: true, pid, url })
  expect(await query(next.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
})

test('[O24] when everything was killed at once the data comes back and the stale lock is waited out', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'postgres')
  await using holder = hold(dataDir)
  const { url, pid } = await told(holder)
  await query(String(url), 'CREATE TABLE kept AS SELECT 9 AS n')
  holder.child.kill('SIGKILL')
  process.kill(Number(pid), 'SIGKILL')
  // On a busy machine a process outlives its killing for a moment.
  await expect.poll(() => isAlive(Number(pid))).toBe(false)
  await using next = await start(dataDir)
  expect(next.adopted).toBe(false)
  expect(await query(next.url, 'SELECT n FROM kept')).toEqual([{ n: 9 }])
})

test('[O25] an initdb that is killed in the middle leaves no half cluster', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'postgres')
  await using holder = hold(dataDir)
  await expect
    .poll(() => readdirSync(folder.path).some((name) => existsSync(join(folder.path, name, 'cluster', 'global'))), {
      interval: 2,
      timeout: 20_000,
    })
    .toBe(true)
  holder.child.kill('SIGKILL')
  await holder.ended
  expect(existsSync(dataDir)).toBe(false)
  await using next = await start(dataDir)
  expect(await query(next.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  expect(readdirSync(folder.path).filter((name) => name.includes('.init-'))).toEqual([])
})

test('[O26] spaces and Chinese in the path are no obstacle', async () => {
  using folder = temporaryFolder('tidewall case 潮屏 ')
  await using server = await start(join(folder.path, 'my data', 'postgres'))
  expect(await query(server.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
})

test('[O27] died resolves when the server is killed from outside', async () => {
  using folder = temporaryFolder()
  await using server = await start(join(folder.path, 'postgres'), false)
  process.kill(server.pid, 'SIGKILL')
  const pulse = setInterval(() => {}, 100)
  await server.died
  clearInterval(pulse)
  expect(isAlive(server.pid)).toBe(false)
})

test.runIf(isRoot)(
  '[O28] under root the server runs as another user, and where that one cannot enter in a user name space',
  async () => {
    using folder = temporaryFolder()
    await using open = await start(join(folder.path, 'open', 'postgres'))
    expect(statSync(`/proc/${open.pid}`).uid).toBe(65_534)
    mkdirSync(join(folder.path, 'closed'), { mode: 0o700 })
    await using closed = await start(join(folder.path, 'closed', 'postgres'))
    expect(statSync(join(folder.path, 'closed', 'postgres')).uid).toBe(0)
    expect(await query(closed.url, 'SELECT 1 AS n')).toEqual([{ n: 1 }])
  },
)
