import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { dashboardApi } from '../../../shared/areas/data-board/api.ts'
import type { Db } from '../../db/tables.ts'
import { daySums } from '../../sums/read.ts'
import { companyHead } from '../leaders.ts'
import type { View } from '../view.ts'

type Data = CallData<typeof dashboardApi.choices>
const most = 500
const REGION_DAYS = 90

/** What the filters of the affiliate dashboard offer to a viewer. */
export const readChoices = async (db: Db, { scope, day }: View): Promise<Data> => {
  const { company_id, member_id } = scope
  const regions = sql<{ id: string }>`
    select distinct r.dim_id as id
    from ${daySums({ scope: scope.text, from: day - REGION_DAYS + 1, to: day, dim: 'region' })}
    where r.lines > 0 order by 1`
  const shops = sql<Data['shops'][number]>`
    select shop_id as id, coalesce(nullif(name, ''), shop_id) as name from shop where company_id = ${company_id}
    order by 2, 1 limit ${most}`
  const depth =
    member_id === null
      ? sql`(select count(*) from member_closure a where a.descendant_id = m.id and a.depth > 0)`
      : sql`(select c.depth from member_closure c where c.ancestor_id = ${member_id} and c.descendant_id = m.id)`
  const below =
    member_id === null
      ? sql``
      : sql`and exists (
        select from member_closure c where c.ancestor_id = ${member_id} and c.descendant_id = m.id and c.depth > 0)`
  const teams = sql<Data['teams'][number]>`
    select m.id::text as id, coalesce(nullif(m.membername, ''), m.username) as name, ${depth}::int as depth
    from member m where m.company_id = ${company_id} and m.deleted_t is null and m.status not in (2, 4)
      and not (${sql.raw(companyHead)}) ${below} order by 3, 2, m.id limit ${most}`
  const [ofRegions, ofShops, ofTeams] = await Promise.all([regions.execute(db), shops.execute(db), teams.execute(db)])
  return {
    regions: ofRegions.rows.map(({ id }) => id),
    shops: ofShops.rows,
    teams: ofTeams.rows,
  }
}
