import type { Filter } from '../../../shared/lists/filter.ts'

/** What the field of one filter gets: the values that stand in the bar, and a way to change some of them. */
export interface FieldProps<Kind extends Filter['kind']> {
  readonly filter: Extract<Filter, { kind: Kind }>
  readonly title: string
  readonly values: Readonly<Record<string, string>>
  readonly set: (values: Readonly<Record<string, string>>) => void
}
