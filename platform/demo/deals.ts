import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { ContentDay } from './content-world.ts'
import type { MemberIds } from './plan.ts'

const DAY = 86_400

/** By the state that each of them stands in, in turn: most are under way. */
const STATES = [0, 1, 2, 3, 4, 5, 3, 4, 1, 2, 6, 5]
const BRANDS = [
  'LumiCamp 露营',
  'Nordbean Coffee',
  '青禾家居',
  'PixelPaw',
  'Aurora Skin',
  '山野户外',
  'KitchenNest',
  'BrightFit',
]
const DEALS = 24

/** Deals in every stage, with the samples that their creators asked for. @param today second it began */
export const insertDeals = async (tx: Tx, company_id: number, members: MemberIds, today: number): Promise<void> => {
  const owner = members.get('leader')
  if (owner === undefined) return
  await sql`
    insert into deal (company_id, member_id, brand, deal_type, product_id, creator_id, flat_amt, rate_bp, requirement,
      deadline_t, sample_id, content_ids, lost_reason, state, add_time, update_time)
    select ${company_id}, ${owner}, d.brand, d.deal_type, d.product_id, d.creator_id,
      case when d.deal_type in (2, 4) then 20000 + d.n * 1500 end, case when d.deal_type in (3, 4) then 800 + d.n % 7 * 100 end,
      '前 3 秒出现产品；30 秒以上；不提竞品。', case when d.state between 2 and 5 then ${today} + (d.n % 9 - 3) * ${DAY} end,
      case when d.state between 2 and 5 then d.sample_id end, '{}',
      case when d.state = 6 then '预算不足，下季度再谈' else '' end, d.state, ${today} - (1 + d.n) * ${DAY}, ${today} - d.n % 3 * ${DAY}
    from (
      select s.product_id, s.creator_id, s.id as sample_id, s.n,
        (${BRANDS}::text[])[1 + s.n % ${BRANDS.length}] as brand, (1 + s.n % 4)::smallint as deal_type,
        (${STATES}::smallint[])[1 + s.n % ${STATES.length}] as state
      from (select r.*, (row_number() over (order by r.id))::int as n from sample_request r
        where r.company_id = ${company_id}) s
      where s.n <= ${DEALS}) d`.execute(tx)
}

/** Of a finished day: a deal that is out and has no contents yet takes those of its creator that brought the most that day. */
export const publishDeals = async (
  tx: Tx,
  { company_id, day }: Pick<ContentDay, 'company_id' | 'day'>,
): Promise<void> => {
  await sql`
    update deal d set content_ids = best.ids
    from (
      select d.id, (array_agg(c.content_id order by r.gmv_amt desc, c.content_id))[1:2] as ids
      from deal d
      join content c on c.company_id = d.company_id and c.creator_id = d.creator_id
      join rollup_content r on r.company_id = c.company_id and r.content_id = c.content_id and r.day = ${day}
      where d.company_id = ${company_id} and d.state in (4, 5) and d.content_ids = '{}' group by d.id) best
    where best.id = d.id`.execute(tx)
}
