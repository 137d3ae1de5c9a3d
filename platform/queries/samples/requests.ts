import { sql } from 'kysely'
import { sampleState, sampleTerms } from '../../../shared/areas/samples/states.ts'
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
  const { rows } = await sql<{ id: number; state: number }>`
    select r.id, r.state from sample_request r
    where r.company_id = ${scope.company_id} and r.id = ${id}::bigint and ${ownMember(scope, sql`r.member_id`)}
    for update`.execute(tx)
  return rows[0]
}

export const setSampleState = async (tx: Tx, id: string, state: number, now: number): Promise<void> => {
  await sql`update sample_request set state = ${state}, update_time = ${now} where id = ${id}::bigint`.execute(tx)
}

/** Requests whose time ran out: not approved, not shipped, or without the promised content. */
export const endLateSamples = async (tx: Tx, now: number): Promise<void> => {
  await sql`
    update sample_request set update_time = ${now}, state = case state
      when ${sampleState.pending} then ${sampleState.overdue}::smallint
      when ${sampleState.awaitingShipment} then ${sampleState.notShipped}
      else ${sampleState.unfulfilled} end
    where state <= ${sampleState.contentPending} and case state
      when ${sampleState.pending} then approve_deadline_t
      when ${sampleState.awaitingShipment} then ship_deadline_t
      else content_deadline_t end <= ${now}`.execute(tx)
}
