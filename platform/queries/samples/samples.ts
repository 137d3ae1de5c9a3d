import { sql } from 'kysely'
import type { Threshold } from '../../../shared/areas/samples/api.ts'
import { isOpenSample, sampleState } from '../../../shared/areas/samples/states.ts'
import type { Tx } from '../../db/tables.ts'
import type { View } from '../view.ts'

export interface SampleOffer {
  readonly sample_kind: number
  readonly left: number
  readonly needs: Readonly<Record<Threshold['name'], number | null>>
}

/** What is offered of a product; `hold` keeps anyone else from taking of the quota until the transaction ends. */
export const readSampleOffer = async (
  tx: Tx,
  company_id: number,
  product_id: string,
  hold = false,
): Promise<SampleOffer> => {
  const found = await tx
    .selectFrom('product_offer')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('product_id', '=', product_id)
    .$if(hold, (query) => query.forUpdate())
    .executeTakeFirst()
  if (!found) return { sample_kind: 0, left: 0, needs: { followers: null, gmv: null, views: null } }
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(qty), 0)::int as taken from sample_request
    where company_id = ${company_id} and product_id = ${product_id}
      and (state <= ${sampleState.completed} or state = ${sampleState.unfulfilled})`.execute(tx)
  return {
    sample_kind: found.sample_kind,
    left: Math.max(0, found.sample_quota - (rows[0]?.taken ?? 0)),
    needs: { followers: found.min_followers, gmv: found.min_gmv_amt, views: found.min_views },
  }
}

const DAYS = 30

/** Followers, GMV of 30 days with the company, mean views of the contents of 30 days; null: not reported. */
export const readReach = async (tx: Tx, { scope, day, now }: View, creator_id: string) => {
  const { rows } = await sql<Record<Threshold['name'], number | null>>`
    select c.follower_count as followers,
      (select coalesce(sum(l.pay_amt), 0)::bigint from affiliate_order_line l where l.company_id = c.company_id
        and l.creator_id = c.creator_id and l.paid_t > ${now - DAYS * 86_400}) as gmv,
      (select (sum(d.views) / count(distinct d.content_id))::bigint from content_daily d
        where d.company_id = c.company_id and d.creator_id = c.creator_id and d.day > ${day - DAYS}
        having count(*) > 0) as views
    from creator c where c.company_id = ${scope.company_id} and c.creator_id = ${creator_id}`.execute(tx)
  return rows[0]
}

/** The thresholds that are asked for, and what the creator has; without a creator nothing is met yet. */
export const thresholdsOf = (
  needs: SampleOffer['needs'],
  has: Readonly<Record<Threshold['name'], number | null>> | undefined,
): Threshold[] =>
  (['followers', 'gmv', 'views'] as const).flatMap((name) => {
    const asked = needs[name]
    const value = has?.[name] ?? null
    return asked === null ? [] : [{ name, needs: asked, has: value, met: value !== null && value >= asked }]
  })

/** State of the creator's request that is under way; null: none. */
export const readOpenSample = async (
  tx: Tx,
  company_id: number,
  product_id: string,
  creator_id: string,
): Promise<number | null> => {
  const rows = await tx
    .selectFrom('sample_request')
    .select('state')
    .where('company_id', '=', company_id)
    .where('product_id', '=', product_id)
    .where('creator_id', '=', creator_id)
    .execute()
  return rows.find(({ state }) => isOpenSample(state))?.state ?? null
}

export const readSkus = (tx: Tx, company_id: number, product_id: string) =>
  tx
    .selectFrom('sku')
    .select(['sku_id', 'name'])
    .where('company_id', '=', company_id)
    .where('product_id', '=', product_id)
    .orderBy('sku_id')
    .limit(50)
    .execute()
