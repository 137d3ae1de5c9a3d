import { type RawBuilder, sql } from 'kysely'
import type { WallSight } from '../../shared/access/sight.ts'
import { type AdNetwork, adZone, networksOf } from '../../shared/areas/ads/networks.ts'
import { ADJUSTMENT } from '../../shared/areas/orders/enums.ts'
import { dataScope } from '../../shared/areas/permissions/groups.ts'
import { companyScope, memberScope } from '../sums/shape.ts'

/** What a viewer may see: a whole company, or one member and everyone below. Made on the server, never from input. */
export interface Scope {
  /** `c<company>` or `m<member>`: the key of rollups, caches and rooms. */
  readonly text: string
  readonly company_id: number
  /** null: every line of the company. */
  readonly member_id: number | null
  /** The ad networks that it reads, each with the zone that cuts the days of its reports; absent: none. */
  readonly ads?: readonly AdSight[]
  /** The account that looks: whose own marks count. Absent: nobody's. */
  readonly viewer?: number
  /** What lists and files leave out for who looks; absent: nothing. */
  readonly hides?: { readonly money: boolean; readonly mobile: boolean }
  /** What walls show beside the orders; absent: nothing. */
  readonly sight?: WallSight
}

export interface AdSight {
  readonly network: AdNetwork
  /** IANA name. */
  readonly zone: string
}

export interface ScopedMember {
  readonly id: number
  readonly company_id: number
  readonly status: number
  readonly privilege_id: number
  /** The group of rights that it is in. */
  readonly role?: { readonly data_scope: number; readonly see_money: boolean; readonly see_mobile: boolean } | null
  /** Who heads its team, where the group sees all of that. */
  readonly team_head?: number | null
  readonly current_version?: number
  readonly isad_version?: number
  readonly modules?: readonly number[]
  readonly time_zone?: string
  readonly fb_time_zone?: string
}

const adsOf = (member: ScopedMember): readonly AdSight[] => {
  const sight = {
    current_version: member.current_version ?? 0,
    isadVersion: member.isad_version ?? 0,
    isad: [...(member.modules ?? [])],
    time_zone: member.time_zone ?? '',
    fb_time_zone: member.fb_time_zone ?? '',
  }
  return networksOf(sight).map((network) => ({ network, zone: adZone(sight, network) }))
}

/**
 * The one scope function: a wall seat or a privileged member sees the company, everyone else the own subtree; who is in a
 * group of rights what the group says: itself and those below, its whole team, or the company.
 */
export const scopeOf = (member: ScopedMember): Scope => {
  const { company_id, status, privilege_id, role, team_head } = member
  const sight = role?.data_scope ?? dataScope.company
  const whole = company_id > 0 && (status === 4 || (privilege_id > 0 && sight === dataScope.company))
  const hides = role && { money: !role.see_money, mobile: !role.see_mobile }
  const rest = { company_id, ads: adsOf(member), viewer: member.id, ...(hides ? { hides } : {}) }
  if (whole) return { text: companyScope(company_id), member_id: null, ...rest }
  const member_id = (sight === dataScope.team ? team_head : null) ?? member.id
  return { text: memberScope(member_id), member_id, ...rest }
}

/** All of a company and nobody's own marks: the platform itself, and the operator who looks at another one. */
export const wholeCompany = (company_id: number): Scope => ({ text: `c${company_id}`, company_id, member_id: null })

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

/**
 * Condition on `affiliate_order_line l`: a sale. What is none is an adjustment (P75): it brings its refund into sums on its
 * own day, and whoever counts or shows sales leaves it out.
 */
export const isSale = sql`l.settlement_status <> ${sql.lit(ADJUSTMENT)}`

/** `linesPaid` without adjustments. */
export const salesPaid = (...paid: Parameters<typeof linesPaid>): RawBuilder<unknown> =>
  sql`${linesPaid(...paid)} and ${isSale}`

/** Sales of a scope paid at second `from` or later. */
export const salesSince = (scope: Scope, from: number): RawBuilder<unknown> =>
  sql`${linesOf(scope)} and l.paid_t >= ${from} and ${isSale}`

/**
 * Condition on `affiliate_order o` for the orders with such lines, adjustments too. Those of a whole company are told by the
 * orders alone, which is faster.
 */
export const ordersPaid = (scope: Scope, from: number, to: number): RawBuilder<unknown> => {
  const paid = sql`o.company_id = ${scope.company_id} and o.paid_t >= ${from} and o.paid_t <= ${to}`
  return scope.member_id === null
    ? paid
    : sql`${paid} and exists (
        select from affiliate_order_line l where l.order_id = o.order_id and ${linesPaid(scope, from, to)})`
}

/** Condition for the lines of a scope paid after `t`. */
export const linesAfter = (scope: Scope, t: number): RawBuilder<unknown> => sql`${linesOf(scope)} and l.paid_t > ${t}`

/** What a viewer sees of somebody within its scope and everyone below. The caller has made sure that it is within. */
export const teamOf = (scope: Scope, member_id: number): Scope => ({
  ...scope,
  text: memberScope(member_id),
  member_id,
})
