import { type RawBuilder, sql } from 'kysely'
import { dataScope } from '../../../shared/areas/permissions/groups.ts'
import type { UserRecord } from '../../../shared/record/record.ts'
import type { GroupRights } from '../../../shared/record/rights.ts'
import type { Db, Tx } from '../../db/tables.ts'
import { isDemo } from '../demo.ts'

/** A group of rights as its members have it. */
export interface MemberRole {
  readonly id: string
  readonly name: string
  readonly data_scope: number
  readonly see_money: boolean
  readonly see_mobile: boolean
  readonly screens: GroupRights['screens']
}

/** A member with what its record and its rights need; the password hash is read apart. */
export interface MemberRow {
  id: number
  username: string
  status: number
  mobile: string | null
  membername: string
  avatar: string
  company_id: number
  company_name: string
  company_expire_t: number | null
  currency: string
  zone: string
  cut_hour: number
  demo: boolean
  agency_level: number
  privilege_id: number
  role: MemberRole | null
  team_head: number | null
  operator: boolean
  version: number
  current_version: number
  isad_version: number
  modules: number[]
  is_film_cutter: boolean
  has_tt_tool: boolean
  video_menu: number[]
  has_d: boolean
  has_zhishu: boolean
  daping: boolean
  is_share_video: boolean
  business_center: boolean
  has_console: boolean
  tk_pid: number
  tk_manager_id: number
  manager_id: number | null
  referrer_name: string | null
  referrer_mobile: string | null
  time_zone: string
  time_difference: number
  fb_time_zone: string
  fb_time_difference: number
  company_menus: UserRecord['companyMenus']
  must_change: boolean
  /** Why whoever registered was not taken; empty otherwise. */
  refused_reason: string
}

/** Entries in the order of the company's menu; `pid` is 0 at the top. */
const menusOf = (company_id: RawBuilder<unknown>) => sql`
  coalesce((select json_agg(json_build_object('menu_name', e.menu_name, 'id', e.id::text,
      'pid', coalesce(e.pid, 0)::text, 'enname', e.enname, 'ico', e.ico, 'url', e.url, 'is_hide', e.is_hide::int)
      order by e.sort, e.id)
    from company_menu e where e.company_id = ${company_id}), '[]')`

/** Of `member m`: the group of rights that it is in, and the head of its team where the group sees all of that. */
export const roleColumns = sql`
  (select json_build_object('id', p.id::text, 'name', p.name, 'data_scope', p.data_scope, 'see_money', p.see_money,
      'see_mobile', p.see_mobile, 'screens', coalesce((select json_agg(json_build_object('screen', r.screen,
        'act', r.can_act::int, 'export', r.can_export::int) order by r.screen) from role_menu r where r.role_id = p.id), '[]'))
    from privilege_role p where p.id = m.privilege_id and p.company_id = m.company_id) as role,
  (select t.ancestor_id from privilege_role p
    join member_closure t on t.descendant_id = m.id join member a on a.id = t.ancestor_id
    where p.id = m.privilege_id and p.company_id = m.company_id and p.data_scope = ${sql.lit(dataScope.team)}
      and a.manager_id is not null
    order by t.depth desc limit 1) as team_head`
const memberColumns = sql`
  m.id, m.username, m.status, m.mobile, m.membername, m.avatar, m.company_id, c.name as company_name,
  c.expire_t as company_expire_t, c.display_currency as currency, c.time_zone as zone, c.cut_hour, ${isDemo(sql`m.id`)} as demo, m.agency_level,
  m.privilege_id, ${roleColumns}, m.operator, m.version, m.current_version, m.isad_version, m.is_film_cutter, m.has_tt_tool, m.video_menu, m.has_d,
  m.has_zhishu, m.daping, m.is_share_video, m.business_center, m.has_console, m.tk_pid, m.tk_manager_id, m.manager_id,
  coalesce(nullif(r.membername, ''), r.username) as referrer_name, r.mobile as referrer_mobile, m.time_zone,
  m.time_difference, m.fb_time_zone, m.fb_time_difference, ${menusOf(sql`m.company_id`)} as company_menus, m.must_change, m.refused_reason`
