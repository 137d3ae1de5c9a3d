import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { dashboardApi } from '../../../shared/areas/data-board/api.ts'
import type { Db } from '../../db/tables.ts'
import { daySums, dimSql } from '../../sums/read.ts'
import type { BoardAsk } from './ask.ts'
import { type Narrow, narrowSales } from './narrow.ts'
import { type Range, secondsOf } from './range.ts'

interface Found {
  readonly est_amt: number
  readonly ineligible_amt: number
  readonly settled_est_amt: number
  readonly actual_amt: number
  readonly paid: number
  readonly delivered: number
  readonly pending: number
  readonly settled: number
}

const est = sql`l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt`
/** A delivered line has a day on which its commission falls due (rule 9). */
const delivered = sql`l.settle_due_t is not null`

/** Of the lines that a filter leaves, which are gone through once. */
const readFromLines = async (db: Db, narrow: Narrow, range: Range): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`
    select coalesce(sum(${est}), 0) as est_amt,
      coalesce(sum(${est}) filter (where l.settlement_status = 3), 0) as ineligible_amt,
      coalesce(sum(${est}) filter (where l.settlement_status = 2), 0) as settled_est_amt,
      coalesce(sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt)
        filter (where l.settlement_status = 2), 0) as actual_amt,
      count(*) as paid, count(*) filter (where ${delivered} or l.settlement_status = 2) as delivered,
      count(*) filter (where l.settlement_status = 2 or (${delivered} and l.settlement_status = 1)) as pending,
      count(*) filter (where l.settlement_status = 2) as settled
    ${narrowSales(narrow, ...secondsOf(narrow.view.clock, range))}`.execute(db)
  return rows[0]
}

/** Of the whole scope, from the kept sums. */
const readKept = async (db: Db, { view }: Narrow, { from, to }: Range): Promise<Found | undefined> => {
  const { rows } = await sql<Found>`
    select coalesce(sum(r.est_commission_amt) filter (where r.dim = ${dimSql('total')}), 0) as est_amt,
      coalesce(sum(r.ineligible_amt) filter (where r.dim = ${dimSql('total')}), 0) as ineligible_amt,
      coalesce(sum(r.est_commission_amt) filter (where r.dim = ${dimSql('status')}), 0) as settled_est_amt,
      coalesce(sum(r.act_standard_amt + r.act_shop_ads_amt + r.act_bonus_amt) filter (where r.dim = ${dimSql('total')}), 0) as actual_amt,
      coalesce(sum(r.lines) filter (where r.dim = ${dimSql('total')}), 0) as paid,
      coalesce(sum(r.delivered_lines) filter (where r.dim = ${dimSql('total')}), 0) as delivered,
      coalesce(sum(r.due_lines) filter (where r.dim = ${dimSql('total')}), 0) as pending,
      coalesce(sum(r.settled_lines) filter (where r.dim = ${dimSql('total')}), 0) as settled
    from (values (${dimSql('total')}, ''), (${dimSql('status')}, '2')) k(dim, dim_id)
    cross join lateral (select * from ${daySums({ scope: view.scope.text, from, to, dim: sql`k.dim`, id: sql`k.dim_id` })}) r`.execute(
    db,
  )
  return rows[0]
}

/** What becomes of the commission and of the lines paid in a range. */
export const readBoardFunnel = async (
  db: Db,
  { narrow, range }: BoardAsk,
): Promise<CallData<typeof dashboardApi.funnel>> => {
  const found = narrow.only === null ? await readKept(db, narrow, range) : await readFromLines(db, narrow, range)
  const { est_amt = 0, ineligible_amt = 0, settled_est_amt = 0, actual_amt = 0 } = found ?? {}
  const { paid = 0, delivered: arrived = 0, pending = 0, settled = 0 } = found ?? {}
  return {
    commission: {
      est_amt,
      ineligible_amt,
      open_amt: est_amt - ineligible_amt - settled_est_amt,
      deducted_amt: settled_est_amt - actual_amt,
      actual_amt,
    },
    lines: { paid, delivered: arrived, pending, settled },
    currency: narrow.view.company.currency,
    data_time: narrow.view.now,
  }
}
