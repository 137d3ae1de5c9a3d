import { ANSWER_S, bindState } from '../../shared/areas/creators/states.ts'
import { creatorWorkflow } from '../../shared/areas/creators/workflow.ts'
import { rateText } from '../../shared/format/number.ts'
import { dayNumber, dayStart } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { isMemberChoice } from '../queries/account/choices.ts'
import {
  AGENCY,
  bindAnew,
  type HeldBinding,
  holdBinding,
  readCreatorPeople,
  readOwnRate,
  setBinding,
  setRemark,
  setShare,
} from '../queries/creators/bindings.ts'
import { readCompany } from '../queries/view.ts'
import { lastSecond } from './last-second.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldBinding & Held

/** @throws {Refused} for a share above the owner's own: an agency's is of the creator's commission, not of the owner's income */
const requireWithin = (kind: number, share_bp: number, owner: { readonly name: string; readonly rate_bp: number }) => {
  if (kind !== AGENCY && share_bp > owner.rate_bp)
    throw new Refused('creator.share', { params: { owner: owner.name, rate: rateText(owner.rate_bp) } })
}

const setState = async (tx: Tx, { row, to, by }: Doing<Row, unknown>): Promise<Changed> => {
  await setBinding(tx, row.id, { state: to }, by.now)
  return onlyState
}

const setStateSaying = async (tx: Tx, doing: Doing<Row, { readonly reason: string }>): Promise<Changed> => {
  await setState(tx, doing)
  return { before: {}, after: doing.input }
}

/** A held binding as its machine takes it. */
export const heldOf = (row: HeldBinding): Row => {
  const { owner_name, share_rate_bp, remark } = row
  return { ...row, values: { owner_name, share_rate_bp, remark }, name: row.username }
}

export const creatorMachine = machineOf<typeof creatorWorkflow.transitions, Row>(creatorWorkflow, {
  none: 'creator.none',
  hold: async (tx, { scope, now }, key) => {
    const row = await holdBinding(tx, scope, key, now)
    return row && heldOf(row)
  },
  people: readCreatorPeople,
  runs: {
    approve: async (tx, { row, to, by }) => {
      requireWithin(row.kind, row.share_rate_bp, { name: row.owner_name, rate_bp: row.owner_rate_bp })
      await setBinding(tx, row.id, { state: to, start_t: by.now }, by.now)
      return onlyState
    },
    reject: setStateSaying,
    assign: async (tx, { row, by, input }) => {
      if (!(await isMemberChoice(tx, by.scope, input.owner_member_id))) throw new Refused('owner.outside')
      const member_id = Number(input.owner_member_id)
      const isBound = row.state === bindState.bound
      if (isBound && member_id === row.member_id) return undefined
      requireWithin(row.kind, row.share_rate_bp, await readOwnRate(tx, member_id))
      if (isBound) await setBinding(tx, row.id, { state: bindState.unbound, end_t: by.now }, by.now)
      await bindAnew(tx, by.scope, row, member_id, by.now)
      return { before: { owner_member_id: String(row.member_id) }, after: { owner_member_id: input.owner_member_id } }
    },
    share: async (tx, { row, by, input: { share_rate_bp } }) => {
      requireWithin(row.kind, share_rate_bp, { name: row.owner_name, rate_bp: row.owner_rate_bp })
      const { clock } = await readCompany(tx, by.scope.company_id)
      const from_t = dayStart(clock, dayNumber(clock, by.now) + 1)
      await setShare(tx, row.id, from_t, share_rate_bp)
      return { before: { share_rate_bp: row.share_rate_bp }, after: { share_rate_bp, from_t } }
    },
    renew: async (tx, { row, by, input: { end_date } }) => {
      const end_t = await lastSecond(tx, by, 'end_date', end_date)
      await setBinding(tx, row.id, { end_t }, by.now)
      return { before: { end_t: row.end_t }, after: { end_t } }
    },
    unbind: async (tx, { row, to, by, input }) => {
      await setBinding(tx, row.id, { state: to, unbind_t: by.now, unbind_member_id: by.member_id }, by.now)
      return { before: {}, after: input }
    },
    withdraw: async (tx, { row, to, by }) => {
      await setBinding(tx, row.id, { state: to, unbind_t: null }, by.now)
      return onlyState
    },
    agree: async (tx, { row, to, by }) => {
      await setBinding(tx, row.id, { state: to, end_t: by.now }, by.now)
      return { before: {}, after: { end_t: by.now } }
    },
    object: async (tx, { row, to, by, input }) => {
      await setBinding(tx, row.id, { state: to, unbind_t: null }, by.now)
      return { before: {}, after: input }
    },
    stop: setState,
    resume: setState,
    remark: async (tx, { row, by, input }) => {
      const remark = input.remark ?? ''
      await setRemark(tx, by.scope.company_id, row.creator_id, remark)
      return { before: { remark: row.remark }, after: { remark } }
    },
    unanswered: setState,
    // The platform may have stood still when the time came: the orders since then are nobody's.
    part: async (tx, { row, to, by }) => {
      const end_t = Math.min(by.now, (row.unbind_t ?? by.now) + ANSWER_S)
      await setBinding(tx, row.id, { state: to, end_t }, by.now)
      return { before: {}, after: { end_t } }
    },
    end: setState,
  },
})
