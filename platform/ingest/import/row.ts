import type { IncomingLine, IncomingOrder, UnmatchedReturn } from '../types.ts'
import type { Refused } from '../validate.ts'
import type { Counted } from './control.ts'
import type { DateForm } from './forms/dates.ts'
import type { NumberForm } from './forms/numbers.ts'
import type { ColumnUse } from './kinds.ts'
import type { Shift } from './shift.ts'

/** An order without its lines; every line of a file carries one, the first of an order counts. */
export type OrderHead = Omit<IncomingOrder, 'kind' | 'lines'>

/** What one line of a file means. `group`: rows that belong together and lie near each other (an invoice, an order). */
export type Row =
  | { readonly kind: 'line'; readonly group: string; readonly head: OrderHead; readonly line: IncomingLine }
  | {
      readonly kind: 'return'
      readonly group: string
      readonly event: UnmatchedReturn
      /** Its name is its own; else it is one of several of that name, which are counted. */
      readonly isNamed?: true
    }
  | ({ readonly kind: 'reject' } & Refused)
  /** No line of an order, and nothing wrong: an explanation of the columns, a row of totals. */
  | { readonly kind: 'skip' }

/** How a preset understands one file, after its header is known. */
export interface RowReader {
  /** @param fields as many as the header has */
  read(fields: readonly string[]): Row
  /** The group of a record, also of one that cannot be read. */
  groupOf(fields: readonly string[]): string
  /**
   * Names under which a record that cannot be read would be counted within its group, where those are counted; none where
   * that cannot be read either.
   */
  keysOf(fields: readonly string[]): readonly string[]
  /** A record that was refused, as far as its time and amounts can be read. */
  countedOf(fields: readonly string[]): Counted
  /**
   * What a second row of the same order, SKU and content means: `count` another line, `replace` the same line, newer.
   */
  readonly repeated: 'count' | 'replace'
}

export interface ReaderOptions {
  /** IANA zone of times that carry none. */
  readonly zone: string
  /** Of lines that do not say theirs. */
  readonly currency: string
  /** By how much every time is moved. */
  readonly shift: Shift
  /** Makes buyer keys that cannot be turned back. */
  readonly salt: string
  /** Unix seconds, by which a time is in the future; the present when absent. */
  readonly now?: number
  /** What a survey of the file found; absent: what the preset says, else days first and decimal points. */
  readonly forms?: FoundForms
}

/** How a file writes its dates and numbers. */
export interface FoundForms {
  readonly dates: { readonly form: DateForm }
  readonly numbers: { readonly form: NumberForm }
}

/** How a preset knows the files that it reads, before one is looked at. */
export interface KnownForms {
  readonly dates?: DateForm | undefined
  /** Where nothing in the file tells day and month apart, the day is first: nobody is asked. */
  readonly isDayFirst?: boolean
  readonly numbers?: NumberForm | undefined
}

export interface Preset {
  readonly name: string
  /** What tells two uses of a preset apart when a run is taken up again. */
  readonly identity: string
  /** Undefined: the company's. */
  readonly zone: string | undefined
  /** What the file says about its currency: a fixed one, or its place in a row. Undefined: only an option tells. */
  readonly currency: string | ((header: readonly string[], row: readonly string[]) => string | undefined) | undefined
  /** The file has nothing that tells its currency: people say it, and the company's is no answer. */
  readonly asksCurrency?: (header: readonly string[]) => boolean
  /** Place of the time by which a file is moved to the present. */
  readonly timeColumn: (header: readonly string[]) => number
  /** What each column of a header says, in its order. */
  readonly columnsOf: (header: readonly string[]) => readonly ColumnUse[]
  readonly formsOf: (header: readonly string[]) => KnownForms
  /** @throws {ImportError} that names the columns that are missing */
  open(header: readonly string[], options: ReaderOptions): RowReader
}
