import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listSources } from '../../platform/lists/sources.ts'
import { machines } from '../../platform/workflows/all.ts'
import type { Machine } from '../../platform/workflows/machine.ts'
import { lists } from '../../shared/lists/all.ts'
import { workflows } from '../../shared/workflows/all.ts'
import { parcelList, parcelWorkflow } from '../imaginary/parcels.ts'
import { parcelMachine, parcelSource } from '../imaginary/platform.ts'
import { type Bed, byKey, keys, peopleOf } from '../support/bed.ts'
import { startTestPlatform, type TestPlatform } from '../support/platform.ts'
import { walkList } from './list-walk.ts'
import { walkWorkflow } from './transition-walk.ts'

const now = Date.UTC(2026, 4, 20, 16, 30) / 1000
const { id } = parcelList
const known = [
  [lists, parcelList],
  [listSources, parcelSource],
  [workflows, parcelWorkflow],
] as const
const allMachines = machines as Machine[]
let platform: TestPlatform
let bed: Bed

beforeAll(async () => {
  for (const [all, one] of known) Object.assign(all, { [id]: one })
  allMachines.push(parcelMachine)
  platform = await startTestPlatform({ nowMs: () => now * 1000 })
  const { db } = platform
  const { company, tokens } = await peopleOf(platform, 'parcels', { version: 9, current_version: 9 })
  await sql`create table parcel (company_id bigint not null, no text primary key, state smallint not null default 0,
    postage bigint not null default 500)`.execute(db)
  await sql`insert into parcel (company_id, no) select ${company}, unnest(${[...keys, 'row-c2']}::text[])`.execute(db)
  const put = (key: string, state: number) => sql`update parcel set state = ${state} where no = ${key}`.execute(db)
  bed = { ...tokens, ...byKey, put }
})
afterAll(async () => {
  for (const [all] of known) Reflect.deleteProperty(all, id)
  allMachines.splice(allMachines.indexOf(parcelMachine), 1)
  await platform?.[Symbol.asyncDispose]()
})

test('[FM5] an imaginary machine of four states with two forms does what every list does', () =>
  walkList({ platform, list: parcelList, token: bed.one, now }))

test('[FM5] and every transition of it what every transition does', () => walkWorkflow(platform, parcelWorkflow, bed))

test('[FM5] it costs at most 60 lines without its words, as the page that tells how says', () => {
  const root = join(import.meta.dirname, '..')
  const folder = join(root, 'imaginary')
  const own = readdirSync(folder).filter((name) => !['words.ts', 'every-kind.ts'].includes(name))
  const text = own.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const lines = text.split('\n').filter((line) => !/^\s*($|\/\*\*)/.test(line))
  expect(lines.length).toBeLessThanOrEqual(60)
  const page = readFileSync(join(root, '..', 'docs', 'adding.md'), 'utf8')
  for (const name of [...own, 'words.ts']) expect(page, name).toContain(`tests/imaginary/${name}`)
})
