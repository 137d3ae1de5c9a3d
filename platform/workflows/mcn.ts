import { mcnWorkflow } from '../../shared/areas/mcn/workflow.ts'
import { AGENCY, holdBinding } from '../queries/creators/bindings.ts'
import { creatorMachine, heldOf } from './creators.ts'
import type { Machine } from './machine.ts'

/** The machine of bindings under its second screen, of those of an agency alone. */
export const mcnMachine: Machine = {
  ...creatorMachine,
  workflow: mcnWorkflow,
  implementation: {
    ...creatorMachine.implementation,
    hold: async (tx, { scope, now }, key) => {
      const row = await holdBinding(tx, scope, key, now)
      return row?.kind === AGENCY ? heldOf(row) : undefined
    },
  },
}
