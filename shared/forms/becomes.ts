import { roundHalfUp } from '../commission/line.ts'
import type { Field } from './form.ts'

type Row = Readonly<Record<string, string | number | boolean | null>>

const numberIn = (row: Row, column: string): number | null => {
  const value = row[column]
  return typeof value === 'number' ? value : null
}

/** What stands in the columns that a field changes. */
export const nowIn = ({ was = [] }: Field, row: Row): readonly (number | null)[] =>
  was.map((column) => numberIn(row, column))

/** What will stand there once the field is sent with `value`; half-up where it scales. */
export const afterIn = (field: Field, row: Row, value: number): readonly (number | null)[] => {
  const { becomes } = field
  const now = nowIn(field, row)
  if (becomes === undefined) return now.map(() => value)
  if (becomes === 'scaled')
    return now.map((amt) => (amt === null ? null : roundHalfUp((amt * (10_000 + value)) / 10_000)))
  const times = numberIn(row, becomes.times)
  return now.map(() => (times === null ? null : value * times))
}
