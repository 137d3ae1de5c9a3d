import { type RawBuilder, sql } from 'kysely'
import { materialSources } from '../../../shared/areas/materials/states.ts'
import { requestState, useSide } from '../../../shared/areas/originals/states.ts'
import type { Tx } from '../../db/tables.ts'
import { isOperating } from '../account/operator.ts'
import { type PicturedRow, picturedRows } from '../materials/pictures.ts'
import { inReachOf, isOpen, isUsable } from '../materials/usable.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

const [, , STAR] = materialSources

/**
 * Condition on `material m`: an original. A company's leaders share its star materials one by one; the platform's own are
 * those of company 0.
 */
export const isOriginal = (now: number): RawBuilder<boolean> =>
  sql`(m.shared = 1 and m.source = ${STAR} and ${isOpen(now)})`

/** An original as a company stands to it. */
interface Original {
  readonly id: number
  readonly title: string
  readonly company_id: number
  readonly file_id: number
  readonly licence_until_t: number | null
  readonly usable: boolean
  readonly waits: boolean
}

/** An original, or one that the company may still use; undefined when there is none of this id. */
export const readOriginal = async (
  tx: Tx,
  company_id: number,
  id: string,
  now: number,
): Promise<Original | undefined> => {
  const { rows } = await sql<Original>`
    select m.id, m.title, m.company_id, m.file_id, m.licence_until_t,
      (${inReachOf(company_id)} and ${isUsable(company_id, now)}) as usable,
      exists (select from original_use u
        where u.material_id = m.id and u.company_id = ${company_id} and u.state = ${requestState.asked}) as waits
    from material m where m.id = ${id}::bigint
      and (${isOriginal(now)} or (m.company_id <> ${company_id} and ${inReachOf(company_id)}))`.execute(tx)
  return rows[0]
}

/** Pictures of some originals. */
export const readOriginalPictures = async (tx: Tx, ids: readonly string[], now: number): Promise<PicturedRow[]> =>
  picturedRows(tx, sql`${isOriginal(now)} and m.id = any(${[...ids]}::bigint[])`)

const SHOWN = 50

/** Who of a company fetched it, the last ones first. */
export const readOwnDownloads = async (tx: Tx, company_id: number, material_id: number) => {
  const { rows } = await sql<{ by: string; time: number }>`
    select m.membername as by, d.add_time as time from material_download d join member m on m.id = d.member_id
    where d.material_id = ${material_id} and m.company_id = ${company_id} order by d.id desc limit ${SHOWN}`.execute(tx)
  return rows
}

/** Condition on `original_use u`: the viewer decides it, as a leader of the company whose it is or as the platform's operator. */
const decides = (scope: Scope): RawBuilder<boolean> => {
  const isOperator = isOperating(scope)
  return scope.member_id === null && scope.company_id > 0
    ? sql`(u.owner_company_id = ${scope.company_id} or ${isOperator})`
    : sql<boolean>`${isOperator}`
}

/** Condition on `original_use u`: the viewer's own company asks, as far as the viewer sees who. */
const asks = (scope: Scope): RawBuilder<boolean> =>
  sql`(u.company_id = ${scope.company_id} and ${ownMember(scope, sql`u.member_id`)})`

/** Condition on `original_use u`: the viewer sees it. */
export const usesOf = (scope: Scope): RawBuilder<boolean> => sql`(${asks(scope)} or ${decides(scope)})`

/** Which side of it the viewer stands on. */
export const sideOf = (scope: Scope): RawBuilder<number> =>
  sql`(case when ${decides(scope)} then ${sql.lit(useSide.decides)} else ${sql.lit(useSide.asks)} end)`

export interface UseRow {
  readonly id: number
  readonly company_id: number
  readonly title: string
  readonly state: number
  readonly side: number
}

/** A request that the viewer sees, held until the transaction ends. */
export const holdUse = async (tx: Tx, scope: Scope, id: string): Promise<UseRow | undefined> => {
  const { rows } = await sql<UseRow>`
    select u.id, u.company_id, m.title, u.state, ${sideOf(scope)} as side
    from original_use u join material m on m.id = u.material_id
    where u.id = ${id}::bigint and ${usesOf(scope)} for update of u`.execute(tx)
  return rows[0]
}

/** Who asked, by the ids of requests. */
export const readAskers = async (
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number | null>>>> => {
  const { rows } = await sql<{ id: string; asker: number }>`
    select id::text as id, member_id as asker from original_use where id = any(${[...ids]}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, asker }) => [id, { asker }]))
}

interface NewUse {
  readonly material_id: number
  readonly owner_company_id: number
  readonly company_id: number
  readonly member_id: number
  readonly purpose: string
  readonly account: string
  readonly until_t: number
}

/** A new request. @returns its id; undefined where one of the company waits already */
export const insertUse = async (
  tx: Tx,
  use: NewUse & { readonly state?: number },
  now: number,
): Promise<string | undefined> => {
  const row = await tx
    .insertInto('original_use')
    .values({ ...use, decided_t: null, decided_by: null, add_time: now, update_time: now })
    .onConflict((conflict) =>
      conflict.columns(['material_id', 'company_id']).where('state', '=', requestState.asked).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row && String(row.id)
}

export const setUse = async (
  tx: Tx,
  id: number,
  fields: { readonly state: number; readonly reason?: string; readonly decided_by?: number | null },
  now: number,
): Promise<void> => {
  const decided = fields.decided_by === undefined ? {} : { decided_t: now }
  await tx
    .updateTable('original_use')
    .set({ ...fields, ...decided, update_time: now })
    .where('id', '=', id)
    .execute()
}
