import type { CallData, HandlerInput } from '../../../../shared/api/endpoint.ts'
import { systemGroups } from '../../../../shared/areas/permissions/groups.ts'
import type { groupsApi } from '../../../../shared/areas/permissions/groups-api.ts'
import type { Tx } from '../../../db/tables.ts'
import { insertAudit, objectOf } from '../../../queries/account/audit.ts'
import { consistently } from '../../../queries/consistent.ts'
import {
  deleteGroup,
  type GroupFields,
  insertGroup,
  readGroup,
  readGroupMembers,
  readGroups,
  updateGroup,
} from '../../../queries/permissions/groups.ts'
import { raiseVersion } from '../../../queries/pulse.ts'
import { isWithin } from '../../../queries/staff/rights.ts'
import { holdCompany } from '../../../queries/staff/staff.ts'
import { readHistory } from '../../../queries/workflows/history.ts'
import type { Call } from '../../call.ts'
import { Refused, wrongField } from '../../refused.ts'
import { unlessTaken } from '../account/with-code.ts'

const OBJECT = 'privilege'
const taken = { privilege_role_company_id_name_key: { field: 'name', text: 'right.taken' } } as const

/** @throws {Refused} for who does not see the whole of a company */
const companyOf = ({ viewer: { scope } }: Call): number => {
  if (scope.company_id === 0 || scope.member_id !== null) throw new Refused('right.company')
  return scope.company_id
}

type Told = Omit<GroupFields, 'screens'> & { readonly screens: string }
const toldOf = ({ name, data_scope, see_money, see_mobile, screens }: GroupFields): Told => ({
  ...{ name, data_scope, see_money, see_mobile },
  screens: screens
    .map(({ screen, act, export: files }) => `${screen}:${act ? 'a' : ''}${files ? 'e' : ''}`)
    .toSorted()
    .join(),
})

interface Done {
  readonly action: 'add' | 'edit' | 'remove'
  readonly id: number
  readonly before?: Told
  readonly after?: Told
}

const note = async (tx: Tx, call: Call, company_id: number, { action, id, ...change }: Done): Promise<void> => {
  const object = { object_type: OBJECT, object_id: objectOf(company_id, String(id)) }
  const by = { member_id: Number(call.viewer.record.id), ip: call.ip, now: call.now }
  await insertAudit(tx, { ...by, ...object, action: `${OBJECT}.${action}`, ...change })
  await raiseVersion(tx, company_id, call.now)
}

export const group = (
  { id }: HandlerInput<typeof groupsApi.group>,
  call: Call,
): Promise<CallData<typeof groupsApi.group>> => {
  const company_id = companyOf(call)
  return consistently(call.context.db, async (tx) => {
    const found = await readGroup(tx, company_id, id)
    if (!found) throw new Refused('right.none')
    const { name, data_scope, see_money, see_mobile, screens } = found
    const members = await readGroupMembers(tx, company_id, Number(id))
    const log = await readHistory(tx, OBJECT, objectOf(company_id, id))
    return { name, data_scope, see_money, see_mobile, screens: [...screens], members: members.length, log }
  })
}

export const names = async (_: object, call: Call): Promise<CallData<typeof groupsApi.names>> => {
  const { company_id, member_id } = call.viewer.scope
  if (company_id === 0 || member_id !== null) return { list: [] }
  return consistently(call.context.db, async (tx) => ({ list: await readGroups(tx, company_id) }))
}

/** @throws {Refused} for what the editor has not got itself, and for its own group without the right to change groups */
const requireMine = async (fields: GroupFields, id: string | null, call: Call): Promise<void> => {
  const { role } = await call.member()
  if (role === null) return
  if (!isWithin(fields, role)) throw new Refused('right.beyond')
  const own = fields.screens.find(({ screen }) => screen === 'permissions')
  if (role.id === id && own?.act !== 1) throw wrongField('name', 'right.own')
}

export const save = async (
  { id, ...fields }: HandlerInput<typeof groupsApi.save>,
  call: Call,
): Promise<{ id: string }> => {
  const company_id = companyOf(call)
  if (id === systemGroups.staff || id === systemGroups.managers) throw new Refused('right.system')
  await requireMine(fields, id, call)
  const { db, sessions } = call.context
  const done = await unlessTaken(taken, () =>
    db.transaction().execute(async (tx) => {
      await holdCompany(tx, company_id)
      if (id === null) {
        const made = await insertGroup(tx, company_id, fields, call.now)
        await note(tx, call, company_id, { action: 'add', id: made, after: toldOf(fields) })
        return { id: made, members: [] }
      }
      const before = await readGroup(tx, company_id, id)
      if (!before) throw new Refused('right.none')
      await updateGroup(tx, Number(id), fields, call.now)
      await note(tx, call, company_id, {
        ...{ action: 'edit', id: Number(id), before: toldOf(before), after: toldOf(fields) },
      })
      return { id: Number(id), members: await readGroupMembers(tx, company_id, Number(id)) }
    }),
  )
  for (const member of done.members) sessions.forget(member)
  return { id: String(done.id) }
}

export const remove = async (
  { id }: HandlerInput<typeof groupsApi.remove>,
  call: Call,
): Promise<Record<string, never>> => {
  const company_id = companyOf(call)
  if (id === systemGroups.staff || id === systemGroups.managers) throw new Refused('right.system')
  await call.context.db.transaction().execute(async (tx) => {
    await holdCompany(tx, company_id)
    const before = await readGroup(tx, company_id, id)
    if (!before) throw new Refused('right.none')
    const members = await readGroupMembers(tx, company_id, Number(id))
    if (members.length > 0) throw new Refused('right.members', { params: { n: members.length } })
    await deleteGroup(tx, Number(id))
    await note(tx, call, company_id, { action: 'remove', id: Number(id), before: toldOf(before) })
  })
  return {}
}
