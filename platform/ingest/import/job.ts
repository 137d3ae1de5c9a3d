import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient, QueryResultRow } from 'pg'
import type { GateDatabase } from '../gate.ts'
import { ImportError } from './error.ts'

export interface Company {
  readonly id: number
  readonly name: string
  readonly currency: string
  readonly zone: string
  readonly cut_hour: number
}

const query = async <T extends QueryResultRow>(db: GateDatabase, text: string, values: unknown[]): Promise<T[]> => {
  const client = await db.pool.connect()
  try {
    return (await client.query<T>(text, values)).rows
  } finally {
    client.release()
  }
}

const columns = 'id, name, display_currency as currency, time_zone as zone, cut_hour'

export const findCompany = async (db: GateDatabase, name: string): Promise<Company | undefined> => {
  const [row] = await query<Company>(db, `select ${columns} from company where name = $1`, [name])
  return row && { ...row, id: Number(row.id) }
}

/** A company of this name, made when there is none. */
export const ensureCompany = async (
  db: GateDatabase,
  name: string,
  currency: string,
  zone: string,
): Promise<Company> => {
  const now = Math.floor(Date.now() / 1000)
  await query(
    db,
    `insert into company (name, display_currency, time_zone, add_time, update_time) values ($1, $2, $3, $4, $4)
     on conflict (name) do nothing`,
    [name, currency, zone, now],
  )
  const company = await findCompany(db, name)
  if (!company) throw new Error(`company ${name} is gone`)
  return company
}

/** The company's secret for buyer keys, made at its first import. */
export const ensureSalt = async (db: GateDatabase, companyId: number): Promise<string> => {
  const now = Math.floor(Date.now() / 1000)
  const values = [companyId, JSON.stringify(randomBytes(18).toString('base64url')), now]
  await query(
    db,
    `insert into setting (company_id, key, value, update_time) values ($1, 'import.buyer_salt', $2, $3)
     on conflict (company_id, key) do nothing`,
    values,
  )
  const [row] = await query<{ salt: string }>(
    db,
    `select value #>> '{}' as salt from setting where company_id = $1 and key = 'import.buyer_salt'`,
    [companyId],
  )
  return row?.salt ?? ''
}

export interface Job {
  readonly id: number
  /** How often it was begun. */
  readonly attempt: number
}

export interface JobKey {
  readonly companyId: number
  readonly preset: string
  readonly sha256: string
  readonly fileName: string
  /** When what the file says was true. */
  readonly factT: number
}

/**
 * The record of one file's import into one company; a second run takes it up again.
 * @throws {ImportError} while the file is being taken back
 */
export const openJob = async (db: GateDatabase, key: JobKey): Promise<Job> => {
  const now = Math.floor(Date.now() / 1000)
  const [row] = await query<{ id: number; attempt: number }>(
    db,
    `insert into import_job as j (company_id, preset, file_name, file_sha256, state, fact_t, attempt, add_time, update_time)
     values ($1, $2, $3, $4, 'running', $5, 1, $6, $6)
     on conflict (company_id, preset, file_sha256) where state <> 'undone' do update set
       update_time = excluded.update_time, fact_t = excluded.fact_t, attempt = j.attempt + 1, state = 'running'
       where j.state <> 'undoing'
     returning id, attempt`,
    [key.companyId, key.preset, key.fileName, key.sha256, key.factT, now],
  )
  if (!row)
    throw new ImportError('这个文件正在被撤回，请等它完成', 'This file is being taken back: wait until that has ended')
  return { id: Number(row.id), attempt: row.attempt }
}

export type JobState = 'done' | 'open' | 'failed'

export const closeJob = async (db: GateDatabase, id: number, state: JobState, counts: object): Promise<void> => {
  await query(
    db,
    `update import_job set state = $2, counts = $3, update_time = extract(epoch from now())::bigint where id = $1`,
    [id, state, JSON.stringify(counts)],
  )
}

/** First half of the advisory lock of a run; the second half is its job. */
export const IMPORT_LOCK = 748_012

/** Between two tries for the lock of a job. */
const RETRY_MS = 200

const isLocked = async (client: PoolClient, id: number): Promise<boolean> => {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [IMPORT_LOCK, id])
  return rows[0]?.got === true
}

/**
 * Keeps everybody else out who would write or take back the same import, for as long as this one lives, whatever ends it.
 * @param patienceMs how long to wait for another one to end
 * @throws {ImportError} when one runs
 */
export const lockJob = async (
  db: GateDatabase,
  id: number,
  { patienceMs = 0, signal }: { readonly patienceMs?: number; readonly signal?: AbortSignal | undefined } = {},
): Promise<() => Promise<void>> => {
  const client = await db.pool.connect()
  const until = performance.now() + patienceMs
  try {
    while (!(await isLocked(client, id))) {
      if (performance.now() >= until)
        throw new ImportError('同一个文件的导入正在另一个进程中进行', 'This import already runs in another process')
      await sleep(RETRY_MS, undefined, { signal })
    }
  } catch (error) {
    client.release()
    throw error
  }
  return async () => {
    await client.query('select pg_advisory_unlock($1, $2)', [IMPORT_LOCK, id]).catch(() => {})
    client.release()
  }
}
