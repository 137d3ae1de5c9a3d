import { sql } from 'kysely'
import { jobList } from '../../../shared/areas/operations/jobs-list.ts'
import { isOperating } from '../../queries/account/operator.ts'
import { backgroundWork } from '../../queries/operations/jobs.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { holds } from '../../queries/words.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** What works in the background for all companies, for operators. */
export const jobSource = tableSource(jobList, {
  table: sql`${backgroundWork} w`,
  alias: 'w',
  key: ['kind', 'id'],
  joins: {
    company: part(sql`left join company f on f.id = w.company_id and f.id > 0`),
    by: part(sql`left join member m on m.id = w.member_id`),
  },
  scope: ({ scope }) => isOperating(scope),
  columns: {
    job_kind: part(sql`w.kind`),
    job_name: part(sql`w.name`),
    job_company: part(sql`coalesce(f.name, '')`, 'company'),
    job_by: part(sql`coalesce(${calledBy('m')}, '')`, 'by'),
    job_state: part(sql`w.state`),
    job_done: part(sql`w.done`),
    job_total: part(sql`w.total`),
    job_tries: part(sql`w.tries`),
    job_reason: part(sql`case when w.reason = chr(10) then '' else w.reason end`),
    job_changed: part(sql`w.update_time`),
    job_added: part(sql`w.add_time`),
    job_id: part(sql`w.kind || '-' || w.id`),
  },
  filled: ['job_tries', 'job_changed', 'job_added'],
  keyword: (word) =>
    part(
      sql`(${holds(sql`w.name || ' ' || coalesce(f.name, '') || ' ' || coalesce(${calledBy('m')}, '')`, word)}
        or w.kind || '-' || w.id = ${word})`,
      'company',
      'by',
    ),
})
