import { sql } from 'kysely'
import { isRowId } from '../../../shared/api/row-id.ts'
import type { Db, Tx } from '../../db/tables.ts'
import type { DealTable } from '../../db/tables-deals.ts'
import { readAndHold } from '../one-row.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

/** Condition on `deal d`: of the viewer, of somebody below, or of anyone of the company that it sees. */
export const dealsOf = (scope: Scope) =>
  sql<boolean>`(d.company_id = ${scope.company_id} and ${ownMember(scope, sql`d.member_id`)})`

export interface HeldDeal {
  readonly id: number
  readonly company_id: number
  readonly member_id: number
  readonly brand: string
  readonly deal_type: number
  readonly product_id: string | null
  readonly creator_id: string | null
  readonly flat_amt: number | null
  readonly rate_bp: number | null
  readonly requirement: string
  readonly deadline_t: number | null
  readonly sample_id: number | null
  readonly content_ids: readonly string[]
  readonly state: number
  readonly owner_name: string
}

/** A deal of the viewer's scope. */
export const { read: readDeal, hold: holdDeal } = readAndHold('d', async (lock, tx: Tx, scope: Scope, id: string) => {
  if (!isRowId(id)) return undefined
  const { rows } = await sql<HeldDeal>`
    select d.id, d.company_id, d.member_id, d.brand, d.deal_type, d.product_id, d.creator_id, d.flat_amt, d.rate_bp,
      d.requirement, d.deadline_t, d.sample_id, d.content_ids, d.state,
      coalesce(nullif(m.membername, ''), m.username) as owner_name
    from deal d join member m on m.id = d.member_id
    where ${dealsOf(scope)} and d.id = ${id}::bigint ${lock}`.execute(tx)
  return rows[0]
})

type DealValues = Readonly<
  Partial<
    Pick<
      DealTable,
      | 'brand'
      | 'deal_type'
      | 'product_id'
      | 'creator_id'
      | 'flat_amt'
      | 'rate_bp'
      | 'deadline_t'
      | 'sample_id'
      | 'member_id'
    > & { state: number; requirement: string; content_ids: string[]; lost_reason: string }
  >
>

export const setDeal = async (tx: Tx, id: number, values: DealValues, now: number): Promise<void> => {
  await tx
    .updateTable('deal')
    .set({ ...values, update_time: now })
    .where('id', '=', id)
    .execute()
}

export interface NewDeal {
  readonly company_id: number
  readonly member_id: number
  readonly brand: string
  readonly deal_type: number
  readonly product_id: string | null
  readonly creator_id: string | null
  readonly flat_amt: number | null
  readonly rate_bp: number | null
  readonly requirement: string
  readonly deadline_t: number | null
}

export const insertDeal = async (tx: Tx, deal: NewDeal, now: number): Promise<string> => {
  const { id } = await tx
    .insertInto('deal')
    .values({ ...deal, sample_id: null, add_time: now, update_time: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

/** Who looks after some deals, by their ids. */
export const readDealPeople = async (
  tx: Tx,
  company_id: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<'owner', number>>>> => {
  const { rows } = await sql<{ id: string; owner: number }>`
    select d.id::text as id, d.member_id as owner from deal d
    where d.company_id = ${company_id} and d.id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, owner }) => [id, { owner }]))
}

/** The request of a creator for a product that is under way; undefined: none. */
export const findOpenSample = async (
  tx: Tx,
  { company_id, product_id, creator_id }: Pick<HeldDeal, 'company_id' | 'product_id' | 'creator_id'>,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from sample_request r
    where r.company_id = ${company_id} and r.product_id = ${product_id} and r.creator_id = ${creator_id} and r.state <= 3
    for key share`.execute(tx)
  return rows[0]?.id
}

/** Keeps what was signed; the same file twice is kept once. @returns its id */
export const insertContract = async (
  tx: Tx,
  deal_id: number,
  file_id: number,
  member_id: number,
  now: number,
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into deal_contract (deal_id, file_id, member_id, add_time)
    values (${deal_id}, ${file_id}, ${member_id}, ${now})
    on conflict (deal_id, file_id) do update set deal_id = excluded.deal_id returning id::text as id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('a contract without a row')
  return made.id
}

export interface ContractRow {
  readonly id: string
  readonly file_id: number
  readonly by: string
  readonly time: number
}

export const readContracts = async (db: Db | Tx, deal_id: number): Promise<readonly ContractRow[]> => {
  const { rows } = await sql<ContractRow>`
    select k.id::text as id, k.file_id, coalesce(nullif(m.membername, ''), m.username) as by, k.add_time as time
    from deal_contract k join member m on m.id = k.member_id where k.deal_id = ${deal_id} order by k.id desc`.execute(
    db,
  )
  return rows
}
