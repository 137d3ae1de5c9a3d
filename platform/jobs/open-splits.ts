import { type RawBuilder, sql } from 'kysely'

/**
 * Splits of a member that no bill holds, or not whole, each with the kind of bill and line that it goes into, what is open of
 * it and since when. A split counts once (state 2 from then on); a claw-back row grows with each refund, so it counts by what
 * the bills before do not hold of it, at the moment of its last refund.
 */
export const openSplits = (company_id: number, member_id: number): RawBuilder<unknown> => sql`
  select s.company_id, s.order_id, s.sku_id, s.content_id, s.n, s.role, s.level,
    case s.role when 1 then 1 when 2 then 2 when 3 then 2 else 3 end as bill_type,
    case s.state when 4 then 2 else 1 end as kind,
    s.act_amt - case s.state when 4 then coalesce((
      select sum(coalesce(b.company_amt, b.amt)) from bill_line b
      where b.company_id = s.company_id and b.order_id = s.order_id and b.sku_id = s.sku_id
        and b.content_id = s.content_id and b.n = s.n and b.role = s.role and b.level = s.level), 0)
      else 0 end as amt,
    case s.state when 4 then greatest(l.settled_t, (
      select max(coalesce(r.done_t, r.applied_t)) from order_refund r
      where r.company_id = s.company_id and r.order_id = s.order_id and r.sku_id = s.sku_id
        and r.content_id = s.content_id and r.n = s.n))
      else l.settled_t end as t
  from commission_split s join affiliate_order_line l using (company_id, order_id, sku_id, content_id, n)
  where s.company_id = ${company_id} and s.member_id = ${member_id} and s.state in (1, 4) and s.act_amt <> 0`

/** Condition on their time: settled, or taken back, until the end of the month in the settlement zone. */
export const untilMonth = (period: string): RawBuilder<boolean> =>
  sql`to_char(to_timestamp(t) at time zone 'Asia/Shanghai', 'YYYY-MM') <= ${period}`

/** What a member's part of an order line adds up to in a bill, of rows `due` with kind and amount. */
export const dueSums = sql`count(distinct order_id) filter (where kind = 1) as orders,
  coalesce(sum(amt) filter (where kind = 1), 0) as commission_amt,
  - coalesce(sum(amt) filter (where kind = 2), 0) as deduction_amt`

/** Condition on split `s`: it is the one of row `d`. */
export const sameSplit = (d: string): RawBuilder<boolean> => {
  const of = (name: string) => sql.ref(`${d}.${name}`)
  return sql`s.company_id = ${of('company_id')} and s.order_id = ${of('order_id')} and s.sku_id = ${of('sku_id')}
    and s.content_id = ${of('content_id')} and s.n = ${of('n')} and s.role = ${of('role')} and s.level = ${of('level')}`
}
