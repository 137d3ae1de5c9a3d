import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { companyHead } from '../leaders.ts'

interface Shop {
  readonly company_id: number
  readonly shop_id: string
}

/** Tells whoever owns the shop, whoever authorised it and the company's heads: one message each. */
export const tellOfAuth = async (tx: Tx, { company_id, shop_id }: Shop, event: string, now: number): Promise<void> => {
  await sql`
    insert into notice (company_id, member_id, about, agency_level, event_code, ref_type, ref_id, add_time)
    select m.company_id, m.id, coalesce(nullif(s.name, ''), s.shop_id), m.agency_level, ${`shopAuth.${event}`}::text,
      'shopAuth', s.shop_id, ${now}::bigint
    from shop s left join shop_auth a on a.company_id = s.company_id and a.shop_id = s.shop_id
    join member m on m.company_id = s.company_id and m.deleted_t is null and m.status not in (2, 4)
      and (m.id = s.owner_member_id or m.id = a.auth_member_id or (${sql.raw(companyHead)}))
    where s.company_id = ${company_id} and s.shop_id = ${shop_id}`.execute(tx)
}
