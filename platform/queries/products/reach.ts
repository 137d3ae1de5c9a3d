import { sql } from 'kysely'
import type { Db, Tx } from '../../db/tables.ts'

/**
 * Counts again, for each product of a company, the creators with paid lines or contents of it, and their videos and lives:
 * one walk over all of its lines.
 */
export const countReach = async (tx: Tx, company_id: number): Promise<void> => {
  await sql`set local statement_timeout = 0`.execute(tx)
  await sql`
    insert into product_reach as r (company_id, product_id, creators, videos, lives)
    select ${company_id}, p.product_id, count(distinct s.creator_id) filter (where s.creator_id <> ''),
      count(distinct s.content_id) filter (where s.content_type = 1 and s.content_id <> ''),
      count(distinct s.content_id) filter (where s.content_type = 2 and s.content_id <> '')
    from product p left join (
      select product_id, creator_id, content_type, content_id from affiliate_order_line
      where company_id = ${company_id} and paid_t is not null
      union
      select k.product_id, c.creator_id, c.content_type, c.content_id
      from content_product k join content c using (company_id, content_id) where k.company_id = ${company_id}
    ) s on s.product_id = p.product_id
    where p.company_id = ${company_id} group by p.product_id
    on conflict (company_id, product_id) do update
      set creators = excluded.creators, videos = excluded.videos, lives = excluded.lives
      where (r.creators, r.videos, r.lives) is distinct from (excluded.creators, excluded.videos, excluded.lives)
  `.execute(tx)
}

/** Every company with the version of what its screens show. */
export const everyVersion = (db: Db): Promise<{ company_id: number; version: number }[]> =>
  db.selectFrom('company_pulse').select(['company_id', 'version']).execute()
