import { sql } from 'kysely'
import { reportList, sendingList } from '../../../shared/areas/reports/list.ts'
import { planState } from '../../../shared/areas/reports/states.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { plansOf } from '../../queries/reports/plans.ts'
import { holds } from '../../queries/words.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const dayText = (day: ReturnType<typeof sql>) => sql`(date '1970-01-01' + ${day})::text`

/** Reports of the viewer and of everybody below. */
export const reportSource = tableSource(reportList, {
  table: sql`report_plan p`,
  alias: 'p',
  key: ['id'],
  joins: {
    owner: part(sql`join member m on m.id = p.member_id`),
    team: part(sql`left join member team on team.id = p.team_id`),
    last: part(
      sql`left join lateral (select max(s.sent_t) as t from report_sending s where s.plan_id = p.id) last on true`,
    ),
  },
  scope: ({ scope }) => sql`${plansOf(scope)} and p.state <> ${sql.lit(planState.removed)}`,
  columns: {
    report_name: part(sql`p.name`),
    report_content: part(sql`p.content`),
    report_team: part(sql`coalesce(${calledBy('team')}, '')`, 'team'),
    report_every: part(sql`p.every`),
    report_hour: part(sql`p.hour`),
    report_channel: part(sql`p.channel`),
    report_target: part(sql`p.shown`),
    report_format: part(sql`p.format`),
    report_state: part(sql`p.state`),
    sent_time: part(sql`last.t`, 'last'),
    owner_name: part(calledBy('m'), 'owner'),
    add_time: part(sql`p.add_time`),
    report_id: part(sql`p.id::text`),
  },
  filled: ['add_time'],
  keyword: (word) => part(sql`(p.id::text = ${word} or ${holds(sql`p.name`, word)})`),
})

/** What went out of them. */
export const sendingSource = tableSource(sendingList, {
  table: sql`report_sending s`,
  alias: 's',
  key: ['id'],
  joins: {
    plan: part(sql`join report_plan p on p.id = s.plan_id`),
    owner: part(sql`join member m on m.id = p.member_id`, 'plan'),
  },
  scope: ({ scope }) => sql`s.company_id = ${scope.company_id}
    and s.plan_id in (select p.id from report_plan p where ${plansOf(scope)})`,
  columns: {
    report_name: part(sql`p.name`, 'plan'),
    report_days: part(sql`case when s.from_day = s.to_day then ${dayText(sql`s.to_day`)}
      else ${dayText(sql`s.from_day`)} || ' – ' || ${dayText(sql`s.to_day`)} end`),
    sending_state: part(sql`s.state`),
    report_channel: part(sql`p.channel`, 'plan'),
    report_target: part(sql`p.shown`, 'plan'),
    add_time: part(sql`s.add_time`),
    sent_time: part(sql`s.sent_t`),
    sending_tries: part(sql`s.tries`),
    sending_error: part(sql`s.error`),
    file_name: part(sql`s.file_name`),
    owner_id: part(sql`p.member_id::text`, 'plan'),
    owner_name: part(calledBy('m'), 'plan', 'owner'),
    report_id: part(sql`p.id::text`, 'plan'),
    sending_id: part(sql`s.id::text`),
  },
  filled: ['add_time'],
  filters: { report_id: (text) => part(sql`s.plan_id::text = ${text}`) },
  keyword: (word) =>
    part(sql`(s.id::text = ${word} or ${holds(sql`p.name`, word)} or ${holds(sql`s.file_name`, word)})`, 'plan'),
})
