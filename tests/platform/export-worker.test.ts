import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cell } from '../../platform/exports/cells.ts'
import { reasonOf } from '../../platform/exports/failure.ts'
import { ExportFolder } from '../../platform/exports/folder.ts'
import type { OpenedExport } from '../../platform/exports/open.ts'
import { sweepExports } from '../../platform/exports/sweep.ts'
import { type Exports, startExports } from '../../platform/exports/worker.ts'
import { writeFile } from '../../platform/exports/write.ts'
import { cancelJob, insertJob, readJobs } from '../../platform/queries/exports/jobs.ts'
import { claimJob } from '../../platform/queries/exports/work.ts'
import { createDatabase, type TestDatabase } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'
import { makeCompany, makeMember } from '../support/people.ts'

const NOW = 1_780_000_000
const log = pino({ level: 'silent' })
const place = temporaryFolder('tidewall-exports-worker-')
let database: TestDatabase
let member: number
let folder: ExportFolder
const workers: Exports[] = []

beforeAll(async () => {
  database = await createDatabase()
  member = await makeMember(database.db, 'boss', await makeCompany(database.db, 'Ours'))
  folder = new ExportFolder(place.path)
})
afterAll(async () => {
  await database?.[Symbol.asyncDispose]()
  place[Symbol.dispose]()
})
beforeEach(() => async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await database.db.deleteFrom('export_job').execute()
})

const columns = [{ field: 'quantity', kind: 'count', title: 'N', width: 10 }] as const
type Rows = OpenedExport['batches']
const opened = (batches: Rows, total: number | null = null): OpenedExport => ({ total, title: 'T', columns, batches })
const cell = (n: number): readonly Cell[] => [{ number: String(n) }]

/** So many rows, in batches of ten. */
const rows = async function* (count: number): Rows {
  for (let from = 0; from < count; from += 10)
    yield Array.from({ length: Math.min(10, count - from) }, (_, n) => cell(from + n))
}
/** Rows without an end; says when nobody reads them any more. */
const endless = async function* (onEnd: () => void = () => {}): Rows {
  try {
    for (let n = 0; ; n++) {
      yield [cell(n)]
      await sleep(2)
    }
  } finally {
    onEnd()
  }
}

const worker = (open: Parameters<typeof startExports>[0]['open']): Exports => {
  const started = startExports({ db: database.db, log, folder, nowMs: () => NOW * 1000, open })
  workers.push(started)
  return started
}
let jobs = 0
const addJob = async (): Promise<string> => {
  jobs += 1
  const job = {
    member_id: member,
    scope: `m${member}`,
    list: 'orders',
    query: '',
    fields: ['quantity'],
    language: 'zh',
    format: 'csv',
    name: `job ${jobs}`,
    secret: String(jobs).padStart(32, '0'),
  } as const
  const made = await database.db.transaction().execute((tx) => insertJob(tx, job, 99, NOW))
  return made?.id ?? ''
}
const jobOf = async (id: string) => {
  const { list } = await database.db
    .transaction()
    .execute((tx) => readJobs(tx, member, { page: 1, limit: 50, keyword: '' }, NOW))
  return list.find((job) => job.id === id)
}
const becomes = (id: string, fields: object) =>
  expect.poll(() => jobOf(id), { timeout: 8000, interval: 20 }).toMatchObject(fields)
const files = (): string[] => readdirSync(folder.path)

test('[EX11] progress is told while it runs; a cancelled job ends within a second and leaves nothing', async () => {
  let left = false
  const id = await addJob()
  worker(async () =>
    opened(
      endless(() => (left = true)),
      1_000_000,
    ),
  )
  await becomes(id, { state: 'running', total: 1_000_000 })
  await expect.poll(async () => (await jobOf(id))?.rows).toBeGreaterThan(0)
  expect(files()).toHaveLength(1)
  const asked = performance.now()
  const cancelled = await database.db.transaction().execute((tx) => cancelJob(tx, member, id, NOW))
  expect(cancelled?.job.state).toBe('cancelled')
  await expect.poll(() => [left, files()], { interval: 10 }).toEqual([true, []])
  expect(performance.now() - asked).toBeLessThan(1000)
  expect(await jobOf(id)).toMatchObject({ state: 'cancelled', size: null })
})

