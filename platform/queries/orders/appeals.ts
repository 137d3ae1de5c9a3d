import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { Appeal } from '../../../shared/areas/orders/actions-api.ts'
import type { LineKeyParts } from '../../../shared/areas/orders/line-id.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { calledBy, ofLine } from './line.ts'

/** All appeals of a line, newest first. */
export const readAppeals = async (tx: Tx, company_id: number, key: LineKeyParts): Promise<Appeal[]> => {
  const { rows } = await sql<Appeal>`
    select a.id::text as id, a.settlement_status, a.reason, ${calledBy('m')} as by, a.add_time, a.state, a.answer,
      ${calledBy('r')} as answered_by, a.answer_t as answer_time
    from order_appeal a join member m on m.id = a.member_id left join member r on r.id = a.answer_member_id
    where ${ofLine('a', company_id, key)} order by a.id desc`.execute(tx)
  return rows
}

export interface NewAppeal {
  readonly company_id: number
  readonly member_id: number
  readonly settlement_status: number
  readonly reason: string
  readonly now: number
}

/** Its number; null while another appeal of the line is open. */
export const insertAppeal = async (tx: Tx, key: LineKeyParts, appeal: NewAppeal): Promise<string | null> => {
  const { now, ...rest } = appeal
  const row = await tx
    .insertInto('order_appeal')
    .values({ ...key, ...rest, answer_member_id: null, answer_t: null, add_time: now })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'order_id', 'sku_id', 'content_id', 'n'])
        .where('state', '=', sql.lit(0))
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row ? String(row.id) : null
}

export interface OpenAppeal {
  readonly id: number
  readonly settlement_status: number
}

/**
 * The open appeal of a line when the viewer may answer it: everyone who sees the whole company, else only who stands above
 * the one that appealed.
 * @param id of the appeal; absent: whichever is open
 */
export const answerable = async (tx: Tx, scope: Scope, key: LineKeyParts, id?: string): Promise<OpenAppeal | null> => {
  const above =
    scope.member_id === null
      ? sql`true`
      : sql`exists (select from member_closure t
          where t.ancestor_id = ${scope.member_id} and t.descendant_id = a.member_id and t.depth > 0)`
  const { rows } = await sql<OpenAppeal>`
    select a.id, a.settlement_status from order_appeal a
    where ${ofLine('a', scope.company_id, key)} and a.state = 0 and ${above}
      and ${id === undefined ? sql`true` : sql`a.id::text = ${id}`}`.execute(tx)
  return rows[0] ?? null
}

export const appealStates = { accepted: 1, declined: 2 } as const

export interface Closing {
  readonly id: number
  readonly state: 1 | 2
  readonly answer: string
  readonly member_id: number
  readonly now: number
}

/** False when somebody else has answered. */
export const closeAppeal = async (tx: Tx, { id, state, answer, member_id, now }: Closing): Promise<boolean> => {
  const rows = await tx
    .updateTable('order_appeal')
    .set({ state, answer, answer_member_id: member_id, answer_t: now })
    .where('id', '=', id)
    .where('state', '=', 0)
    .returning('id')
    .execute()
  return rows.length > 0
}

/**
 * The same in a transaction of the order gate: when somebody else has answered, the division by zero makes the gate refuse
 * the event that came with it.
 */
export const closeAppealWith = async (
  client: PoolClient,
  { id, state, answer, member_id, now }: Closing,
): Promise<void> => {
  await client.query(
    `with closed as (
       update order_appeal set state = $2, answer = $3, answer_member_id = $4, answer_t = $5
       where id = $1 and state = 0 returning id)
     select 1 / count(*) from closed`,
    [id, state, answer, member_id, now],
  )
}
