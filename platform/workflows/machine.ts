import type { Params } from '../../shared/i18n/texts.ts'
import type { AnswerOf, InputOf, Transitions, Values, Workflow } from '../../shared/workflows/workflow.ts'
import type { Tx } from '../db/tables.ts'
import type { Context } from '../http/context.ts'
import type { TextKey } from '../http/texts.ts'
import type { OrderUpdate } from '../ingest/types.ts'
import { objectOf } from '../queries/account/audit.ts'
import type { Actor } from './actor.ts'
import type { PeopleOf } from './rights.ts'

/** A row as it stands, held until the transaction ends. */
export interface Held {
  readonly state: number
  /** What stands in the columns that forms change and that transitions ask for, by column. */
  readonly values: Values
  /** What messages call it; absent: by its key. */
  readonly name?: string
  /** The row that messages lead to, where no list shows this one; absent: itself. */
  readonly at?: { readonly list: string; readonly key: string }
}

/** One row's transition under way. */
export interface Doing<Row extends Held, Input> {
  readonly by: Actor
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

/** Changes a known order, with all that follows from it. @throws {Refused} in the words of the order gate */
export type WriteOrder = (event: OrderUpdate) => Promise<void>

/**
 * Writes one row, the state included. It may refuse: nothing of the row is written then. Undefined: it was so already, and
 * nothing is logged.
 */
type Run<Row extends Held, Input> = (tx: Tx, doing: Doing<Row, Input>) => Promise<Changed | undefined>

/** The same of what changes orders: all of it happens in a transaction of the order gate. */
interface GateRun<Row extends Held, Input> {
  readonly through: 'gate'
  readonly run: (tx: Tx, doing: Doing<Row, Input>, write: WriteOrder) => Promise<Changed | undefined>
}

/** What is said of a row that a transition is not for: one sentence, or one by how the row stands. */
type WrongState<Row extends Held> = TextKey | ((row: Row) => TextKey)

/** Reads what a transition answers, once the row is written. */
export type Answer<Told = Readonly<Record<string, string>>> = (tx: Tx, by: Actor, key: string) => Promise<Told>

/** What is special about the transitions of a workflow: all else stands in `make.ts`. */
export interface Implementation<T extends Transitions, Row extends Held> {
  /** The row of the actor's scope; undefined when there is none. */
  readonly hold: (tx: Tx, by: Actor, key: string) => Promise<Row | undefined>
  /** The same without holding it; absent: `hold`. */
  readonly look?: (tx: Tx, by: Actor, key: string) => Promise<Row | undefined>
  /** What is said of a row that is not there. */
  readonly none: TextKey
  /** Where the general sentence says too little. */
  readonly wrongState?: { readonly [Name in keyof T]?: WrongState<Row> }
  /** What is said of a row that somebody else has taken in between, instead of who it was. */
  readonly faster?: { readonly [Name in keyof T]?: WrongState<Row> }
  readonly people?: PeopleOf
  /** What is said where somebody agreed to something else than stands in the row now. */
  readonly disagreed?: (seen: Values, now: Values) => { readonly text: TextKey; readonly params: Params }
  /** What follows once a row is written for good: its key. */
  readonly settled?: (context: Pick<Context, 'sessions'>, key: string) => void
  readonly runs: { readonly [Name in keyof T]: Run<Row, InputOf<T[Name]>> | GateRun<Row, InputOf<T[Name]>> }
}

type Answering<T extends Transitions> = {
  readonly [Name in keyof T as T[Name] extends { readonly answers: readonly string[] } ? Name : never]: Answer<
    AnswerOf<T[Name]>
  >
}

/** A workflow with what its transitions do. */
export interface Machine {
  readonly workflow: Workflow
  readonly implementation: Implementation<Transitions, Held>
  readonly answers: Readonly<Record<string, Answer>>
}

export const machineOf = <T extends Transitions, Row extends Held>(
  workflow: Omit<Workflow, 'transitions'> & { readonly transitions: T },
  implementation: Implementation<T, Row>,
  ...[answers]: keyof Answering<T> extends never ? [] : [Answering<T>]
): Machine => ({
  workflow,
  implementation: implementation as Machine['implementation'],
  answers: (answers ?? {}) as Machine['answers'],
})

/** How the log names a row: of what each account has for itself, the account's. */
export const objectIn = (of: Workflow, by: Pick<Actor, 'scope' | 'member_id'>, key: string): string =>
  of.global ? key : ownObject(of, by, key)

const ownObject = (of: Workflow, by: Pick<Actor, 'scope' | 'member_id'>, key: string): string =>
  objectOf(by.scope.company_id, of.own ? `${key}@${by.member_id}` : key)
