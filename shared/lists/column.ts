import * as z from 'zod/mini'
import type { DateBasis } from '../metrics/basis.ts'
import type { MetricId } from '../metrics/catalogue.ts'

/**
 * What a column holds on the wire. `money` integer minor units of the row's `currency`, `rate` basis points, `count` an
 * integer, `ratio` hundredths (3.42 is 342), `duration` seconds, `time` Unix seconds; each may be null: not reported,
 * which is never shown as zero. `id` and `text` are strings (an id is never a number in an export), `enum` a number whose word stands under
 * `<labels>.<number>`, `country` an ISO code, `names` what it is called in both languages (both-names.ts).
 */
export type ColumnKind =
  | 'id'
  | 'text'
  | 'money'
  | 'rate'
  | 'count'
  | 'ratio'
  | 'duration'
  | 'time'
  | 'enum'
  | 'flag'
  | 'country'
  | 'names'

export interface Column<Field extends string = string, Kind extends ColumnKind = ColumnKind> {
  readonly field: Field
  readonly kind: Kind
  /** Its words under `column.<title>` where the field's own would mean something else. */
  readonly title?: string
  /** Of an `enum`: the dictionary's prefix. */
  readonly labels?: string
  /** Visible until someone says otherwise. */
  readonly shown?: true
  /** The server sorts by it. */
  readonly sort?: true
  /** Pixels. */
  readonly width?: number
  /** Its total is worked out anew from the sums of others: it is no sum of the rows. */
  readonly recomputed?: true
  /** Cells are shaded by their value within the page: compared with all such columns, or with their `own` alone. */
  readonly heat?: true | 'own'
  /** The heading's `?` tells what it is: words under `column.<title>.hint`. */
  readonly hint?: true
  /** Whose formula the heading's `?` tells. */
  readonly metric?: MetricId
  /** By which moment of the lines it counts, where that is not the metric's own; the column's words say it too. */
  readonly basis?: DateBasis
  /** Personal data that a group of rights may not see. */
  readonly personal?: 'mobile'
  /** Of an `enum` or `flag`: null in rows that do not report it. */
  readonly partly?: true
}

type CellOf<Kind extends ColumnKind> = Kind extends 'id' | 'text' | 'country' | 'names'
  ? string
  : Kind extends 'flag'
    ? boolean
    : Kind extends 'enum'
      ? number
      : number | null
type Unreported<C extends Column> = C extends { readonly partly: true } ? null : never

/** A row as its columns say. */
export type RowOf<Columns extends readonly Column[]> = {
  readonly [C in Columns[number] as C['field']]: CellOf<C['kind']> | Unreported<C>
}

const cells: Readonly<Record<ColumnKind, z.ZodMiniType>> = {
  id: z.string(),
  text: z.string(),
  country: z.string(),
  names: z.string(),
  money: z.nullable(z.int()),
  rate: z.nullable(z.int()),
  count: z.nullable(z.int()),
  ratio: z.nullable(z.int()),
  duration: z.nullable(z.int()),
  time: z.nullable(z.int()),
  enum: z.int(),
  flag: z.boolean(),
}

/** Where the name of a column stands in the dictionary. */
export const columnKey = ({ field, title }: Column): string => `column.${title ?? field}`

/** The schema of a row: nothing but its columns leaves the server. */
export const rowSchema = <Columns extends readonly Column[]>(columns: Columns): z.ZodMiniType<RowOf<Columns>> =>
  z.object(
    Object.fromEntries(
      columns.map(({ field, kind, partly }) => [field, partly ? z.nullable(cells[kind]) : cells[kind]]),
    ),
  ) as unknown as z.ZodMiniType<RowOf<Columns>>

type Options = Omit<Column, 'field' | 'kind'>
const maker =
  <Kind extends ColumnKind, Own extends Options = Options>(kind: Kind) =>
  <Field extends string>(field: Field, options?: Own): Column<Field, Kind> => ({ field, kind, ...options })

/** `c.money('pay_amount', shown)`: one maker for each kind. */
export const c = {
  id: maker('id'),
  text: maker('text'),
  money: maker('money'),
  rate: maker('rate'),
  count: maker('count'),
  ratio: maker('ratio'),
  duration: maker('duration'),
  /** Times are all written alike, and take the same room. */
  time: maker<'time', Omit<Options, 'width'>>('time'),
  enum: maker('enum'),
  flag: maker('flag'),
  country: maker('country'),
  names: maker('names'),
} as const

/** An `enum` or `flag` that some rows do not report. */
export const partly = <Own extends Column>(column: Own): Own & { readonly partly: true } => ({
  ...column,
  partly: true,
})
