import type { HandlerInput } from '../../../../shared/api/endpoint.ts'
import type { staffApi } from '../../../../shared/areas/staff/api.ts'
import type { Tx } from '../../../db/tables.ts'
import { isMemberChoice } from '../../../queries/account/choices.ts'
import type { MemberRow } from '../../../queries/account/member.ts'
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

/** @throws {Refused} beside what the editor may not give, because it has not got it itself */
const requireGiven = (input: SaveInput, editor: MemberRow, { viewer: { scope } }: Call): void => {
  const { privilege_group: group, is_screen } = input
  if (group !== '0' && group !== '1') throw wrongField('privilege_group', 'field.wrong')
  if (group === '1' && (editor.company_id === 0 || editor.privilege_id === 0))
    throw wrongField('privilege_group', 'staff.group')
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
export const givenBy = (
  input: SaveInput,
  editor: MemberRow,
  call: Call,
  has?: Pick<MemberRow, 'privilege_id' | 'daping' | 'is_share_video' | 'video_menu'>,
): StaffFields => {
  requireGiven(input, editor, call)
  const { membername, is_film_cutter, privilege_group, is_screen } = input
  const isManager = privilege_group === '1'
  const codes = codesOf(input)
  const others = (has?.video_menu ?? []).filter((code) => !Object.values<number>(videoCodes).includes(code))
  return {
    membername,
    is_film_cutter,
    privilege_id: isManager ? Math.max(has?.privilege_id ?? 0, 1) : 0,
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
