import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { GateDatabase } from '../gate.ts'
import { ImportError } from './error.ts'

export interface Company {
  readonly id: number
  readonly name: string
  readonly currency: string
  readonly zone: string
}

const query = async <T>(db: GateDatabase, text: string, values: unknown[]): Promise<T[]> => {
  const client = await db.pool.connect()
  try {
    return (await client.query(text, values)).rows as T[]
  } finally {
    client.release()
  }
}

const columns = 'id, name, display_currency as currency, time_zone as zone'

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

/**
 * Amounts of a file in another currency than the company's are exchanged order by order.
 * @throws {ImportError} when there is no rate at all
 */
export const requireRates = async (db: GateDatabase, currency: string, company: Company): Promise<void> => {
  if (currency === company.currency) return
  for (const one of [currency, company.currency]) {
    if (one === 'USD') continue
    const [known] = await query(db, 'select 1 from fx_rate where currency = $1 limit 1', [one])
    if (known) continue
    throw new ImportError(
      `文件的币种 ${currency} 与公司“${company.name}”的币种 ${company.currency} 不一致，并且没有 ${one} 的汇率，没有导入任何内容；请先导入汇率`,
      `The file's currency ${currency} differs from ${company.currency} of the company "${company.name}", and there are no rates of ${one}; nothing was imported: import rates first`,
    )
  }
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
  /** The line up to which an earlier run has written everything. */
  readonly line: number
  readonly isDone: boolean
}

export interface JobKey {
  readonly companyId: number
  readonly preset: string
  readonly sha256: string
  readonly fileName: string
}

/** The record of one file's import into one company; a second run finds where the first one stopped. */
export const openJob = async (db: GateDatabase, key: JobKey): Promise<Job> => {
  const now = Math.floor(Date.now() / 1000)
  const [row] = await query<{ id: number; line: number; state: string }>(
    db,
    `insert into import_job (company_id, preset, file_name, file_sha256, state, add_time, update_time)
     values ($1, $2, $3, $4, 'running', $5, $5)
     on conflict (company_id, preset, file_sha256) do update set update_time = excluded.update_time,
       state = case import_job.state when 'failed' then 'running' else import_job.state end
     returning id, line, state`,
    [key.companyId, key.preset, key.fileName, key.sha256, now],
  )
  return { id: Number(row?.id), line: Number(row?.line), isDone: row?.state === 'done' }
}

/** Notes in the transaction of a batch how far the import has got. */
export const advanceJob = async (client: PoolClient, id: number, line: number, counts: object): Promise<void> => {
  await client.query({
    name: 'tidewall_import_job',
    text: `update import_job set line = greatest(line, $2), counts = $3, update_time = extract(epoch from now())::bigint
      where id = $1`,
    values: [id, line, JSON.stringify(counts)],
  })
}

export const closeJob = async (
  db: GateDatabase,
  id: number,
  state: 'done' | 'failed',
  counts: object,
): Promise<void> => {
  await query(
    db,
    `update import_job set state = $2, counts = $3, update_time = extract(epoch from now())::bigint where id = $1`,
    [id, state, JSON.stringify(counts)],
  )
}

const IMPORT_LOCK = 748_012

/**
 * Keeps a second run of the same import out for as long as this one lives, whatever ends it.
 * @throws {ImportError} when one runs
 */
export const lockJob = async (db: GateDatabase, id: number): Promise<() => Promise<void>> => {
  const client = await db.pool.connect()
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1, $2) as got', [IMPORT_LOCK, id])
  if (!rows[0]?.got) {
    client.release()
    throw new ImportError('同一个文件的导入正在另一个进程中进行', 'This import already runs in another process')
  }
  return async () => {
    await client.query('select pg_advisory_unlock($1, $2)', [IMPORT_LOCK, id]).catch(() => {})
    client.release()
  }
}
