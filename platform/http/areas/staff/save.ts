import { staffState } from '../../../../shared/areas/staff/states.ts'
import type { MemberRow } from '../../../queries/account/member.ts'
import { deleteTokens } from '../../../queries/account/tokens.ts'
import { moveBelow } from '../../../queries/account/tree.ts'
import { type HeldStaff, hasSeat, holdCompany, holdStaff } from '../../../queries/staff/staff.ts'
import { insertStaff, updateStaff } from '../../../queries/staff/write.ts'
import { readAbove } from '../../../queries/workflows/people.ts'
import { actorOf } from '../../../workflows/actor.ts'
import { requireManaged } from '../../../workflows/staff-rights.ts'
import type { Call } from '../../call.ts'
import { Refused, wrongField } from '../../refused.ts'
import { newHash, requireForeign } from '../account/new-password.ts'
import { unlessTaken } from '../account/with-code.ts'
import { givenBy, requireAbove, type SaveInput } from './given.ts'
import { noteStaff } from './note.ts'

const taken = {
  member_username_key: { field: 'username', text: 'account.taken' },
  member_mobile_key: { field: 'mobile', text: 'staff.mobile' },
} as const

const { active, screen, disabled } = staffState

const toldOf = (fields: Pick<MemberRow, 'membername' | 'privilege_id' | 'is_film_cutter' | 'video_menu'>) => ({
  membername: fields.membername,
  privilege_id: fields.privilege_id,
  is_film_cutter: fields.is_film_cutter,
  video_menu: fields.video_menu.join(),
})

const requireMobile = ({ mobile, is_screen }: SaveInput): void => {
  if (mobile === null && !is_screen) throw wrongField('mobile', 'form.required')
}

const add = async (input: SaveInput, call: Call): Promise<number> => {
  const { username, password, mobile, is_screen } = input
  if (username === null) throw wrongField('username', 'form.required')
  if (password === null) throw wrongField('password', 'form.required')
  requireMobile(input)
  const { scope, record } = call.viewer
  requireForeign(password, [username, input.membername, mobile ?? '', record.company_name])
  const password_hash = await newHash(password, call)
  return call.context.db.transaction().execute(async (tx) => {
    await holdCompany(tx, scope.company_id)
    const { editor } = await requireManaged(tx, actorOf(call), Number(record.id))
    const fields = await givenBy(tx, input, editor, call)
    const above = input.above === null ? editor.id : await requireAbove(tx, call, input.above, null)
    if (!(await hasSeat(tx, scope.company_id))) throw new Refused('staff.full')
    const id = await insertStaff(tx, { ...fields, username, password_hash, mobile, is_screen, above }, editor, call.now)
    await noteStaff(tx, call, 'add', id, { after: { ...toldOf(fields), username, above, is_screen } })
    return id
  })
}

/** What its state becomes, where it becomes a wall's or a person's. @throws {Refused} while it is neither active nor disabled */
const stateFor = ({ status, account_kind }: HeldStaff, is_screen: boolean) => {
  if (is_screen === (account_kind === 2)) return {}
  const to = is_screen ? screen : active
  if (status === disabled) return { disabled_status: to }
  if (status !== active && status !== screen) throw wrongField('is_screen', 'staff.screenLater')
  return { status: to }
}

const edit = async (input: SaveInput, id: string, call: Call): Promise<number> =>
  call.context.db.transaction().execute(async (tx) => {
    const held = await holdStaff(tx, call.viewer.scope, id)
    if (!held) throw new Refused('staff.unknown')
    const { editor, member } = await requireManaged(tx, actorOf(call), held.id)
    if (member.mobile === null) requireMobile(input)
    const fields = await givenBy(tx, input, editor, call, member)
    const state = stateFor(held, input.is_screen)
    const isOwn = editor.id === held.id
    if (isOwn && fields.privilege_id !== member.privilege_id) throw wrongField('privilege_group', 'staff.ownRight')
    if (isOwn && Object.keys(state).length > 0) throw wrongField('is_screen', 'staff.ownRight')
    const mobile = input.mobile === null ? {} : { mobile: input.mobile }
    await updateStaff(tx, held.id, { ...fields, ...state, ...mobile }, call.now)
    const stood = await readAbove(tx, held.id)
    if (input.above !== null && Number(input.above) !== stood) {
      if (isOwn) throw wrongField('above', 'staff.ownRight')
      await moveBelow(tx, held.id, await requireAbove(tx, call, input.above, held.id), call.now)
    }
    // A wall's session and a person's are not of one kind.
    if (Object.keys(state).length > 0) await deleteTokens(tx, held.id)
    const above = input.above === null ? stood : Number(input.above)
    await noteStaff(tx, call, 'edit', held.id, {
      before: { ...toldOf(member), above: stood, is_screen: held.account_kind === 2 },
      after: { ...toldOf(fields), above, is_screen: input.is_screen },
    })
    return held.id
  })

/** What an account may do holds from its next call on. */
export const saveStaff = async (input: SaveInput, call: Call): Promise<{ id: string }> => {
  const id = await unlessTaken(taken, () => (input.id === null ? add(input, call) : edit(input, input.id, call)))
  call.context.sessions.forget(id)
  return { id: String(id) }
}
