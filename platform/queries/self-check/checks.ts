import { type RawBuilder, sql } from 'kysely'
import { dayNumber, dayStart } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { daySums } from '../../sums/read.ts'
import { oursOfLine } from '../orders/ours.ts'
import { isSale, wholeCompany } from '../scope.ts'
import { readCompany } from '../view.ts'

/** What a check of a company found; `sample` names some of what differs. */
export interface Found {
  readonly checked: number
  readonly differing: number
  readonly sample: string
}

const MOST_NAMED = 5
/** Business days whose sums are added up anew: those of which refunds may still come. */
const DAYS = 45

const found = (differs: RawBuilder<unknown>, name: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  count(*)::bigint as checked, count(*) filter (where ${differs})::bigint as differing,
  coalesce(array_to_string((array_agg(${name}) filter (where ${differs}))[1:${sql.lit(MOST_NAMED)}], ', '), '') as sample`

const nothing: Found = { checked: 0, differing: 0, sample: '' }

/** Rule 12 of the commission: the parts of each line, estimated and actual, are its commission to the cent. */
export const checkSplits = async (tx: Tx, company_id: number): Promise<Found> => {
  const { rows } = await sql<Found>`
    select ${found(sql`l.est <> s.est or l.act is distinct from s.act`, sql`l.order_id`)}
    from (select company_id, order_id, sku_id, content_id, n, sum(est_amt) filter (where level >= 0) as est,
        sum(act_amt) filter (where level >= 0) as act
      from commission_split where company_id = ${company_id} group by 1, 2, 3, 4, 5) s
    join lateral (select l.order_id, l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt + l.est_partner_amt as est,
        l.act_standard_amt + l.act_shop_ads_amt + l.act_bonus_amt + l.act_partner_amt as act
      from affiliate_order_line l where l.company_id = s.company_id and l.order_id = s.order_id and l.sku_id = s.sku_id
        and l.content_id = s.content_id and l.n = s.n) l on true`.execute(tx)
  return rows[0] ?? nothing
}

/** The kept sums of the last 45 business days against the lines themselves: orders, turnover, commission and ours. */
export const checkSums = async (tx: Tx, company_id: number, now: number): Promise<Found> => {
  const { clock } = await readCompany(tx, company_id)
  const to = dayNumber(clock, now) - 1
  const from = to - DAYS + 1
  const starts = Array.from({ length: DAYS + 1 }, (_, n) => dayStart(clock, from + n))
  const { rows } = await sql<Found>`
    with kept as (
      select d.day, r.orders, r.gmv_amt, r.est_commission_amt, r.ours_amt
      from ${daySums({ scope: `c${company_id}`, from, to, dim: 'total' })}),
    added as (
      select ${from}::int + width_bucket(l.paid_t, ${starts}::bigint[]) - 1 as day,
        count(distinct l.order_id) filter (where ${isSale}) as orders, sum(l.pay_amt) as gmv_amt,
        sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt) as est_commission_amt,
        sum((${oursOfLine(wholeCompany(company_id))})) as ours_amt
      from affiliate_order_line l
      where l.company_id = ${company_id} and l.paid_t >= ${starts[0]} and l.paid_t < ${starts[DAYS]} group by 1)
    select ${found(
      sql`(coalesce(k.orders, 0), coalesce(k.gmv_amt, 0), coalesce(k.est_commission_amt, 0), coalesce(k.ours_amt, 0))
        <> (coalesce(a.orders, 0), coalesce(a.gmv_amt, 0), coalesce(a.est_commission_amt, 0), coalesce(a.ours_amt, 0))`,
      sql`(date '1970-01-01' + day)::text`,
    )} from kept k full join added a using (day)`.execute(tx)
  return rows[0] ?? nothing
}
