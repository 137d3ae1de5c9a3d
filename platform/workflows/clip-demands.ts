import { clipDemandWorkflow } from '../../shared/areas/clips/demand-workflow.ts'
import { feeShare, MOST_OPEN, openTaskStates, taskState } from '../../shared/areas/clips/states.ts'
import { roundHalfUp } from '../../shared/commission/line.ts'
import { dayOfText, dayStart } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import { Refused, wrongField } from '../http/refused.ts'
import {
  countTasks,
  type DemandRow,
  holdDemand,
  readCutters,
  readDemandPeople,
  setDemand,
} from '../queries/clips/demands.ts'
import { noteTaskEvents } from '../queries/clips/events.ts'
import { readNamedIds } from '../queries/clips/materials.ts'
import { holdTasksOf, insertTasks, isWorkingCutter, setTask } from '../queries/clips/tasks.ts'
import { readCompany } from '../queries/view.ts'
import type { Actor } from './actor.ts'
import { requireMaterials } from './clip-materials.ts'
import { type Doing, type Held, machineOf, onlyState } from './machine.ts'

type Row = DemandRow & Held
type Split = { readonly tasks: number; readonly way: 1 | 2 | 3; readonly cutter_id: string | null }

const URGENT = 4

/** The last second of a day of the company that is not over. @throws {Refused} for one that is */
export const deadlineOf = async (tx: Tx, { scope, now }: Actor, day: string): Promise<number> => {
  const { clock } = await readCompany(tx, scope.company_id)
  const number = dayOfText(day)
  if (Number.isNaN(number)) throw wrongField('deadline', 'field.wrong')
  const end = dayStart(clock, number + 1) - 1
  if (end <= now) throw wrongField('deadline', 'field.past')
  return end
}

/** What a cutter gets of a fee. */
export const shareOf = (fee_amt: number, decision: 1 | 2 | 3): number =>
  roundHalfUp((fee_amt * (feeShare[decision] ?? 0)) / 10_000)

const setState = async (tx: Tx, { row, to, by }: Doing<Row, unknown>) => {
  await setDemand(tx, row.id, { state: to }, by.now)
  return onlyState
}

/** Sets the state and keeps why. */
const withReason = async (tx: Tx, doing: Doing<Row, { readonly reason: string }>) => {
  await setState(tx, doing)
  return { before: {}, after: { reason: doing.input.reason } }
}

/** The cutters of some new tasks; null: into the pool. */
const cuttersFor = async (tx: Tx, { by, input }: Doing<Row, Split>): Promise<readonly (number | null)[]> => {
  const { tasks, way, cutter_id } = input
  const { company_id } = by.scope
  const nobody: (number | null)[] = Array.from({ length: tasks }, () => null)
  if (way === 1) return nobody
  const cutters = await readCutters(tx, company_id, MOST_OPEN)
  if (way === 3) {
    const id = Number(cutter_id)
    const cutter = cutters.find((one) => one.id === id)
    if (!cutter) throw wrongField('cutter_id', 'clip.noCutter')
    if (cutter.free < tasks) throw wrongField('cutter_id', 'clip.full', { most: MOST_OPEN })
    return nobody.map(() => id)
  }
  // Whoever has the fewest gets the next one; what is too much for all of them stays in the pool.
  const free = cutters.map((cutter) => ({ ...cutter }))
  return nobody.map(() => {
    const next = free.reduce<(typeof free)[number] | undefined>(
      (most, one) => (one.free > (most?.free ?? 0) ? one : most),
      undefined,
    )
    if (!next) return null
    next.free--
    return next.id
  })
}

const split = async (tx: Tx, doing: Doing<Row, Split>) => {
  const { row, by, to, input } = doing
  const left = row.required_count - (await countTasks(tx, row.id))
  if (input.tasks > left) throw wrongField('tasks', 'clip.tooMany', { left })
  const cutters = await cuttersFor(tx, doing)
  const { company_id, deadline_t, fee_amt } = row
  const { now } = by
  const of = { company_id, demand_id: row.id, deadline_t, fee_amt, add_time: now, update_time: now }
  const states = cutters.map((cutter_id) => (cutter_id === null ? taskState.pool : taskState.assigned))
  const ids = await insertTasks(
    tx,
    cutters.map((cutter_id, n) => ({
      ...of,
      cutter_id,
      state: states[n] ?? taskState.pool,
      assigned_t: cutter_id === null ? null : now,
    })),
  )
  await noteTaskEvents(
    tx,
    ids.map((task_id, n) => ({
      company_id,
      task_id,
      member_id: by.member_id,
      cutter_id: cutters[n] ?? null,
      transition: 'split',
      from_state: taskState.pool,
      to_state: states[n] ?? taskState.pool,
      version_no: 0,
      t: now,
    })),
  )
  await setDemand(tx, row.id, { state: to }, now)
  return { before: {}, after: { tasks: input.tasks, way: input.way } }
}

