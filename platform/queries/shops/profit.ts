import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../view.ts'
import { ofOwnShops } from './scope.ts'

/** What M30 is made of, in minor units; null: not known, which is never nothing. */
export interface ProfitParts {
  readonly net: number
  readonly platform_fee: number | null
  /** Creators' and partners' commission: actual where it is settled, else estimated. */
  readonly affiliate: number
  /** Null where no ads are reported: profit is then before ads. */
  readonly ads: number | null
  readonly shipping: number | null
  readonly cost: number | null
}

/** M30 of some lines; null while the platform's fee, the shipping or the cost of one of them is not known. */
export const grossProfit = ({ net, platform_fee, affiliate, ads, shipping, cost }: ProfitParts): number | null =>
  platform_fee === null || shipping === null || cost === null
    ? null
    : net - platform_fee - affiliate - (ads ?? 0) - shipping - cost

type Sql = RawBuilder<unknown>

const counts = sql`l.settlement_status <> 3`
const net = sql`(case when ${counts} then l.pay_amt - l.refund_amt else 0 end)`
const either = (act: Sql, est: Sql): Sql =>
  sql`(case when not ${counts} then 0 when l.settlement_status = 2 then ${act} else ${est} end)`
const creator = either(
  sql`coalesce(l.act_standard_amt, 0) + coalesce(l.act_shop_ads_amt, 0) + coalesce(l.act_bonus_amt, 0)`,
  sql`l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt`,
)
const partner = either(sql`coalesce(l.act_partner_amt, 0)`, sql`l.est_partner_amt`)
const kept = sql`(case when ${counts} then greatest(0, l.quantity - l.refunded_qty - l.returned_qty) else 0 end)`
const isLead = sql`(l.sku_id, l.content_id, l.n) = (so.lead_sku_id, so.lead_content_id, so.lead_n)`
/** On the line that stands for the parcel; a lost order that never left the warehouse costs none. */
const shipping = sql`(case when so.order_id is null then null when not ${isLead} then 0
  when not ${counts} and so.shipped_t is null then 0 else so.shipping_amt end)`
const fee = sql`((${net} * so.platform_fee_bp + 5000) / 10000)`
const cost = sql`(case when ${kept} = 0 then 0 else ${kept} * sku.cost_amt end)`

/** The parts of line `l` as SQL over `shop_order so` and `sku` (both joined by `left join`); an unknown part is null. */
export const lineParts = { net, creator, partner, kept, fee, shipping, cost } as const

/** What the platform will pay out for a line, and what is left of it after the goods; null as in `grossProfit`. */
export const lineSettlement: Sql = sql`(${net} - ${fee} - ${creator} - ${partner} - ${shipping})`
export const lineProfit: Sql = sql`(${lineSettlement} - ${cost})`

export const profitJoins = {
  so: sql`left join shop_order so on so.company_id = l.company_id and so.order_id = l.order_id`,
  sku: sql`left join sku on sku.company_id = l.company_id and sku.sku_id = l.sku_id`,
} as const

/**
 * Sums by shop of lines paid from `from` up to before `to` (seconds, as SQL): a relation with the parts as its columns. M30
 * of several lines is that of the lines whose parts are all known; `lines` says how many these are.
 */
export const profitByShop = ({ scope }: View, from: Sql, to: Sql): Sql => {
  const known = (name: string): Sql => sql`sum(${sql.ref(name)}) filter (where profit is not null) as ${sql.ref(name)}`
  const parts = ['net', 'affiliate', 'platform_fee', 'shipping', 'cost']
  // Each line's parts are reckoned once; by SKU first, so that SKUs are counted without sorting the lines.
  return sql`
    select shop_id, sum(lines)::int as lines,
      ${sql.join(parts.map((name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`))},
      (count(*) filter (where is_uncosted))::int as uncosted_skus
    from (
      select shop_id, count(profit) as lines, ${sql.join(parts.map(known))}, bool_or(cost is null) as is_uncosted
      from (
        select l.shop_id, l.sku_id, ${net} as net, ${creator} + ${partner} as affiliate, ${fee} as platform_fee,
          ${shipping} as shipping, ${cost} as cost, ${lineProfit} as profit
        from affiliate_order_line l ${profitJoins.so} ${profitJoins.sku}
        where ${ofOwnShops(scope, 'l')} and l.paid_t >= ${from} and l.paid_t < ${to} offset 0
      ) lines group by shop_id, sku_id
    ) skus group by shop_id`
}

/** M30 of a row of that relation, called `profit`. */
export const grossProfitSql: Sql = sql`(case when profit.lines > 0
  then profit.net - profit.platform_fee - profit.affiliate - profit.shipping - profit.cost end)`

interface Sums {
  readonly shop_id: string
  readonly lines: number
  readonly net: number
  readonly affiliate: number
  readonly platform_fee: number
  readonly shipping: number
  readonly cost: number
  readonly uncosted_skus: number
}

export interface ShopProfit {
  readonly shop_id: string
  /** Null when no line is known as a whole. */
  readonly profit: number | null
  /** Net sales of the lines that `profit` counts: what it is a share of. */
  readonly net: number
  /** SKUs sold in the time whose cost nobody has entered. */
  readonly uncosted_skus: number
}

/** Seconds, without the end. Shops that sold nothing are not in it. */
export const readShopProfits = async (
  tx: Tx,
  view: View,
  { from_t, to_t }: { readonly from_t: number; readonly to_t: number },
): Promise<readonly ShopProfit[]> => {
  const { rows } = await sql<Sums>`${profitByShop(view, sql`${from_t}`, sql`${to_t}`)}`.execute(tx)
  return rows.map(({ shop_id, lines, uncosted_skus, ...parts }) => ({
    shop_id,
    uncosted_skus,
    net: parts.net,
    profit: lines === 0 ? null : grossProfit({ ...parts, ads: null }),
  }))
}
