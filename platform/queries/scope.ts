import { type RawBuilder, sql } from 'kysely'

/** What a viewer may see: a whole company, or one member and everyone below. Made on the server, never from input. */
export interface Scope {
  /** `c<company>` or `m<member>`: the key of rollups, caches and rooms. */
  readonly text: string
  readonly company_id: number
  /** null: every line of the company. */
  readonly member_id: number | null
}

export interface ScopedMember {
  readonly id: number
  readonly company_id: number
  readonly status: number
  readonly privilege_id: number
}

/** The one scope function: a wall seat or a privileged member sees the company, everyone else the own subtree. */
export const scopeOf = (member: ScopedMember): Scope => {
  const whole = member.company_id > 0 && (member.status === 4 || member.privilege_id > 0)
  return whole
    ? { text: `c${member.company_id}`, company_id: member.company_id, member_id: null }
    : { text: `m${member.id}`, company_id: member.company_id, member_id: member.id }
}

/** Condition on `affiliate_order_line l` for the lines of a scope. */
export const linesOf = (scope: Scope): RawBuilder<unknown> =>
  scope.member_id === null
    ? sql`l.company_id = ${scope.company_id}`
    : sql`l.company_id = ${scope.company_id} and l.owner_path @> array[${scope.member_id}]::bigint[]`

/** Condition for the lines of a scope paid after `from` (or at it, when `open` is false) up to and with `to`. */
export const linesPaid = (scope: Scope, from: number, to: number, open = false): RawBuilder<unknown> =>
  open
    ? sql`${linesOf(scope)} and l.paid_t > ${from} and l.paid_t <= ${to}`
    : sql`${linesOf(scope)} and l.paid_t >= ${from} and l.paid_t <= ${to}`

/** Condition for the lines of a scope paid after `t`. */
export const linesAfter = (scope: Scope, t: number): RawBuilder<unknown> => sql`${linesOf(scope)} and l.paid_t > ${t}`
