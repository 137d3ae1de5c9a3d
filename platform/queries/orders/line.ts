import { type RawBuilder, sql } from 'kysely'
import type { OwnerState } from '../../../shared/areas/orders/enums.ts'
import type { LineKeyParts } from '../../../shared/areas/orders/line-id.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { linesOf, type Scope } from '../scope.ts'
import { appealState, ownerState } from './line-state.ts'

/** Condition on a table with the key of a line. */
export const ofLine = (alias: string, company_id: number, key: LineKeyParts): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`${column('company_id')} = ${company_id} and ${column('order_id')} = ${key.order_id}
    and ${column('sku_id')} = ${key.sku_id} and ${column('content_id')} = ${key.content_id} and ${column('n')} = ${key.n}`
}

/** Name of a member as people call it. */
export const calledBy = (alias: string): RawBuilder<string> =>
  sql`coalesce(nullif(${sql.ref(`${alias}.membername`)}, ''), ${sql.ref(`${alias}.username`)}, '')`

export interface SeenLine {
  readonly settlement_status: number
  readonly appeal_state: number
  readonly owner_state: OwnerState
  readonly owner_member_id: number | null
  readonly owner_name: string
}

/** A line of the scope as it stands; undefined when there is none of this key. */
export const readLine = async (tx: Tx, scope: Scope, key: LineKeyParts): Promise<SeenLine | undefined> => {
  const { rows } = await sql<SeenLine>`
    select l.settlement_status, l.owner_member_id, ${calledBy('m')} as owner_name, ${appealState} as appeal_state,
      ${ownerState} as owner_state
    from affiliate_order_line l left join member m on m.id = l.owner_member_id
    where ${linesOf(scope)} and ${ofLine('l', scope.company_id, key)}`.execute(tx)
  return rows[0]
}

/**
 * The same, held until the transaction ends. Waiting for it and reading it are two statements: one that has waited sees
 * the other tables as they were before.
 */
export const holdLine = async (tx: Tx, scope: Scope, key: LineKeyParts): Promise<SeenLine | undefined> => {
  await sql`select from affiliate_order_line l where ${linesOf(scope)} and ${ofLine('l', scope.company_id, key)}
    for no key update`.execute(tx)
  return readLine(tx, scope, key)
}

/** Whether the scope is a whole company, or a member with someone below: who may hand lines on. */
export const isLeader = async (tx: Db | Tx, { member_id }: Scope): Promise<boolean> => {
  if (member_id === null) return true
  const { rows } = await sql`
    select from member_closure t join member m on m.id = t.descendant_id
    where t.ancestor_id = ${member_id} and t.depth > 0 and m.deleted_t is null limit 1`.execute(tx)
  return rows.length > 0
}
