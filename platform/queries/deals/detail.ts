import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { dealApi } from '../../../shared/areas/deals/api.ts'
import type { Tx } from '../../db/tables.ts'
import { daysOfContent } from '../../sums/read.ts'
import { dueOfSample } from '../samples/due.ts'
import type { HeldDeal } from './deals.ts'

type Detail = CallData<typeof dealApi.detail>

/** The contents that were published for a deal, with what they sold. */
export const readDealContents = async (
  tx: Tx,
  { company_id, content_ids }: Pick<HeldDeal, 'company_id' | 'content_ids'>,
): Promise<Detail['contents']> => {
  const { rows } = await sql<Detail['contents'][number]>`
    select q.id as content_id, coalesce(nullif(c.title, ''), q.id) as title, coalesce(s.gmv, 0)::bigint as gmv_amt,
      coalesce(s.orders, 0)::bigint as orders
    from unnest(${content_ids}::text[]) with ordinality as q(id, place)
    left join content c on c.company_id = ${company_id} and c.content_id = q.id
    left join lateral (select sum(r.gmv_amt) as gmv, sum(r.sku_orders) as orders
      ${daysOfContent(sql`${company_id}::bigint`, sql`q.id`)}) s on true
    order by q.place`.execute(tx)
  return rows
}

/** The sample of a deal; null: none was asked for. */
export const readDealSample = async (tx: Tx, sample_id: number | null): Promise<Detail['sample']> => {
  if (sample_id === null) return null
  const { rows } = await sql<NonNullable<Detail['sample']>>`
    select r.state, r.qty, r.tracking_no, ${dueOfSample} as due_t from sample_request r
    where r.id = ${sample_id}`.execute(tx)
  return rows[0] ?? null
}
