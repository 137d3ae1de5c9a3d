import { type RawBuilder, sql } from 'kysely'
import { authTroubles } from '../../../shared/areas/shops/auth-states.ts'
import { type TodoKind, todoKinds } from '../../../shared/areas/shops/todo-kinds.ts'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../view.ts'
import { authState, withAuth } from './auth.ts'
import { chosenShops, type ShopFilters } from './chosen.ts'
import { ofOwnShops, ownShops } from './scope.ts'

/** Seconds for which a refund counts as just asked for. */
const REFUND_S = 48 * 3600
const SHOWN = 3

interface Found {
  readonly kind: TodoKind
  readonly shop_id: string
  readonly name: string
  readonly count: number
}

/** `(kind, shop_id, count)` of everything that waits for somebody. */
const waiting = ({ scope, now }: View): RawBuilder<unknown> => {
  const open = sql`from shop_order so join affiliate_order o on o.company_id = so.company_id and o.order_id = so.order_id
    where so.is_open and ${ofOwnShops(scope, 'so')} and o.order_status in (111, 112, 114)`
  const skus = sql`from sku k join product p on p.company_id = k.company_id and p.product_id = k.product_id
    where p.status = 1 and ${ofOwnShops(scope, 'p')}`
  return sql`
    select w.kind, w.shop_id, w.n from (
      select so.shop_id, count(*) as to_ship, count(*) filter (where so.ship_due_t < ${now}) as overdue ${open} group by 1) k
    cross join lateral (values ('to_ship', k.shop_id, k.to_ship), ('overdue', k.shop_id, k.overdue)) w(kind, shop_id, n)
    where w.n > 0
    union all select 'to_refund', o.shop_id, count(*) from order_refund r
      join affiliate_order o on o.company_id = r.company_id and o.order_id = r.order_id
      where ${ofOwnShops(scope, 'o')} and r.kind in (1, 2) and r.done_t is null
        and r.applied_t > ${now - REFUND_S} and r.applied_t <= ${now} group by o.shop_id
    union all select 'out_of_stock', p.shop_id, count(*) ${skus} and k.stock = 0 group by p.shop_id
    union all select 'violation', p.shop_id, count(*) from product p
      where p.status in (3, 5) and ${ofOwnShops(scope, 'p')} group by p.shop_id
    union all select 'auth', s.shop_id, 1 from shop s ${withAuth}
      where ${ownShops(scope)} and ${authState(now)} = any(${authTroubles}::smallint[])
    union all select 'uncosted', p.shop_id, count(*) ${skus} and k.cost_amt is null group by p.shop_id`
}

/** What waits, each kind with the shops that have most of it; kinds of which there is nothing too. */
export const readTodo = async (tx: Tx, view: View, filters: ShopFilters) => {
  const { rows } = await sql<Found>`
    select w.kind, w.shop_id, coalesce(nullif(s.name, ''), s.shop_id) as name, w.n as count
    from (${waiting(view)}) w join shop s on s.shop_id = w.shop_id ${withAuth}
    where ${chosenShops(view, filters)} order by w.n desc, w.shop_id`.execute(tx)
  return todoKinds.map((kind) => {
    const own = rows.filter((row) => row.kind === kind)
    return {
      kind,
      count: own.reduce((total, { count }) => total + count, 0),
      shops: own.slice(0, SHOWN).map(({ shop_id, name, count }) => ({ shop_id, name, count })),
    }
  })
}
