import { sql } from 'kysely'
import type { SearchHit } from '../../../shared/api/search.ts'
import { amountText } from '../../../shared/format/number.ts'
import { dateText } from '../../../shared/format/time.ts'
import type { Db } from '../../db/tables.ts'
import { linesOf, type Scope } from '../scope.ts'
import type { CompanyState } from '../view.ts'

/** A member's orders are looked for among so many of the company's that begin with the text: typing on finds the rest. */
const MOST_SEEN = 5000
/** Behind every text that begins with the one before it, in byte order. */
const LAST = '\u{10ffff}'

interface Row {
  readonly order_id: string
  readonly create_t: number
  readonly region: string
  readonly currency: string
  readonly order_amt: number
}

/** Orders of the scope whose number begins with `q`, by their number. */
export const findOrders = async (
  db: Db,
  scope: Scope,
  { clock }: CompanyState,
  q: string,
  most: number,
): Promise<SearchHit[]> => {
  const own =
    scope.member_id === null
      ? sql``
      : sql`where exists (select from affiliate_order_line l where ${linesOf(scope)} and l.order_id = o.order_id)`
  const { rows } = await sql<Row>`
    select o.order_id, o.create_t, o.region, o.currency, o.order_amt from (
      select * from affiliate_order
      where company_id = ${scope.company_id} and order_id collate "C" >= ${q} and order_id collate "C" < ${q + LAST}
      order by company_id, order_id collate "C" limit ${scope.member_id === null ? most : MOST_SEEN}) o
    ${own} order by o.order_id collate "C" limit ${most}`.execute(db)
  return rows.map((row) => ({
    kind: 'order',
    id: row.order_id,
    title: row.order_id,
    note: `${dateText(row.create_t, clock.zone)} · ${row.region} · ${row.currency} ${amountText(row.order_amt, row.currency)}`,
    path: `/orderAll/orderAll?keyword=${encodeURIComponent(row.order_id)}`,
  }))
}
