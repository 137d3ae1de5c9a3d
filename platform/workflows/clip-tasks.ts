import type { Updateable } from 'kysely'
import { demandState, MOST_OPEN, REJECTS_TO_END } from '../../shared/areas/clips/states.ts'
import { clipTaskWorkflow } from '../../shared/areas/clips/task-workflow.ts'
import { dayOfText, dayStart } from '../../shared/time/zone.ts'
import type { Tx } from '../db/tables.ts'
import type { ClipTaskTable } from '../db/tables-clips.ts'
import { Refused, wrongField } from '../http/refused.ts'
import { holdFile } from '../media/hold.ts'
import { holdDemandOf, setDemand } from '../queries/clips/demands.ts'
import { noteTaskEvents } from '../queries/clips/events.ts'
import { clipNo } from '../queries/clips/numbers.ts'
import { insertPublish, videoIdOf } from '../queries/clips/publish.ts'
import { countOpen, holdTask, readTaskPeople, setTask, type TaskRow } from '../queries/clips/tasks.ts'
import { insertComment, insertVersion } from '../queries/clips/versions.ts'
import { hasBrought } from '../queries/media/files.ts'
import { readCompany } from '../queries/view.ts'
import { memberOf, platformActor } from './actor.ts'
import { clipDemandMachine, deadlineOf, requireCutter, shareOf } from './clip-demands.ts'
import { requireFit } from './clip-file.ts'
import { type Changed, type Doing, type Held, machineOf, onlyState } from './machine.ts'
import { makeWithin } from './make.ts'

type Row = TaskRow & Held

/** What stands in a task that nobody has. */
const nobodys = { cutter_id: null, assigned_t: null, accepted_t: null, paused_t: null, paused_s: 0 } as const

interface Told {
  readonly note?: string
  readonly reason_code?: number
  readonly version_no?: number
}

/** Writes a task, its new state, and what happened to it. */
const write = async (
  tx: Tx,
  doing: Doing<Row, unknown>,
  transition: keyof typeof clipTaskWorkflow.transitions,
  values: Updateable<ClipTaskTable> = {},
  { version_no = doing.row.version_no, ...told }: Told = {},
): Promise<void> => {
  const { row, by, to } = doing
  await setTask(tx, row.id, { ...values, state: to }, by.now)
  await noteTaskEvents(tx, [
    {
      company_id: row.company_id,
      task_id: row.id,
      member_id: by.member_id,
      cutter_id: values.cutter_id ?? row.cutter_id,
      transition,
      from_state: row.state,
      to_state: to,
      version_no,
      ...told,
      t: by.now,
    },
  ])
}

/** @throws {Refused} when a cutter has as many open tasks as one may have */
const requireRoom = async (tx: Tx, cutter_id: number, text: 'clip.limit' | 'clip.full'): Promise<void> => {
  if ((await countOpen(tx, cutter_id)) >= MOST_OPEN) throw new Refused(text, { params: { most: MOST_OPEN } })
}

/** Back to the pool, with why. */
const toPool =
  (transition: 'decline' | 'give_back') =>
  async (tx: Tx, doing: Doing<Row, { readonly reason: string }>): Promise<Changed> => {
    await write(tx, doing, transition, nobodys, { note: doing.input.reason })
    return { before: { cutter_id: doing.row.cutter_id }, after: doing.input }
  }

/** To another cutter, who has to answer. */
const handOver =
  (transition: 'assign' | 'transfer') =>
  async (tx: Tx, doing: Doing<Row, { readonly cutter_id: string }>): Promise<Changed | undefined> => {
    const { by, row, input } = doing
    const cutter_id = await requireCutter(tx, by, input.cutter_id)
    if (cutter_id === row.cutter_id) return undefined
    await requireRoom(tx, cutter_id, 'clip.full')
    await write(tx, doing, transition, { ...nobodys, cutter_id, assigned_t: by.now })
    return { before: { cutter_id: row.cutter_id }, after: { cutter_id } }
  }

/** Ended by others: what the cutter gets for it is decided. */
const end =
  (transition: 'terminate' | 'cancel') =>
  async (
    tx: Tx,
    doing: Doing<Row, { readonly reason: string; readonly fee_decision: 1 | 2 | 3 }>,
  ): Promise<Changed> => {
    const { row, input } = doing
    const due_amt = row.cutter_id === null ? 0 : shareOf(row.fee_amt, input.fee_decision)
    await write(tx, doing, transition, { due_amt, paused_t: null }, { note: input.reason })
    return { before: {}, after: { ...input, due_amt } }
  }

const submit = async (
  tx: Tx,
  doing: Doing<Row, { readonly file_id: string; readonly note: string | null }>,
): Promise<Changed> => {
  const { row, by, input } = doing
  const member_id = memberOf(by)
  const demand = await holdDemandOf(tx, row.demand_id)
  const brought = await holdFile(tx, by.scope, input.file_id)
  if (!brought || !(await hasBrought(tx, brought, member_id))) throw wrongField('file_id', 'clip.file')
  const file = requireFit(brought, demand)
  const version_no = row.version_no + 1
  const note = input.note ?? ''
  await insertVersion(tx, { task_id: row.id, no: version_no, file_id: file.id, note, member_id, add_time: by.now })
  await write(tx, doing, 'submit', { version_no, submitted_t: by.now, opened_t: null }, { version_no, note })
  return { before: { version_no: row.version_no }, after: { version_no } }
}

