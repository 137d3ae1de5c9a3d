import { type RawBuilder, sql } from 'kysely'
import { dayNumber } from '../../../shared/time/zone.ts'
import type { Db } from '../../db/tables.ts'
import { exchangedSum, placeIn, rateIn, readExchange } from '../ads/exchange.ts'
import type { View } from '../view.ts'

type Sql = RawBuilder<unknown>

/** Hours `h` of ads with their account `a`, by what `ties` (id, ad_id) say that they were spent on. */
const spentOn = (company_id: number, ties: Sql): Sql => sql`
  (${ties}) tie
  join ad_creative k on k.company_id = ${company_id} and k.ad_id = tie.ad_id
  join ad_group g on g.company_id = k.company_id and g.group_id = k.group_id
  join ad_campaign c on c.company_id = g.company_id and c.campaign_id = g.campaign_id
  join ad_account a on a.company_id = c.company_id and a.account_id = c.account_id
  left join ad_hourly h on h.company_id = k.company_id and h.ad_id = k.ad_id`

/**
 * M25 of the ads that each id is tied to, ever, in minor units of the company's currency at the rate of each day; null where
 * a rate is missing. An id without an ad is not in it.
 * @param ties a select of (id, ad_id), each pair once
 */
export const readAdSpend = async (
  db: Db,
  { scope: { company_id }, company: { currency }, clock }: View,
  ties: Sql,
): Promise<ReadonlyMap<number, number | null>> => {
  const { rows: found } = await sql<{ currency: string; first: number | null; last: number | null }>`
    select a.currency, min(h.hour_t) as first, max(h.hour_t) as last from ${spentOn(company_id, ties)} group by 1`.execute(
    db,
  )
  if (found.length === 0) return new Map()
  const times = found.flatMap(({ first, last }) => (first === null || last === null ? [] : [first, last]))
  const others = found.flatMap((one) => (one.currency === currency ? [] : [one.currency]))
  const period = { from: dayNumber(clock, Math.min(...times)), to: dayNumber(clock, Math.max(...times)) }
  const exchange = times.length === 0 ? null : await readExchange(db, { currency, others }, { clock, ...period })
  const spent = exchange
    ? exchangedSum(sql`h.spend_amt`, rateIn(exchange, placeIn(exchange, sql`h.hour_t`)))
    : sql`coalesce(sum(h.spend_amt), 0)::float8`
  const { rows } = await sql<{ id: number; spend: number | null }>`
    select tie.id, ${spent} as spend from ${spentOn(company_id, ties)} group by 1`.execute(db)
  return new Map(rows.map(({ id, spend }) => [id, spend === null ? null : Math.round(spend)]))
}

/** Ads that name a material of the company. */
export const materialTies = (company_id: number): Sql => sql`
  select m.id, k.ad_id from material m join ad_creative k on k.company_id = m.company_id and k.material_id = m.id::text
  where m.company_id = ${company_id}`

/** Ads that show a published clip: they name its video, or a material whose file is the approved version of it. */
export const clipTies = (company_id: number): Sql => sql`
  select p.task_id as id, k.ad_id from clip_publish p
  join ad_creative k on k.company_id = p.company_id and k.material_id = p.video_id where p.company_id = ${company_id}
  union
  select p.task_id, k.ad_id from clip_publish p join clip_task t on t.id = p.task_id
  join clip_version v on v.task_id = t.id and v.no = t.version_no
  join material m on m.company_id = p.company_id
  join material_version mv on mv.material_id = m.id and mv.file_id = v.file_id
  join ad_creative k on k.company_id = m.company_id and k.material_id = m.id::text
  where p.company_id = ${company_id}`
