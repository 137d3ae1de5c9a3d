import { sql } from 'kysely'
import type { Db, Tx } from '../db/tables.ts'

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

/** Raises the version of a company, whose screens show what this transaction changes. */
export const raiseVersion = async (tx: Tx, company_id: number, now: number): Promise<void> => {
  await sql`
    with raised as (
      insert into company_pulse as t (company_id, version, rest_version, changed_t) values (${company_id}, 1, 1, ${now})
      on conflict (company_id) do update set version = t.version + 1, rest_version = t.rest_version + 1,
        changed_t = greatest(t.changed_t, excluded.changed_t)
      returning company_id, version)
    select pg_notify('tw_company', company_id || ':' || version) from raised`.execute(tx)
}
