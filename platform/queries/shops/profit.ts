import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/tables.ts'
import { daysOfSku } from '../../sums/read.ts'
import type { View } from '../view.ts'
import { ofOwnShops, ownShops } from './scope.ts'

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
/** Whether `l` is the line of its order on which the parcel stands. */
export const isLead = sql`(l.sku_id, l.content_id, l.n) = (so.lead_sku_id, so.lead_content_id, so.lead_n)`
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

const parts = ['net', 'affiliate', 'platform_fee', 'shipping', 'cost'] as const

/**
 * Sums by shop of the business days `from` to `to` (both included, as SQL): a relation of all shops of the scope with the
 * parts as its columns. M30 of several lines is that of the lines whose parts are all known; `lines` says how many these
 * are, `uncosted_skus` how many SKUs were sold whose cost nobody has entered.
 */
export const profitByShop = ({ scope }: View, from: Sql, to: Sql): Sql => sql`
    select s.shop_id, coalesce(known.lines, 0) as lines, coalesce(uncosted.skus, 0)::int as uncosted_skus,
      ${sql.join(parts.map((name) => sql`coalesce(${sql.ref(`known.${name}`)}, 0)::bigint as ${sql.ref(name)}`))}
    from shop s
    left join (
      select p.shop_id, sum(p.lines)::int as lines, sum(p.net_amt) as net, sum(p.affiliate_amt) as affiliate,
        sum(p.platform_fee_amt) as platform_fee, sum(p.shipping_amt) as shipping,
        sum(p.kept * sku.cost_amt) filter (where p.is_kept) as cost
      from rollup_profit p left join sku on sku.company_id = p.company_id and sku.sku_id = p.sku_id
      where ${ofOwnShops(scope, 'p')} and p.day >= ${from} and p.day <= ${to} and (not p.is_kept or sku.cost_amt is not null)
      group by p.shop_id
    ) known on known.shop_id = s.shop_id
    left join (
      select p.shop_id, count(*) as skus
      from sku join product p on p.company_id = sku.company_id and p.product_id = sku.product_id
      where sku.company_id = ${scope.company_id} and sku.cost_amt is null and exists (
        select ${daysOfSku(scope.company_id, sql`sku.sku_id`, from, to)} and r.items > 0)
      group by p.shop_id
    ) uncosted on uncosted.shop_id = s.shop_id
    where ${ownShops(scope)}`

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

/** Of whole business days, first and last included. */
export const readShopProfits = async (
  tx: Tx,
  view: View,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly ShopProfit[]> => {
  const { rows } = await sql<Sums>`${profitByShop(view, sql`${from}::int`, sql`${to}::int`)}`.execute(tx)
  return rows.map(({ shop_id, lines, uncosted_skus, ...known }) => ({
    shop_id,
    uncosted_skus,
    net: known.net,
    profit: lines === 0 ? null : grossProfit({ ...known, ads: null }),
  }))
}
