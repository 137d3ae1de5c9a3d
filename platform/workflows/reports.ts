import { planState } from '../../shared/areas/reports/states.ts'
import { reportWorkflow, sendingWorkflow } from '../../shared/areas/reports/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { type HeldPlan, holdPlan, lastDays, putSending, setPlan } from '../queries/reports/plans.ts'
import { type HeldSending, holdSending, setSending } from '../queries/reports/sendings.ts'
import { readCompany } from '../queries/view.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type PlanRow = HeldPlan & Held
type SendingRow = HeldSending & Held

const daysOf = async (tx: Tx, { row, by }: Doing<PlanRow, unknown>) =>
  lastDays(row, (await readCompany(tx, row.company_id)).clock, by.now)

const setState = async (tx: Tx, { row, to, by }: Doing<PlanRow, unknown>): Promise<Changed> => {
  await setPlan(tx, row.id, { state: to }, by.now)
  return onlyState
}

export const reportMachine = machineOf<typeof reportWorkflow.transitions, PlanRow>(reportWorkflow, {
  none: 'report.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdPlan(tx, scope, key)
    return row && { ...row, values: {} }
  },
  runs: {
    send: async (tx, doing) => {
      await putSending(tx, doing.row, await daysOf(tx, doing), doing.by.now)
      return onlyState
    },
    pause: setState,
    // What fell due meanwhile does not go out at once.
    resume: async (tx, doing) => {
      const { to: sent_day } = await daysOf(tx, doing)
      await setPlan(tx, doing.row.id, { state: planState.on, sent_day }, doing.by.now)
      return onlyState
    },
    remove: setState,
  },
})

export const sendingMachine = machineOf<typeof sendingWorkflow.transitions, SendingRow>(sendingWorkflow, {
  none: 'report.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdSending(tx, scope, key)
    return row && { ...row, values: {} }
  },
  runs: {
    again: async (tx, { row, to, by }) => {
      await setSending(tx, row.id, { state: to, tries: 0, next_t: by.now, error: '' }, by.now)
      return onlyState
    },
  },
})
