import { sql } from 'kysely'
import { grantedScreens } from '../../../shared/access/rights.ts'
import { accessRules } from '../../../shared/access/rules.ts'
import type { ScreenId } from '../../../shared/access/screens.ts'
import { dataScope, systemGroups } from '../../../shared/areas/permissions/groups.ts'
import { groupList } from '../../../shared/areas/permissions/list.ts'
import type { View } from '../../queries/view.ts'
import { holds } from '../../queries/words.ts'
import { part, type Sql } from '../source.ts'
import { tableSource } from '../table-source.ts'

/** Pages of the built-in groups: staff lack what A11 takes from them. */
const lacking = new Set<ScreenId>(accessRules.find(({ id }) => id === 'staff-without-privilege')?.hide)
const ofStaff = grantedScreens.filter((screen) => !lacking.has(screen)).length

const built = (id: string, title: string, sight: number, menus: number): Sql => sql`
  select ${sql.lit(Number(id))}::bigint as id, ${sql.lit(title)}::text as title, true as is_system,
    ${sql.lit(menus)}::int as menus, ${sql.lit(sight)}::smallint as data_scope, true as can_export, true as see_money,
    true as see_mobile, 0::bigint as update_time`

const groups = ({ scope }: View): Sql => sql`(
  ${built(systemGroups.staff, '员工\nStaff', dataScope.own, ofStaff)}
  union all ${built(systemGroups.managers, '管理组\nManagers', dataScope.company, grantedScreens.length)}
  union all select p.id, p.name, false, (select count(*) from role_menu r where r.role_id = p.id)::int, p.data_scope,
    exists (select from role_menu r where r.role_id = p.id and r.can_export), p.see_money, p.see_mobile, p.update_time
  from privilege_role p where p.company_id = ${scope.company_id}
) g`

/** An account is in the group that its number names, in that of the managers where the number names none. */
const members = ({ scope }: View): Sql => sql`(
  select count(*) from member m left join privilege_role p on p.id = m.privilege_id and p.company_id = m.company_id
  where m.company_id = ${scope.company_id} and m.deleted_t is null and coalesce(p.id, least(m.privilege_id, 1)) = g.id)`

/** Groups of a company, for who sees the whole of it. */
export const groupSource = tableSource(groupList, {
  table: groups,
  alias: 'g',
  key: ['id'],
  joins: { held: (view) => part(sql`left join lateral (select ${members(view)} as n) held on true`) },
  scope: ({ scope }) => (scope.member_id === null && scope.company_id > 0 ? sql`true` : sql`false`),
  columns: {
    group_title: part(sql`g.title`),
    group_id: part(sql`g.id::text`),
    is_system: part(sql`g.is_system`),
    group_members: part(sql`held.n`, 'held'),
    group_menus: part(sql`g.menus`),
    data_scope: part(sql`g.data_scope`),
    can_export: part(sql`g.can_export`),
    see_money: part(sql`g.see_money`),
    see_mobile: part(sql`g.see_mobile`),
    update_time: part(sql`nullif(g.update_time, 0)`),
  },
  filled: ['group_members', 'group_menus'],
  keyword: (word) => part(holds(sql`g.title`, word)),
})