/** Ends the tasks that are not approved yet: those that nobody works at for nothing, the others as decided. */
const cancel = async (
  tx: Tx,
  { row, by, to, input }: Doing<Row, { readonly reason: string; readonly fee_decision: 1 | 2 | 3 }>,
) => {
  const { company_id } = row
  const { now, member_id } = by
  const tasks = await holdTasksOf(tx, row.id, [taskState.pool, ...openTaskStates])
  for (const { id, state, fee_amt } of tasks) {
    const idle = state === taskState.pool || state === taskState.assigned
    const due_amt = idle ? 0 : shareOf(fee_amt, input.fee_decision)
    await setTask(tx, id, { state: taskState.cancelled, due_amt, paused_t: null }, now)
  }
  await noteTaskEvents(
    tx,
    tasks.map(({ id, state, cutter_id, version_no }) => ({
      company_id,
      task_id: id,
      member_id,
      cutter_id,
      transition: 'cancel',
      from_state: state,
      to_state: taskState.cancelled,
      version_no,
      note: input.reason,
      t: now,
    })),
  )
  await setDemand(tx, row.id, { state: to }, now)
  return { before: {}, after: { ...input, tasks: tasks.length } }
}

export const clipDemandMachine = machineOf<typeof clipDemandWorkflow.transitions, Row>(clipDemandWorkflow, {
  none: 'clip.demand.none',
  hold: async (tx, { scope }, key) => {
    const row = await holdDemand(tx, scope, key)
    return row && { ...row, values: { deadline_time: row.deadline_t }, name: row.title }
  },
  people: readDemandPeople,
  runs: {
    submit: async (tx, doing) => {
      const { row, by } = doing
      await requireMaterials(tx, by, await readNamedIds(tx, row.id), row.deadline_t)
      return setState(tx, doing)
    },
    recall: setState,
    approve: setState,
    reject: withReason,
    split,
    enough: setState,
    accept: async (tx, doing) => {
      await setDemand(tx, doing.row.id, { state: doing.to, done_t: doing.by.now }, doing.by.now)
      return onlyState
    },
    return: async (tx, { row, by, to, input: { more, reason } }) => {
      const required_count = row.required_count + more
      if (required_count > 10_000) throw new Refused('invalid', { params: { fields: 'more' } })
      await setDemand(tx, row.id, { state: to, required_count }, by.now)
      return { before: { required_count: row.required_count }, after: { required_count, reason } }
    },
    urgent: async (tx, { row, by }) => {
      if (row.priority === URGENT) return undefined
      await setDemand(tx, row.id, { priority: URGENT }, by.now)
      return { before: { priority: row.priority }, after: { priority: URGENT } }
    },
    deadline: async (tx, { row, by, input }) => {
      const deadline_t = await deadlineOf(tx, by, input.deadline)
      await requireMaterials(tx, by, await readNamedIds(tx, row.id), deadline_t, 'deadline')
      await setDemand(tx, row.id, { deadline_t }, by.now)
      const tasks = await holdTasksOf(tx, row.id, [taskState.pool, ...openTaskStates])
      for (const { id } of tasks) await setTask(tx, id, { deadline_t }, by.now)
      return { before: { deadline_time: row.deadline_t }, after: { deadline_time: deadline_t } }
    },
    cancel,
  },
})

/** A film cutter of the company who can take one more task. @throws {Refused} */
export const requireCutter = async (tx: Tx, by: Actor, id: string): Promise<number> => {
  const cutter = Number(id)
  if (!(await isWorkingCutter(tx, by.scope.company_id, cutter))) throw wrongField('cutter_id', 'clip.noCutter')
  return cutter
}
