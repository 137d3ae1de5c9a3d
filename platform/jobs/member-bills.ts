import { sql } from 'kysely'
import { CONFIRM_WITHIN_S } from '../../shared/areas/bills/states.ts'
import { currencyDecimals } from '../../shared/format/number.ts'
import type { Tx } from '../db/tables.ts'
import { readFrozenRate } from '../queries/bills/rate.ts'
import { dueSums, openSplits, sameSplit, untilMonth } from './open-splits.ts'

/** How the database writes an amount with so many decimals. */
const amountPattern = (digits: number): string => `FM999,999,999,999,990${digits > 0 ? `.${'0'.repeat(digits)}` : ''}`

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
  const { display_currency: currency } = await tx
    .selectFrom('company')
    .select('display_currency')
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow()
  const digits = currencyDecimals(currency)
  const rate = await readFrozenRate(tx, { company_id, currency, period })
  const { rows } = await sql<{ id: number }>`
    with open as materialized (${openSplits(company_id, member_id)}
    ), due as materialized (
      select * from open
      where amt <> 0 and ${untilMonth(period)}
        and not exists (select from bill b where b.member_id = ${member_id} and b.bill_type = open.bill_type
          and b.period >= ${period})
    ), sums as (
      select bill_type, ${dueSums},
        coalesce((select case when b.status = 7 then b.income_amt else 0 end from bill b
          where b.member_id = ${member_id} and b.bill_type = due.bill_type and b.status <> 6
          order by b.period desc limit 1), 0) as adjust_amt
      from due group by bill_type
    ), made as (
      insert into bill (id, bill_no, company_id, member_id, bill_type, period, currency, orders, commission_amt,
        deduction_amt, adjust_amt, income_amt, status, confirm_deadline_t, add_time, update_time, fx_rate, fx_minor,
        payee_name, bankname, bank_sealed, bank_last4)
      select next.id, 'B' || replace(${period}::text, '-', '') || '-' || lpad(next.id::text, greatest(6, length(next.id::text)), '0'),
        ${company_id}::bigint, ${member_id}::bigint, bill_type, ${period}::text, c.display_currency, orders, commission_amt,
        deduction_amt, adjust_amt, commission_amt - deduction_amt + adjust_amt,
        case when commission_amt - deduction_amt + adjust_amt < 0 then 7 else 0 end,
        ${now + CONFIRM_WITHIN_S}::bigint, ${now}::bigint, ${now}::bigint, ${rate?.fx_rate ?? null}::numeric,
        ${rate?.fx_minor ?? null}::numeric, coalesce(known.payee_name, ''), coalesce(known.bankname, ''),
        known.bank_sealed, coalesce(known.bank_last4, '')
      from (select *, nextval(pg_get_serial_sequence('bill', 'id')) as id from sums) next
      join company c on c.id = ${company_id}
      left join lateral (select k.payee_name, k.bankname, k.bank_sealed, k.bank_last4 from bill k
        where k.member_id = ${member_id} and k.bank_sealed is not null order by k.confirmed_t desc nulls last, k.id desc
        limit 1) known on true
      returning id, bill_no, bill_type, status, income_amt
    ), lines as (
      insert into bill_line (bill_id, company_id, order_id, sku_id, content_id, n, role, level, kind, amt)
      select made.id, company_id, order_id, sku_id, content_id, n, role, level, kind, amt
      from due join made using (bill_type)
    ), marked as (
      update commission_split s set state = 2 from due d
      where d.kind = 1 and ${sameSplit('d')}
    ), told as (
      insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
      select m.company_id, m.id, concat_ws(' · ', coalesce(nullif(m.membername, ''), m.username), made.bill_no,
          ${`${currency} `}::text || to_char(made.income_amt / ${10 ** digits}::numeric, ${amountPattern(digits)}::text)),
        m.agency_level, 'bill.created', 'bills',
        made.id::text, ${now}::bigint
      from made join member m on m.id = ${member_id} where made.status = 0
    )
    select id from made`.execute(tx)
  return rows.length
}
