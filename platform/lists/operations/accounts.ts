import { sql } from 'kysely'
import { accountList } from '../../../shared/areas/operations/accounts-list.ts'
import { operationListTexts } from '../../../shared/areas/operations/words.ts'
import { moduleCodes } from '../../../shared/modules/modules.ts'
import { isOperating } from '../../queries/account/operator.ts'
import { accountKind } from '../../queries/staff/staff.ts'
import { holds } from '../../queries/words.ts'
import { chosenNumbers } from '../conditions.ts'
import { presentMoment } from '../present-moment.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** Names of modules in a language, by their codes; the second network is bought as 5 or 6. */
const titles = (language: 'zh' | 'en') =>
  sql`case d.code ${sql.join(
    moduleCodes.map(
      (code) => sql`when ${sql.lit(code)} then ${sql.lit(operationListTexts[language][`moduleCode.${code}`])}`,
    ),
    sql` `,
  )} when 6 then ${sql.lit(operationListTexts[language]['moduleCode.5'])} else d.code::text end`

const stands = sql`d.member_id = m.id and d.start_t <= clock.now and (d.end_t is null or d.end_t > clock.now)`

/** Every account that is not deleted, for operators. */
export const accountSource = tableSource(accountList, {
  table: sql`member m`,
  alias: 'm',
  key: ['id'],
  joins: {
    clock: presentMoment,
    company: part(sql`left join company f on f.id = m.company_id and f.id > 0`),
    bought: part(
      sql`left join lateral (select min(d.end_t) as end_t,
        coalesce(string_agg(${titles('zh')}, '、' order by d.code), '') as zh,
        coalesce(string_agg(${titles('en')}, ', ' order by d.code), '') as en
        from member_module d where ${stands}) bought on true`,
      'clock',
    ),
  },
  scope: ({ scope }) => sql`(m.deleted_t is null and ${isOperating(scope)})`,
  columns: {
    membername: part(sql`m.membername`),
    username: part(sql`m.username`),
    account_company: part(sql`coalesce(f.name, '')`, 'company'),
    mobile: part(sql`coalesce(left(m.mobile, 3) || '****' || right(m.mobile, 4), '')`),
    account_kind: part(accountKind),
    staff_state: part(sql`m.status`),
    account_modules: part(sql`bought.zh || chr(10) || bought.en`, 'bought'),
    module_end: part(sql`bought.end_t`, 'bought'),
    last_login_time: part(sql`m.last_login_t`),
    daping: part(sql`m.daping`),
    is_share_video: part(sql`m.is_share_video`),
    business_center: part(sql`m.business_center`),
    has_tt_tool: part(sql`m.has_tt_tool`),
    has_console: part(sql`m.has_console`),
    operator: part(sql`m.operator`),
    add_time: part(sql`m.add_time`),
    account_id: part(sql`m.id::text`),
  },
  filled: ['username', 'add_time'],
  filters: {
    account_module: (value) =>
      part(
        sql`exists (select from member_module d where ${stands} and d.code = any(${chosenNumbers(value).flatMap(
          (code) => (code === 5 ? [5, 6] : [code]),
        )}::int[]))`,
        'clock',
      ),
  },
  keyword: (word) =>
    part(
      sql`(${holds(sql`m.username || ' ' || m.membername || ' ' || coalesce(f.name, '')`, word)} or m.id::text = ${word})`,
      'company',
    ),
})
