import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readPostmaster } from '../../platform/db/embedded/postmaster.ts'
import { startPlatform } from '../../platform/platform.ts'
import type { Envelope } from '../../shared/api/envelope.ts'
import { migrations } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'
import { makeCompany, makeMember, password } from '../support/people.ts'
import { startTestPlatform } from '../support/platform.ts'

const quiet = pino({ level: 'silent' })

test('[C33] a killed PostgreSQL gives 503 at once and is back within seconds; the process lives on', async () => {
  using folder = temporaryFolder('tidewall-kill-')
  const platform = await startPlatform({
    host: '127.0.0.1',
    port: 0,
    databaseUrl: undefined,
    dataDir: join(folder.path, 'data'),
    migrations,
    demo: null,
    bench: false,
    log: quiet,
  })
  try {
    const company = await makeCompany(platform.db, 'Killed')
    await makeMember(platform.db, 'boss', company, 0, { privilege_id: 1 })
    const login = await fetch(`${platform.url}/api/v1/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account: 'boss', password }),
    })
    const { data } = (await login.json()) as { data: { token: string } }
    const overview = () => fetch(`${platform.url}/api/v1/console/overview`, { headers: { token: data.token } })
    expect((await overview()).status).toBe(200)

    const server = readPostmaster(join(folder.path, 'data', 'postgres'))
    process.kill(server?.pid ?? 0, 'SIGKILL')
    const killed = performance.now()
    let sawAway = false
    const livez = new Set<number>()
    // Its children may answer for a moment longer.
    for (let status = 0; !sawAway || status !== 200; ) {
      const asked = performance.now()
      const answer = await overview()
      status = answer.status
      expect([200, 503]).toContain(status)
      expect(performance.now() - asked).toBeLessThan(4500)
      if (status === 503) {
        sawAway = true
        expect(await answer.json()).toEqual({ status: 0, data: null, message: '数据服务暂时不可用，请稍后再试' })
        livez.add((await fetch(`${platform.url}/livez`)).status)
      }
      if (performance.now() - killed > 30_000) throw new Error('not back after 30 s')
      await sleep(50)
    }
    expect([sawAway, livez.has(503)]).toEqual([true, true])
    process.stdout.write(`back after ${Math.round(performance.now() - killed)} ms\n`)
    expect((await fetch(`${platform.url}/livez`)).status).toBe(200)
  } finally {
    await platform.stop()
  }
})

test('[C45] lists that stand still take nothing from the wall, the write path and other calls; past a short queue they are refused in words', async () => {
  await using platform = await startTestPlatform({ bench: true })
  const company = await makeCompany(platform.db, 'Lists')
  await makeMember(platform.db, 'wall', company, 0, { status: 4 })
  await makeMember(platform.db, 'boss', company, 0, { privilege_id: 1 })
  const wall = await platform.signIn('wall', password)
  const boss = await platform.signIn('boss', password)
  let free = (): void => {}
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  let locked = Promise.resolve()
  await new Promise<void>((isLocked) => {
    locked = platform.db.transaction().execute(async (tx) => {
      await sql`lock table content in access exclusive mode`.execute(tx)
      isLocked()
      await held
    })
  })
  const list = () => platform.ask('/api/v1/order/list?content=c', { token: boss })
  const refused: Envelope[] = []
  const lists = Array.from({ length: 40 }, async () => {
    const { envelope } = await list()
    if (envelope.status !== 1) refused.push(envelope)
    return envelope.status
  })
  await expect.poll(() => refused.length).toBeGreaterThan(4)
  expect(refused[0]).toMatchObject({ status: 429, message: '当前请求较多，请稍后再试', data: { retry_after: 2 } })
  const picture = () => platform.ask('/api/v1/screen/data', { token: wall })
  const before = (await picture()).envelope.data
  expect((await platform.ask('/__push?i=77')).http).toBe(200)
  expect((await picture()).envelope.data).not.toEqual(before)
  expect((await platform.ask('/api/v1/console/overview', { token: boss })).envelope.status).toBe(1)
  free()
  await locked
  expect((await Promise.all(lists)).filter((status) => status === 1).length).toBeGreaterThanOrEqual(2 + 24)
  expect((await list()).envelope.status).toBe(1)
})

test('[C34] when every connection is taken by slow work, calls are refused fast instead of piling up', async () => {
  await using platform = await startTestPlatform()
  const company = await makeCompany(platform.db, 'Slow')
  await makeMember(platform.db, 'boss', company, 0, { privilege_id: 1 })
  const token = await platform.signIn('boss', password)
  const jam = Array.from({ length: 10 }, () => sql`select pg_sleep(6)`.execute(platform.db).catch(() => {}))
  await sleep(200)
  const asked = performance.now()
  const feeds = Array.from({ length: 50 }, () => platform.ask('/api/v1/console/feed', { token }))
  const answers = await Promise.all(feeds)
  expect(performance.now() - asked).toBeLessThan(5500)
  expect(new Set(answers.map((one) => one.http))).toEqual(new Set([503]))
  await Promise.all(jam)
  expect((await platform.ask('/api/v1/console/feed', { token })).http).toBe(200)
})
