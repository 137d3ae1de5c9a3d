import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'
import type { GateDatabase } from '../gate.ts'
import { ImportError } from './error.ts'
import { type Company, IMPORT_LOCK } from './job.ts'

/** An import that has just begun is not locked yet. */
const FRESH_S = 60

/** Whether an import into the company is looked at, waits, runs or is taken back, from the console or the command line. */
export const isImporting = async (db: Db | Tx, company_id: number, now: number): Promise<boolean> => {
  const { rows } = await sql`
    select from import_run where company_id = ${company_id} and state in ('checking', 'queued', 'running', 'undoing')
    union all
    select from import_job j where j.company_id = ${company_id} and j.state = 'running' and (
      j.update_time > ${now - FRESH_S} or exists (
        select from pg_locks k join pg_database d on d.oid = k.database and d.datname = current_database()
        where k.locktype = 'advisory' and k.classid::bigint = ${sql.lit(IMPORT_LOCK)} and k.objid::bigint = j.id))`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * To be asked once the import's own record stands, which keeps a change of the company from beginning.
 * @param company as the import has read it
 * @throws {ImportError} while the company's zone, cut hour or currency is being changed, or when it was meanwhile
 */
export const requireSteady = async ({ pool }: GateDatabase, company: Company): Promise<void> => {
  const client = await pool.connect()
  try {
    // A change that is just being asked for holds the company's row until it stands.
    await client.query('select from company where id = $1 for key share', [company.id])
    const { rows } = await client.query<{ as_read: boolean; changing: boolean }>(
      `select time_zone = $2 and display_currency = $3 as as_read, exists (
         select from company_change where company_id = $1 and state in ('queued', 'running')) as changing
       from company where id = $1`,
      [company.id, company.zone, company.currency],
    )
    if (rows[0]?.as_read === false)
      throw new ImportError(
        `公司“${company.name}”的时区或币种刚刚更改，没有导入任何内容；请再导入一次`,
        `The zone or currency of the company "${company.name}" has just been changed; nothing was imported: import once more`,
      )
    if (rows[0]?.changing)
      throw new ImportError(
        `公司“${company.name}”的时区、切日或币种正在更改，没有导入任何内容；更改完成后再导入`,
        `The zone, cut hour or currency of the company "${company.name}" is being changed; nothing was imported: import again when that has ended`,
      )
  } finally {
    client.release()
  }
}
