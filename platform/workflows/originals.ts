import { isRowId } from '../../shared/api/row-id.ts'
import { useSide } from '../../shared/areas/originals/states.ts'
import { originalUseWorkflow } from '../../shared/areas/originals/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import { holdUse, readAskers, setUse, type UseRow } from '../queries/originals/originals.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = UseRow & Held

const decide = async (tx: Tx, { row, to, by }: Doing<Row, unknown>, reason = ''): Promise<void> => {
  await setUse(tx, row.id, { state: to, reason, decided_by: by.member_id }, by.now)
  // Whoever asked stands in another company.
  await raiseVersion(tx, row.company_id, by.now)
}

export const originalUseMachine = machineOf<typeof originalUseWorkflow.transitions, Row>(originalUseWorkflow, {
  none: 'original.request',
  wrongState: {
    approve: ({ side }) => (side === useSide.decides ? 'workflow.state' : 'original.request'),
    reject: ({ side }) => (side === useSide.decides ? 'workflow.state' : 'original.request'),
  },
  hold: async (tx, { scope }, key) => {
    if (!isRowId(key)) throw new Refused('original.request')
    const row = await holdUse(tx, scope, key)
    return row && { ...row, values: { use_side: row.side }, name: row.title }
  },
  people: (tx, _, keys) => readAskers(tx, keys),
  runs: {
    approve: async (tx, doing): Promise<Changed> => {
      await decide(tx, doing)
      return onlyState
    },
    reject: async (tx, doing) => {
      await decide(tx, doing, doing.input.reason)
      return { before: {}, after: { reason: doing.input.reason } }
    },
    expire: async (tx, { row, to, by }) => {
      await setUse(tx, row.id, { state: to }, by.now)
      return onlyState
    },
  },
})
