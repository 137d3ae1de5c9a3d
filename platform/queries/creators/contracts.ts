import { sql } from 'kysely'
import { bindState } from '../../../shared/areas/creators/states.ts'
import type { Tx } from '../../db/tables.ts'
import { calledBy } from '../orders/line.ts'
import { AGENCY, isLive } from './bindings.ts'

export interface Holder {
  /** Bound; else somebody asked for it, and nobody has approved yet. */
  readonly isLive: boolean
  readonly owner: string
}

/** Who has the creator, or has asked for it; held with the creator until the transaction ends. */
export const findHolder = async (tx: Tx, company_id: number, creator_id: string): Promise<Holder | undefined> => {
  await sql`select from creator c where c.company_id = ${company_id} and c.creator_id = ${creator_id} for update`.execute(
    tx,
  )
  const { rows } = await sql<Holder>`
    select ${isLive} as "isLive", ${calledBy('m')} as owner from creator_binding b join member m on m.id = b.member_id
    where b.company_id = ${company_id} and b.creator_id = ${creator_id}
      and (${isLive} or b.state = ${sql.lit(bindState.pending)})
    order by ${isLive} desc, b.id limit 1`.execute(tx)
  return rows[0]
}

interface Offer {
  readonly company_id: number
  readonly creator_id: string
  readonly member_id: number
  readonly share_rate_bp: number
  readonly end_t: number
}

/** A contract with an agency that waits for its approval. */
export const offerContract = async (tx: Tx, offer: Offer, now: number): Promise<void> => {
  await tx
    .insertInto('creator_binding')
    .values({
      ...{ ...offer, kind: AGENCY, state: bindState.pending },
      ...{ start_t: now, unbind_t: null, fact_t: now, add_time: now, update_time: now },
    })
    .execute()
}
