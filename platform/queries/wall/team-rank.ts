import { sql } from 'kysely'
import type { Db } from '../../db/tables.ts'
import { todayOfMembers } from '../../sums/today.ts'
import type { Leader } from '../leaders.ts'
import type { View } from '../view.ts'
import { RANK_ROWS, type Ranked } from './rank.ts'

/** `id` is the member who leads it, as text. */
export interface TopTeam extends Ranked {
  readonly name: string
  readonly members: number
}

/** What a leader and everyone below sold today. */
export interface TeamDay {
  readonly member_id: number
  readonly amt: number
  readonly orders: number
}

/** The same with names, in the given order. */
export const teamsOf = (rows: readonly TeamDay[], leaders: readonly Leader[]): readonly TopTeam[] => {
  const known = new Map(leaders.map((leader) => [leader.id, leader]))
  return rows.map(({ member_id, amt, orders }) => {
    const leader = known.get(member_id)
    return { id: String(member_id), amt, orders, name: leader?.name ?? '', members: leader?.members ?? 0 }
  })
}

/** M01 by team: what each leader and everyone below sold today. */
export const readTopTeams = async (db: Db, view: View, leaders: readonly Leader[]): Promise<readonly TopTeam[]> => {
  if (leaders.length === 0) return []
  const ids = leaders.map(({ id }) => id)
  const { rows } = await sql<TeamDay>`
    select member_id, gmv_amt as amt, orders from ${todayOfMembers(view, ids)} where orders > 0
    order by gmv_amt desc, orders desc, member_id limit ${RANK_ROWS}`.execute(db)
  return teamsOf(rows, leaders)
}