const memberTables = sql`
  member m join company c on c.id = m.company_id left join member r on r.id = m.referrer_id`
const activeModules = (now: number) => sql`
  array(select d.code from member_module d where d.member_id = m.id and d.start_t <= ${now}
        and (d.end_t is null or d.end_t > ${now}) order by d.code)::int[] as modules`

const readMember = async (db: Db | Tx, which: RawBuilder<unknown>, now: number): Promise<MemberRow | null> => {
  const { rows } = await sql<MemberRow>`
    select ${memberColumns}, ${activeModules(now)} from ${memberTables}
    where ${which} and m.deleted_t is null`.execute(db)
  return rows[0] ?? null
}

export const readMemberById = (db: Db | Tx, id: number, now: number): Promise<MemberRow | null> =>
  readMember(db, sql`m.id = ${id}`, now)

/** Those of some accounts that are not deleted, by their ids. */
export const readMembersById = async (tx: Tx, ids: readonly number[], now: number): Promise<readonly MemberRow[]> => {
  const { rows } = await sql<MemberRow>`
    select ${memberColumns}, ${activeModules(now)} from ${memberTables}
    where m.id = any(${ids}::bigint[]) and m.deleted_t is null`.execute(tx)
  return rows
}

export const readMemberByMobile = (db: Db | Tx, mobile: string, now: number): Promise<MemberRow | null> =>
  readMember(db, sql`m.mobile = ${mobile}`, now)

/** For signing in: with the password's hash. */
export const readMemberByName = async (
  db: Db,
  username: string,
  now: number,
): Promise<(MemberRow & { password_hash: string }) | null> => {
  const { rows } = await sql<MemberRow & { password_hash: string }>`
    select ${memberColumns}, ${activeModules(now)}, m.password_hash from ${memberTables}
    where m.username = ${username} and m.deleted_t is null`.execute(db)
  return rows[0] ?? null
}

export interface SessionRow extends MemberRow {
  token_kind: 'web' | 'screen'
  token_used_t: number
}

export interface WallSessionRow extends MemberRow {
  wall_id: number
  wall_name: string
  wall_screen: number
  /** Whose figures it shows; null: the whole company's. */
  wall_member: number | null
  /** That member and everyone above. */
  wall_leaders: readonly number[]
  token_add_t: number
  token_used: boolean
}

/** The paired wall of a credential that has not run out, with whoever confirmed it. */
export const readWallSession = async (db: Db | Tx, token_hash: Buffer, now: number): Promise<WallSessionRow | null> => {
  const { rows } = await sql<WallSessionRow>`
    select ${memberColumns}, ${activeModules(now)}, w.id as wall_id, w.name as wall_name, w.screen as wall_screen,
      w.scope_member as wall_member,
      array(select ancestor_id from member_closure where descendant_id = w.scope_member) as wall_leaders,
      t.add_time as token_add_t, t.used_t is not null as token_used
    from wall_token t join wall_device w on w.id = t.wall_id, ${memberTables}
    where m.id = w.member_id and m.company_id = w.company_id and t.token_hash = ${token_hash} and t.expire_t > ${now}
      and w.revoked_t is null and m.deleted_t is null`.execute(db)
  return rows[0] ?? null
}

/** The holder of a token that has not run out. */
export const readSession = async (db: Db, token_hash: Buffer, now: number): Promise<SessionRow | null> => {
  const { rows } = await sql<SessionRow>`
    select ${memberColumns}, ${activeModules(now)}, t.kind as token_kind, t.used_t as token_used_t
    from auth_token t, ${memberTables}
    where m.id = t.member_id and t.token_hash = ${token_hash} and t.expire_t > ${now} and m.deleted_t is null`.execute(
    db,
  )
  return rows[0] ?? null
}
