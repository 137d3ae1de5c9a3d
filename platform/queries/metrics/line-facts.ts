import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { daySums } from '../../sums/read.ts'
import { type Range, secondsOf } from '../data-board/range.ts'
import { linesOf, linesPaid } from '../scope.ts'
import type { View } from '../view.ts'
import type { Facts } from './formulas.ts'

const names = ['items', 'est_base_amt', 'est_commission_amt', 'est_partner_amt', 'returned_items'] as const
type PaidFacts = Pick<Facts, (typeof names)[number]>
const sums = sql.join(names.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0) as ${sql.ref(name)}`))

/** Sums of a range's paid lines beside those of the wall: kept by day, of a day that is cut from its lines. */
export const readPaidFacts = async (db: Db, view: View, range: Range): Promise<PaidFacts> => {
  const { from, to, cut } = range
  const part = cut
    ? sql`union all
      select sum(l.quantity), sum(l.est_base_amt),
        sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt), sum(l.est_partner_amt), sum(l.refunded_qty + l.returned_qty)
      from affiliate_order_line l where ${linesPaid(view.scope, cut.start, cut.now)}`
    : sql``
  const { rows } = await sql<PaidFacts>`
    select ${sums} from (
      select ${sql.join(names.map((name) => sql.ref(`r.${name}`)))}
      from ${daySums({ scope: view.scope.text, from, to: cut ? to - 1 : to, dim: 'total' })}
      ${part}) days`.execute(db)
  return (
    rows[0] ?? {
      items: 0,
      est_base_amt: 0,
      est_commission_amt: 0,
      est_partner_amt: 0,
      returned_items: 0,
    }
  )
}

/** How what was delivered in a range ended, whenever it was paid. */
export const readDeliveredFacts = async (
  db: Db,
  view: View,
  range: Range,
): Promise<Pick<Facts, 'settled_lines' | 'decided_lines'>> => {
  const [start, last] = secondsOf(view.clock, range)
  const { rows } = await sql<Pick<Facts, 'settled_lines' | 'decided_lines'>>`
    select count(*) filter (where l.settlement_status = 2) as settled_lines, count(*) as decided_lines
    from affiliate_order_line l join affiliate_order o on o.company_id = l.company_id and o.order_id = l.order_id
    where ${linesOf(view.scope)} and l.settlement_status in (2, 3) and l.paid_t <= ${last}
      and o.delivery_t >= ${start} and o.delivery_t <= ${last}`.execute(db)
  return rows[0] ?? { settled_lines: 0, decided_lines: 0 }
}
