import { sql } from 'kysely'
import { settlementList } from '../../../shared/areas/settlements/list.ts'
import { currencyDecimals } from '../../../shared/format/number.ts'
import { dayStart } from '../../../shared/time/zone.ts'
import { part } from '../source.ts'
import { type Asking, tableSource } from '../table-source.ts'

const company = sql`current_setting('tidewall.company_id')::bigint`
const decimals = sql`current_setting('tidewall.decimals')::int`
const from = sql`current_setting('tidewall.from_t')::bigint`
const to = sql`current_setting('tidewall.to_t')::bigint`
/** Minor units by which an amount that was exchanged as a whole may differ from the sum of its exchanged parts. */
const ROUNDED = sql.lit(2)

/**
 * One row for each order and SKU of the kept company that the exports tell, or that is settled with us on a day that they
 * cover: what they say was paid, what our lines say, and why the two differ.
 */
const table = sql`(
  with theirs as materialized (
    select order_id, sku_id, min(currency) as currency, min(decimals) as decimals, sum(paid_amt)::bigint as amt,
      max(settled_day) as day
    from settlement_line where company_id = ${company} group by order_id, sku_id
  ), keys as (
    select order_id, sku_id from theirs
    union
    select l.order_id, l.sku_id from affiliate_order_line l
    where l.company_id = ${company} and l.settlement_status = 2 and l.settled_t >= ${from} and l.settled_t < ${to}
  ), ours as (
    select k.order_id, k.sku_id, max(l.product_id) as product_id, max(l.settled_t) as settled_t,
      sum(l.refund_amt)::bigint as refund_amt,
      case when bool_and(l.settlement_status = 2) then 2
        else max(l.settlement_status) filter (where l.settlement_status <> 2) end as status,
      sum(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt)::bigint as amt
    from keys k left join affiliate_order_line l
      on l.company_id = ${company} and l.order_id = k.order_id and l.sku_id = k.sku_id
    group by k.order_id, k.sku_id
  ), beside as (
    select u.*, t.amt as told_amt, t.currency as told_currency, t.day, o.currency, o.orig_currency,
      case when t.amt is null then null
        when t.currency = coalesce(o.currency, c.display_currency) then t.amt
        when t.currency = o.orig_currency
          then round(t.amt * o.fx_rate::numeric * power(10::numeric, ${decimals} - t.decimals))::bigint
      end as network_amt,
      case when t.currency = o.orig_currency then ${ROUNDED} else 0 end as rounded
    from ours u join company c on c.id = ${company}
    left join theirs t using (order_id, sku_id)
    left join affiliate_order o on o.company_id = ${company} and o.order_id = u.order_id
  )
  select b.*, concat_ws('/', b.order_id, b.sku_id) as settlement_key,
    case when b.status = 2 then b.amt end as own_amt,
    case when told_amt is null then 7
      when b.status is null then 6
      when network_amt is null then 8
      when b.status in (0, 1) then 4
      when b.status in (3, 4) then 5
      when abs(network_amt - b.amt) <= rounded then 1
      when b.refund_amt > 0 then 3
      else 2 end as match
  from beside b) v`

const keepCompany = async ({ tx, view }: Asking): Promise<void> => {
  const { company_id } = view.scope
  const { rows } = await sql<{ first: number | null; last: number | null }>`
    select min(settled_day) as first, max(settled_day) as last from settlement_line where company_id = ${company_id}`.execute(
    tx,
  )
  const { first = null, last = null } = rows[0] ?? {}
  // The days of the exports, by the calendar of the company's zone; none, and nothing of ours is asked about.
  const clock = { ...view.clock, cut_hour: 0 }
  const kept = {
    company_id,
    decimals: currencyDecimals(view.company.currency),
    from_t: first === null ? 0 : dayStart(clock, first),
    to_t: last === null ? 0 : dayStart(clock, last + 1),
  }
  for (const [name, value] of Object.entries(kept))
    await sql`select set_config(${`tidewall.${name}`}, ${String(value)}, true)`.execute(tx)
}

const network = sql`v.network_amt`
const difference = sql`(case when v.match <> 8 then coalesce(v.network_amt, 0) - coalesce(v.own_amt, 0) end)`
const comparable = sql`v.match <> 8`

/** The network's settlements beside the company's own lines, for who sees all of it. */
export const settlementSource = tableSource(settlementList, {
  table,
  alias: 'v',
  key: ['order_id', 'sku_id'],
  joins: { product: part(sql`left join product p on p.company_id = ${company} and p.product_id = v.product_id`) },
  scope: ({ scope }) => (scope.member_id === null ? sql`true` : sql`false`),
  columns: {
    order_id: part(sql`v.order_id`),
    product_name: part(sql`coalesce(p.title, '')`, 'product'),
    settlement_match: part(sql`v.match`),
    network_amt: part(network),
    own_amt: part(sql`v.own_amt`),
    difference: part(difference),
    network_day: part(sql`coalesce(to_char(date '1970-01-01' + v.day, 'YYYY-MM-DD'), '')`),
    settled_time: part(sql`v.settled_t`),
    settlement_status: part(sql`v.status`),
    refund_amount: part(sql`v.refund_amt`),
    network_currency: part(sql`coalesce(v.told_currency, '')`),
    sku_id: part(sql`v.sku_id`),
    currency: part(sql`coalesce(v.currency, '')`),
    settlement_key: part(sql`v.settlement_key`),
  },
  filled: [],
  filters: { differs: part(sql`(v.match <> 1)`) },
  keep: keepCompany,
  keyword: (word) => part(sql`(starts_with(v.order_id, ${word}) or v.sku_id = ${word} or v.settlement_key = ${word})`),
  sums: () => ({
    equal: part(sql`count(*) filter (where v.match = 1)`),
    differing: part(sql`count(*) filter (where v.match <> 1)`),
    network: part(sql`coalesce(sum(v.network_amt), 0)::bigint`),
    own: part(sql`coalesce(sum(v.own_amt) filter (where ${comparable}), 0)::bigint`),
    apart: part(sql`coalesce(sum(${difference}), 0)::bigint`),
  }),
  kpi: ({ equal = 0, differing = 0, network: told = 0, own = 0, apart = 0 }) => ({
    equal,
    differing,
    network: told,
    own,
    apart,
  }),
})
