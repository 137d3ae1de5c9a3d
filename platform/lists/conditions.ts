import { sql } from 'kysely'
import type { ListQuery } from '../../shared/lists/list.ts'
import { type Conditions, type Part, part, type Sql } from './source.ts'

type Filters = ListQuery['filters']

/** All that are asked for as one; undefined for none. */
export const allOf = (conditions: readonly (Part | undefined)[]): Part | undefined => {
  const asked = conditions.flatMap((one) => one ?? [])
  if (asked.length === 0) return undefined
  const tests = asked.map((one) => one.sql)
  return part(sql.join(tests, sql` and `), ...asked.flatMap(({ needs }) => needs))
}

type End = string | number | undefined

/** `of` from `least` to `most`, both included; one that is absent leaves its end open. */
export const between = ({ sql: of, needs }: Part, least: End, most: End): Part | undefined =>
  allOf([
    least === undefined ? undefined : part(sql`${of} >= ${Number(least)}`, ...needs),
    most === undefined ? undefined : part(sql`${of} <= ${Number(most)}`, ...needs),
  ])

export const inRange = (of: Part, filters: Filters, name: string): Part | undefined =>
  between(of, filters[`${name}_min`], filters[`${name}_max`])

/** The end of a period is no part of it. */
export const inPeriod = (of: Part, { start_time, end_time }: Filters): Part | undefined =>
  between(of, start_time, end_time === undefined ? undefined : Number(end_time) - 1)

/** `1,3` as numbers. */
export const chosenNumbers = (value: string | number): number[] => String(value).split(',').map(Number)

export const inChoice = ({ sql: of, needs }: Part, value: End): Part | undefined =>
  value === undefined ? undefined : part(sql`${of} = any(${chosenNumbers(value)}::smallint[])`, ...needs)

export const inCountries = ({ sql: of, needs }: Part, value: End): Part | undefined =>
  value === undefined ? undefined : part(sql`${of} = any(${String(value).split(',')}::text[])`, ...needs)

export const isFlag = ({ sql: of, needs }: Part, value: End): Part | undefined =>
  value === undefined ? undefined : part(sql`${of} = ${String(value) === '1'}`, ...needs)

/** The conditions that were asked for; the others are undefined. */
export const askedOf = (found: Readonly<Record<string, Part | undefined>>): Conditions =>
  new Map(Object.entries(found).flatMap(([name, one]) => (one ? [[name, one] as const] : [])))

/** A filter without its tabs, which count side by side, and the chosen tabs as a condition of its own. */
export const tabsApart = (
  conditions: Conditions,
  name: string,
): { readonly others: readonly Part[]; readonly inTab: Sql } => ({
  others: [...conditions].flatMap(([of, one]) => (of === name ? [] : [one])),
  inTab: conditions.get(name)?.sql ?? sql`true`,
})
