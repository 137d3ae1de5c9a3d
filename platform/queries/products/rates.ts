import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { notePrices } from '../goods/price-history.ts'

const DAY = 86_400
/** A creator keeps an open rate that is lowered for 30 days. */
const LOCK_S = 30 * DAY
const OPEN = 1

/**
 * Lowers the rates whose announced time has come. Of an open rate, creators to whom the product is assigned, or who sold it
 * within the last 30 days, keep the old one.
 */
export const lowerRates = async (tx: Tx, now: number): Promise<void> => {
  const { rows } = await sql<{ company_id: number; product_id: string; rate_bp: number; next: number; open: boolean }>`
    select p.company_id, p.product_id, coalesce(p.standard_rate_bp, 0) as rate_bp, o.next_rate_bp as next,
      o.collab_type = ${OPEN} as open
    from product_offer o join product p using (company_id, product_id)
    where o.next_rate_t <= ${now} order by 1, 2 limit 500 for update of o, p`.execute(tx)
  for (const { company_id, product_id, rate_bp, next, open } of rows) {
    if (open && next < rate_bp)
      await sql`
        insert into rate_lock (company_id, product_id, creator_id, rate_bp, locked_until_t, add_time)
        select ${company_id}, ${product_id}, creator_id, ${rate_bp}, ${now + LOCK_S}, ${now} from (
          select a.creator_id from product_assignment a
          where a.company_id = ${company_id} and a.product_id = ${product_id}
          union
          select l.creator_id from affiliate_order_line l
          where l.company_id = ${company_id} and l.product_id = ${product_id} and l.creator_id <> ''
            and l.paid_t > ${now - LOCK_S}
        ) kept on conflict do nothing`.execute(tx)
    // What it fell from must be known as well.
    await notePrices(tx, company_id, [product_id], now - 1)
    await sql`update product set standard_rate_bp = ${next}, update_time = ${now}
      where company_id = ${company_id} and product_id = ${product_id}`.execute(tx)
    await notePrices(tx, company_id, [product_id], now)
    await sql`update product_offer set next_rate_bp = null, next_rate_t = null, update_time = ${now}
      where company_id = ${company_id} and product_id = ${product_id}`.execute(tx)
  }
}
