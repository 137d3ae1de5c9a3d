import { sql } from 'kysely'
import { staffList } from '../../../shared/areas/staff/list.ts'
import { staffState } from '../../../shared/areas/staff/states.ts'
import { membersOf } from '../../queries/account/in-scope.ts'
import { calledBy } from '../../queries/orders/line.ts'
import { inTeams } from '../../queries/staff/sold.ts'
import { accountKind, takesSeat } from '../../queries/staff/staff.ts'
import { holds } from '../../queries/words.ts'
import { part } from '../source.ts'
import { tableSource } from '../table-source.ts'

const WEEK = 7 * 86_400
const isActive = sql`m.status = ${sql.lit(staffState.active)}`

/** Accounts of the viewer's scope. */
export const staffSource = tableSource(staffList, {
  table: sql`member m`,
  alias: 'm',
  key: ['id'],
  joins: {
    made: part(sql`left join privilege_role made on made.id = m.privilege_id and made.company_id = m.company_id`),
    above: part(sql`left join member_closure t on t.descendant_id = m.id and t.depth = 1
      left join member up on up.id = t.ancestor_id`),
  },
  scope: ({ scope }) => membersOf(scope),
  columns: {
    membername: part(sql`m.membername`),
    username: part(sql`m.username`),
    staff_id: part(sql`m.id::text`),
    mobile: part(sql`coalesce(left(m.mobile, 3) || '****' || right(m.mobile, 4), '')`),
    privilege_group: part(sql`case when made.id is null then least(m.privilege_id, 1) else 2 end`, 'made'),
    group_name: part(sql`coalesce(made.name, '')`, 'made'),
    team_name: part(sql`coalesce(${calledBy('up')}, '')`, 'above'),
    is_film_cutter: part(sql`m.is_film_cutter`),
    account_kind: part(accountKind),
    staff_state: part(sql`m.status`),
    last_login_time: part(sql`m.last_login_t`),
    add_time: part(sql`m.add_time`),
  },
  filled: ['username', 'add_time'],
  filters: {
    team: async (value, { tx, view }) => part(await inTeams(tx, view, value)),
  },
  keyword: (word) => part(sql`(${holds(sql`m.username || ' ' || m.membername`, word)} or m.id::text = ${word})`),
  sums: ({ scope: { company_id }, now }) => ({
    members: part(sql`count(*)`),
    seats: part(sql`(select c.seats from company c where c.id = ${company_id} and c.id > 0)`),
    active: part(sql`count(*) filter (where ${takesSeat})`),
    cutters: part(sql`count(*) filter (where ${isActive} and m.is_film_cutter)`),
    idle: part(sql`count(*) filter (where ${isActive} and coalesce(m.last_login_t, 0) < ${now - WEEK})`),
  }),
  kpi: ({ members, seats, active, cutters, idle }) => ({
    members: members ?? 0,
    seats: seats ?? null,
    active: active ?? 0,
    cutters: cutters ?? 0,
    idle: idle ?? 0,
  }),
})
