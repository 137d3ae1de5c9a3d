import { type RawBuilder, sql } from 'kysely'
import type { Dimension } from '../../../shared/areas/analysis/dimensions.ts'
import type { Question } from '../../../shared/areas/analysis/question.ts'
import type { Tx } from '../../db/tables.ts'
import { linesPaid } from '../scope.ts'
import type { View } from '../view.ts'
import { dimSql } from './dims.ts'
import { addUp, countDifferent, type Group, keyName } from './groups.ts'
import type { Pace } from './pace.ts'
import type { Side } from './side.ts'

type Sql = RawBuilder<unknown>

/** A question with all that its statements need. */
export interface Asked {
  readonly view: View
  readonly question: Question
  /** Of the filters, on rows `l`. */
  readonly conditions: readonly Sql[]
  /** Groups by all dimensions at most. */
  readonly most: number
  readonly pace: Pace
}

/** Rows called `l` whose groups are wanted. */
export interface Rows {
  readonly table: Sql
  /** By which a row belongs to a day. */
  readonly t: Sql
  /** Scope and moments. */
  readonly when: Sql
  /** Joins to `l` that add no rows, and what of them goes along as `, x as y`. */
  readonly joins?: Sql
  readonly more?: Sql
}

const and = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `)

const paid = ({ view, conditions }: Asked, { start, last }: Side): Sql =>
  and([linesPaid(view.scope, start, last), ...conditions])

export const paidRows = (asked: Asked, side: Side): Rows => ({
  table: sql`affiliate_order_line`,
  t: sql`l.paid_t`,
  when: linesPaid(asked.view.scope, side.start, side.last),
})

/** The rows with their keys, as a relation called `l`. */
const keyed = (asked: Asked, side: Side, { table, t, when, joins = sql``, more = sql`` }: Rows): Sql => {
  const world = { side, t, asked: sql`from affiliate_order_line l where ${paid(asked, side)}` }
  const dims = asked.question.dims.map((dim) => dimSql(dim, world))
  const keys = dims.map(({ key }, place) => sql`, coalesce(${key}, '') as ${sql.ref(keyName(place))}`)
  return sql`(select l.*${more}${sql.join(keys, sql``)} from ${table} l ${joins}
    ${sql.join(
      dims.map(({ join }) => join),
      sql` `,
    )} where ${and([when, ...asked.conditions])}) l`
}

/** The groups of some rows, by every grouping of the question. `behind` is joined to the keyed rows. */
export const groupRows = async (
  tx: Tx,
  asked: Asked,
  side: Side,
  rows: Rows,
  sums: Readonly<Record<string, Sql>>,
  behind: Sql = sql``,
): Promise<readonly Group[]> => {
  const found = await addUp(tx, asked.question, sql`${keyed(asked, side, rows)} ${behind}`, sums)
  asked.pace.did()
  return found
}

/** How many different things the groups of some rows have, one statement for each name. */
export const countRows = async (
  tx: Tx,
  asked: Asked,
  side: Side,
  rows: Rows,
  fact: string,
  of: readonly Sql[],
  behind: Sql = sql``,
): Promise<readonly Group[]> => {
  const found = await countDifferent(tx, asked.question, sql`${keyed(asked, side, rows)} ${behind}`, fact, of)
  asked.pace.did()
  return found
}

/** Dimensions that never have more keys than these. */
const mostKeys: Readonly<Partial<Record<Dimension, number>>> = {
  day: 366,
  week: 54,
  month: 13,
  hour: 24,
  region: 260,
  content_type: 8,
  collab: 8,
  tier: 5,
  tenure: 3,
  age: 32,
  abc: 3,
  reason: 10,
}

/** How many groups by all dimensions the paid lines have; counted only where they may be too many, up to one too many. */
export const countGroups = async (tx: Tx, asked: Asked, side: Side): Promise<number> => {
  const keys = asked.question.dims.map((_, place) => sql.ref(keyName(place)))
  const bound = asked.question.dims.reduce((product, dim) => product * (mostKeys[dim] ?? Number.POSITIVE_INFINITY), 1)
  if (bound <= asked.most) return bound
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
    select from ${keyed(asked, side, paidRows(asked, side))} group by ${sql.join(keys)} limit ${asked.most + 1}) g`.execute(
    tx,
  )
  return rows[0]?.n ?? 0
}
