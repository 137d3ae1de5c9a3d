import { sightOf } from '../../shared/access/sight.ts'
import type { UserRecord } from '../../shared/record/record.ts'
import type { MemberRow } from '../queries/account/member.ts'
import { scopeOf } from '../queries/scope.ts'

/** Accounts that the installation's settings set apart. */
export interface SpecialIds {
  /** Members who always have the material library. */
  readonly users: ReadonlySet<number>
  /** The company whose members always have it. */
  readonly company: number | null
  /** Film cutters of the star-origin library. */
  readonly starCutters: ReadonlySet<number>
}

export const nobodySpecial: SpecialIds = { users: new Set(), company: null, starCutters: new Set() }

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

/** A wall stands open to everybody who passes: its seat's record holds no phone. */
const phoneOf = ({ status }: MemberRow, mobile: string | null): string => (status === 4 ? '' : (mobile ?? ''))

const rightsOf = ({ role }: MemberRow): UserRecord['rights'] =>
  role && {
    id: role.id,
    name: role.name,
    money: flag(role.see_money),
    mobile: flag(role.see_mobile),
    screens: [...role.screens],
  }

const bareRecordOf = (member: MemberRow, special: SpecialIds): UserRecord => ({
  id: String(member.id),
  username: member.username,
  status: member.status,
  mobile: phoneOf(member, member.mobile),
  membername: member.membername,
  avatar: member.avatar,
  company: member.company_id,
  company_name: member.company_id === 0 ? '' : member.company_name,
  agency_level: member.agency_level,
  privilege_id: member.privilege_id,
  rights: rightsOf(member),
  version: member.version,
  current_version: member.current_version,
  isadVersion: member.isad_version,
  isad: member.modules,
  is_film_cutter: flag(member.is_film_cutter),
  has_tt_tool: flag(member.has_tt_tool),
  video_menu: member.video_menu,
  has_d: flag(member.has_d),
  has_zhishu: flag(member.has_zhishu),
  daping: flag(member.daping),
  is_share_video: flag(member.is_share_video),
  business_center: flag(member.business_center),
  has_console: flag(member.has_console),
  tk_pid: String(member.tk_pid),
  tk_manager_id: String(member.tk_manager_id),
  manager_id: member.manager_id === null ? '' : String(member.manager_id),
  referrerName: member.referrer_name ?? '',
  time_zone: member.time_zone,
  time_difference: member.time_difference,
  fb_time_zone: member.fb_time_zone,
  fb_time_difference: member.fb_time_difference,
  companyMenus: member.company_menus,
  scope: scopeOf(member).text,
  sight: '',
  currency: member.currency,
  zone: member.zone,
  cut_hour: member.cut_hour,
  demo: member.demo,
  operator: flag(member.operator),
  special_library: flag(special.users.has(member.id) || member.company_id === special.company),
  star_cutter: flag(special.starCutters.has(member.id)),
  wall: '',
  must_change: flag(member.must_change),
  referrerMobile: phoneOf(member, member.referrer_mobile),
})

/** The stored user record of a member: what the apps keep and the access rules read. */
export const recordOf = (member: MemberRow, special: SpecialIds): UserRecord => {
  const record = bareRecordOf(member, special)
  return { ...record, sight: sightOf(record).text }
}

/** Why an account may not be used, or null. A company that ran out takes its members with it. */
export const blockOf = (
  member: MemberRow,
  now: number,
): 'login.disabled' | 'login.refused' | 'login.pending' | 'login.expired' | null => {
  if (member.status === 0) return member.refused_reason === '' ? 'login.disabled' : 'login.refused'
  if (member.status === 2) return 'login.pending'
  if (member.status === 3) return 'login.expired'
  return member.company_expire_t !== null && member.company_expire_t <= now ? 'login.expired' : null
}
