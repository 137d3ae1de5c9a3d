import { sql } from 'kysely'
import type { SearchHit } from '../../../shared/areas/search/api.ts'
import { amountText } from '../../../shared/format/number.ts'
import { dateText } from '../../../shared/format/time.ts'
import type { Db } from '../../db/tables.ts'
import { waysLike } from '../order-number.ts'
import { isSale, linesOf, type Scope } from '../scope.ts'
import type { CompanyState } from '../view.ts'

/** Orders are looked for among so many of the company's, those of the highest numbers: typing on finds the rest. */
const mostSeen = { company: 500, member: 5000 } as const
interface Row {
  readonly order_id: string
  readonly create_t: number
  readonly region: string
  readonly currency: string
  readonly order_amt: number
}

/** Orders of the scope (adjustments are none) whose number begins with `q` or ends with it, the newest first. */
export const findOrders = async (
  db: Db,
  scope: Scope,
  { clock }: CompanyState,
  q: string,
  most: number,
): Promise<SearchHit[]> => {
  const seen = waysLike(sql`order_id`, q).map(
    ({ by, like }) => sql`(
      select order_id, create_t, region, currency, order_amt from affiliate_order
      where company_id = ${scope.company_id} and ${like} order by ${by} collate "C" desc limit ${scope.member_id === null ? mostSeen.company : mostSeen.member})`,
  )
  const lines = sql`select from affiliate_order_line l where ${linesOf(scope)} and l.order_id = o.order_id`
  // Nobody below a company owns an adjustment.
  const own =
    scope.member_id === null ? sql`where not exists (${lines} and not ${isSale})` : sql`where exists (${lines})`
  const { rows } = await sql<Row>`
    select o.order_id, o.create_t, o.region, o.currency, o.order_amt from (${sql.join(seen, sql` union `)}) o
    ${own} order by o.create_t desc, o.order_id collate "C" desc limit ${most}`.execute(db)
  return rows.map((row) => ({
    kind: 'order',
    id: row.order_id,
    title: row.order_id,
    note: `${dateText(row.create_t, clock.zone)} · ${row.region} · ${row.currency} ${amountText(row.order_amt, row.currency)}`,
    path: `/orderAll/orderAll?keyword=${encodeURIComponent(row.order_id)}`,
  }))
}
