import type { Router } from 'express'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { HistoryData, TransitionInput, Workflow } from '../../shared/workflows/workflow.ts'
import { eachRow } from '../http/bulk.ts'
import type { Call } from '../http/call.ts'
import type { Context } from '../http/context.ts'
import { implement } from '../http/implement.ts'
import { Refused } from '../http/refused.ts'
import { readHistory, readMemberNames } from '../queries/workflows/history.ts'
import { actorOf } from './actor.ts'
import { machines } from './all.ts'
import { type Machine, objectIn } from './machine.ts'
import { makeOne, pressOf, requireSteady } from './make.ts'

const transit = async (call: Call, machine: Machine, input: TransitionInput): Promise<BulkData> => {
  const { transition, keys } = input
  if (keys.length > 1 && !machine.workflow.transitions[transition]?.bulk) throw new Refused('workflow.one')
  const by = actorOf(call)
  await requireSteady(call.context, by.scope.company_id, machine, transition)
  return eachRow(call, keys, async (key) => {
    const answer = await makeOne(call.context, by, machine, pressOf(input, key))
    machine.implementation.settled?.(call.context, key)
    return answer
  })
}

/** The members that fields of a history's entries pick. */
const pickedIn = ({ transitions }: Workflow, list: HistoryData['list']): number[] =>
  list.flatMap(({ transition, before, after }) =>
    (transitions[transition]?.form ?? [])
      .filter(({ kind }) => kind === 'member')
      .flatMap(({ name }) => [before[name], after[name]].filter((id) => typeof id === 'number')),
  )

const history = (call: Call, { workflow, implementation }: Machine, key: string): Promise<HistoryData> =>
  call.context.db.transaction().execute(async (tx) => {
    const { hold, look = hold, none } = implementation
    const by = actorOf(call)
    if (!(await look(tx, by, key))) throw new Refused(none)
    const list = await readHistory(tx, workflow.of, objectIn(workflow, by, key))
    return { list, names: await readMemberNames(tx, pickedIn(workflow, list)) }
  })

/** Whoever reads a workflow's list makes its transitions, row by row, each whole or not at all. */
export const mountWorkflows = (router: Router, context: Context): void => {
  for (const machine of machines)
    implement(router, context, machine.workflow.api, {
      transition: (input, call) => transit(call, machine, input as TransitionInput),
      history: ({ key }, call) => history(call, machine, key),
    })
}
