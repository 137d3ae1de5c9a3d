import { type OneRight, rightsOf } from '../../shared/workflows/rights.ts'
import {
  holdsWhen,
  type InputOf,
  leadsFrom,
  type Transition,
  type TransitionInput,
  type Values,
  type Workflow,
} from '../../shared/workflows/workflow.ts'
import type { Db, Tx } from '../db/tables.ts'
import { Refused } from '../http/refused.ts'
import type { TextKey } from '../http/texts.ts'
import type { OrderGate } from '../ingest/gate.ts'
import { insertAudit } from '../queries/account/audit.ts'
import { isChanging } from '../queries/company-changes.ts'
import { raiseVersion } from '../queries/pulse.ts'
import { readNewestActor } from '../queries/workflows/history.ts'
import { isRepeated } from '../queries/workflows/requests.ts'
import type { Actor } from './actor.ts'
import { type Changed, type Doing, type Held, type Machine, objectIn, type WriteOrder } from './machine.ts'
import { rowsWithRight } from './rights.ts'
import { tellOf } from './tell.ts'

/** What a form brings, whichever it is. */
type Input = InputOf<Transition>

/** One row of a call. */
export interface Press {
  readonly transition: string
  readonly key: string
  /** Null: the platform's own, which looks at the row's state alone. */
  readonly request_id: string | null
  readonly seen: Values
  readonly input: Input
}

/** @throws {Refused} with what stands there now, when the viewer agreed to something else */
const requireAgreed = (
  { agrees = [] }: Transition,
  disagreed: Machine['implementation']['disagreed'],
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
  by: Actor,
  of: Workflow,
  row: Held,
  { key, seen }: Pick<Press, 'key' | 'seen'>,
): Promise<void> => {
  const now: Values = { ...row.values, [of.state]: row.state }
  const isSame = Object.entries(seen).every(([column, value]) => !(column in now) || now[column] === value)
  if (isSame) return
  const faster = await readNewestActor(tx, of.of, objectIn(of, by, key))
  throw faster ? new Refused('workflow.conflict', { params: { by: faster } }) : new Refused('workflow.changed')
}

/** What is said to somebody who has not the first of the rights that would do. */
const refusalOf = (right: OneRight | undefined): TextKey => {
  if (right === 'platform') return 'workflow.platform'
  if (right === 'leader') return 'workflow.right'
  if (right === 'cutter') return 'workflow.cutter'
  if (right === 'operator') return 'workflow.operator'
  if (typeof right === 'object' && 'judges' in right) return 'workflow.judge'
  return typeof right === 'object' && 'is' in right ? 'workflow.own' : 'workflow.above'
}

/** @throws {Refused} when a person has no right to it; the platform may do whatever a deadline makes */
const requireRight = async (
  tx: Tx,
  { member_id, scope }: Actor,
  { by: right }: Transition,
  key: string,
  people: Machine['implementation']['people'],
): Promise<void> => {
  if (member_id === null || (await rowsWithRight(tx, scope, right, [key], people)).has(key)) return
  throw new Refused(refusalOf(rightsOf(right)[0]))
}

/** @throws {Refused} when the actor may not, or the row does not stand so that it can */
const requireOpen = async (
  tx: Tx,
  by: Actor,
  { workflow: of, implementation: { people, wrongState, disagreed, faster = {} } }: Machine,
  row: Held,
  press: Press,
): Promise<Transition> => {
  const { transition: name, key } = press
  const transition = of.transitions[name]
  if (!transition) throw new Error(`no transition ${name} of ${of.of}`)
  requireAgreed(transition, disagreed, row, press.seen)
  const late = faster[name]
  if (late && !leadsFrom(transition, row.state)) throw new Refused(typeof late === 'function' ? late(row) : late)
  await requireUnchanged(tx, by, of, row, press)
  // Whose the row is may have changed with it: that somebody was faster is said first.
  await requireRight(tx, by, transition, key, people)
  if (leadsFrom(transition, row.state) && holdsWhen(transition, row.values)) return transition
  const why = wrongState?.[name] ?? 'workflow.state'
  throw new Refused(typeof why === 'function' ? why(row) : why)
}

