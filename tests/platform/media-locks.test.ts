import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNameLocks } from '../../platform/db/locks.ts'
import { bringing } from '../support/bringing.ts'
import { temporaryFolder } from '../support/folder.ts'
import { film } from '../support/media-files.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'

const folder = temporaryFolder('tidewall-locks-')
const dataDir = join(folder.path, '.data')
let one: TestPlatform
let other: TestPlatform
let here: ReturnType<typeof bringing>
let there: ReturnType<typeof bringing>

beforeAll(async () => {
  one = await startTestPlatform({ dataDir })
  other = await startTestPlatform({ dataDir, databaseUrl: one.databaseUrl })
  const company = await makeCompany(one.db, 'Films')
  await makeMember(one.db, 'anna', company, 0, { privilege_id: 1, video_menu: [1, 2, 3], is_film_cutter: true })
  const token = await one.signIn('anna', password)
  here = bringing(one.url, token)
  there = bringing(other.url, token)
})
afterAll(async () => {
  await other?.[Symbol.asyncDispose]()
  await one?.[Symbol.asyncDispose]()
  folder[Symbol.dispose]()
})

/** A body that goes on for as long as it is not ended. */
const slowly = (bytes: Buffer) => {
  let give = (_: Uint8Array | undefined): void => {}
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      give = (chunk) => (chunk ? controller.enqueue(chunk) : controller.close())
      give(new Uint8Array(bytes))
    },
  })
  return { body, give: (chunk?: Buffer) => give(chunk && new Uint8Array(chunk)) }
}

test('[ML35] two platforms never write one upload at once: who comes later ends the earlier part and goes on behind it', {
  tags: ['long'],
}, async () => {
  const bytes = randomBytes(3_000_000)
  const address = await here.begin(bytes.length, 'torn.bin')
  const path = join(dataDir, 'media/coming', address.split('/').at(-1) ?? '')
  const from = 1_000_000
  const slow = slowly(bytes.subarray(0, from))
  const first = here.part(address, 0, slow.body, { duplex: 'half' }).then(
    ({ headers }) => Number(headers.get('upload-offset')),
    () => from,
  )
  await expect.poll(async () => (await readFile(path)).length).toBeGreaterThan(from / 2)
  expect(await there.offset(address)).toBe(from)
  // The earlier connection has lost the upload: what it still sends is written nowhere.
  try {
    slow.give(Buffer.alloc(500_000, 7))
    slow.give()
  } catch {
    // It was cut already.
  }
  expect(await first).toBe(from)
  expect((await readFile(path)).equals(bytes.subarray(0, from))).toBe(true)
  const answers = await Promise.all([
    there.part(address, from, new Uint8Array(bytes.subarray(from, 2_000_000))),
    here.part(address, from, new Uint8Array(bytes.subarray(from, 2_000_000))),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  expect((await readFile(path)).equals(bytes.subarray(0, 2_000_000))).toBe(true)
  expect(await here.offset(address)).toBe(2_000_000)
})

test('[ML35] parts that go to one platform and the other in turn make the file byte for byte, and it is finished once', async () => {
  const bytes = await film('mp4', { seconds: 30, seed: 35 })
  const address = await here.begin(bytes.length, 'turns.mp4')
  const step = Math.ceil(bytes.length / 7)
  for (let at = 0, turn = 0; at < bytes.length; at += step, turn++) {
    const part = new Uint8Array(bytes.subarray(at, at + step))
    expect((await [here, there][turn % 2]?.part(address, at, part))?.status).toBe(204)
  }
  const both = await Promise.all([here.done(address), there.done(address), here.done(address)])
  for (const { state, file } of both) expect({ state, size: file?.size }).toEqual({ state: 2, size: bytes.length })
  expect((await there.get(both[0].file?.address ?? '')).bytes.equals(bytes)).toBe(true)
})

test('[ML35] a platform that is cut from its database gives its uploads back, and has them again', async () => {
  const url = () => one.databaseUrl
  const [a, b] = [openNameLocks(url), openNameLocks(url)]
  let lost = 0
  const release = await a.take('x', { patienceMs: 0, onWanted: () => (lost += 1) })
  expect(release).toBeTypeOf('function')
  expect(await b.take('x', { patienceMs: 0 })).toBeUndefined()
  await expect.poll(() => lost).toBe(1)
  const waiting = b.take('x', { patienceMs: 5000 })
  await sleep(150)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'tidewall-locks' and pid <> pg_backend_pid()
      and exists (select from pg_locks k where k.pid = pg_stat_activity.pid and k.locktype = 'advisory')`.execute(
    one.db,
  )
  const taken = await waiting
  expect(taken).toBeTypeOf('function')
  expect(lost).toBeGreaterThan(1)
  await release?.()
  expect(await a.take('x', { patienceMs: 0 })).toBeUndefined()
  await taken?.()
  const again = await a.take('x', { patienceMs: 0 })
  expect(again).toBeTypeOf('function')
  const own = a.take('x', { patienceMs: 3000 })
  await again?.()
  expect(await own).toBeTypeOf('function')
  await Promise.all([a.stop(), b.stop()])
})

test('[ML36] uploads of a company that all begin at once, and wait for each other, keep no other call waiting', async () => {
  let opened: Promise<readonly string[]> | undefined
  await one.db.transaction().execute(async (tx) => {
    await tx.selectFrom('company').select('id').forUpdate().execute()
    opened = Promise.all(Array.from({ length: 40 }, () => here.begin(1000)))
    await sleep(300)
    const asked = performance.now()
    const { envelope } = await one.ask('/api/v1/login', { body: { account: 'anna', password } })
    expect([envelope.status, performance.now() - asked < 2000]).toEqual([1, true])
  })
  expect(new Set(await opened).size).toBe(40)
})
