import { sql } from 'kysely'
import { readLineId } from '../../../shared/areas/orders/line-id.ts'
import type { Tx } from '../../db/tables.ts'

type LinePeople = Readonly<Record<'asker' | 'owner', number | null>>

/** Of some lines by their ids: who made the newest appeal, and who owns it. */
export const readLinePeople = async (
  tx: Tx,
  company_id: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LinePeople>> => {
  const keys = ids.map((id) => ({ id, ...readLineId(id) }))
  const { rows } = await sql<LinePeople & { id: string }>`
    select k.id, l.owner_member_id as owner,
      (select t.member_id from order_appeal t where t.company_id = l.company_id and t.order_id = l.order_id
        and t.sku_id = l.sku_id and t.content_id = l.content_id and t.n = l.n order by t.id desc limit 1) as asker
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as k(id text, order_id text, sku_id text, content_id text, n smallint)
    join affiliate_order_line l using (order_id, sku_id, content_id, n)
    where l.company_id = ${company_id}`.execute(tx)
  return new Map(rows.map(({ id, ...people }) => [id, people]))
}
