import { sql } from 'kysely'
import { moneyText } from '../../shared/format/number.ts'
import { dayText } from '../../shared/time/zone.ts'
import type { Db } from '../db/tables.ts'
import { roleColumns } from '../queries/account/member.ts'
import { readRange } from '../queries/data-board/range-sums.ts'
import { reportDay } from '../queries/data-board/report.ts'
import { type ScopedMember, scopeOf } from '../queries/scope.ts'
import { readCompany, viewAt } from '../queries/view.ts'

type Due = ScopedMember & { readonly sent_day: number }

const send = (db: Db, member: Due, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const company = await readCompany(tx, member.company_id)
    const day = reportDay(company.clock, now)
    if (day <= member.sent_day) return
    const view = viewAt(scopeOf(member), company, now, false)
    const yesterday = { from: view.day - 1, to: view.day - 1, cut: null }
    const { total } = await readRange(tx, { view, only: null }, yesterday, [yesterday])
    const about = [
      dayText(yesterday.from),
      moneyText(total.gmv_amt, company.currency),
      total.orders,
      moneyText(total.est_commission_amt, company.currency),
    ].join(' · ')
    const { rows } = await sql`
      update daily_report set sent_day = ${day} where member_id = ${member.id} and sent_day < ${day} returning 1`.execute(
      tx,
    )
    if (rows.length === 0) return
    await sql`
      insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
      select m.company_id, m.id, ${about}, m.agency_level, 'report.daily', 'report', ${dayText(yesterday.from)}, ${now}::bigint
      from member m where m.id = ${member.id}`.execute(tx)
  })

/** Yesterday's turnover, orders and commission as a notice at 09:00 of the company's clock, once a day and member. */
export const sendReports = async (db: Db, now: number): Promise<void> => {
  const { rows } = await sql<Due>`
    select m.id, m.company_id, m.status, m.privilege_id, ${roleColumns}, r.sent_day from daily_report r join member m on m.id = r.member_id
    where m.deleted_t is null and m.status <> 2 and r.sent_day < ${Math.floor((now + 14 * 3600) / 86_400)}`.execute(db)
  for (const member of rows) await send(db, member, now)
}
