import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import type { MemberIds } from './plan.ts'

const DAY = 86_400

/** Products of a company in the order of their ids: `n` is what everything else follows from. */
const numbered = (company_id: number) => sql`(
  select p.*, row_number() over (order by p.product_id) as n from product p where p.company_id = ${company_id}) p`
const numberedCreators = (company_id: number) => sql`(
  select c.creator_id, row_number() over (order by c.follower_count desc, c.creator_id) as n
  from creator c where c.company_id = ${company_id}) c`

/** Collaboration, samples, and what is announced: some leave the shelf, some earn less soon. */
const insertOffers = async (tx: Tx, company_id: number, today: number): Promise<void> => {
  await sql`
    insert into product_offer (company_id, product_id, collab_type, off_t, next_rate_bp, next_rate_t,
      sample_kind, sample_quota, min_followers, min_gmv_amt, min_views, update_time)
    select p.company_id, p.product_id,
      case when p.n % 50 = 12 then 4 when p.n % 10 = 3 then 3 when p.n % 7 = 2 then 2 else 1 end,
      case when p.n % 61 = 7 then ${today - DAY}::bigint when p.n % 37 = 5 then ${today} + (2 + p.n % 6) * ${DAY} end,
      case when p.n % 29 = 3 then p.standard_rate_bp - 200 end,
      case when p.n % 29 = 3 then ${today} + (3 + p.n % 10) * ${DAY} end,
      case when p.n % 3 = 0 then 1 when p.n % 5 = 1 then 2 else 0 end, 2 + p.n % 9,
      case when p.n % 4 <> 1 then (array[1000, 5000, 20000])[1 + p.n % 3] end,
      case when p.n % 6 = 3 then 20000 end, case when p.n % 12 = 6 then 800 end, ${today}
    from ${numbered(company_id)}`.execute(tx)
  await sql`
    update sku set stock = least(sku.stock, 3)
    from ${numbered(company_id)}
    where p.n % 41 = 9 and sku.company_id = p.company_id and sku.product_id = p.product_id`.execute(tx)
  await sql`
    update product set stock = case when p.n % 41 = 9
        then (select sum(k.stock)::int from sku k where k.company_id = p.company_id and k.product_id = p.product_id)
        else product.stock end,
      first_seen_t = case when p.n % 40 = 1 then ${today} when p.n % 6 = 2 then ${today} - (p.n % 30) * ${DAY}
        else product.first_seen_t end
    from ${numbered(company_id)} where product.company_id = p.company_id and product.product_id = p.product_id
  `.execute(tx)
}

/** Rates that fell lately: their creators keep the old ones for a while. */
const insertLocks = async (tx: Tx, company_id: number, today: number): Promise<void> => {
  await sql`
    insert into rate_lock (company_id, product_id, creator_id, rate_bp, locked_until_t, add_time)
    select p.company_id, p.product_id, c.creator_id, p.standard_rate_bp + 200,
      ${today} + (4 + p.n % 22) * ${DAY}, ${today} - (26 - p.n % 22) * ${DAY}
    from ${numbered(company_id)} join ${numberedCreators(company_id)} on c.n % 40 = p.n % 40
    where p.n % 31 = 4`.execute(tx)
}

/** What a member keeps: every 17th product in its showcase, every 23rd among its favourites. */
const insertKept = async (tx: Tx, company_id: number, member_id: number, place: number, t: number): Promise<void> => {
  await sql`
    insert into showcase (member_id, company_id, product_id, rate_bp, add_time)
    select ${member_id}, p.company_id, p.product_id, p.standard_rate_bp, ${t}
    from ${numbered(company_id)} where p.n % 17 = ${place % 17}`.execute(tx)
  await sql`
    insert into product_collect (member_id, company_id, product_id, add_time)
    select ${member_id}, p.company_id, p.product_id, ${t}
    from ${numbered(company_id)} where p.n % 23 = ${place % 23}`.execute(tx)
}

/** One request for each sampled product of every eighth, by its creator's own member, one state after the other. */
const insertSamples = async (tx: Tx, company_id: number, today: number): Promise<void> => {
  await sql`
    insert into sample_request (company_id, product_id, sku_id, creator_id, member_id, qty, address, sample_kind,
      content_type, content_count, content_t, state, approve_deadline_t, ship_deadline_t, content_deadline_t,
      tracking_no, reject_reason, content_ids, add_time, update_time)
    select p.company_id, p.product_id, s.sku_id, b.creator_id, b.member_id, 1, '浙江省杭州市滨江区江南大道 ' || p.n || ' 号',
      o.sample_kind, 1 + p.n % 2, 1 + p.n % 3, ${today} + 20 * ${DAY}, k.state,
      ${today} + 5 * ${DAY}, ${today} + 6 * ${DAY}, ${today} + case o.sample_kind when 1 then 12 else 80 end * ${DAY},
      case when k.state between 2 and 4 then 'YT' || (7000000000 + p.n) else '' end,
      case when k.state = 6 then (array['NOT_MATCH', 'OFFLINE', 'OUT_OF_STOCK', 'OTHER'])[1 + p.n % 4] else '' end,
      case when k.state = 4 then array(select c.content_id from content c where c.company_id = p.company_id
        and c.creator_id = b.creator_id order by c.content_id limit 1 + p.n % 3) else '{}' end,
      ${today} - (2 + p.n % 9) * ${DAY}, ${today} - (p.n % 2) * ${DAY}
    from ${numbered(company_id)}
    join product_offer o on o.company_id = p.company_id and o.product_id = p.product_id and o.sample_kind > 0
    cross join lateral (select sku_id from sku where sku.company_id = p.company_id and sku.product_id = p.product_id
      order by sku_id limit 1) s
    cross join lateral (select (p.n / 8 % 11)::smallint as state) k
    join (select creator_id, member_id, row_number() over (order by creator_id) as n from creator_binding
      where company_id = ${company_id}) b on b.n = 1 + p.n % 40
    where p.n % 8 in (0, 4)`.execute(tx)
}

const insertAssignments = async (tx: Tx, company_id: number, member_id: number, t: number): Promise<void> => {
  await sql`
    insert into product_assignment (company_id, product_id, creator_id, member_id, rate_bp, add_time)
    select p.company_id, p.product_id, c.creator_id, ${member_id}, p.standard_rate_bp, ${t}
    from ${numbered(company_id)} join ${numberedCreators(company_id)} on c.n = 1 + p.n % 12
    where p.n % 9 = 5`.execute(tx)
}

/** Those whose showcase and favourites hold something, by company. */
const keepers = {
  tide: ['leader', 'staff', 'tide.linyue', 'shops', 'fbads'],
  platform: ['agent1', 'agent2', 'agent3', 'agent4'],
} as const

/** The marketplace of a demo company around its products. @param today second when the present business day began */
export const insertMarket = async (
  tx: Tx,
  company_id: number,
  world: keyof typeof keepers,
  members: MemberIds,
  today: number,
): Promise<void> => {
  await insertOffers(tx, company_id, today)
  await insertLocks(tx, company_id, today)
  await insertSamples(tx, company_id, today)
  for (const [place, name] of keepers[world].entries()) {
    const member_id = members.get(name)
    if (member_id === undefined) continue
    await insertKept(tx, company_id, member_id, place, today - place * DAY)
    if (place === 0) await insertAssignments(tx, company_id, member_id, today - DAY)
  }
}
