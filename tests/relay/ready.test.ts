import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lookAtDisk } from '../../platform/health/disk.ts'
import { asAdmin } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'
import { startTestPlatform } from '../support/platform.ts'
import { startTestRelay } from './setup.ts'
import { newWebDir, raw } from './web.ts'

const well = { platform: 'ok', database: 'ok', disk: 'ok', apps: 'ok' }

/** A real platform with a data folder of its own behind a real relay. */
const startBoth = async (dataDir: string) => {
  const platform = await startTestPlatform({ dataDir, healthEveryMs: 50 })
  const relay = await startTestRelay({ platformUrl: platform.url, webDir: newWebDir() })
  const ready = async () => {
    const { status, body } = await raw(relay.url, '/readyz')
    return { http: status, parts: JSON.parse(body.toString()).parts }
  }
  return {
    platform,
    becomes: (parts: object, http: 200 | 503) =>
      expect.poll(ready, { timeout: 20_000, interval: 100 }).toEqual({ http, parts: { ...well, ...parts } }),
    live: async () => {
      const answer = await fetch(`${platform.url}/livez`)
      return { http: answer.status, answer: await answer.json() }
    },
    async [Symbol.asyncDispose]() {
      await relay[Symbol.asyncDispose]()
      await platform[Symbol.asyncDispose]()
    },
  }
}

test('[C47] [H17] a data folder that cannot be written and a database that takes no writes are named by /readyz until they are well again', async () => {
  using folder = temporaryFolder()
  const [dataDir, away] = [join(folder.path, 'data'), join(folder.path, 'away')]
  await using both = await startBoth(dataDir)
  const { platform, becomes, live } = both
  await becomes({}, 200)
  const name = new URL(platform.databaseUrl).pathname.slice(1)
  renameSync(dataDir, away)
  await asAdmin((client) => client.query(`alter database ${name} set default_transaction_read_only = on`))
  await becomes({ disk: 'unwritable', database: 'unwritable' }, 503)
  // A busy machine may find the database down between two looks.
  await expect.poll(live).toEqual({
    http: 200,
    answer: { status: 'ok', parts: { disk: 'unwritable', database: 'unwritable' } },
  })
  renameSync(away, dataDir)
  await asAdmin((client) => client.query(`alter database ${name} reset default_transaction_read_only`))
  await becomes({}, 200)
  // The next look may be under way; none leaves its file.
  await expect.poll(() => readdirSync(dataDir), { interval: 7 }).not.toContain('.write-probe')

  let free = (): void => {}
  const held = new Promise<void>((resolve) => {
    free = resolve
  })
  const locked = platform.db.transaction().execute(async (tx) => {
    await sql`lock table write_probe in access exclusive mode`.execute(tx)
    await held
  })
  await becomes({ database: 'unwritable' }, 503)
  free()
  await locked
  await becomes({}, 200)
  const told = platform.logged().map(({ part, state }) => `${part} ${state}`)
  expect(told).toEqual(expect.arrayContaining(['database unwritable', 'disk unwritable']))
})

test('[C47] a disk with less space than asked for is full, a file in place of the folder unwritable', async () => {
  using folder = temporaryFolder()
  expect(await lookAtDisk(folder.path, Number.MAX_SAFE_INTEGER)).toBe('full')
  expect(await lookAtDisk(folder.path, 1)).toBe('ok')
  const path = join(folder.path, 'file')
  writeFileSync(path, '')
  expect(await lookAtDisk(path, 1)).toBe('unwritable')
})
