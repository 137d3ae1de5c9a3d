import { staffWorkflow } from '../../shared/areas/staff/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { deleteTokens } from '../queries/account/tokens.ts'
import { type HeldStaff, hasSeat, holdStaff, setStaffState } from '../queries/staff/staff.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'
import { requireManaged } from './staff-rights.ts'

type Row = Held & { readonly staff: HeldStaff }

const disable = async (tx: Tx, { by, row: { staff }, to }: Doing<Row, unknown>): Promise<Changed> => {
  if (staff.id === by.member_id) throw new Refused('staff.self')
  await requireManaged(tx, by, staff.id)
  await setStaffState(tx, staff, to, by.now)
  await deleteTokens(tx, staff.id)
  return onlyState
}

const enable = async (tx: Tx, { by, row: { staff }, to }: Doing<Row, unknown>): Promise<Changed> => {
  await requireManaged(tx, by, staff.id)
  if (!(await hasSeat(tx, staff.company_id))) throw new Refused('staff.full')
  await setStaffState(tx, staff, to, by.now)
  return onlyState
}

export const staffMachine = machineOf<typeof staffWorkflow.transitions, Row>(staffWorkflow, {
  none: 'staff.unknown',
  hold: async (tx, { scope }, key) => {
    const staff = await holdStaff(tx, scope, key)
    if (!staff) return undefined
    const { status, account_kind, membername, username } = staff
    return { staff, state: status, values: { account_kind }, name: membername || username }
  },
  runs: { disable, enable, enableScreen: enable },
  settled: ({ sessions }, key) => sessions.forget(Number(key)),
})
