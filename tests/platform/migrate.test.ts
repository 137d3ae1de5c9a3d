import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { migrate, serverRefusal } from '../../platform/db/migrate.ts'
import { squashed, UPTO } from '../../platform/db/squashed.ts'
import type { Db } from '../../platform/db/tables.ts'
import { createDatabase, createEmptyDatabase, dropDatabase, migrations, urlOf } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'
import { makeCompany } from '../support/people.ts'

test('[C30] two starts that race migrate once, and a third changes nothing', async () => {
  const name = await createEmptyDatabase()
  const opened = [1, 2, 3].map(() => openDatabase(urlOf(name)))
  try {
    const [first, second, third] = opened
    if (!first || !second || !third) throw new Error('three databases')
    const applied = await Promise.all([migrate(first.db, migrations), migrate(second.db, migrations)])
    expect(applied.flat()).toContain('0001_people')
    expect(new Set(applied.flat()).size).toBe(applied.flat().length)
    expect(await migrate(third.db, migrations)).toEqual([])
  } finally {
    await Promise.all(opened.map((one) => one.close()))
    await dropDatabase(name)
  }
})

test('[C30] a migration that fails leaves nothing behind', async () => {
  const name = await createEmptyDatabase()
  const { db, close } = openDatabase(urlOf(name))
  using folder = temporaryFolder()
  try {
    writeFileSync(join(folder.path, '0001_good.sql'), 'create table good (id int);')
    writeFileSync(join(folder.path, '0002_bad.sql'), 'create table half (id int); select no_such_thing;')
    await expect(migrate(db, folder.path)).rejects.toThrow('no_such_thing')
    const { rows } = await sql`select from pg_tables where tablename in ('good', 'half')`.execute(db)
    expect(rows).toHaveLength(0)
  } finally {
    await close()
    await dropDatabase(name)
  }
})

/** Makes the log of migrations say `names` instead. */
const logAs = async (db: Db, names: readonly string[]): Promise<void> => {
  await sql`delete from kysely_migration`.execute(db)
  await sql`insert into kysely_migration (name, timestamp)
    select name, '2026-01-01T00:00:00.000Z' from unnest(${names}::text[]) name`.execute(db)
}
/** A migrated database with such a log. */
const openAsBefore = async (names: readonly string[]) => {
  const place = await createDatabase()
  await logAs(place.db, names)
  return place
}
const logOf = async (db: Db): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}
const files = readdirSync(migrations).map((name) => name.replace('.sql', ''))

test('[C48] a new database has the migrations of today', async () => {
  await using place = await createDatabase()
  expect(await logOf(place.db)).toEqual(files)
})

test('[C48] a database that has all single migrations has those they were put together into; later ones are run', async () => {
  const name = await createEmptyDatabase()
  const { db, close } = openDatabase(urlOf(name))
  using folder = temporaryFolder()
  try {
    const [older, later] = [files.filter((file) => file <= UPTO), files.filter((file) => file > UPTO)]
    for (const file of older) cpSync(join(migrations, `${file}.sql`), join(folder.path, `${file}.sql`))
    await migrate(db, folder.path)
    await logAs(db, squashed)
    const company = await makeCompany(db, 'Ours')
    expect(await migrate(db, migrations)).toEqual(later)
    expect(await logOf(db)).toEqual(files)
    expect(await db.selectFrom('company').select('name').where('id', '=', company).execute()).toEqual([
      { name: 'Ours' },
    ])
  } finally {
    await close()
    await dropDatabase(name)
  }
})

test.each([
  ['not the last one', squashed.slice(0, -1)],
  ['one that this version does not know', [...squashed, '0099_other']],
])('[C48] a database that has %s is refused in both languages, and stays as it is', async (_, names) => {
  await using place = await openAsBefore(names)
  await expect(migrate(place.db, migrations)).rejects.toThrow(/上一版.*数据目录.*version before.*data folder/)
  expect(await logOf(place.db)).toEqual(names)
})

test('[C31] a server older than PostgreSQL 15 is refused in words', () => {
  expect(serverRefusal(140_011)).toMatch(/PostgreSQL 14.*PostgreSQL 14; 15 or newer is needed/)
  expect(serverRefusal(150_000)).toBeNull()
  expect(serverRefusal(180_004)).toBeNull()
})

test('[C32] counts and sums past 2^53 are an error, never a wrong number', async () => {
  const name = await createEmptyDatabase()
  const { db, close } = openDatabase(urlOf(name))
  try {
    const read = (text: string) => sql<{ v: number }>`select ${sql.raw(text)} as v`.execute(db)
    expect((await read('9007199254740991::bigint')).rows[0]?.v).toBe(9_007_199_254_740_991)
    expect((await read('array[1, 2]::bigint[]')).rows[0]?.v).toEqual([1, 2])
    expect((await read("'{}'::bigint[]")).rows[0]?.v).toEqual([])
    await expect(read('9007199254740993::bigint')).rejects.toThrow('not a safe number')
    await expect(read("'NaN'::numeric")).rejects.toThrow('not a safe number')
    expect((await read('1 + 1')).rows[0]?.v).toBe(2)
  } finally {
    await close()
    await dropDatabase(name)
  }
})
