import { type RawBuilder, sql } from 'kysely'
import type { LineKeyParts } from '../../../shared/areas/orders/line-id.ts'
import type { Tx } from '../../db/tables.ts'
import { linesOf, type Scope } from '../scope.ts'

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
  readonly is_paid: boolean
  readonly owner_member_id: number | null
  /** A bill holds one of its parts. */
  readonly locked: boolean
}

/** A line of the scope; null when there is none of this key. */
export const readLine = async (tx: Tx, scope: Scope, key: LineKeyParts): Promise<SeenLine | null> => {
  const { rows } = await sql<SeenLine>`
    select l.settlement_status, l.paid_t is not null as is_paid, l.owner_member_id,
      exists (select from commission_split s where ${ofLine('s', scope.company_id, key)} and s.state in (2, 3)) as locked
    from affiliate_order_line l where ${linesOf(scope)} and ${ofLine('l', scope.company_id, key)}`.execute(tx)
  return rows[0] ?? null
}

/** Whether the scope is a whole company, or a member with someone below: who may hand lines on and answer appeals. */
export const isLeader = async (tx: Tx, { member_id }: Scope): Promise<boolean> => {
  if (member_id === null) return true
  const { rows } = await sql`
    select from member_closure t join member m on m.id = t.descendant_id
    where t.ancestor_id = ${member_id} and t.depth > 0 and m.deleted_t is null limit 1`.execute(tx)
  return rows.length > 0
}
