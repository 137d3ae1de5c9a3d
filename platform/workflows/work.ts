import { workState } from '../../shared/areas/work/states.ts'
import { workWorkflow } from '../../shared/areas/work/workflow.ts'
import { dayOfText, dayStart } from '../../shared/time/zone.ts'
import { Refused, wrongField } from '../http/refused.ts'
import { isMemberChoice } from '../queries/account/choices.ts'
import { readCompany } from '../queries/view.ts'
import { type HeldWork, holdWork, readWorkPeople, setWork } from '../queries/work/items.ts'
import { type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldWork & Held

export const workMachine = machineOf<typeof workWorkflow.transitions, Row>(workWorkflow, {
  none: 'work.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdWork(tx, scope, key)
    return row && { ...row, values: {} }
  },
  people: (tx, _, keys) => readWorkPeople(tx, keys),
  runs: {
    done: async (tx, { row, by, input: { remark } }) => {
      const ended = { done_t: by.now, done_id: by.member_id, done_n: row.n }
      await setWork(tx, row.id, { state: workState.done, remark: remark ?? '', ...ended }, by.now)
      return { before: {}, after: { remark: remark ?? '' } }
    },
    putOff: async (tx, { row, by, input }) => {
      const { clock } = await readCompany(tx, by.scope.company_id)
      const due_t = dayStart(clock, dayOfText(input.until) + 1) - 1
      if (due_t <= by.now) throw wrongField('until', 'work.past')
      await setWork(tx, row.id, { due_t }, by.now)
      return { before: { due_t: row.due_t }, after: { due_t } }
    },
    give: async (tx, { row, by, input: { member_id } }) => {
      if (!(await isMemberChoice(tx, by.scope, member_id))) throw new Refused('owner.outside')
      if (Number(member_id) === row.owner) return undefined
      await setWork(tx, row.id, { given_id: Number(member_id) }, by.now)
      return { before: { member_id: String(row.owner) }, after: { member_id } }
    },
    reopen: async (tx, { row, by }) => {
      const nobody = { done_t: null, done_id: null, done_n: null }
      await setWork(tx, row.id, { state: workState.open, ...nobody }, by.now)
      return onlyState
    },
  },
})
