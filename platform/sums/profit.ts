import { type RawBuilder, sql } from 'kysely'
import { lineParts } from '../queries/shops/profit.ts'

const moved = ['lines', 'net_amt', 'affiliate_amt', 'platform_fee_amt', 'shipping_amt', 'kept'] as const

/**
 * Adds (sign 1) or takes away (sign -1) what the lines of some orders, as they stand, contribute to `rollup_profit`: to be
 * run by whoever is the only writer of the company's orders, before and after a change of lines or of what shops are told.
 */
export const moveProfit = (company_id: number, orders: readonly string[], sign: 1 | -1): RawBuilder<unknown> => sql`
  insert into rollup_profit as t (company_id, day, shop_id, sku_id, is_kept, ${sql.join(moved.map((name) => sql.ref(name)))})
  select company_id, day, shop_id, sku_id, kept > 0, ${sql.lit(sign)} * count(*),
    ${sql.join(['net', 'affiliate', 'platform_fee', 'shipping', 'kept'].map((name) => sql`${sql.lit(sign)} * sum(${sql.ref(name)})`))}
  from (
    select l.company_id, l.shop_id, l.sku_id,
      (to_timestamp(l.paid_t) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date - date '1970-01-01' as day,
      ${lineParts.net} as net, ${lineParts.creator} + ${lineParts.partner} as affiliate, ${lineParts.fee} as platform_fee,
      ${lineParts.shipping} as shipping, ${lineParts.kept} as kept
    from shop_order so join company c on c.id = so.company_id
    join affiliate_order_line l on l.company_id = so.company_id and l.order_id = so.order_id
    where so.company_id = ${company_id} and so.order_id = any(${orders}::text[]) and l.paid_t is not null
  ) lines where platform_fee is not null and shipping is not null
  group by 1, 2, 3, 4, 5
  on conflict (company_id, day, shop_id, sku_id, is_kept) do update set
    ${sql.join(moved.map((name) => sql`${sql.ref(name)} = ${sql.ref(`t.${name}`)} + ${sql.ref(`excluded.${name}`)}`))}`
