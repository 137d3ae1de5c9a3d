import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { type LineDim, lineIds, todayBy, todayOfMembers } from '../../sums/today.ts'
import { isSale, linesAfter, linesPaid } from '../scope.ts'
import type { View } from '../view.ts'

/** Place in a ranking by id, from 1. */
export type Places = ReadonlyMap<string, number>
export type RankedDim = 'creator' | 'product' | 'shop'

/** Places won since then; null for what was not ranked. */
export const movedFrom = (before: Places, id: string, rank: number): number | null => {
  const place = before.get(id)
  return place === undefined ? null : place - rank
}

/** Places that count; an object further down counts as not ranked. */
const DEPTH = 500

const none: Places = new Map()
const placesOf = (rows: readonly { id: string }[]): Places => new Map(rows.map((row, index) => [row.id, index + 1]))

/** Sales that today's sums hold beyond second `then`; the present's may already hold lines newer than `view.now`. */
const salesSince = (view: View, then: number): RawBuilder<unknown> =>
  sql`${view.past ? linesPaid(view.scope, then, view.now, true) : linesAfter(view.scope, then)} and ${isSale}`

const ordering = sql`
  order by today.gmv_amt - coalesce(later.amt, 0) desc, today.orders - coalesce(later.orders, 0) desc`

/** The ranking of the same business day as it stood at second `then`: the day less what was paid after it. */
export const placesAt = async (db: Db, view: View, dim: RankedDim, then: number): Promise<Places> => {
  if (then < view.start) return none
  const { rows } = await sql<{ id: string }>`
    with later as (
      select ${lineIds[dim]} as id, sum(l.pay_amt) as amt, count(distinct l.order_id) as orders
      from affiliate_order_line l where ${salesSince(view, then)} group by 1)
    select today.dim_id as id from ${todayBy(view, dim satisfies LineDim)} left join later on later.id = today.dim_id
    where today.orders > coalesce(later.orders, 0) and today.dim_id <> ''
    ${ordering}, today.dim_id collate "C" limit ${DEPTH}`.execute(db)
  return placesOf(rows)
}

/** The same for the subtrees of `members`. */
export const memberPlacesAt = async (db: Db, view: View, members: readonly number[], then: number): Promise<Places> => {
  if (then < view.start || members.length === 0) return none
  const { rows } = await sql<{ id: string }>`
    with later as (
      select m.id, sum(l.pay_amt) as amt, count(distinct l.order_id) as orders
      from affiliate_order_line l cross join lateral unnest(l.owner_path) as m(id)
      where ${salesSince(view, then)} and m.id = any(${members}::bigint[]) group by 1)
    select today.member_id::text as id from ${todayOfMembers(view, members)} left join later on later.id = today.member_id
    where today.orders > coalesce(later.orders, 0)
    ${ordering}, today.member_id limit ${DEPTH}`.execute(db)
  return placesOf(rows)
}
