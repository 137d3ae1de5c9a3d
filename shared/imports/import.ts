import type { OwnMode } from '../access/mode.ts'
import type { ScreenId } from '../access/screens.ts'

/**
 * What a cell becomes: `text`, `handle` (an account's name without `@` and address), `country` (ISO code), `currency`, `month`
 * (`YYYY-MM`) and `ratio` (a decimal as text) are texts; `money` integer minor units of the company's currency, `rate` basis
 * points, `count` and `choice` integers, `date` days since 1970-01-01, `time` Unix seconds
 * (of the company's clock, unless the file counts seconds), `member` the number of a member (0: the whole company).
 */
export type ImportKind =
  | 'text'
  | 'handle'
  | 'country'
  | 'currency'
  | 'month'
  | 'ratio'
  | 'money'
  | 'rate'
  | 'count'
  | 'choice'
  | 'date'
  | 'time'
  | 'member'

export interface ImportColumn<Name extends string = string, Kind extends ImportKind = ImportKind> {
  readonly name: Name
  readonly kind: Kind
  /** Its name in Chinese and in English, then those under which other files carry it, the likeliest first. */
  readonly named: readonly [zh: string, en: string, ...others: readonly string[]]
  /** Every line must say it; else an empty cell says nothing and leaves what is known. */
  readonly needed?: true
  /** In the unit of the value; of a text its characters; of a date, and of a time's latest, days before or after today. */
  readonly least?: number
  readonly most?: number
  /** Of `money`: whole units of the currency. */
  readonly whole?: true
  /** Of a `choice`: a number and its words, Chinese and English first. */
  readonly options?: readonly (readonly [value: number, zh: string, en: string, ...others: readonly string[]])[]
  /** Of a `member`: words that mean the whole company. */
  readonly everyone?: readonly string[]
}

type Value<Kind extends ImportKind> = Kind extends 'money' | 'rate' | 'count' | 'choice' | 'date' | 'time' | 'member'
  ? number
  : string
type Unsaid<C extends ImportColumn> = C extends { readonly needed: true } ? never : null

/** A line of a file, its cells read; null is not said. */
export type ImportRow<Columns extends readonly ImportColumn[]> = {
  readonly [C in Columns[number] as C['name']]: Value<C['kind']> | Unsaid<C>
}
export type ImportValue = string | number | null

type Options = Omit<ImportColumn, 'name' | 'kind'>
const maker =
  <Kind extends ImportKind>(kind: Kind) =>
  <const Name extends string, const Own extends Options>(name: Name, options: Own): ImportColumn<Name, Kind> & Own => ({
    name,
    kind,
    ...options,
  })

/** `i.money('cost', { named: ['成本', 'Cost'], needed: true })`: one maker for each kind. */
export const i = {
  text: maker('text'),
  handle: maker('handle'),
  country: maker('country'),
  currency: maker('currency'),
  month: maker('month'),
  ratio: maker('ratio'),
  money: maker('money'),
  rate: maker('rate'),
  count: maker('count'),
  choice: maker('choice'),
  date: maker('date'),
  time: maker('time'),
  member: maker('member'),
} as const

type NameOf<Columns extends readonly ImportColumn[]> = Columns[number]['name']

export interface TableImport<Columns extends readonly ImportColumn[] = readonly ImportColumn[]> {
  /** Names it on the command line (`--into creators`), in addresses and in the log. */
  readonly id: string
  /** Chinese and English: what is imported. */
  readonly title: readonly [zh: string, en: string]
  /** What a line means, what it changes and what it leaves: one sentence for people. */
  readonly note: readonly [zh: string, en: string]
  /** Whoever has the right to one of these screens may import, in this mode. */
  readonly screens: readonly ScreenId[]
  readonly mode?: OwnMode
  /** Of those: leaders who see their whole company (and the operator), all who lead somebody, or anyone. */
  readonly by: 'company' | 'leader' | 'anyone'
  readonly columns: Columns
  /** Columns that tell which row a line is about. */
  readonly key: readonly NameOf<Columns>[]
  /** Columns that a line may change in a row that is there. */
  readonly updates: readonly NameOf<Columns>[]
}

/**
 * A table that is fed from files, as data: upload, columns, preview, checks, progress, rejected lines, the command and the
 * dialog follow from this; what its lines mean in the database stands in `platform/imports/sinks.ts`.
 */
export const defineImport = <const Columns extends readonly ImportColumn[]>(
  of: TableImport<Columns>,
): TableImport<Columns> => of

/** The title of a column in a language. */
export const columnTitle = ({ named }: Pick<ImportColumn, 'named'>, language: 'zh' | 'en'): string =>
  named[language === 'zh' ? 0 : 1]