type Run = (tx: Tx, doing: Doing<Held, Input>) => Promise<Changed | undefined>

/** Writes a transition of one row, with its place in the log; the same press a second time does nothing. */
const write = async (tx: Tx, by: Actor, machine: Machine, press: Press, run: Run): Promise<void> => {
  const { workflow: of, implementation } = machine
  const { transition: name, key, request_id, input } = press
  const { member_id, scope, now } = by
  const row = await implementation.hold(tx, by, key)
  if (!row) throw new Refused(implementation.none)
  if (member_id !== null && request_id !== null && (await isRepeated(tx, { member_id, request_id, key, now }))) return
  const transition = await requireOpen(tx, by, machine, row, press)
  const to = transition.to ?? row.state
  const changed = await run(tx, { by, key, row, input, to })
  if (!changed) return
  await insertAudit(tx, {
    member_id,
    action: `${of.of}.${name}`,
    object_type: of.of,
    object_id: objectIn(of, by, key),
    before: { ...changed.before, [of.state]: row.state },
    after: { ...changed.after, [of.state]: to },
    ip: by.ip,
    now,
  })
  await tellOf(tx, by, { of, name, transition, key, row, request_id }, implementation.people)
  if (!of.own) await raiseVersion(tx, scope.company_id, now)
}

/** The same, and what it answers. */
const make = async (...[tx, by, machine, press, run]: Parameters<typeof write>) => {
  await write(tx, by, machine, press, run)
  return machine.answers[press.transition]?.(tx, by, press.key)
}

/**
 * Makes, within a transaction under way, a transition that another one entails: the platform's own, with its place in the log
 * and its messages. @throws {Refused} when the row does not stand so that it can
 */
export const makeWithin = async (tx: Tx, by: Actor, machine: Machine, press: Press): Promise<void> => {
  const run = machine.implementation.runs[press.transition]
  if (typeof run !== 'function') throw new Error(`${press.transition} cannot be made within a transaction`)
  await write(tx, by, machine, press, run)
}

export interface Ways {
  readonly db: Db
  readonly gate: OrderGate
}

/**
 * For what changes orders: people are told at once, instead of waiting as long as orders do.
 * @throws {Refused} while the company is being changed
 */
export const requireSteady = async (
  { db }: Pick<Ways, 'db'>,
  company_id: number,
  { implementation }: Pick<Machine, 'implementation'>,
  transition: string,
): Promise<void> => {
  if (typeof implementation.runs[transition] === 'function') return
  if (await isChanging(db, company_id)) throw new Refused('company.changing')
}

/** Makes a transition of one row in a transaction of its own: the order gate's where it changes orders. */
export const makeOne = async ({ db, gate }: Ways, by: Actor, machine: Machine, press: Press) => {
  const run = machine.implementation.runs[press.transition]
  if (!run) throw new Error(`no transition ${press.transition}`)
  if (typeof run === 'function') return db.transaction().execute((tx) => make(tx, by, machine, press, run))
  return gate.within(by.scope.company_id, (tx, submit) => {
    const writeOne: WriteOrder = async (event) => {
      const [result] = await submit([event])
      if (!result || result.ok) return
      const reason = by.language === 'zh' ? result.reason_zh : result.reason
      throw new Refused('gate.refused', { params: { reason } })
    }
    return make(tx, by, machine, press, (on, doing) => run.run(on, doing, writeOne))
  })
}

/** What a call asks of one of its rows. */
export const pressOf = ({ transition, request_id, seen, keys: _, ...input }: TransitionInput, key: string): Press => ({
  transition,
  key,
  request_id,
  seen: seen[key] ?? {},
  input,
})
