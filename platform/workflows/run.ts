import type { Router } from 'express'
import type { BulkData } from '../../shared/api/bulk.ts'
import type { Params } from '../../shared/i18n/texts.ts'
import {
  type HistoryData,
  type InputOf,
  leadsFrom,
  type Transition,
  type TransitionInput,
  type Transitions,
  type Values,
  type Workflow,
} from '../../shared/workflows/workflow.ts'
import type { Tx } from '../db/tables.ts'
import { bulk } from '../http/bulk.ts'
import type { Call } from '../http/call.ts'
import type { Context } from '../http/context.ts'
import { implement } from '../http/implement.ts'
import { Refused } from '../http/refused.ts'
import type { TextKey } from '../http/texts.ts'
import { insertAudit, objectOf } from '../queries/account/audit.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { readHistory, readNewestActor } from '../queries/workflows/history.ts'
import { isRepeated } from '../queries/workflows/requests.ts'
import { holdsRight } from './may.ts'

/** A row as it stands, held until the transaction ends. */
export interface Held {
  readonly state: number
  /** What stands in the columns that forms change, by column. */
  readonly values: Values
}

/** One row's transition under way. */
export interface Doing<Row extends Held, Input> {
  readonly call: Call
  readonly key: string
  readonly row: Row
  readonly input: Input
  /** The state that it leads to, or in which it stays. */
  readonly to: number
}

/** What a transition changed beside the state, for the log. */
export interface Changed {
  readonly before: Values
  readonly after: Values
}

export const onlyState: Changed = { before: {}, after: {} }

/** What is special about the transitions of a workflow: all else stands here. */
export interface Implementation<T extends Transitions, Row extends Held> {
  /** The row of the viewer's scope; undefined when there is none. */
  readonly hold: (tx: Tx, call: Call, key: string) => Promise<Row | undefined>
  /** What is said of a row that is not there. */
  readonly none: TextKey
  /** What is said of a row whose state does not lead there, where the general sentence says too little. */
  readonly wrongState?: { readonly [Name in keyof T]?: TextKey }
  /** What is said where somebody agreed to something else than stands in the row now. */
  readonly disagreed?: (seen: Values, now: Values) => { readonly text: TextKey; readonly params: Params }
  /** Writes one row, the state included; it may refuse, and nothing of the row is written then. */
  readonly runs: {
    readonly [Name in keyof T]: (tx: Tx, doing: Doing<Row, InputOf<T[Name]>>) => Promise<Changed>
  }
}

/** One row of a call. */
interface Press {
  readonly transition: string
  readonly key: string
  readonly request_id: string
  readonly seen: Values
  readonly input: unknown
}

type Run = (tx: Tx, doing: Doing<Held, unknown>) => Promise<Changed>

/** How the log names a row: of what each account has for itself, the account's. */
const objectIn = ({ viewer }: Call, { own }: Workflow, key: string): string =>
  objectOf(viewer.scope.company_id, own ? `${key}@${viewer.record.id}` : key)

/** @throws {Refused} with what stands there now, when the viewer agreed to something else */
const requireAgreed = (
  { agrees = [] }: Transition,
  disagreed: Implementation<Transitions, Held>['disagreed'],
  { values }: Held,
  seen: Values,
): void => {
  const other = agrees.filter((column) => column in seen && column in values && seen[column] !== values[column])
  if (other.length === 0) return
  const now = Object.fromEntries(other.map((column) => [column, values[column] ?? null]))
  const { text, params } = disagreed?.(seen, now) ?? { text: 'workflow.changed' as const, params: {} }
  throw new Refused(text, { params, refusal: { now } })
}

/** @throws {Refused} when what the viewer saw of the row is no longer so: somebody was faster */
const requireUnchanged = async (
  tx: Tx,
  call: Call,
  of: Workflow,
  key: string,
  row: Held,
  seen: Values,
): Promise<void> => {
  const now: Values = { ...row.values, [of.state]: row.state }
  const isSame = Object.entries(seen).every(([column, value]) => !(column in now) || now[column] === value)
  if (isSame) return
  const by = await readNewestActor(tx, of.of, objectIn(call, of, key))
  throw by === undefined ? new Refused('workflow.changed') : new Refused('workflow.conflict', { params: { by } })
}

/** Makes a transition of one row, with its place in the log; the same press a second time does nothing. */
const make = async (
  tx: Tx,
  call: Call,
  of: Workflow,
  { none, wrongState, disagreed, hold, runs }: Implementation<Transitions, Held>,
  { transition: name, key, request_id, seen, input }: Press,
): Promise<void> => {
  const transition = of.transitions[name]
  const run = runs[name] as Run | undefined
  if (!transition || !run) throw new Error(`no transition ${name} of ${of.of}`)
  const { record, scope } = call.viewer
  const member_id = Number(record.id)
  const row = await hold(tx, call, key)
  if (!row) throw new Refused(none)
  if (await isRepeated(tx, { member_id, request_id, key, now: call.now })) return
  if (!(await holdsRight(tx, scope, transition.by))) throw new Refused('workflow.right')
  requireAgreed(transition, disagreed, row, seen)
  await requireUnchanged(tx, call, of, key, row, seen)
  if (!leadsFrom(transition, row.state)) throw new Refused(wrongState?.[name] ?? 'workflow.state')
  const to = transition.to ?? row.state
  const changed = await run(tx, { call, key, row, input, to })
  await insertAudit(tx, {
    member_id,
    action: `${of.of}.${name}`,
    object_type: of.of,
    object_id: objectIn(call, of, key),
    before: { ...changed.before, [of.state]: row.state },
    after: { ...changed.after, [of.state]: to },
    ip: call.ip,
    now: call.now,
  })
  if (!of.own) await raiseVersion(tx, scope.company_id, call.now)
}

const transit = async (
  call: Call,
  of: Workflow,
  implementation: Implementation<Transitions, Held>,
  { transition, keys, request_id, seen, ...input }: TransitionInput,
): Promise<BulkData> => {
  const declared = of.transitions[transition] as Transition
  if (keys.length > 1 && !declared.bulk) throw new Refused('workflow.one')
  return bulk(call, keys, (tx, key) =>
    make(tx, call, of, implementation, { transition, key, request_id, seen: seen[key] ?? {}, input }),
  )
}

const history = (
  call: Call,
  of: Workflow,
  { none, hold }: Implementation<Transitions, Held>,
  key: string,
): Promise<HistoryData> =>
  call.context.db.transaction().execute(async (tx) => {
    if (!(await hold(tx, call, key))) throw new Refused(none)
    return { list: await readHistory(tx, of.of, objectIn(call, of, key)) }
  })

/** Mounts a workflow: whoever reads its list makes its transitions, row by row, each whole or not at all. */
export const mountWorkflow = <T extends Transitions, Row extends Held>(
  router: Router,
  context: Context,
  workflow: Omit<Workflow, 'transitions'> & { readonly transitions: T },
  implementation: Implementation<T, Row>,
): void => {
  const any = implementation as unknown as Implementation<Transitions, Held>
  implement(router, context, workflow.api, {
    transition: (input, call) => transit(call, workflow, any, input as unknown as TransitionInput),
    history: ({ key }, call) => history(call, workflow, any, key),
  })
}
