import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { chanceOf } from './content-world.ts'
import type { DemoCompany } from './plan.ts'

/** Days before the first order in which prices still moved; since then all orders are at the present one. */
const MOVED = 120

/** What the demo's products have cost and paid until they got their present price and commission: one to three changes. */
export const insertPrices = async (tx: Tx, { company_id, plan }: DemoCompany): Promise<void> => {
  const u = (purpose: number) => chanceOf(sql`product_id || step::text`, purpose)
  await sql`
    insert into product_price_history (company_id, product_id, t, min_price_amt, max_price_amt, standard_rate_bp, shop_ads_rate_bp)
    select company_id, product_id,
      ${plan.origin}::bigint - case when step = steps then 0 else floor(86400 * ${sql.lit(MOVED)} * (steps - step - 0.7 * ${u(61)}) / steps)::bigint end,
      floor(min_price_amt * change / 10) * 10 + min_price_amt % 10, floor(max_price_amt * change / 10) * 10 + max_price_amt % 10,
      standard_rate_bp + rise, shop_ads_rate_bp
    from (
      select p.*, step, steps, case when step = steps then 1 else 0.94 + 0.28 * ${u(62)} end as change,
        case when step = steps then 0 else 50 * (floor(8 * ${u(63)})::int - 4) end as rise
      from product p
      cross join lateral (select 1 + floor(3 * ${chanceOf(sql`p.product_id`, 60)})::int as steps) n
      cross join lateral generate_series(0, steps) as step
      where p.company_id in (0, ${company_id}) and p.add_time = ${plan.origin}) past`.execute(tx)
}
