import type { Row } from '../../lists/any-list.ts'

export interface Sorting {
  readonly field: string
  readonly order: 'asc' | 'desc'
}

/** By one field, what is not reported always last; equal rows keep the order in which they came. */
export const sortRows = (rows: readonly Row[], sorting: Sorting | null): readonly Row[] => {
  if (!sorting) return rows
  const sign = sorting.order === 'asc' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [one, other] = [a[sorting.field] ?? null, b[sorting.field] ?? null]
    if (one === null || other === null) return one === other ? 0 : one === null ? 1 : -1
    if (typeof one === 'string' && typeof other === 'string') return sign * one.localeCompare(other)
    return sign * (Number(one) - Number(other))
  })
}
