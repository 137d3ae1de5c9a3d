import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

const CONFIRM_WITHIN_S = 10 * 86_400

export interface BillRun {
  readonly company_id: number
  readonly member_id: number
  /** `YYYY-MM`, closed. */
  readonly period: string
  /** Unix seconds. */
  readonly now: number
}

/**
 * A member's bills of one month with their lines and a notice of each that is to be confirmed, in one statement: every
 * split that settled in the month or before and is in no bill. A split counts once (state 2 from then on); a claw-back row
 * grows with each refund, so it counts by what the bills before do not hold of it, in the month of its last refund. What
 * the bill before carried over comes off as an adjustment; a sum below zero is carried over again.
 * @returns how many bills were made; none for a kind that has a bill of the month already
 */
export const insertBills = async (tx: Tx, { company_id, member_id, period, now }: BillRun): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with open as materialized (
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
      where s.company_id = ${company_id} and s.member_id = ${member_id} and s.state in (1, 4) and s.act_amt <> 0
    ), due as materialized (
      select * from open
      where amt <> 0 and to_char(to_timestamp(t) at time zone 'Asia/Shanghai', 'YYYY-MM') <= ${period}
        and not exists (select from bill b where b.member_id = ${member_id} and b.bill_type = open.bill_type
          and b.period >= ${period})
    ), sums as (
      select bill_type, count(distinct order_id) filter (where kind = 1) as orders,
        coalesce(sum(amt) filter (where kind = 1), 0) as commission_amt,
        - coalesce(sum(amt) filter (where kind = 2), 0) as deduction_amt,
        coalesce((select case when b.status = 7 then b.income_amt else 0 end from bill b
          where b.member_id = ${member_id} and b.bill_type = due.bill_type order by b.period desc limit 1), 0) as adjust_amt
      from due group by bill_type
    ), made as (
      insert into bill (id, bill_no, company_id, member_id, bill_type, period, currency, orders, commission_amt,
        deduction_amt, adjust_amt, income_amt, status, confirm_deadline_t, add_time, update_time)
      select next.id, 'B' || replace(${period}::text, '-', '') || '-' || lpad(next.id::text, greatest(6, length(next.id::text)), '0'),
        ${company_id}::bigint, ${member_id}::bigint, bill_type, ${period}::text, c.display_currency, orders, commission_amt,
        deduction_amt, adjust_amt, commission_amt - deduction_amt + adjust_amt,
        case when commission_amt - deduction_amt + adjust_amt < 0 then 7 else 0 end,
        ${now + CONFIRM_WITHIN_S}::bigint, ${now}::bigint, ${now}::bigint
      from (select *, nextval(pg_get_serial_sequence('bill', 'id')) as id from sums) next
      join company c on c.id = ${company_id}
      returning id, bill_type, status
    ), lines as (
      insert into bill_line (bill_id, company_id, order_id, sku_id, content_id, n, role, level, kind, amt)
      select made.id, company_id, order_id, sku_id, content_id, n, role, level, kind, amt
      from due join made using (bill_type)
    ), marked as (
      update commission_split s set state = 2 from due d
      where d.kind = 1 and s.company_id = d.company_id and s.order_id = d.order_id and s.sku_id = d.sku_id
        and s.content_id = d.content_id and s.n = d.n and s.role = d.role and s.level = d.level
    ), told as (
      insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
      select m.company_id, m.id, coalesce(nullif(m.membername, ''), m.username), m.agency_level, 'bill.created', 'bill',
        made.id::text, ${now}::bigint
      from made join member m on m.id = ${member_id} where made.status = 0
    )
    select id from made`.execute(tx)
  return rows.length
}
