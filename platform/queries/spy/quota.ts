import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'

const SETTING = 'spy.quota'
const USUAL = 200

/** Look-ups a day: the company's own setting, else the platform's (company 0), else 200. */
export const quotaLimit = async (db: Db, company_id: number): Promise<number> => {
  const { rows } = await sql<{ value: unknown }>`
    select value from setting where key = ${SETTING} and company_id in (0, ${company_id})
    order by company_id desc limit 1`.execute(db)
  const value = rows[0]?.value
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : USUAL
}

export const quotaUsed = async (db: Db | Tx, member_id: number, day: number): Promise<number> => {
  const { rows } = await sql<{ used: number }>`
    select cardinality(seen) as used from spy_quota where member_id = ${member_id} and day = ${day}`.execute(db)
  return rows[0]?.used ?? 0
}

/**
 * Takes a look-up of `key` on the member's business day; what was looked up before that day takes none. One statement, so
 * that calls at the same time cannot take more than there are.
 * @returns how many are used, undefined when none was left
 */
export const takeLookUp = async (
  db: Db,
  member_id: number,
  day: number,
  key: string,
  limit: number,
): Promise<number | undefined> => {
  if (limit === 0) return undefined
  const { rows } = await sql<{ used: number }>`
    insert into spy_quota as q (member_id, day, seen) values (${member_id}, ${day}, array[${key}::text])
    on conflict (member_id, day) do update
      set seen = case when ${key} = any(q.seen) then q.seen else q.seen || ${key}::text end
      where ${key} = any(q.seen) or cardinality(q.seen) < ${limit}
    returning cardinality(q.seen) as used`.execute(db)
  return rows[0]?.used
}
