import { type RawBuilder, sql } from 'kysely'
import { bindState } from '../../../shared/areas/creators/states.ts'
import type { Scope } from '../scope.ts'
import { creatorsBound, creatorsOf } from './bindings.ts'

type Sql = RawBuilder<unknown>

const DIRECT = 1
const { pending, refused, expired, unbound } = bindState

const states = (...of: readonly number[]): Sql => sql`(${sql.join(of.map((state) => sql.lit(state)))})`

/** Condition on `creator_binding b`: it holds, or did: one that nobody approved never did. */
export const hasHeld: Sql = sql`b.state not in ${states(pending, refused)}
  and not (b.state in ${states(expired, unbound)} and b.end_t is null)`

/** The same of one that makes, or made, a direct creator. */
export const isDirect: Sql = sql`b.kind = ${sql.lit(DIRECT)} and ${hasHeld}`

/** Condition on `creatorsBound`: a creator of the viewer's that is, or was, its direct one. */
export const directOf = (scope: Scope): Sql => sql`${creatorsOf(scope)} and ${isDirect}`

/** The ids of the scope's direct creators. */
export const directCreators = (scope: Scope): Sql =>
  sql`select c.creator_id from ${creatorsBound} where ${directOf(scope)}`

/** Condition on `affiliate_order_line l`: a direct creator of the scope brought it. */
export const lineOfDirect = (scope: Scope): Sql => sql`l.creator_id in (${directCreators(scope)})`
