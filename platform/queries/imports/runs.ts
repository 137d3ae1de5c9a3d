import { sql } from 'kysely'
import type { ImportCheck, ImportMapping, ImportOptions, ImportRun } from '../../../shared/areas/imports/api.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { ImportState } from '../../db/tables-order-actions.ts'
import { calledBy } from '../orders/line.ts'

const SHOWN = 20

/** Runs of order lines; other kinds are named by their declaration. */
export const ORDERS = 'orders'

/** Where a company keeps the columns that it used last. */
const mappingKey = (kind: string): string => (kind === ORDERS ? 'import.mapping' : `import.mapping.${kind}`)

/** What a look at a file found, its reasons in both languages. */
export interface FoundCheck extends Omit<ImportCheck, 'refusals'> {
  readonly refusals: readonly {
    readonly reason: string
    readonly reason_zh: string
    readonly lines: number
    readonly first: readonly number[]
  }[]
}

/** A run as those see it who may, and the names of its files. */
export interface RunOf<Options, Found, Summary> {
  readonly id: number
  readonly company_id: number
  readonly name: string
  readonly size: number
  readonly received: number
  readonly state: ImportState
  readonly options: Options
  readonly lines: number
  readonly part: number
  /** Since the attempt began; null before. */
  readonly seconds: number | null
  readonly result: Found | null
  readonly summary: Summary | null
  readonly asks: ImportRun['asks']
  readonly reason_zh: string
  readonly reason_en: string
  readonly secret: string
  readonly file: string
  /** Empty: the command line. */
  readonly by: string
  readonly job_id: number | null
  readonly add_time: number
}

/** Of order lines. */
export type RunRow = RunOf<ImportOptions, FoundCheck, NonNullable<ImportRun['summary']>>
type AnyRun = RunOf<unknown, unknown, unknown>

/** Whose runs, and of what; of one sender alone where `member_id` is given. */
export interface Whose {
  readonly company_id: number
  readonly kind: string
  readonly member_id?: number | undefined
}

const ofThem = ({ company_id, kind, member_id }: Whose) =>
  sql`i.company_id = ${company_id} and i.kind = ${kind} and ${member_id === undefined ? sql`true` : sql`i.member_id = ${member_id}`}`

const rowsOf = <R extends AnyRun>(where: ReturnType<typeof sql>, most: number) => sql<R>`
  select i.id, i.company_id, i.name, i.size, i.received, i.state, i.options, i.lines, i.part, i.result, i.summary, i.asks,
    i.reason_zh, i.reason_en, i.secret, i.file, i.job_id, case when m.id is null then '' else ${calledBy('m')} end as by,
    i.add_time, greatest(0, coalesce(i.beat_t, i.start_t) - i.start_t) as seconds
  from import_run i left join member m on m.id = i.member_id where ${where} order by i.id desc limit ${most}`

/** The last imports, newest first; files that are still being sent are left out. */
export const readRuns = async <R extends AnyRun = RunRow>(tx: Tx | Db, whose: Whose): Promise<R[]> =>
  (await rowsOf<R>(sql`${ofThem(whose)} and i.state <> 'upload'`, SHOWN).execute(tx)).rows

/** One of them. */
export const readRun = async <R extends AnyRun = RunRow>(tx: Tx | Db, whose: Whose, id: string): Promise<R | null> =>
  (await rowsOf<R>(sql`${ofThem(whose)} and i.id::text = ${id}`, 1).execute(tx)).rows[0] ?? null

/** The run, of whatever kind, whose rejected lines a secret names. */
export const readRunOf = async (db: Db, secret: string): Promise<AnyRun | null> =>
  (await rowsOf(sql`i.secret = ${secret} and i.summary is not null`, 1).execute(db)).rows[0] ?? null

export interface NewRun {
  readonly company_id: number
  readonly member_id: number
  readonly kind: string
  readonly secret: string
  readonly file: string
  readonly name: string
  readonly size: number
  readonly now: number
}

