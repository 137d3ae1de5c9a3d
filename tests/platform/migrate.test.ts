import { copyFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '../../platform/db/client.ts'
import { migrate, serverRefusal } from '../../platform/db/migrate.ts'
import { readHistory } from '../../platform/queries/workflows/history.ts'
import { createEmptyDatabase, dropDatabase, migrations, urlOf } from '../support/database.ts'
import { temporaryFolder } from '../support/folder.ts'
import { makeCompany, makeMember } from '../support/people.ts'

test('[C30] two starts that race migrate once, and a third changes nothing', async () => {
  const name = await createEmptyDatabase()
  const opened = [1, 2, 3].map(() => openDatabase(urlOf(name)))
  try {
    const [first, second, third] = opened
    if (!first || !second || !third) throw new Error('three databases')
    const applied = await Promise.all([migrate(first.db, migrations), migrate(second.db, migrations)])
    expect(applied.flat()).toContain('0001_core')
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

test('[C30] [OA4] [OA7] what people did to order lines before it stood in the log alone stands in their history', async () => {
  const name = await createEmptyDatabase()
  const { db, close } = openDatabase(urlOf(name))
  using folder = temporaryFolder()
  const last = '0050_order_flow.sql'
  const take = (names: readonly string[]): void => {
    for (const one of names) copyFileSync(join(migrations, one), join(folder.path, one))
  }
  try {
    take(readdirSync(migrations).filter((one) => one < last))
    await migrate(db, folder.path)
    const company = await makeCompany(db, 'Ours')
    const id = await makeMember(db, 'nora', company)
    const line = sql`${company}, 'a/b', 'sku-1', '', 1`
    await sql`insert into order_note (company_id, order_id, sku_id, content_id, n, member_id, text, add_time)
      values (${line}, ${id}, 'asked', 30)`.execute(db)
    await sql`insert into order_appeal (company_id, order_id, sku_id, content_id, n, member_id, settlement_status, reason,
      state, answer, answer_member_id, answer_t, add_time)
      values (${line}, ${id}, 4, 'it is mine', 1, 'so it is', ${id}, 20, 10)`.execute(db)
    const object = `${company}/a%2Fb/sku-1//1`
    const audit = (action: string, before: object, after: object, t: number) =>
      sql`insert into audit_log (member_id, action, object_type, object_id, before, after, ip, add_time) values (${id}, ${action},
        'order_line', ${object}, ${JSON.stringify(before)}, ${JSON.stringify(after)}, '', ${t})`.execute(db)
    await audit('appeal.accepted', { settlement_status: 4 }, { settlement_status: 1, answer: 'so it is' }, 20)
    await audit('order.owner', { owner_member_id: 1 }, { owner_member_id: 2 }, 40)
    take([last])
    await migrate(db, folder.path)
    const entries = await db.transaction().execute((tx) => readHistory(tx, 'order_line', object))
    expect(entries.map(({ transition, before, after, time }) => [transition, before, after, time])).toEqual([
      ['transfer', { owner_member_id: 1 }, { owner_member_id: 2 }, 40],
      ['note', {}, { text: 'asked' }, 30],
      [
        'accept',
        { settlement_status: 4, appeal_state: 1 },
        { settlement_status: 1, answer: 'so it is', appeal_state: 2 },
        20,
      ],
      ['appeal', { appeal_state: 0 }, { appeal_state: 1, reason: 'it is mine' }, 10],
    ])
  } finally {
    await close()
    await dropDatabase(name)
  }
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
