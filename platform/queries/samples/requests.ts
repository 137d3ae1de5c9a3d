import { sql } from 'kysely'
import { sampleTerms } from '../../../shared/areas/samples/states.ts'
import type { Tx } from '../../db/tables.ts'
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

/** A request of the viewer's scope, held until the transaction ends. */
export const holdSample = async (tx: Tx, scope: Scope, id: string) => {
  const { rows } = await sql<{ state: number; product_id: string; title: string | null }>`
    select r.state, r.product_id, p.title from sample_request r
    left join product p on p.company_id = r.company_id and p.product_id = r.product_id
    where r.company_id = ${scope.company_id} and r.id = ${id}::bigint and ${ownMember(scope, sql`r.member_id`)}
    for update of r`.execute(tx)
  return rows[0]
}

export const setSampleState = async (tx: Tx, id: string, state: number, now: number): Promise<void> => {
  await sql`update sample_request set state = ${state}, update_time = ${now} where id = ${id}::bigint`.execute(tx)
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
