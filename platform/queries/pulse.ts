import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'

/** The company's version: raised by every committed change that a screen shows. */
export const readVersion = async (db: Db, company_id: number): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    select version from company_pulse where company_id = ${company_id}`.execute(db)
  return rows[0]?.version ?? 0
}

/** Answers when the database does. */
export const ping = async (db: Db): Promise<void> => {
  await sql`select 1`.execute(db)
}

/** Versions of several companies; one that never changed is absent. */
export const readVersions = async (
  db: Db,
  company_ids: readonly number[],
): Promise<readonly { company_id: number; version: number }[]> => {
  const { rows } = await sql<{ company_id: number; version: number }>`
    select company_id, version from company_pulse where company_id = any(${company_ids}::bigint[])`.execute(db)
  return rows
}