test('[EX12] several workers share the jobs: each is made once, one at a time by each', async () => {
  const ids = [await addJob(), await addJob(), await addJob(), await addJob()]
  const running = [0, 0]
  const made: number[] = []
  for (const number of [0, 1])
    worker(async (job) => {
      made.push(job.id)
      running[number] = (running[number] ?? 0) + 1
      expect(running[number]).toBe(1)
      return opened(
        (async function* () {
          yield* rows(25)
          await sleep(30)
          running[number] = 0
        })(),
        25,
      )
    })
  for (const id of ids) await becomes(id, { state: 'done', rows: 25, total: 25, expire_time: NOW + 7 * 86_400 })
  expect(made.map(String).sort()).toEqual([...ids].sort())
  expect(files()).toHaveLength(4)
})

test('[EX12] a job whose process died is made again from the start, and what it had written is swept away', async () => {
  const id = await addJob()
  const dead = await claimJob(database.db)
  writeFileSync(folder.partOf(dead?.file ?? ''), 'half of it')
  await database.db.updateTable('export_job').set({ written: 17 }).execute()
  expect(await claimJob(database.db)).toBeNull() // it may live: nobody takes it
  await sql`update export_job set beat_t = beat_t - 20`.execute(database.db)
  worker(async () => opened(rows(30)))
  await becomes(id, { state: 'done', rows: 30 })
  await sweepExports(database.db, folder, NOW)
  expect(files()).toHaveLength(1)
  expect(existsSync(folder.partOf(dead?.file ?? ''))).toBe(false)
})

test('[EX12] one that was taken over leaves nothing, and one that kills its worker again and again is given up', async () => {
  const id = await addJob()
  worker(async () => opened(endless()))
  await becomes(id, { state: 'running' })
  await database.db.updateTable('export_job').set({ file: 'taken over', beat_t: 9_999_999_999 }).execute()
  await expect.poll(files).toEqual([])
  expect(await jobOf(id)).toMatchObject({ state: 'running' })
  await database.db.updateTable('export_job').set({ attempts: 3, beat_t: 0 }).execute()
  workers[0]?.wake()
  await becomes(id, { state: 'failed', reason: 'export.failed.broken' })
})

test('[EX12] a worker that stops gives its job back, for another one to begin at once', async () => {
  const id = await addJob()
  const first = worker(async () => opened(endless()))
  await becomes(id, { state: 'running' })
  await first.stop()
  expect(await jobOf(id)).toMatchObject({ state: 'queued', rows: 0 })
  expect(files()).toEqual([])
  worker(async () => opened(rows(3)))
  await becomes(id, { state: 'done', rows: 3 })
})

test('[EX13] rows or a disk that fail end the job with a plain reason and without a file', async () => {
  const broken = async function* (error: Error): Rows {
    yield [cell(1)]
    throw error
  }
  const errors = [Object.assign(new Error('no space'), { code: 'ENOSPC' }), new Error('column x does not exist')]
  worker(async () => opened(broken(errors.shift() ?? new Error('none'))))
  const full = await addJob()
  const wrong = await addJob()
  workers[0]?.wake()
  await becomes(full, { state: 'failed', reason: 'export.failed.full', size: null })
  await becomes(wrong, { state: 'failed', reason: 'export.failed.broken' })
  expect(files()).toEqual([])
})

test.runIf(existsSync('/dev/full'))('[EX13] a disk that is full leaves no half file', async () => {
  symlinkSync('/dev/full', folder.partOf('1-full.csv'))
  const content = { format: 'csv', title: 'T', columns, batches: rows(5000) } as const
  const written = writeFile(folder, '1-full.csv', content, new AbortController().signal)
  await expect(written.catch(reasonOf)).resolves.toBe('export.failed.full')
  expect(files()).toEqual([])
})
