import { defineWorkflow } from '../../workflows/workflow.ts'
import { creatorWorkflow } from '../creators/workflow.ts'
import { mcnList } from './list.ts'

const { of, state, states, people = [], transitions } = creatorWorkflow
const { approve, reject, assign, share, renew, unbind, withdraw, agree, object, remark } = transitions

/** What is done with a contract is what is done with a binding: one machine under both screens. */
export const mcnWorkflow = defineWorkflow({
  of,
  list: mcnList,
  state,
  states,
  people,
  transitions: { approve, reject, share, renew, assign, unbind, withdraw, agree, object, remark },
})
