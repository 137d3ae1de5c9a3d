import { type RawBuilder, sql } from 'kysely'
import type { shopStages } from '../../../shared/areas/shops/orders-list.ts'

type Stage = (typeof shopStages)[number]

const stages: Readonly<Record<number, Stage>> = { 100: 1, 105: 2, 111: 2, 112: 3, 114: 4, 121: 4, 122: 5 }
const CANCELLED = 140

const byStatus = sql.join(
  Object.entries(stages).map(([status, stage]) => sql`when ${sql.lit(Number(status))} then ${sql.lit(stage)}`),
  sql` `,
)

/** The stage of line `l` of order `o` on its way; shared/areas/shops/orders-list.ts says what the numbers are. */
export const stageSql: RawBuilder<unknown> = sql`(case when o.order_status = ${sql.lit(CANCELLED)} then 7
  when l.returned_qty > 0 or l.refunded_qty > 0 or l.refund_amt > 0 then 8
  else case o.order_status ${byStatus} else 6 end end)`

/** What has come back of a line: pieces, and minor units. */
interface CameBack {
  readonly returned_qty: number
  readonly refunded_qty: number
  readonly refund_amt: number
}

/** The same of a line in memory, whose order is in this state. */
export const stageOf = (order_status: number, { returned_qty, refunded_qty, refund_amt }: CameBack): Stage => {
  if (order_status === CANCELLED) return 7
  if (returned_qty > 0 || refunded_qty > 0 || refund_amt > 0) return 8
  return stages[order_status] ?? 6
}
