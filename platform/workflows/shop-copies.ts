import { shopCopyWorkflow } from '../../shared/areas/shop-copies/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { type CopyJob, holdCopy, setCopy, takeCopiesBack, waitAgain } from '../queries/shop-copies/jobs.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = CopyJob & Held

const setState = async (tx: Tx, { row, to, by }: Doing<Row, unknown>): Promise<Changed> => {
  await setCopy(tx, row.id, { state: to }, by.now)
  return onlyState
}

export const shopCopyMachine = machineOf<typeof shopCopyWorkflow.transitions, Row>(shopCopyWorkflow, {
  none: 'shopCopy.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdCopy(tx, scope, key)
    return row && { ...row, values: {}, name: `CP${key.padStart(6, '0')}` }
  },
  runs: {
    begin: async (tx, { row, to, by }) => {
      await setCopy(tx, row.id, { state: to, start_t: by.now }, by.now)
      return onlyState
    },
    pause: setState,
    goOn: setState,
    giveUp: async (tx, { row, to, by }) => {
      await setCopy(tx, row.id, { state: to, end_t: by.now }, by.now)
      return onlyState
    },
    again: async (tx, { row, to, by }) => {
      await waitAgain(tx, row)
      await setCopy(tx, row.id, { state: to, start_t: by.now, end_t: null }, by.now)
      return onlyState
    },
    takeBack: async (tx, { row, to, by }) => {
      const drafts = await takeCopiesBack(tx, row)
      await setCopy(tx, row.id, { state: to, end_t: by.now }, by.now)
      return { before: {}, after: { drafts } }
    },
  },
})
