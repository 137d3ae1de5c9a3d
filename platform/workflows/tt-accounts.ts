import { MOST_FOLLOWED } from '../../shared/areas/tt-accounts/states.ts'
import { ttAccountWorkflow } from '../../shared/areas/tt-accounts/workflow.ts'
import { Refused } from '../http/refused.ts'
import { countOthers, type HeldAccount, holdAccount, setAccount } from '../queries/tt-accounts/accounts.ts'
import { type Held, machineOf, onlyState } from './machine.ts'

type Row = HeldAccount & Held

export const ttAccountMachine = machineOf<typeof ttAccountWorkflow.transitions, Row>(ttAccountWorkflow, {
  none: 'ttAccount.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdAccount(tx, scope, key)
    return row && { ...row, values: { account_note: row.note }, name: `@${row.name}` }
  },
  runs: {
    putAway: async (tx, { row, to, by }) => {
      await setAccount(tx, row.id, { state: to }, by.now)
      return onlyState
    },
    takeUp: async (tx, { row, to, by }) => {
      if ((await countOthers(tx, row.member_id, row.creator_id)) >= MOST_FOLLOWED)
        throw new Refused('ttAccount.full', { params: { most: MOST_FOLLOWED } })
      await setAccount(tx, row.id, { state: to }, by.now)
      return onlyState
    },
    note: async (tx, { row, by, input }) => {
      const note = input.note ?? ''
      await setAccount(tx, row.id, { note }, by.now)
      return { before: { note: row.note }, after: { note } }
    },
  },
})
