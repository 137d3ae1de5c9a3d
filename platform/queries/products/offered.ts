import { type RawBuilder, sql } from 'kysely'
import { offerState, SHORT_STOCK } from '../../../shared/areas/products/list.ts'
import type { Tx } from '../../db/tables.ts'
import type { Scope } from '../scope.ts'
import { soldIn } from '../search/kinds.ts'

/** State of `product p` with its `product_offer offer` (may be none): the first of these that holds. */
export const offerStateAt = (now: number): RawBuilder<number> => sql`case
  when p.status <> 1 or offer.off_t <= ${now} then ${offerState.off}::smallint
  when offer.off_t is not null then ${offerState.leaving}
  when p.stock < ${SHORT_STOCK} then ${offerState.short}
  when offer.next_rate_bp < p.standard_rate_bp then ${offerState.lowering}
  else ${offerState.promoted} end`

/** Condition on `curated_issue i`: people see it. */
export const isPublished = (now: number): RawBuilder<unknown> =>
  sql`(i.publish_t <= ${now} and (i.end_t is null or i.end_t > ${now}))`

/** Condition on `product p`: the viewer's list holds it, or an issue that is out recommends it. */
export const inReach = (scope: Scope, now: number): RawBuilder<unknown> => sql`p.company_id = ${scope.company_id} and (
  ${soldIn(scope, 'product', sql`p.product_id`)}
  or exists (select from curated_pick c join curated_issue i on i.company_id = c.company_id and i.issue = c.issue
    where c.company_id = p.company_id and c.product_id = p.product_id and ${isPublished(now)}))`

export interface Offered {
  readonly title: string
  readonly state: number
  readonly rate_bp: number | null
}

/** A product in the viewer's reach; `hold` keeps its rate as read until the transaction ends. */
export const readOffered = async (
  tx: Tx,
  scope: Scope,
  now: number,
  product_id: string,
  hold = false,
): Promise<Offered | undefined> => {
  const { rows } = await sql<Offered>`
    select coalesce(nullif(p.title, ''), p.product_id) as title, p.standard_rate_bp as rate_bp,
      ${offerStateAt(now)} as state
    from product p
    left join product_offer offer on offer.company_id = p.company_id and offer.product_id = p.product_id
    where p.product_id = ${product_id} and ${inReach(scope, now)} ${hold ? sql`for share of p` : sql``}`.execute(tx)
  return rows[0]
}
