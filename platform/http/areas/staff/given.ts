import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import { systemGroups } from '../../../../shared/areas/permissions/groups.ts'
import type { staffApi } from '../../../../shared/areas/staff/api.ts'
import type { Tx } from '../../../db/tables.ts'
import { isMemberChoice } from '../../../queries/account/choices.ts'
import type { MemberRow } from '../../../queries/account/member.ts'
import { readGroup } from '../../../queries/permissions/groups.ts'
import { isWithin } from '../../../queries/staff/rights.ts'
import type { StaffFields } from '../../../queries/staff/write.ts'
import { readBelow } from '../../../queries/workflows/people.ts'
import type { Call } from '../../call.ts'
import { wrongField } from '../../refused.ts'

export type SaveInput = HandlerInput<typeof staffApi.save>

/** Codes of `video_menu`, by the field that gives each. */
export const videoCodes = { video_screen: 1, video_home: 2, video_details: 3 } as const
const videoFields = ['video_screen', 'video_home', 'video_details'] as const

const codesOf = (input: SaveInput): number[] =>
  videoFields.filter((field) => input[field]).map((field) => videoCodes[field])

/**
 * The number of the group that a form gives. @throws {Refused} beside one that there is not, and beside one that may what the
 * editor may not
 */
const groupGiven = async (
  tx: Tx,
  { privilege_group: group, is_screen }: SaveInput,
  editor: MemberRow,
  has?: Pick<MemberRow, 'privilege_id' | 'role'>,
): Promise<number> => {
  if (group === systemGroups.staff) return 0
  const role = group === systemGroups.managers ? null : await readGroup(tx, editor.company_id, group)
  if (role === undefined) throw wrongField('privilege_group', 'field.wrong')
  const gives = editor.role === null || (role !== null && isWithin(role, editor.role))
  if (editor.company_id === 0 || editor.privilege_id === 0 || !gives || (role !== null && is_screen))
    throw wrongField('privilege_group', 'staff.group')
  if (role !== null) return Number(role.id)
  return has && has.privilege_id > 0 && has.role === null ? has.privilege_id : Number(systemGroups.managers)
}

/** @throws {Refused} beside what the editor may not give, because it has not got it itself */
const requireGiven = (input: SaveInput, editor: MemberRow, { viewer: { scope } }: Call): void => {
  const { is_screen } = input
  const beyond = videoFields.find((field) => input[field] && !editor.video_menu.includes(videoCodes[field]))
  if (beyond) throw wrongField(beyond, 'staff.notYours')
  if (is_screen && !(scope.company_id > 0 && scope.member_id === null && editor.daping))
    throw wrongField('is_screen', 'staff.screen')
}

/**
 * What a form gives an account, with what goes along with it: screens of clips come with the shared library, managers and
 * walls with the big screens, as far as the editor has them. `has`: what the account has already.
 * @throws {Refused} beside what the editor may not give
 */
export const givenBy = async (
  tx: Tx,
  input: SaveInput,
  editor: MemberRow,
  call: Call,
  has?: Pick<MemberRow, 'privilege_id' | 'role' | 'daping' | 'is_share_video' | 'video_menu'>,
): Promise<StaffFields> => {
  requireGiven(input, editor, call)
  const { membername, is_film_cutter, is_screen } = input
  const privilege_id = await groupGiven(tx, input, editor, has)
  const isManager = privilege_id > 0
  const codes = codesOf(input)
  const others = (has?.video_menu ?? []).filter((code) => !Object.values<number>(videoCodes).includes(code))
  return {
    membername,
    is_film_cutter,
    privilege_id,
    video_menu: [...codes, ...others],
    daping: (has?.daping ?? false) || ((isManager || is_screen) && editor.daping),
    is_share_video: (has?.is_share_video ?? false) || (codes.length > 0 && editor.is_share_video),
  }
}

/**
 * Who is to stand above an account (`id` null: a new one).
 * @throws {Refused} for nobody of the viewer's reach, and for what stands below the account itself
 */
export const requireAbove = async (tx: Tx, call: Call, above: string, id: number | null): Promise<number> => {
  if (!(await isMemberChoice(tx, call.viewer.scope, above))) throw wrongField('above', 'staff.aboveWrong')
  const found = Number(above)
  if (id !== null && (found === id || (await readBelow(tx, id, [found])).size > 0))
    throw wrongField('above', 'staff.aboveBelow')
  return found
}
