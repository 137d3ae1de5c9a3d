import { type RawBuilder, sql } from 'kysely'
import { bindState, SOON_S as ENDS_SOON_S } from '../../../shared/areas/creators/states.ts'
import { SOON_S as DUE_SOON_S } from '../../../shared/areas/samples/list.ts'
import { LONG_SILENT_DAYS, RATE_DAYS, silentDays, WORK_DAYS, workKind } from '../../../shared/areas/work/states.ts'
import { type BusinessClock, dayNumber, dayStart, monthStart } from '../../../shared/time/zone.ts'
import { daySums } from '../../sums/read.ts'
import { isLive } from '../creators/bindings.ts'
import { dueOfSample } from '../samples/due.ts'

type Sql = RawBuilder<unknown>
const DAY = 86_400
/** Ineligible or frozen. */
const disputed = sql`l.settlement_status in (3, 4)`

interface Asked {
  readonly company_id: number
  readonly clock: BusinessClock
  readonly now: number
}

/** Creators with a live binding `b`, the one that gets their orders. */
const boundTo = (company_id: number, creator: Sql): Sql => sql`join lateral (
  select b.member_id from creator_binding b
  where b.company_id = ${company_id} and b.creator_id = ${creator} and ${isLive} order by b.kind, b.start_t desc limit 1) b on true`

/** Who sold within the last 30 business days, and not for 7 or 14: since the day of the last sale. */
const silent = ({ company_id, clock, now }: Asked): Sql => {
  const today = dayNumber(clock, now)
  const from = today - LONG_SILENT_DAYS + 1
  const starts = Array.from({ length: LONG_SILENT_DAYS }, (_, n) => dayStart(clock, from + n))
  const kind = sql`case when s.day <= ${today - silentDays[workKind.silent14]} then ${sql.lit(workKind.silent14)}
    else ${sql.lit(workKind.silent7)} end`
  return sql`
    select ${kind} as kind, s.creator_id as ref, b.member_id as owner_id,
      (${starts}::bigint[])[s.day - ${from}::int + 1] as since_t, ${now + WORK_DAYS * DAY}::bigint as due_t,
      null::bigint as n, null::bigint as amount_amt
    from (select r.dim_id as creator_id, max(d.day) as day
      from ${daySums({ scope: `c${company_id}`, from, to: today, dim: 'creator' })} where r.orders > 0 group by 1) s
    ${boundTo(company_id, sql`s.creator_id`)}
    where s.day <= ${today - silentDays[workKind.silent7]}`
}

const samples = ({ company_id, now }: Asked): Sql => sql`
  select ${sql.lit(workKind.sample)}, r.id::text, r.member_id, ${dueOfSample}, ${dueOfSample}, null::bigint, null::bigint
  from sample_request r where r.company_id = ${company_id} and ${dueOfSample} <= ${now + DUE_SOON_S}`

/** Lines of this business month and the last that are ineligible or frozen and that nobody appealed, by creator, owner and month. */
const appeals = ({ company_id, clock, now }: Asked): Sql => {
  const thisMonth = monthStart(dayNumber(clock, now))
  const months = [monthStart(thisMonth - 1), thisMonth].map((day) => dayStart(clock, day))
  return sql`
    select ${sql.lit(workKind.appeal)}, l.creator_id, l.owner_member_id,
      (${months}::bigint[])[width_bucket(l.paid_t, ${months}::bigint[])] as since_t, ${now + WORK_DAYS * DAY}::bigint,
      count(*)::bigint, sum(l.est_standard_amt + l.est_shop_ads_amt + l.est_bonus_amt)::bigint
    from affiliate_order_line l
    where l.company_id = ${company_id} and ${disputed} and l.paid_t >= ${months[0]} and l.owner_member_id is not null
      and not exists (select from order_appeal t where t.company_id = l.company_id and t.order_id = l.order_id
        and t.sku_id = l.sku_id and t.content_id = l.content_id and t.n = l.n)
    group by 2, 3, 4`
}

const endings = ({ company_id, now }: Asked): Sql => sql`
  select ${sql.lit(workKind.ending)}, b.creator_id, b.member_id, b.end_t, b.end_t, null::bigint, null::bigint
  from creator_binding b where b.company_id = ${company_id} and b.state in (${sql.lit(bindState.bound)}, ${sql.lit(bindState.stopped)})
    and b.end_t > ${now} and b.end_t <= ${now + ENDS_SOON_S}`

/** Products whose standard rate is lower than it was before: of whoever has them in the showcase or assigned them. */
const rates = ({ company_id, now }: Asked): Sql => sql`
  select ${sql.lit(workKind.rate)}, h.product_id, o.member_id, h.t, ${now + WORK_DAYS * DAY}::bigint,
    (before.rate - h.rate)::bigint, null::bigint
  from (select distinct on (product_id) product_id, t, standard_rate_bp as rate from product_price_history
    where company_id = ${company_id} and t > ${now - RATE_DAYS * DAY} and t <= ${now} order by product_id, t desc) h
  join lateral (select standard_rate_bp as rate from product_price_history b
    where b.company_id = ${company_id} and b.product_id = h.product_id and b.t < h.t order by b.t desc limit 1) before
    on before.rate > h.rate
  join (select product_id, member_id from showcase where company_id = ${company_id}
    union select product_id, member_id from product_assignment where company_id = ${company_id}) o on o.product_id = h.product_id`

/** All that is found in a company, for `with found as materialized (...)`. */
export const foundWork = (asked: Asked): Sql => sql`
  select f.* from (${silent(asked)} union all ${samples(asked)} union all ${appeals(asked)} union all ${endings(asked)}
    union all ${rates(asked)}) f join member m on m.id = f.owner_id and m.deleted_t is null and m.status = 1`
