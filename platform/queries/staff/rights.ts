import type { MemberRow } from '../account/member.ts'

/** What an account may beyond what everyone may. */
export type Given = Pick<
  MemberRow,
  | 'privilege_id'
  | 'operator'
  | 'video_menu'
  | 'daping'
  | 'is_share_video'
  | 'business_center'
  | 'has_tt_tool'
  | 'modules'
>

const flags = ['operator', 'daping', 'is_share_video', 'business_center', 'has_tt_tool'] as const

/** Whether an account may do something that another may not: it is not the other's to manage. */
export const mayMore = (one: Given, other: Given): boolean =>
  (one.privilege_id > 0 && other.privilege_id === 0) ||
  flags.some((flag) => one[flag] && !other[flag]) ||
  one.video_menu.some((code) => !other.video_menu.includes(code)) ||
  one.modules.some((code) => !other.modules.includes(code))
