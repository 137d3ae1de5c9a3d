import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import { ORDER_LOCK } from '../ingest/transaction.ts'
import { insertBills } from './member-bills.ts'

/** Seconds after midnight of the 1st in the settlement zone. */
const BILLED_AT_S = 2 * 3600
/** An import that was cut off keeps the bills of its company waiting no longer. */
const IMPORT_STALE_S = 3600
const STATEMENT_LIMIT_MS = 120_000
const MARK = 'bills.until'

/** Companies whose bills of the last closed month have not been made yet. */
const findDue = async (db: Db, now: number): Promise<{ company_id: number; period: string }[]> => {
  const { rows } = await sql<{ company_id: number; period: string }>`
    with last as (
      select to_char(to_timestamp(${now - BILLED_AT_S}) at time zone 'Asia/Shanghai' - interval '1 month', 'YYYY-MM') as period
    )
    select c.id as company_id, last.period from company c cross join last
    left join setting s on s.company_id = c.id and s.key = ${MARK}
    where coalesce(s.value #>> '{}', '') < last.period and not exists (
      select from import_job i
      where i.company_id = c.id and i.state = 'running' and i.update_time > ${now - IMPORT_STALE_S})
      and not exists (select from company_change h where h.company_id = c.id and h.state in ('queued', 'running'))
    order by c.id`.execute(db)
  return rows
}

const setMark = async (db: Db, company_id: number, period: string, now: number): Promise<void> => {
  const row = { value: JSON.stringify(period), update_time: now }
  await db
    .insertInto('setting')
    .values({ company_id, key: MARK, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doUpdateSet(row))
    .execute()
}

interface DueMember {
  readonly member_id: number
  /** From the first month of which something is in no bill, to the last closed one. */
  readonly months: readonly string[]
}

const findMembers = (db: Db, company_id: number, period: string): Promise<readonly DueMember[]> =>
  db.transaction().execute(async (tx) => {
    await sql.raw(`set local statement_timeout = ${STATEMENT_LIMIT_MS}`).execute(tx)
    const { rows } = await sql<DueMember>`
      select d.member_id, array(
        select to_char(month, 'YYYY-MM') from generate_series(
          date_trunc('month', to_timestamp(d.first_t) at time zone 'Asia/Shanghai'),
          to_date(${period}, 'YYYY-MM')::timestamp, interval '1 month') as month order by month) as months
      from (
        select s.member_id, min(l.settled_t) as first_t
        from commission_split s join affiliate_order_line l using (company_id, order_id, sku_id, content_id, n)
        where s.company_id = ${company_id} and s.member_id is not null and s.state in (1, 4) and s.act_amt <> 0
        group by s.member_id) d
      order by d.member_id`.execute(tx)
    return rows
  })

/**
 * Makes the bills of every month that is closed in Asia/Shanghai (from the 1st at 02:00 there), once a company and month:
 * one a member and kind of commission, from what is settled and in no bill. What settles late for a month that was billed
 * goes into the next bill. Can be killed or `stopped` at any point and run again.
 * @returns how many bills were made
 */
export const generateBills = async (db: Db, now: number, stopped = (): boolean => false): Promise<number> => {
  let made = 0
  for (const { company_id, period } of await findDue(db, now)) {
    for (const { member_id, months } of await findMembers(db, company_id, period)) {
      if (stopped()) return made
      made += await db.transaction().execute(async (tx) => {
        await sql.raw(`set local statement_timeout = ${STATEMENT_LIMIT_MS}`).execute(tx)
        // A change of the company's currency writes the splits anew.
        await sql`select pg_advisory_xact_lock(${sql.lit(ORDER_LOCK)}, ${company_id}::int)`.execute(tx)
        // Two processes take a member in turn; the second finds nothing left.
        await sql`select from member where id = ${member_id} for no key update`.execute(tx)
        let bills = 0
        for (const month of months) bills += await insertBills(tx, { company_id, member_id, period: month, now })
        return bills
      })
    }
    await setMark(db, company_id, period, now)
  }
  return made
}
