import { type RawBuilder, sql } from 'kysely'
import { isLead, lineParts } from '../queries/shops/profit.ts'
import { stageSql } from '../queries/shops/stage.ts'

type Sql = RawBuilder<unknown>

const dayOf = (t: Sql): Sql =>
  sql`(to_timestamp(${t}) at time zone c.time_zone - make_interval(hours => c.cut_hour))::date - date '1970-01-01'`

/** Whether both are told that only the order's shop is told. */
const isKnown = sql`platform_fee is not null and shipping is not null`
const settlement = sql`net - platform_fee - affiliate - shipping`

/** Rows of sums by their key, and by column what `lines` add to them. */
interface Into {
  readonly table: string
  readonly key: Readonly<Record<string, Sql>>
  readonly sums: Readonly<Record<string, Sql>>
  readonly where: Sql
}

const profit: Into = {
  table: 'rollup_profit',
  key: {
    company_id: sql`company_id`,
    day: sql`paid_day`,
    shop_id: sql`shop_id`,
    sku_id: sql`sku_id`,
    is_kept: sql`kept > 0`,
  },
  sums: {
    lines: sql`count(*)`,
    net_amt: sql`sum(net)`,
    affiliate_amt: sql`sum(affiliate)`,
    platform_fee_amt: sql`sum(platform_fee)`,
    shipping_amt: sql`sum(shipping)`,
    kept: sql`sum(kept)`,
  },
  where: sql`paid_day is not null and ${isKnown}`,
}

const counted = sql`filter (where paid_day is not null and ${isKnown})`
const parcels: Into = {
  table: 'rollup_parcel',
  key: {
    company_id: sql`company_id`,
    day: sql`create_day`,
    shop_id: sql`shop_id`,
    stage: sql`stage`,
    sku_id: sql`sku_id`,
    is_kept: sql`kept > 0`,
  },
  sums: {
    lines: sql`count(*) ${counted}`,
    settlement_amt: sql`coalesce(sum(${settlement}) ${counted}, 0)`,
    kept: sql`coalesce(sum(kept) ${counted}, 0)`,
    shipped: sql`count(ship_seconds)`,
    ship_seconds: sql`coalesce(sum(ship_seconds), 0)`,
  },
  where: sql`paid_day is not null and (${isKnown} or ship_seconds is not null)`,
}

const adding = ({ table, key, sums, where }: Into, sign: 1 | -1): Sql => sql`
  insert into ${sql.table(table)} as t (${sql.join([...Object.keys(key), ...Object.keys(sums)].map((name) => sql.ref(name)))})
  select ${sql.join(Object.values(key))}, ${sql.join(Object.values(sums).map((of) => sql`${sql.lit(sign)} * ${of}`))}
  from lines where ${where} group by ${sql.join(Object.keys(key).map((_, i) => sql.lit(i + 1)))}
  on conflict (${sql.join(Object.keys(key).map((name) => sql.ref(name)))}) do update set
    ${sql.join(Object.keys(sums).map((name) => sql`${sql.ref(name)} = ${sql.ref(`t.${name}`)} + ${sql.ref(`excluded.${name}`)}`))}`

/**
 * Adds (sign 1) or takes away (sign -1) what the lines of some orders, as they stand, contribute to `rollup_profit` and
 * `rollup_parcel`: to be run by whoever is the only writer of the company's orders, before and after a change of lines or
 * of what shops are told.
 */
export const moveProfit = (company_id: number, orders: readonly string[], sign: 1 | -1): Sql => sql`
  with lines as materialized (
    select l.company_id, l.shop_id, l.sku_id, ${dayOf(sql`l.paid_t`)} as paid_day, ${dayOf(sql`o.create_t`)} as create_day,
      ${stageSql} as stage, ${lineParts.net} as net, ${lineParts.creator} + ${lineParts.partner} as affiliate,
      ${lineParts.fee} as platform_fee, ${lineParts.shipping} as shipping, ${lineParts.kept} as kept,
      case when ${isLead} then so.shipped_t - l.paid_t end as ship_seconds
    from shop_order so join company c on c.id = so.company_id
    join affiliate_order o on o.company_id = so.company_id and o.order_id = so.order_id
    join affiliate_order_line l on l.company_id = so.company_id and l.order_id = so.order_id
    where so.company_id = ${company_id} and so.order_id = any(${orders}::text[])
  ), moved as (${adding(profit, sign)})
  ${adding(parcels, sign)}`
