import { type RawBuilder, sql } from 'kysely'
import type { SplitRole } from '../../../shared/areas/orders/enums.ts'
import type { Scope } from '../scope.ts'

const CREATOR: SplitRole = 1

/** Condition on `commission_split t` of line `l`: a part of a scope's side, as platform/sums/ours.ts has it. */
export const isOurs = ({ member_id }: Scope): RawBuilder<unknown> =>
  member_id === null
    ? sql`t.role <> ${CREATOR}`
    : sql`t.role <> ${CREATOR}
        and t.member_id = any(l.owner_path[1:array_position(l.owner_path, ${member_id}::bigint)])`

/** Of the splits `t` of line `l`. */
export const splitsOfLine = sql`t.company_id = l.company_id and t.order_id = l.order_id and t.sku_id = l.sku_id
  and t.content_id = l.content_id and t.n = l.n`

/** `amt` of a split `t`: actual once its line is settled, estimated before. */
export const splitAmt = sql`coalesce(t.act_amt, t.est_amt)`

/** What of line `l` stays on a scope's side: one row with `amt`. */
export const oursOfLine = (scope: Scope): RawBuilder<unknown> =>
  sql`select sum(${splitAmt})::bigint as amt from commission_split t where ${splitsOfLine} and ${isOurs(scope)}`
