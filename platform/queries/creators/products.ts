import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { creatorApi } from '../../../shared/areas/creators/api.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { daySums } from '../../sums/read.ts'
import { salesPaid } from '../scope.ts'
import type { CreatorAsk } from './detail.ts'

type Data = CallData<typeof creatorApi.detail>

const MOST = 8
const title = sql`coalesce(nullif(p.title, ''), t.product_id)`

/** What the creator sold in the period, by its own lines, and what it had a sample of. */
export const readTried = async (tx: Tx, { view, creator_id, from, to }: CreatorAsk): Promise<Data['tried']> => {
  const { company_id } = view.scope
  const paid = salesPaid(view.scope, dayStart(view.clock, from), dayStart(view.clock, to + 1) - 1)
  const { rows } = await sql<Data['tried'][number]>`
    with sold as (
      select l.product_id, sum(l.pay_amt)::bigint as gmv_amt, count(distinct l.order_id) as orders
      from affiliate_order_line l where ${paid} and l.creator_id = ${creator_id} group by 1),
    asked as (
      select distinct on (product_id) product_id, state from sample_request
      where company_id = ${company_id} and creator_id = ${creator_id} order by product_id, add_time desc, id desc)
    select t.product_id, ${title} as title, coalesce(t.gmv_amt, 0) as gmv_amt, coalesce(t.orders, 0) as orders,
      t.state as sample_state
    from (sold full join asked using (product_id)) t
    left join product p on p.company_id = ${company_id} and p.product_id = t.product_id
    order by 3 desc, 4 desc, 1 limit ${MOST}`.execute(tx)
  return rows
}

/** What sold best in the scope, out of the kept sums, without what the creator ever sold or had a sample of. */
export const readUntried = async (
  tx: Tx,
  { view: { scope }, creator_id, from, to }: CreatorAsk,
): Promise<Data['untried']> => {
  const { company_id } = scope
  const { rows } = await sql<Data['untried'][number]>`
    with best as (
      select r.dim_id as product_id, sum(r.gmv_amt)::bigint as gmv_amt, sum(r.orders)::bigint as orders
      from ${daySums({ scope: scope.text, from, to, dim: 'product' })} group by 1),
    known as (
      select distinct l.product_id from affiliate_order_line l
      where l.company_id = ${company_id} and l.creator_id = ${creator_id}
      union select product_id from sample_request where company_id = ${company_id} and creator_id = ${creator_id})
    select t.product_id, ${title} as title, t.gmv_amt, t.orders
    from best t join product p on p.company_id = ${company_id} and p.product_id = t.product_id
    where t.gmv_amt > 0 and t.product_id not in (select product_id from known)
    order by 3 desc, 1 limit ${MOST}`.execute(tx)
  return rows
}
