import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import type { CompanyState } from '../view.ts'

/** For whom, and by whom, lines of a file are written. */
export interface SinkContext {
  readonly scope: Scope
  readonly company: CompanyState
  /** Unix seconds. */
  readonly now: number
  /** Who imports; null: the command line. */
  readonly member_id: number | null
}

/** Why a line is not written, in both languages. */
export interface Wrong {
  readonly reason: string
  readonly reason_zh: string
}

export const wrong = (reason_zh: string, reason: string): Wrong => ({ reason, reason_zh })

type Values = Readonly<Record<string, string | number | boolean | null>>

/** What a line has changed, for the log of people's doings. */
export interface Change {
  readonly action: string
  readonly object_type: string
  readonly object_id: string
  readonly before: Values
  readonly after: Values
}

/** What became of a line; `older`: something newer is known. */
export interface Outcome {
  readonly kind: 'added' | 'changed' | 'same' | 'older'
  readonly change?: Change
}

/** A line that can be written: the row that it is about, by a name of its own, and what it says of it. */
export interface Ready<What> {
  readonly key: string
  readonly what: What
}

/** What lines of a declared import mean in the database. Both are asked for a batch at once, in one transaction. */
export interface Sink<Row, What> {
  /** Finds the rows that lines are about. */
  readonly prepare: (tx: Tx, rows: readonly Row[], context: SinkContext) => Promise<readonly (Ready<What> | Wrong)[]>
  /** Writes what is new, no row twice; `fact_t`: when a line was true, Unix seconds. */
  readonly write: (
    tx: Tx,
    lines: readonly (Ready<What> & { readonly fact_t: number })[],
    context: SinkContext,
  ) => Promise<readonly (Outcome | Wrong)[]>
}
