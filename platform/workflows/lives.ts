import { liveWorkflow } from '../../shared/areas/lives/workflow.ts'
import { plannedStart } from '../http/areas/lives/planned.ts'
import { type HeldLive, holdLive, setLive } from '../queries/lives/lives.ts'
import { type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldLive & Held

export const liveMachine = machineOf<typeof liveWorkflow.transitions, Row>(liveWorkflow, {
  none: 'live.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdLive(tx, scope, key)
    return row && { ...row, values: { target_gmv: row.target_gmv_amt }, name: row.title || row.live_id }
  },
  runs: {
    replan: async (tx, { row, to, by, input }) => {
      const plan_start_t = await plannedStart(tx, row.company_id, input, by.now)
      const { target_gmv: target_gmv_amt } = input
      await setLive(tx, row, { state: to, plan_start_t, target_gmv_amt }, by.now)
      return {
        before: { plan_start_t: row.plan_start_t, target_gmv: row.target_gmv_amt },
        after: { plan_start_t, target_gmv: target_gmv_amt },
      }
    },
    cancel: async (tx, { row, to, by, input }) => {
      await setLive(tx, row, { state: to }, by.now)
      return { before: {}, after: { reason: input.reason } }
    },
    // What goes on after an interruption started when it first did.
    open: async (tx, { row, to, by }) => {
      await setLive(tx, row, { state: to, start_t: row.start_t ?? by.now, end_t: null }, by.now)
      return onlyState
    },
    interrupt: async (tx, { row, to, by, input }) => {
      await setLive(tx, row, { state: to }, by.now)
      return { before: {}, after: { reason: input.reason } }
    },
    end: async (tx, { row, to, by }) => {
      await setLive(tx, row, { state: to, end_t: by.now }, by.now)
      return onlyState
    },
    review: async (tx, { row, to, by, input: { review_note } }) => {
      await setLive(tx, row, { state: to, review_note }, by.now)
      return { before: { review_note: row.review_note }, after: { review_note } }
    },
    again: async (tx, { row, to, by }) => {
      await setLive(tx, row, { state: to }, by.now)
      return onlyState
    },
    silent: async (tx, { row, to, by }) => {
      await setLive(tx, row, { state: to }, by.now)
      return onlyState
    },
    resume: async (tx, { row, to, by }) => {
      await setLive(tx, row, { state: to }, by.now)
      return onlyState
    },
    // It ended when it fell silent, not when that was given up.
    expire: async (tx, { row, to, by }) => {
      await setLive(tx, row, { state: to, end_t: row.update_time }, by.now)
      return onlyState
    },
    ready: async (tx, { row, to, by }) => {
      await setLive(tx, row, { state: to }, by.now)
      return onlyState
    },
  },
})