/** A file that is going to be sent takes the place of those that its sender began and never imported. */
export const insertRun = async (tx: Tx, { now, ...run }: NewRun): Promise<{ id: string; dropped: string[] }> => {
  const dropped = await sql<{ file: string }>`
    delete from import_run where company_id = ${run.company_id} and member_id = ${run.member_id} and kind = ${run.kind}
      and state in ('upload', 'ready', 'checking', 'checked') and job_id is null and summary is null returning file`.execute(
    tx,
  )
  const made = await tx
    .insertInto('import_run')
    .values({ ...run, start_t: null, beat_t: null, job_id: null, add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: String(made.id), dropped: dropped.rows.map(({ file }) => file) }
}

/** Counts a part that was written at `offset`; false when that is not where the file goes on. */
export const notePart = async (db: Db, id: number, offset: number, bytes: number, now: number): Promise<boolean> => {
  const { rows } = await sql`
    update import_run set received = received + ${bytes}::bigint, update_time = ${now},
      state = case when received + ${bytes}::bigint = size then 'ready' else state end
    where id = ${id} and state = 'upload' and received = ${offset} and received + ${bytes}::bigint <= size
    returning id`.execute(db)
  return rows.length > 0
}

/** What a run may be moved to next, and from where. */
const moves = {
  checking: ['ready', 'checking', 'checked', 'open', 'failed', 'cancelled'],
  queued: ['checked', 'open', 'failed', 'cancelled'],
  undoing: ['done', 'open', 'failed', 'cancelled'],
} as const
export type Move = keyof typeof moves

/**
 * Waits to be looked at, imported or taken back; `busy` while another one of the company is imported or taken back.
 * @param options as JSON; null leaves those that it has
 */
export const moveRun = async (
  tx: Tx,
  id: number,
  to: Move,
  options: string | null,
  now: number,
): Promise<'busy' | 'gone' | 'moved'> => {
  const { rows } = await sql<{ found: boolean; busy: boolean }>`
    with me as (select id, company_id from import_run
      where id = ${id} and (file <> '' or ${to} = 'undoing') and state = any(${[...moves[to]]}::text[]) for update),
    others as (select 1 from import_run o join me using (company_id)
      where o.state in ('queued', 'running', 'undoing') and ${to} <> 'checking'),
    moved as (update import_run r set state = ${to}, options = coalesce(${options}::jsonb, r.options), lines = 0, part = 0,
        cursor = null, start_t = null, beat_t = null, attempts = 0, reason_zh = '', reason_en = '', asks = '', update_time = ${now},
        result = case when ${to} = 'checking' then null else r.result end
      from me where r.id = me.id and not exists (select from others) returning r.id)
    select exists (select from me) as found, exists (select from others) as busy, (select count(*) from moved) as n`.execute(
    tx,
  )
  const { found = false, busy = false } = rows[0] ?? {}
  return busy ? 'busy' : found ? 'moved' : 'gone'
}

/** False when it has ended already. A file that is only looked at lies ready again. */
export const cancelRun = async (db: Db, whose: Whose, id: string, now: number): Promise<boolean> => {
  const { rows } = await sql`
    update import_run i set state = case when state = 'checking' and job_id is null then 'ready' else 'cancelled' end,
      update_time = ${now}
    where ${ofThem(whose)} and i.id::text = ${id} and state in ('checking', 'queued', 'running') returning id`.execute(
    db,
  )
  return rows.length > 0
}

export const readMappingOf = async (tx: Tx | Db, { company_id, kind }: Whose): Promise<unknown> => {
  const row = await tx
    .selectFrom('setting')
    .select('value')
    .where('company_id', '=', company_id)
    .where('key', '=', mappingKey(kind))
    .executeTakeFirst()
  return row?.value ?? null
}

export const writeMapping = async (
  tx: Tx,
  { company_id, kind }: Whose,
  mapping: ImportMapping | Readonly<Record<string, string>>,
  now: number,
): Promise<void> => {
  const row = { value: JSON.stringify(mapping), update_time: now }
  await tx
    .insertInto('setting')
    .values({ company_id, key: mappingKey(kind), ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doUpdateSet(row))
    .execute()
}
