import { sql } from 'kysely'
import type { Db } from '../db/tables.ts'
import { tellShops } from '../ingest/transaction.ts'

const day = sql.lit(86_400)

/**
 * What a selling platform would tell the shops of some orders of the demo, as the orders stand now: in one statement, and
 * again whenever they change. All of it follows from the order's number.
 */
export const writeShopOrders = async (db: Db, company_id: number, orders: readonly string[]): Promise<void> => {
  if (orders.length === 0) return
  await tellShops(db, company_id, orders, (tx) =>
    sql`
    insert into shop_order as known (company_id, order_id, shop_id, substatus, platform_fee_bp, shipping_amt,
      lead_sku_id, lead_content_id, lead_n, is_open, ship_due_t, shipped_t, shipping_provider, tracking_id,
      warehouse_name, payment_method, state, city, buyer_name, buyer_phone, buyer_address)
    select o.company_id, o.order_id, o.shop_id,
      case when o.order_status = 111 then 1 + h.a % 2 when o.order_status = 121 and s.region <> o.region then 3 * (h.a % 2)
        when o.order_status = 121 then 4 * (h.a % 3 / 2) else 0 end,
      case when o.region in ('US', 'GB') then 600 else 500 end,
      case when s.region = o.region then 220 else 380 end + h.b % 240 + 60 * (parcel.items - 1),
      lead.sku_id, lead.content_id, lead.n,
      o.paid_t is not null and o.order_status in (111, 112, 114),
      o.paid_t + ${day} + ${day} * (h.a % 2),
      case when o.order_status in (114, 121, 122, 130) then
        greatest(o.paid_t + 600, least(o.paid_t + ${day} / 4 + h.b % (${day} * 3 / 2), coalesce(o.delivery_t - 7200, o.update_time))) end,
      carrier.name, carrier.code || lpad((h.a::bigint * 7919 % 10000000000)::text, 10, '0'),
      case s.region when 'CN' then '深圳集货仓' else s.region || '-' || (1 + h.a % 3) end,
      (array[1, 1, 2, 2, 4, 3])[1 + h.b % 6],
      coalesce(place.state, ''), coalesce(place.city, ''),
      (array['张','王','李','Smith','Brown','Nguyen','Putri','Garcia'])[1 + h.a % 8] || ' ' || (array['明','芳','J.','A.','Linh','Dewi'])[1 + h.b % 6],
      '1' || lpad((h.b::bigint * 6151 % 1000000000)::text, 9, '0'),
      (1 + h.a % 980) || ' ' || (array['Maple','Harbour','Station','Mill','Park'])[1 + h.b % 5] || ' St'
    from affiliate_order o
    join shop s on s.company_id = o.company_id and s.shop_id = o.shop_id
    cross join lateral (select hashtext(o.order_id) & 1048575 as a, hashtext(o.order_id || '.') & 1048575 as b) h
    cross join lateral (select sum(l.quantity) as items from affiliate_order_line l
      where l.company_id = o.company_id and l.order_id = o.order_id) parcel
    cross join lateral (select l.sku_id, l.content_id, l.n from affiliate_order_line l
      where l.company_id = o.company_id and l.order_id = o.order_id
      order by l.pay_amt desc, l.sku_id, l.content_id, l.n limit 1) lead
    cross join lateral (select (array['云途物流','USPS','Royal Mail','J&T Express'])[k] as name, (array['YT','94','RM','JP'])[k] as code
      from (values (case s.region when 'CN' then 1 when 'US' then 2 when 'GB' then 3 else 4 end)) as c(k)) carrier
    left join (values ('US', 0, 'California', 'Los Angeles'), ('US', 1, 'Texas', 'Houston'), ('US', 2, 'New York', 'New York'),
      ('US', 3, 'Florida', 'Miami'), ('GB', 0, 'England', 'London'), ('GB', 1, 'England', 'Manchester'),
      ('GB', 2, 'Scotland', 'Glasgow'), ('GB', 3, 'Wales', 'Cardiff'), ('ID', 0, 'Jakarta', 'Jakarta'),
      ('ID', 1, 'Jawa Barat', 'Bandung'), ('ID', 2, 'Jawa Timur', 'Surabaya'), ('ID', 3, 'Bali', 'Denpasar'))
      as place(region, k, state, city) on place.region = o.region and place.k = h.a % 4
    where o.company_id = ${company_id} and o.order_id = any(${orders}::text[])
    on conflict (company_id, order_id) do update set substatus = excluded.substatus, is_open = excluded.is_open,
      shipped_t = coalesce(known.shipped_t, excluded.shipped_t)`.execute(tx),
  )
}
