import { sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'

/** Notes what products cost and pay from second `t` on, after they were written; those that did not change get no row. */
export const notePrices = async (
  tx: Tx,
  company_id: number,
  product_ids: readonly string[],
  t: number,
): Promise<void> => {
  await sql`
    insert into product_price_history as h
      (company_id, product_id, t, min_price_amt, max_price_amt, standard_rate_bp, shop_ads_rate_bp)
    select p.company_id, p.product_id, ${t}, p.min_price_amt, p.max_price_amt, p.standard_rate_bp, p.shop_ads_rate_bp
    from product p
    left join lateral (
      select * from product_price_history k where k.company_id = p.company_id and k.product_id = p.product_id
      order by k.t desc limit 1) last on true
    where p.company_id = ${company_id} and p.product_id = any(${product_ids}::text[])
      and (last.min_price_amt, last.max_price_amt, last.standard_rate_bp, last.shop_ads_rate_bp) is distinct from
        (p.min_price_amt, p.max_price_amt, p.standard_rate_bp, p.shop_ads_rate_bp)
    on conflict (company_id, product_id, t) do update set min_price_amt = excluded.min_price_amt,
      max_price_amt = excluded.max_price_amt, standard_rate_bp = excluded.standard_rate_bp,
      shop_ads_rate_bp = excluded.shop_ads_rate_bp`.execute(tx)
}
