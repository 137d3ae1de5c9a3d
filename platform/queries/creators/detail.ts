import { sql } from 'kysely'
import type { CallData } from '../../../shared/api/endpoint.ts'
import type { creatorApi } from '../../../shared/areas/creators/api.ts'
import { dayStart, dayText } from '../../../shared/time/zone.ts'
import type { Tx } from '../../db/tables.ts'
import { daysOfOne, sumsOf } from '../../sums/read.ts'
import { clipResult } from '../clips/results.ts'
import { salesPaid } from '../scope.ts'
import type { View } from '../view.ts'
import { creatorsBound, creatorsOf } from './bindings.ts'

type Data = CallData<typeof creatorApi.detail>

/** What a creator's page looks at. */
export interface CreatorAsk {
  readonly view: View
  readonly creator_id: string
  /** Business days, both included. */
  readonly from: number
  readonly to: number
}

const MOST = 8

/** The binding that says whose a creator of the viewer's is; undefined: it is none. */
export const findBinding = async (tx: Tx, { view, creator_id }: CreatorAsk): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    select b.id from ${creatorsBound} where ${creatorsOf(view.scope)} and c.creator_id = ${creator_id}`.execute(tx)
  return rows[0]?.id
}

/** Day by day from what is kept of the creator. */
export const readTrend = async (
  tx: Tx,
  { view: { scope }, creator_id, from, to }: CreatorAsk,
): Promise<Data['trend']> => {
  const { rows } = await sql<Omit<Data['trend'][number], 'day'> & { day: number }>`
    select d.day, coalesce(r.gmv_amt, 0) as gmv_amt, coalesce(r.orders, 0) as orders,
      coalesce(r.est_commission_amt, 0) as est_commission_amt
    from generate_series(${from}::int, ${to}::int) as d(day)
    left join rollup r on ${sumsOf({ scope: scope.text, grain: 'day', bucket: sql`d.day`, dim: 'creator', id: creator_id })}
    order by d.day`.execute(tx)
  return rows.map((row) => ({ ...row, day: dayText(row.day) }))
}

export const readLastDay = async (tx: Tx, { view, creator_id }: CreatorAsk): Promise<string | null> => {
  const { rows } = await sql<{ day: number | null }>`
    select max(r.bucket) filter (where r.orders > 0) as day
    ${daysOfOne(view.scope.text, 'creator', sql`${creator_id}`, null, view.day)}`.execute(tx)
  const day = rows[0]?.day ?? null
  return day === null ? null : dayText(day)
}

/** The newest ones; what each sold is asked of its lines by its id, as sums by content are kept of whole companies only. */
export const readContents = async (tx: Tx, ask: CreatorAsk): Promise<Data['contents']> => {
  const { view, creator_id, from, to } = ask
  const { company_id } = view.scope
  const paid = salesPaid(view.scope, dayStart(view.clock, from), dayStart(view.clock, to + 1) - 1)
  const { rows } = await sql<Data['contents'][number]>`
    select k.*, (select coalesce(sum(l.pay_amt), 0)::bigint from affiliate_order_line l
        where ${paid} and l.content_id = k.content_id and l.content_id <> '') as gmv_amt
    from (
      select content_id, 1 as kind, title, post_t as time from content
      where company_id = ${company_id} and creator_id = ${creator_id}
        and not exists (select from live_session s where s.company_id = content.company_id and s.live_id = content_id)
      union all
      select live_id, 2, title, coalesce(start_t, plan_start_t) from live_session
      where company_id = ${company_id} and creator_id = ${creator_id}
      order by time desc nulls last limit ${MOST}) k
    order by k.time desc nulls last`.execute(tx)
  return rows
}

export const readSamples = async (tx: Tx, { view: { scope }, creator_id }: CreatorAsk): Promise<Data['samples']> => {
  const { rows } = await sql<Data['samples'][number]>`
    select r.id::text as id, coalesce(nullif(p.title, ''), r.product_id) as title, r.state, r.add_time as time
    from sample_request r left join product p on p.company_id = r.company_id and p.product_id = r.product_id
    where r.company_id = ${scope.company_id} and r.creator_id = ${creator_id}
    order by r.add_time desc, r.id desc limit ${MOST}`.execute(tx)
  return rows
}

/** What a clip brought is the company's: whoever sees less sees none. */
export const readClips = async (tx: Tx, { view: { scope }, creator_id }: CreatorAsk): Promise<Data['clips']> => {
  if (scope.member_id !== null) return []
  const { rows } = await sql<Data['clips'][number]>`
    select p.video_id, p.published_t as time, result.plays, result.gmv as gmv_amt
    from clip_publish p
    join content k on k.company_id = p.company_id and k.content_id = p.video_id and k.creator_id = ${creator_id}
    cross join lateral ${clipResult}
    where p.company_id = ${scope.company_id} order by p.published_t desc limit ${MOST}`.execute(tx)
  return rows
}

export const readShares = async (tx: Tx, binding_id: number): Promise<Data['shares']> => {
  const { rows } = await sql<Data['shares'][number]>`
    select nullif(from_t, 0) as from_time, share_rate_bp as rate_bp from creator_share_span
    where binding_id = ${binding_id} order by from_t desc`.execute(tx)
  return rows
}
