import { sql } from 'kysely'
import { ADJUSTMENT } from '../../../shared/areas/orders/enums.ts'

const ofLine = sql`t.company_id = l.company_id and t.order_id = l.order_id and t.sku_id = l.sku_id
  and t.content_id = l.content_id and t.n = l.n`

/** Of `affiliate_order_line l`, in `appealStates`: what became of its newest appeal. */
export const appealState = sql<number>`coalesce((
  select t.state + 1 from order_appeal t where ${ofLine} order by t.id desc limit 1), 0)`

/** The same, in `ownerStates`. */
export const ownerState = sql<number>`(case
  when l.settlement_status = ${sql.lit(ADJUSTMENT)} then 3
  when l.paid_t is null then 2
  when exists (select from commission_split t where ${ofLine} and t.state in (2, 3)) then 1
  else 0 end)`
