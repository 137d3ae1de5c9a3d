import { sql } from 'kysely'
import type { ClipBrief } from '../../../shared/areas/clips/api.ts'
import type { Tx } from '../../db/tables.ts'
import { clipNoOf } from './numbers.ts'

/** What a demand says, as cutters are told it; the caller has looked whether it may be seen. */
export const readBrief = async (tx: Tx, demand_id: number): Promise<ClipBrief> => {
  const { rows } = await sql<ClipBrief>`
    select ${clipNoOf('demand', sql`d.id`)} as demand_no, d.title, d.product_id, coalesce(p.title, '') as product_title,
      d.account, d.required_count, d.approved_count, d.ratio, d.min_s, d.max_s, d.selling_points, d.script, d.must, d.forbid,
      d.refs, d.priority, d.deadline_t as deadline_time, d.fee_amt as fee, d.currency, d.reviewer_id::text as reviewer_id
    from clip_demand d left join product p on p.company_id = d.company_id and p.product_id = d.product_id
    where d.id = ${demand_id}`.execute(tx)
  const [brief] = rows
  if (!brief) throw new Error(`no demand ${demand_id}`)
  return brief
}
