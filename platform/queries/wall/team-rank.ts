import { sql } from 'kysely'
import type { Zones } from '../../../shared/live/zones.ts'
import type { Db } from '../../db/tables.ts'
import { todayOfMembers } from '../../sums/today.ts'
import type { Leader } from '../leaders.ts'
import type { View } from '../view.ts'
import type { Places } from './places.ts'
import { RANK_ROWS, rankedRows } from './rank.ts'

/** M01 by team: what each leader and everyone below sold today. */
export const readTeamRank = async (
  db: Db,
  view: View,
  leaders: readonly Leader[],
  before: Places,
): Promise<Zones['team_rank']> => {
  if (leaders.length === 0) return []
  const known = new Map(leaders.map((leader) => [leader.id, leader]))
  const { rows } = await sql<{ member_id: number; amt: number; orders: number }>`
    select member_id, gmv_amt as amt, orders from ${todayOfMembers(view, [...known.keys()])} where orders > 0
    order by gmv_amt desc, orders desc, member_id limit ${RANK_ROWS}`.execute(db)
  const teams = rows.map(({ member_id, amt, orders }) => {
    const leader = known.get(member_id)
    return { id: String(member_id), amt, orders, name: leader?.name ?? '', members: leader?.members ?? 0 }
  })
  return rankedRows(teams, before)
}
