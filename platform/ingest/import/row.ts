import type { IncomingLine, IncomingOrder, UnmatchedReturn } from '../types.ts'
import type { Refused } from '../validate.ts'

/** An order without its lines; every line of a file carries one, the first of an order counts. */
export type OrderHead = Omit<IncomingOrder, 'kind' | 'lines'>

/** What one line of a file means. `group`: rows that belong together and lie near each other (an invoice, an order). */
export type Row =
  | { readonly kind: 'line'; readonly group: string; readonly head: OrderHead; readonly line: IncomingLine }
  | { readonly kind: 'return'; readonly group: string; readonly event: UnmatchedReturn }
  | ({ readonly kind: 'reject' } & Refused)

/** How a preset understands one file, after its header is known. */
export interface RowReader {
  /** @param fields as many as the header has */
  read(fields: readonly string[]): Row
  /**
   * What a second row of the same order, SKU and content means: `count` another line, `replace` the same line, newer.
   */
  readonly repeated: 'count' | 'replace'
}

export interface ReaderOptions {
  /** IANA zone of times that carry none. */
  readonly zone: string
  readonly currency: string
  /** Weeks by which every time is moved. */
  readonly shiftWeeks: number
  /** Makes buyer keys that cannot be turned back. */
  readonly salt: string
}

export interface Preset {
  readonly name: string
  /** What tells two uses of a preset apart when a run is taken up again. */
  readonly identity: string
  /** Undefined: the company's. */
  readonly zone: string | undefined
  /** What the file says about its currency: a fixed one, or its place in a row. Undefined: only an option tells. */
  readonly currency: string | ((header: readonly string[], row: readonly string[]) => string | undefined) | undefined
  /** Place of the time by which a file is moved to the present. */
  readonly timeColumn: (header: readonly string[]) => number
  /** @throws {ImportError} that names the columns that are missing */
  open(header: readonly string[], options: ReaderOptions): RowReader
}
