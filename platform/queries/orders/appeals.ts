import { sql } from 'kysely'
import type { LineKeyParts } from '../../../shared/areas/orders/line-id.ts'
import type { Tx } from '../../db/tables.ts'
import { ofLine } from './line.ts'

export interface NewAppeal {
  readonly company_id: number
  readonly member_id: number
  readonly settlement_status: number
  readonly reason: string
  readonly now: number
}

/** Opens an appeal of a line that is held and has none open. */
export const insertAppeal = async (tx: Tx, key: LineKeyParts, { now, ...appeal }: NewAppeal): Promise<void> => {
  await tx
    .insertInto('order_appeal')
    .values({ ...key, ...appeal, answer_member_id: null, answer_t: null, add_time: now })
    .execute()
}

export const answers = { accepted: 1, declined: 2 } as const

export interface Closing {
  readonly company_id: number
  readonly state: 1 | 2
  readonly answer: string
  readonly member_id: number
  readonly now: number
}

/** Answers the open appeal of a line that is held. */
export const closeAppeal = async (
  tx: Tx,
  key: LineKeyParts,
  { company_id, state, answer, member_id, now }: Closing,
): Promise<void> => {
  await sql`update order_appeal t set state = ${state}, answer = ${answer}, answer_member_id = ${member_id}, answer_t = ${now}
    where ${ofLine('t', company_id, key)} and t.state = 0`.execute(tx)
}
