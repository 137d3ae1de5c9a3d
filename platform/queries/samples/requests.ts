import { sql, type Updateable } from 'kysely'
import { sampleTerms } from '../../../shared/areas/samples/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { SampleRequestTable } from '../../db/tables-market.ts'
import { ownMember } from '../products/creators.ts'
import type { Scope } from '../scope.ts'

interface NewSample {
  readonly company_id: number
  readonly product_id: string
  readonly sku_id: string
  readonly creator_id: string
  readonly member_id: number
  readonly qty: number
  readonly address: string
  readonly sample_kind: number
  readonly content_type: number
  readonly content_count: number
  readonly content_t: number
}

/** Answers the id of the new request, which is pending. */
export const insertSample = async (tx: Tx, sample: NewSample, now: number): Promise<string> => {
  const terms = {
    approve_deadline_t: now + sampleTerms.approve,
    ship_deadline_t: null,
    content_deadline_t: null,
    add_time: now,
    update_time: now,
  }
  const { id } = await tx
    .insertInto('sample_request')
    .values({ ...sample, ...terms })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}

export interface HeldSample {
  readonly state: number
  readonly product_id: string
  readonly creator_id: string
  readonly title: string | null
  /** 1 free, 2 refundable. */
  readonly sample_kind: number
  readonly content_count: number
}

/** A request of the viewer's scope, held until the transaction ends. */
export const holdSample = async (tx: Tx, scope: Scope, id: string): Promise<HeldSample | undefined> => {
  const { rows } = await sql<HeldSample>`
    select r.state, r.product_id, r.creator_id, r.sample_kind, r.content_count, p.title from sample_request r
    left join product p on p.company_id = r.company_id and p.product_id = r.product_id
    where r.company_id = ${scope.company_id} and r.id::text = ${id} and ${ownMember(scope, sql`r.member_id`)}
    for update of r`.execute(tx)
  return rows[0]
}

export type SampleChange = Updateable<SampleRequestTable>

export const setSample = async (tx: Tx, id: string, change: SampleChange, now: number): Promise<void> => {
  await tx
    .updateTable('sample_request')
    .set({ ...change, update_time: now })
    .where('id', '=', Number(id))
    .execute()
}

/** Those of some ids that are no content of a creator of the company. */
export const unknownContents = async (
  tx: Tx,
  company_id: number,
  creator_id: string,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select q.id from unnest(${ids}::text[]) as q(id)
    where not exists (select from content c
      where c.company_id = ${company_id} and c.content_id = q.id and c.creator_id = ${creator_id})`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Who asked for some requests, by their ids. */
export const readSamplePeople = async (
  tx: Tx,
  company_id: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<'asker', number>>>> => {
  const { rows } = await sql<{ id: string; asker: number }>`
    select r.id::text, r.member_id as asker from sample_request r
    where r.company_id = ${company_id} and r.id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, ...people }) => [id, people]))
}
