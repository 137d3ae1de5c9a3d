import { randomUUID } from 'node:crypto'
import { clipCutterWorkflow } from '../../shared/areas/clips/cutter-workflow.ts'
import { cutterState } from '../../shared/areas/clips/states.ts'
import { holdCutter, readCuttersDue } from '../queries/clips/due.ts'
import { clipNo } from '../queries/clips/numbers.ts'
import { clipTaskMachine } from './clip-tasks.ts'
import { type Held, machineOf, onlyState } from './machine.ts'
import { makeWithin } from './make.ts'

type Row = Held & { readonly tasks: readonly number[] }

export const clipCutterMachine = machineOf<typeof clipCutterWorkflow.transitions, Row>(clipCutterWorkflow, {
  none: 'clip.cutter.none',
  hold: async (tx, { scope: { company_id, member_id }, now }, key) => {
    const name = await holdCutter(tx, company_id, key)
    if (name === undefined || (member_id !== null && String(member_id) !== key)) return undefined
    const due = (await readCuttersDue(tx, company_id, now)).get(Number(key))
    return { state: due?.state ?? cutterState.free, tasks: due?.tasks ?? [], values: {}, name }
  },
  wrongState: {
    remind: ({ state }) => (state === cutterState.reminded ? 'clip.cutter.reminded' : 'clip.cutter.free'),
  },
  runs: {
    // Every task that is due is urged by itself; of one press the cutter gets one message.
    remind: async (tx, { by, row: { tasks } }) => {
      const request_id = randomUUID()
      for (const id of tasks)
        await makeWithin(tx, by, clipTaskMachine, {
          transition: 'urge',
          key: clipNo('task', id),
          request_id,
          seen: {},
          input: {},
        })
      return { ...onlyState, after: { tasks: tasks.length } }
    },
  },
})