const approve = async (tx: Tx, doing: Doing<Row, { readonly score: number }>): Promise<Changed> => {
  const { row, by, input } = doing
  await write(tx, doing, 'approve', { approved_t: by.now, due_amt: row.fee_amt, score: input.score })
  const demand = await holdDemandOf(tx, row.demand_id)
  const approved_count = demand.approved_count + 1
  await setDemand(tx, demand.id, { approved_count }, by.now)
  if (approved_count >= demand.required_count && demand.state === demandState.running)
    await makeWithin(tx, platformActor(row.company_id, by.now), clipDemandMachine, {
      transition: 'enough',
      key: clipNo('demand', demand.id),
      request_id: null,
      seen: {},
      input: {},
    })
  return { before: {}, after: { score: input.score } }
}

const reject = async (
  tx: Tx,
  doing: Doing<Row, { readonly reason_code: number; readonly comment: string }>,
): Promise<Changed> => {
  const { row, by, input } = doing
  const { version_no } = row
  const said = { task_id: row.id, version_no, at_ms: null, text: input.comment, mark: null }
  await insertComment(tx, { ...said, member_id: memberOf(by), add_time: by.now })
  const reject_count = row.reject_count + 1
  await write(tx, doing, 'reject', { reject_count }, { reason_code: input.reason_code, note: input.comment })
  return { before: { reject_count: row.reject_count }, after: { reject_count, ...input } }
}

const publish = async (
  tx: Tx,
  doing: Doing<Row, { readonly url: string; readonly account: string; readonly day: string }>,
): Promise<Changed> => {
  const { row, by, input } = doing
  const { clock } = await readCompany(tx, row.company_id)
  const day = dayOfText(input.day)
  const published_t = Number.isNaN(day) ? Number.NaN : dayStart(clock, day)
  if (!(published_t <= by.now)) throw wrongField('day', Number.isNaN(day) ? 'field.wrong' : 'field.future')
  const video_id = videoIdOf(input.url)
  if (video_id === undefined) throw wrongField('url', 'clip.video')
  const isNew = await insertPublish(tx, {
    video_id,
    task_id: row.id,
    company_id: row.company_id,
    account: input.account,
    url: input.url,
    published_t,
    member_id: memberOf(by),
    add_time: by.now,
  })
  if (!isNew) throw wrongField('url', 'clip.videoTaken')
  await write(tx, doing, 'publish', { published_t }, { note: input.account })
  const { id, published_count } = await holdDemandOf(tx, row.demand_id)
  await setDemand(tx, id, { published_count: published_count + 1 }, by.now)
  return { before: {}, after: input }
}

export const clipTaskMachine = machineOf<typeof clipTaskWorkflow.transitions, Row>(clipTaskWorkflow, {
  none: 'clip.task.none',
  faster: { claim: 'clip.taken' },
  wrongState: {
    submit: ({ paused_t }) => (paused_t === null ? 'workflow.state' : 'clip.paused'),
    withdraw: ({ opened_t }) => (opened_t === null ? 'workflow.state' : 'clip.opened'),
    terminate: ({ reject_count }) => (reject_count < REJECTS_TO_END ? 'clip.rejects' : 'workflow.state'),
  },
  hold: async (tx, { scope }, key) => {
    const row = await holdTask(tx, scope, key)
    // Whoever saw it in the pool sees it no longer once somebody else has it.
    if (!row && (await holdTask(tx, scope, key, true))) throw new Refused('clip.taken')
    if (!row) return undefined
    const { opened_t, paused_t, reject_count, version_no, cutter_name, deadline_t } = row
    const values = {
      opened: Number(opened_t !== null),
      paused: Number(paused_t !== null),
      reject_count,
      version_no,
      cutter_name,
      deadline_time: deadline_t,
    }
    return { ...row, values, name: row.title }
  },
  people: readTaskPeople,
  runs: {
    claim: async (tx, doing) => {
      const { by } = doing
      const cutter_id = memberOf(by)
      await requireRoom(tx, cutter_id, 'clip.limit')
      await write(tx, doing, 'claim', { ...nobodys, cutter_id, assigned_t: by.now, accepted_t: by.now })
      return { before: {}, after: { cutter_id } }
    },
    assign: handOver('assign'),
    accept: async (tx, doing) => {
      await write(tx, doing, 'accept', { accepted_t: doing.by.now })
      return onlyState
    },
    decline: toPool('decline'),
    unanswered: async (tx, doing) => {
      await write(tx, doing, 'unanswered', nobodys)
      return { before: { cutter_id: doing.row.cutter_id }, after: {} }
    },
    submit,
    pause: async (tx, doing) => {
      await write(tx, doing, 'pause', { paused_t: doing.by.now })
      return onlyState
    },
    resume: async (tx, doing) => {
      const { row, by } = doing
      const paused_s = row.paused_s + Math.max(0, by.now - (row.paused_t ?? by.now))
      await write(tx, doing, 'resume', { paused_t: null, paused_s })
      return { before: {}, after: { paused_s } }
    },
    give_back: toPool('give_back'),
    withdraw: async (tx, doing) => {
      await write(tx, doing, 'withdraw')
      return onlyState
    },
    open: async (tx, doing) => {
      await write(tx, doing, 'open', { opened_t: doing.by.now })
      return onlyState
    },
    approve,
    reject,
    terminate: end('terminate'),
    transfer: handOver('transfer'),
    deadline: async (tx, doing) => {
      const deadline_t = await deadlineOf(tx, doing.by, doing.input.deadline)
      await write(tx, doing, 'deadline', { deadline_t })
      return { before: { deadline_time: doing.row.deadline_t }, after: { deadline_time: deadline_t } }
    },
    urge: async (tx, doing) => {
      await write(tx, doing, 'urge')
      return onlyState
    },
    cancel: end('cancel'),
    publish,
  },
})
