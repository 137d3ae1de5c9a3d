import { sql } from 'kysely'
import { readLineId } from '../../../shared/areas/orders/line-id.ts'
import { type Part, part } from '../source.ts'

/** Condition on `affiliate_order_line l`: the line of an id; what is no id names none. */
export const ofLine = (id: string): Part => {
  const key = readLineId(id)
  if (!key) return part(sql`false`)
  const { order_id, sku_id, content_id, n } = key
  return part(sql`(l.order_id, l.sku_id, l.content_id, l.n) = (${order_id}, ${sku_id}, ${content_id}, ${n})`)
}
