import { spawnSync } from 'node:child_process'
import { accessSync, chownSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { DiskFullError, PostgresStartError } from '../../platform/db/embedded/errors.ts'
import { isAlive } from '../../platform/db/embedded/postmaster.ts'
import { ensurePostgres } from '../../platform/db/embedded.ts'
import { isRoot, temporaryFolder } from '../support/folder.ts'
import { run } from '../support/process.ts'

const root = dirname(dirname(import.meta.dirname))
const log = (): void => {}
const nobody = 65_534

test('[O29] a lock file that names a process of something else does not keep the server from starting', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'postgres')
  const first = await ensurePostgres({ dataDir, durable: false, log })
  const lock = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8')
  await first.stop()
  await using other = run('sleep', ['60'], { cwd: '/', ...(isRoot ? { uid: nobody } : {}) })
  writeFileSync(join(dataDir, 'postmaster.pid'), lock.replace(/^\d+/, String(other.child.pid)))
  if (isRoot) chownSync(join(dataDir, 'postmaster.pid'), nobody, nobody)
  const second = await ensurePostgres({ dataDir, durable: false, log })
  expect(second.adopted).toBe(false)
  await second.stop()
})

test('[O30] a lost password file is replaced, also under a running server', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'postgres')
  const first = await ensurePostgres({ dataDir, durable: false, log })
  rmSync(`${dataDir}.password`)
  const second = await ensurePostgres({ dataDir, durable: false, log })
  expect(second.adopted).toBe(false)
  expect(second.url).not.toBe(first.url)
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: second.url })
  await client.connect()
  await client.end()
  await second.stop()
})

test('[O31] a full disk is reported as one', async (context) => {
  using folder = temporaryFolder()
  const disk = join(folder.path, 'disk')
  mkdirSync(disk, { mode: 0o755 })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=755', 'tmpfs', disk])
  context.skip(mounted.status !== 0, 'needs the right to mount a small disk')
  try {
    const start = ensurePostgres({ dataDir: join(disk, 'postgres'), durable: true, log })
    await expect(start).rejects.toThrow(DiskFullError)
    await expect(start).rejects.toThrow(/磁盘已满.*\n.*disk is full/s)
  } finally {
    spawnSync('umount', [disk])
  }
})

test('[O32] a server that cannot start says why, in the words of its own log', async () => {
  using folder = temporaryFolder()
  const dataDir = join(folder.path, 'postgres')
  const start = ensurePostgres({ dataDir, durable: false, log, extraFlags: ['-c', 'shared_buffers=lots'] })
  await expect(start).rejects.toThrow(PostgresStartError)
  await expect(start).rejects.toThrow(/invalid value for parameter "shared_buffers"/)
})

const nobodyCanRead = (): boolean =>
  spawnSync('/bin/sh', ['-c', 'test -r package.json'], { cwd: root, uid: nobody, gid: nobody }).status === 0

test.runIf(isRoot)('[O33] an ordinary user can run all of it', async (context) => {
  context.skip(!nobodyCanRead(), 'the checkout is for root only')
  using folder = temporaryFolder()
  const home = join(folder.path, 'home')
  mkdirSync(home)
  chownSync(home, nobody, nobody)
  const args = ['--import', 'tsx', 'tests/support/fixtures/hold-postgres.ts', join(home, 'data', 'postgres')]
  await using holder = run(process.execPath, args, { cwd: root, uid: nobody, env: { HOME: home, TMPDIR: home } })
  const { pid } = JSON.parse((await holder.said(/^\{.*\}$/m))[0])
  expect(statSync(`/proc/${pid}`).uid).toBe(nobody)
  process.kill(pid, 'SIGINT')
  await expect.poll(() => isAlive(pid)).toBe(false)
  expect(() => accessSync(join(home, 'data', 'postgres.password'))).not.toThrow()
})
