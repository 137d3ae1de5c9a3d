import { sql } from 'kysely'
import { billLineList } from '../../../shared/areas/bills/lines-list.ts'
import { billLineKind, PAY_CURRENCY } from '../../../shared/areas/bills/states.ts'
import type { Tx } from '../../db/tables.ts'
import { billsOf } from '../../queries/bills/scope.ts'
import { type ListSource, part, type Sql } from '../source.ts'
import { tableSource } from '../table-source.ts'

const kept = sql`current_setting('tidewall.bill_id')::bigint`
const adjustment = sql.lit(billLineKind.adjustment)

/**
 * Lines of the kept bill, what people adjusted, and what the bill before carried over: all that its sum is made of before
 * tax, each with a key of its own.
 */
const table = sql`(
  select concat_ws('/', k.order_id, k.sku_id, k.content_id, k.n, k.role, k.level) as line_key, k.company_id, k.order_id,
    k.sku_id, k.content_id, k.n, k.role, k.level, k.kind::int as kind, k.amt, '' as note
  from bill_line k where k.bill_id = ${kept}
  union all
  select 'adjust/' || a.id, 0, '', '', '', 0, 0, 0, ${adjustment}, a.amt, a.note from bill_adjust a where a.bill_id = ${kept}
  union all
  select 'carried', 0, '', '', '', 0, 0, 0, ${adjustment}, r.amt, '上期结转 Carried over' from (
    select b.adjust_amt - coalesce((select sum(a.amt) from bill_adjust a where a.bill_id = b.id), 0)::bigint as amt
    from bill b where b.id = ${kept}) r where r.amt <> 0) v`

/** Of the line, where it still stands in the bill's currency. */
const ofLine = (of: Sql) => part(sql`(case when c.display_currency = b.currency then ${of} end)`, 'line', 'company')

const keepBill = async (tx: Tx, id: string): Promise<void> => {
  await sql`select set_config('tidewall.bill_id', ${id}, true)`.execute(tx)
}

const source = tableSource(billLineList, {
  table,
  alias: 'v',
  key: ['line_key'],
  joins: {
    bill: part(sql`join bill b on b.id = ${kept}`),
    company: part(sql`join company c on c.id = b.company_id`, 'bill'),
    line: part(sql`left join affiliate_order_line l on l.company_id = v.company_id and l.order_id = v.order_id
      and l.sku_id = v.sku_id and l.content_id = v.content_id and l.n = v.n`),
    split: part(sql`left join commission_split s on s.company_id = v.company_id and s.order_id = v.order_id
      and s.sku_id = v.sku_id and s.content_id = v.content_id and s.n = v.n and s.role = v.role and s.level = v.level`),
    product: part(sql`left join product p on p.company_id = v.company_id and p.product_id = l.product_id`, 'line'),
    creator: part(sql`left join creator r on r.company_id = v.company_id and r.creator_id = l.creator_id`, 'line'),
  },
  scope: ({ scope }) => sql`exists (select from bill b where b.id = ${kept} and ${billsOf(scope)})`,
  columns: {
    order_id: part(sql`v.order_id`),
    product_name: part(sql`coalesce(p.title, '')`, 'product'),
    creator_username: part(sql`coalesce(r.username, l.creator_id, '')`, 'creator', 'line'),
    pay_amount: ofLine(sql`l.pay_amt`),
    act_commission_base: ofLine(sql`l.act_base_amt`),
    line_rate: part(
      sql`(case when l.ads_attributed and l.shop_ads_rate_bp is not null then l.shop_ads_rate_bp else l.standard_rate_bp end)`,
      'line',
    ),
    line_commission: ofLine(sql`(l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt)`),
    line_split_base: part(
      sql`(case when c.display_currency <> b.currency or v.kind <> ${sql.lit(billLineKind.normal)} then null
        when v.role in (1, 4) then l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt else l.act_partner_amt end)`,
      'line',
      'company',
    ),
    line_share: part(sql`s.rate_bp`, 'split'),
    line_amt: part(sql`v.amt`),
    line_kind: part(sql`v.kind`),
    settled_time: part(sql`l.settled_t`, 'line'),
    questioned: part(sql`(v.order_id = any(b.disputed))`, 'bill'),
    line_note: part(sql`v.note`),
    currency: part(sql`b.currency`, 'bill'),
    line_key: part(sql`v.line_key`),
  },
  filled: ['line_amt'],
  masked: ['creator_username'],
  keep: ({ tx, filters }) => keepBill(tx, String(filters.id)),
  keyword: (word) => part(sql`(starts_with(v.order_id, ${word}) or v.line_key = ${word})`),
})

/** What the bill of the address is made of. */
export const billLineSource: ListSource = {
  ...source,
  summary: async (tx, view, list, query, found) => {
    const summary = await source.summary(tx, view, list, query, found)
    const { rows } = await sql<{ currency: string }>`select currency from bill where id = ${kept}`.execute(tx)
    return { ...summary, currency: rows[0]?.currency ?? PAY_CURRENCY }
  },
}
