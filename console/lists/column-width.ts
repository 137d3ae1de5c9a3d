import type { Column, ColumnKind } from '../../shared/lists/column.ts'
import type { AnyList } from './any-list.ts'

const widths: Readonly<Record<ColumnKind, number>> = {
  id: 180,
  text: 140,
  country: 110,
  names: 140,
  money: 120,
  rate: 100,
  count: 90,
  ratio: 80,
  duration: 100,
  time: 160,
  enum: 110,
  flag: 80,
}

/** Pixels of a letter: the first kind that it is of, else the last number, for each pixel of the text's size. */
const letters: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]/, 1],
  [/[mwMW%@]/, 0.92],
  [/[A-Z]/, 0.71],
  [/[ijlIf!'.,:;| ]/, 0.31],
  [/[-tr/()]/, 0.4],
  [/[csvxyz?]/, 0.51],
]
const otherLetters = 0.6

const letterWidth = (letter: string): number => letters.find(([kind]) => kind.test(letter))?.[1] ?? otherLetters

const textWidth = (text: string, size: number): number =>
  size * [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** Pixels beside the words of a heading and of a state: padding and a little, the order's arrow, the `?`, the mark. */
const beside = { padding: 26, arrow: 14, hint: 26, mark: 14 } as const
/** Longer words are cut. */
const widest = 240

/** What a column has to have room for, in the language at hand. */
export interface ColumnWords {
  readonly title: string
  /** Of states and countries: the words that stand in it. */
  readonly values: readonly string[]
}

const titleWidth = ({ sortable }: AnyList, { field, metric, hint }: Column, title: string): number =>
  textWidth(title, 13) +
  beside.padding +
  (sortable.includes(field) ? beside.arrow : 0) +
  (metric || hint ? beside.hint : 0)

const valueWidth = ({ kind }: Column, value: string): number =>
  textWidth(value, 14) + beside.padding + (kind === 'enum' ? beside.mark : 0)

/** Pixels of a column that nobody has given a width: those of its kind, and more where its words need them. */
export const widthOf = (list: AnyList, column: Column, { title, values }: ColumnWords): number => {
  const words = Math.max(titleWidth(list, column, title), ...values.map((value) => valueWidth(column, value)))
  return Math.max(column.width ?? widths[column.kind], Math.min(Math.ceil(words), widest))
}
