import type { MemberRole, MemberRow } from '../account/member.ts'

/** What an account may beyond what everyone may. */
export type Given = Pick<
  MemberRow,
  | 'privilege_id'
  | 'role'
  | 'operator'
  | 'video_menu'
  | 'daping'
  | 'is_share_video'
  | 'business_center'
  | 'has_tt_tool'
  | 'modules'
>

const flags = ['operator', 'daping', 'is_share_video', 'business_center', 'has_tt_tool'] as const

type Rights = Pick<MemberRole, 'data_scope' | 'see_money' | 'see_mobile' | 'screens'>

/** Whether a group of rights gives nothing that another does not. */
export const isWithin = (one: Rights, other: Rights): boolean =>
  one.data_scope <= other.data_scope &&
  (!one.see_money || other.see_money) &&
  (!one.see_mobile || other.see_mobile) &&
  one.screens.every(({ screen, act, export: files }) =>
    other.screens.some((own) => own.screen === screen && act <= own.act && files <= own.export),
  )

/** Whether a group holds the other back in something that the one may. */
const hasMore = (one: Given, other: Given): boolean =>
  one.privilege_id > 0 && other.role !== null && (one.role === null || !isWithin(one.role, other.role))

/** Whether an account may do something that another may not: it is not the other's to manage. */
export const mayMore = (one: Given, other: Given): boolean =>
  (one.privilege_id > 0 && other.privilege_id === 0) ||
  hasMore(one, other) ||
  flags.some((flag) => one[flag] && !other[flag]) ||
  one.video_menu.some((code) => !other.video_menu.includes(code)) ||
  one.modules.some((code) => !other.modules.includes(code))
