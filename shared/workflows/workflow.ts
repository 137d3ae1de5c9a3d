import * as z from 'zod/mini'
import { bulkData, bulkKeys, LONGEST_KEY, type RowValues, rowValues } from '../api/bulk.ts'
import { endpoint } from '../api/endpoint.ts'
import { type Field, type FormInput, shapeOf } from '../forms/form.ts'
import type { List } from '../lists/list.ts'
import type { Right, Told } from './rights.ts'

export interface Transition {
  /** States that it leads from; absent: whatever the state is. */
  readonly from?: readonly number[]
  /** The state that it leads to; absent: the state stays. */
  readonly to?: number
  /** What other columns must hold: `{ owner_state: [0] }`. */
  readonly when?: Readonly<Record<string, readonly number[]>>
  /** What other columns must have reached: `{ reject_count: 3 }`. */
  readonly reaches?: Readonly<Record<string, number>>
  /** Who may make it, of those who see the row. */
  readonly by: Right
  /** What it asks for first. */
  readonly form?: readonly Field[]
  /** Several rows at once, each whole or not at all. */
  readonly bulk?: true
  /** Takes something away: it is asked about, in the colour of danger. */
  readonly danger?: true
  /** Columns that whoever makes it agrees to: another value by now is told and asked about, not made. */
  readonly agrees?: readonly string[]
  /** Is asked about first, with the rows and their state before and after. */
  readonly asks?: true
  /** The transition that takes it back, offered once it is made. */
  readonly undo?: string
  /** Of a dialog: the column of money whose sum over the rows says how much it is about. */
  readonly sum?: string
  /** Whom a message tells of it, but for whoever made it: one message of all rows of a press. */
  readonly tells?: readonly Told[]
  /** What it tells whoever made it, by name: the same to a press that is sent again. */
  readonly answers?: readonly string[]
  /** Fires by itself so many seconds after the time in a column of the row; it asks for nothing. */
  readonly deadline?: { readonly field: string; readonly after_s: number }
}

export type Transitions = Readonly<Record<string, Transition>>

/** What rows there are: those of a list, or of any answer that says who may read it and which columns a row bears. */
export type RowSource = Pick<List, 'id' | 'screen' | 'also' | 'mode' | 'tab' | 'path' | 'rowKey' | 'columns'>

export interface WorkflowOptions<T extends Transitions, L extends RowSource> {
  /** Names it in the words, the audit and the history: `ad`. */
  readonly of: string
  /** Its rows: the endpoint stands beside theirs, and whoever may read them sees the buttons. */
  readonly list: L
  /** Each account has a state of its own: log and history are the account's, and nobody else's screens change. */
  readonly own?: true
  /** Its keys name one row of all companies: those who work with it from elsewhere write one log. */
  readonly global?: true
  /** The column that holds the state, an `enum`, and all that it may hold. */
  readonly state: string
  readonly states: readonly number[]
  /** Whom a row concerns, by the names that rights and messages call them: `asker`. */
  readonly people?: readonly string[]
  readonly transitions: T
}

/** A row key of the longest ids there are. */
const key = z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY))

/** A press is made once, however often it is sent: a name that the client gives it. */
const requestId = z.string().check(z.regex(/^[\w-]{8,64}$/))
export type Values = RowValues

const inputOf = (name: string, { form = [] }: Transition) =>
  z.strictObject({
    transition: z.literal(name),
    keys: bulkKeys,
    request_id: requestId,
    /** By key, what stood in the column of the state and in those that the form changes: refused where that is no longer so. */
    seen: z._default(z.record(z.string(), rowValues), {}),
    ...shapeOf(form),
  })

const historyData = z.object({
  list: z.array(
    z.object({
      time: z.int(),
      /** Who; empty: the platform by itself. */
      by: z.string(),
      transition: z.string(),
      /** The state, and what else the transition changed. */
      before: rowValues,
      after: rowValues,
    }),
  ),
  /** Of the members in fields that pick one, by id. */
  names: z.record(z.string(), z.string()),
})
export type HistoryData = z.output<typeof historyData>

/** What a transition is asked with. */
export interface TransitionInput {
  readonly transition: string
  readonly keys: readonly string[]
  readonly request_id: string
  readonly seen: Readonly<Record<string, Values>>
}

/** Whether a history of such transitions may hold amounts. */
const tellsMoney = (transitions: Transitions): boolean =>
  Object.values(transitions).some(({ form = [] }) => form.some(({ kind }) => kind === 'money'))

/**
 * A state machine as data: its endpoint, the buttons of its rows, the bar of several rows, its words, its log and its tests
 * follow from this.
 */
export const defineWorkflow = <const T extends Transitions, L extends RowSource = RowSource>(
  options: WorkflowOptions<T, L>,
) => {
  const { list, transitions } = options
  const [first, ...others] = Object.entries(transitions).map(([name, transition]) => inputOf(name, transition))
  if (!first) throw new TypeError(`the workflow of ${list.path} has no transition`)
  const of = {
    access: [list.screen, ...(list.also ?? [])],
    ...(list.mode ? { mode: list.mode } : {}),
  } as const
  return {
    ...options,
    api: {
      transition: endpoint({
        ...of,
        method: 'POST',
        path: `${list.path}/transition`,
        input: z.discriminatedUnion('transition', [first, ...others]),
        data: bulkData,
      }),
      history: endpoint({
        ...of,
        ...(tellsMoney(transitions) ? {} : { amounts: 'none' as const }),
        method: 'GET',
        path: `${list.path}/history`,
        input: z.object({ key }),
        data: historyData,
      }),
    },
  }
}

export type Workflow = ReturnType<typeof defineWorkflow<Transitions>>
/** One whose rows stand in a list's page. */
export type ListWorkflow = ReturnType<typeof defineWorkflow<Transitions, List>>

/** What the form of a transition brings. */
export type InputOf<T extends Transition> = T extends { readonly form: infer F extends readonly Field[] }
  ? FormInput<F>
  : Readonly<Record<never, never>>

/** What a transition answers. */
export type AnswerOf<T> = Readonly<
  Record<T extends { readonly answers: readonly (infer Name extends string)[] } ? Name : string, string>
>

type Row = Readonly<Record<string, string | number | boolean | null>>

/** Whether the state lets a transition be made. */
export const leadsFrom = ({ from }: Pick<Transition, 'from'>, state: number): boolean =>
  from === undefined || from.includes(state)

/** A flag of a row as a number: 1 is set. */
const asNumber = (value: Row[string] | undefined): unknown => (typeof value === 'boolean' ? Number(value) : value)

/** Whether the other columns of a row let it be made. */
export const holdsWhen = ({ when = {}, reaches = {} }: Pick<Transition, 'when' | 'reaches'>, row: Row): boolean =>
  Object.entries(when).every(([column, values]) => values.some((value) => value === asNumber(row[column]))) &&
  Object.entries(reaches).every(([column, least]) => Number(row[column]) >= least)

/** The columns that what a person saw of a row is compared in: that of the state, those agreed to, and those that the form changes. */
export const seenColumns = (
  { state }: Pick<Workflow, 'state'>,
  { form = [], agrees = [] }: Transition,
): readonly string[] => [state, ...agrees, ...form.flatMap(({ was = [] }) => was)]
