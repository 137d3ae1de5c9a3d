import { type RawBuilder, sql } from 'kysely'
import type { ListQuery } from '../../../shared/lists/list.ts'
import { type Part, part } from '../source.ts'

type Filters = ListQuery['filters']

/** All of `conditions` as one; undefined for none. */
const all = (conditions: readonly Part[]): Part | undefined =>
  conditions.length === 0
    ? undefined
    : part(
        sql.join(
          conditions.map((one) => one.sql),
          sql` and `,
        ),
        ...conditions.flatMap(({ needs }) => needs),
      )

/** `of` from `least` to `most`, both included; one that is absent leaves its end open. */
const between = ({ sql: of, needs }: Part, [least, most]: readonly unknown[]): Part | undefined =>
  all([
    ...(least === undefined ? [] : [part(sql`${of} >= ${Number(least)}`, ...needs)]),
    ...(most === undefined ? [] : [part(sql`${of} <= ${Number(most)}`, ...needs)]),
  ])

export const inRange = (of: Part, filters: Filters, name: string): Part | undefined =>
  between(of, [filters[`${name}_min`], filters[`${name}_max`]])

/** The end of a period is no part of it. */
export const inPeriod = (of: Part, { start_time, end_time }: Filters): Part | undefined =>
  between(of, [start_time, end_time === undefined ? undefined : Number(end_time) - 1])

export const chosenNumbers = (value: string | number): number[] => String(value).split(',').map(Number)

export const inChoice = ({ sql: of, needs }: Part, value: string | number | undefined): Part | undefined =>
  value === undefined ? undefined : part(sql`${of} = any(${chosenNumbers(value)}::smallint[])`, ...needs)

export const inCountries = ({ sql: of, needs }: Part, value: string | number | undefined): Part | undefined =>
  value === undefined ? undefined : part(sql`${of} = any(${String(value).split(',')}::text[])`, ...needs)

export const isFlag = ({ sql: of, needs }: Part, value: string | number | undefined): Part | undefined =>
  value === undefined ? undefined : part(sql`${of} = ${String(value) === '1'}`, ...needs)

export const holdsText = (of: RawBuilder<unknown>, value: string): RawBuilder<unknown> =>
  sql`strpos(lower(${of}), lower(${value})) > 0`
