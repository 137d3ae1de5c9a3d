import { type RawBuilder, sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { consoleApi } from '../../../shared/areas/dashboard/api.ts'
import { dayStart, dayText } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { sumsOf } from '../../sums/read.ts'
import { live } from '../creators/bindings.ts'
import type { Narrow } from '../data-board/narrow.ts'
import { isSale, linesOf } from '../scope.ts'

interface Shown {
  readonly impressions: number
  readonly clicks: number
}

/**
 * Impressions and clicks of products on a day, as the selling platform reports them; of a member those of the contents of
 * the creators below it. By country nothing is reported.
 */
const readShown = async (
  db: Db,
  { view: { scope } }: Narrow,
  day: number,
  { region, shop }: { readonly region?: string | undefined; readonly shop?: readonly string[] | undefined },
): Promise<Shown | null> => {
  if (region || (scope.member_id !== null && shop)) return null
  const from: RawBuilder<unknown> =
    scope.member_id === null
      ? sql`product_daily d ${shop ? sql`join product p on p.company_id = d.company_id and p.product_id = d.product_id and p.shop_id = any(${shop}::text[])` : sql``}`
      : sql`(select * from content_daily c where exists (
          select from creator_binding o join member_closure b on b.descendant_id = o.member_id
          where o.company_id = c.company_id and o.creator_id = c.creator_id and o.state in ${live}
            and b.ancestor_id = ${scope.member_id})) d`
  const { rows } = await sql<Shown & { rows: number }>`
    select count(*) as rows, coalesce(sum(d.impressions), 0)::bigint as impressions,
      coalesce(sum(d.clicks), 0)::bigint as clicks
    from ${from} where d.company_id = ${scope.company_id} and d.day = ${day}`.execute(db)
  const found = rows[0]
  return found && found.rows > 0 ? found : null
}

/** Yesterday from being shown to being paid (T-1); what is not reported is null. */
export const readConsoleFunnel = async (
  db: Db,
  narrow: Narrow,
  asked: { readonly region?: string | undefined; readonly shop?: readonly string[] | undefined },
): Promise<CallData<typeof consoleApi.funnel>> => {
  const { view, only } = narrow
  const day = view.day - 1
  const [from, to] = [dayStart(view.clock, day), view.start - 1]
  // Hashed, where `count(distinct)` would sort all of them.
  const skus = (time: RawBuilder<unknown>): RawBuilder<unknown> => sql`
    (select count(*) from (select distinct l.order_id, l.sku_id from affiliate_order o
     join affiliate_order_line l on l.company_id = o.company_id and l.order_id = o.order_id
     where o.company_id = ${view.scope.company_id} and ${time} >= ${from} and ${time} <= ${to}
       and ${linesOf(view.scope)} and ${isSale} ${only ? sql`and ${only}` : sql``}) k)`
  const paid =
    only === null
      ? sql`(select coalesce(sum(r.sku_orders), 0) from rollup r
          where ${sumsOf({ scope: view.scope.text, grain: 'day', bucket: day, dim: 'total' })})`
      : skus(sql`o.paid_t`)
  const [shown, { rows }] = await Promise.all([
    readShown(db, narrow, day, asked),
    sql<{
      created: number
      paid: number
    }>`select ${skus(sql`o.create_t`)} as created, ${paid} as paid`.execute(db),
  ])
  return {
    day: dayText(day),
    impressions: shown?.impressions ?? null,
    clicks: shown?.clicks ?? null,
    created: rows[0]?.created ?? 0,
    paid: rows[0]?.paid ?? 0,
    data_time: view.start,
  }
}
